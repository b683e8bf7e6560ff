import {
  isObject,
  type JsonObject,
  objectInText,
  own,
  ownText,
} from '../../parsers/json-values.ts';
import type { ParsedWorkout } from '../../parsers/parsed-workout.ts';
import { offsetWritten } from '../local-time.ts';
import type { MeasuredPoint } from '../recording-of-points.ts';
import { amount, momentAt, workoutOfTotals } from '../totals.ts';

/**
 * Huawei Health names the kilometres of some maps by bare numbers, which is no JSON. They tell splits
 * that the points tell too.
 */
export function withoutNumberedMaps(text: string): string {
  const kept: string[] = [];
  let from = 0;
  for (const { index } of text.matchAll(/Map":\{/g)) {
    const inside = index + MAP_OPENS.length;
    INSIDE_ENDS.lastIndex = inside;
    const end = INSIDE_ENDS.exec(text);
    // One with names, or with more inside, is JSON.
    if (end?.[0] !== '}') continue;
    kept.push(text.slice(from, inside));
    from = end.index;
  }
  kept.push(text.slice(from));
  return kept.join('');
}

const MAP_OPENS = 'Map":{';
const INSIDE_ENDS = /[{}"]/g;

/** The workouts of an entry: those of a day, with what the day says of its zone, or one. */
export function workoutsOfHuawei(entry: unknown): unknown[] {
  if (!isObject(entry)) return [entry];
  const ofDay = own(entry, 'motionPathData');
  if (!Array.isArray(ofDay)) return [entry];
  const timeZone = own(entry, 'timeZone');
  return ofDay.map((workout) => (isObject(workout) ? { timeZone, ...workout } : workout));
}

/** A motion path: milliseconds, metres, small calories and decimetres, its points as lines of text. */
export function readHuaweiWorkout(entry: JsonObject, place: string): ParsedWorkout {
  const { detail, sums } = partsOf(entry);
  const startMs = own(entry, 'startTime');
  const endMs = own(entry, 'endTime');
  const isTimed = typeof startMs === 'number' && typeof endMs === 'number' && endMs > startMs;
  const told = (key: string, unit = 1) => amount(sums, key, unit) ?? amount(entry, key, unit);
  const kind = own(entry, 'sportType') ?? own(sums, 'sportType');
  return workoutOfTotals({
    place,
    externalId: own(entry, 'recordId'),
    activityName: SPORTS.get(String(kind)) ?? '',
    title: null,
    description: null,
    start: momentAt(startMs, offsetWritten(ownText(entry, 'timeZone'))),
    elapsedS: isTimed ? (endMs - startMs) / 1000 : null,
    movingS: told('totalTime', 1 / 1000),
    distanceM: told('totalDistance'),
    energyKcal: told('totalCalories', 1 / 1000),
    ascentM: told('creepingWave', 1 / 10),
    avgHeartRate: told('avgHeartRate'),
    maxHeartRate: told('maxHeartRate'),
    points: detail.split('\n').flatMap((line) => pointOf(line) ?? []),
  });
}

/** Both in one text, each behind a mark; newer exports have them apart. */
function partsOf(entry: JsonObject): { detail: string; sums: JsonObject } {
  const attribute = ownText(entry, 'attribute');
  const [detail = '', simple = ''] = attribute.split(/&&\s{0,9}HW_EXT_TRACK_SIMPLIFY@is/, 2);
  const summary = own(entry, 'summaryData');
  const text = typeof summary === 'string' ? summary : simple;
  const sums = isObject(summary) ? summary : objectInText(withoutNumberedMaps(text.trim()));
  return {
    detail: ownText(entry, 'detailData') || detail.replace(/^HW_EXT_TRACK_DETAIL@is/, ''),
    sums: sums ?? {},
  };
}

/** 'tp=lbs;k=3;lat=50.61;lon=7.2;alt=0.0;t=1.61E9', 'tp=h-r;k=1615946464000;v=145'; null where it tells none of these. */
function pointOf(line: string): MeasuredPoint | null {
  const parts = new Map(
    line
      .slice(0, LONGEST_LINE)
      .split(';')
      .map((part) => part.trim().split('=', 2) as [string, string | undefined]),
  );
  const number = (name: string) => Number(parts.get(name) || Number.NaN);
  const kind = parts.get('tp');
  const time = number(kind === 'lbs' ? 't' : 'k');
  // Seconds or milliseconds; what counts from the start is in a unit that differs by version.
  const atMs = time < 1e11 ? time * 1000 : time;
  if (!(atMs > 1e11)) return null;
  if (kind === 'h-r') return { atMs, heartRateBpm: number('v') };
  if (kind === 'alti') return { atMs, elevationM: number('v') };
  if (kind === 's-r') return { atMs, cadencePerMin: number('v') };
  const [latitudeDeg, longitudeDeg] = [number('lat'), number('lon')];
  // So it writes a pause.
  const isPause = latitudeDeg === 90 && longitudeDeg === -80;
  return kind === 'lbs' && !isPause ? { atMs, latitudeDeg, longitudeDeg } : null;
}

const LONGEST_LINE = 300;

/** The service's own numbers, older and newer, of those that are known for certain. */
const SPORTS: ReadonlyMap<string, string> = new Map<string, string>([
  ['2', 'Hiking'],
  ['3', 'Cycling'],
  ['4', 'Running'],
  ['5', 'Walking'],
  ['101', 'Treadmill running'],
  ['102', 'Pool swimming'],
  ['103', 'Indoor cycling'],
  ['104', 'Open water swimming'],
  ['111', 'Elliptical'],
  ['118', 'Trail running'],
  ['257', 'Walking'],
  ['258', 'Running'],
  ['259', 'Cycling'],
  ['262', 'Swimming'],
  ['264', 'Treadmill running'],
  ['265', 'Indoor cycling'],
  ['274', 'Rowing'],
  ['281', 'Indoor walking'],
  ['282', 'Hiking'],
]);
