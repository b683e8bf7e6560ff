import { comparable } from '../../../../domain/word-list.ts';
import type { CsvTable } from '../../csv/csv-table.ts';
import { readMoment } from '../../quantities/moments.ts';
import { attempt } from '../../quantities/refusal.ts';
import { METRES, unitOfHeader, withoutUnit } from '../../quantities/units.ts';
import {
  addPoint,
  leaveOutFarTimes,
  noPoints,
  notesOfPoints,
  type PointChannel,
  type Points,
  setOnLast,
  setPosition,
  spanOf,
  wayAlong,
} from '../gather-points.ts';
import type { Reading } from '../reading.ts';
import { settleTrack, UNNAMED } from '../settle-track.ts';

/**
 * Whether the lines of a table are the points of one way, as TomTom's watches, loggers of positions and
 * Stryd write them, and no workouts: they have places or metres, and follow each other within seconds.
 */
export function isPointsTable(table: CsvTable): boolean {
  const columns = columnsOf(table);
  const { latitude, longitude, counted, channels } = columns;
  const isPlaced = latitude !== null && longitude !== null;
  const isMeasured = channels.some(([name]) => name === 'distanceM');
  if ((!isPlaced && !isMeasured) || table.records.length < FEWEST_POINTS) return false;
  const beginning = table.records.slice(0, LOOKED_AT);
  const times = beginning.map(({ cells }) => momentOf(cells, columns)?.wallMs ?? null);
  const longestMs = isPlaced ? LONGEST_STEP_MS : LONGEST_STEP_WITHOUT_PLACE_MS;
  if (follow(times, longestMs)) return true;
  const seconds = beginning.map(({ cells }) => secondsOf(cells[counted ?? -1]));
  return isPlaced && follow(seconds, longestMs);
}

/** The one workout of its points. Without a day it is none. */
export function readPointsTable(table: CsvTable): Reading {
  const columns = columnsOf(table);
  const points = noPoints();
  let first: ReturnType<typeof momentOf> = null;
  let energyKcal: number | null = null;
  for (const { cells } of table.records) {
    const moment = momentOf(cells, columns);
    if (!moment) continue;
    first ??= moment;
    addPoint(points);
    points.samples.atMs[points.samples.atMs.length - 1] = moment.atMs ?? moment.wallMs;
    const number = (column: number | null) => numberOf(cells[column ?? -1]);
    setPosition(points, number(columns.latitude), number(columns.longitude));
    for (const [name, column, scale] of columns.channels) {
      setOnLast(points, name, number(column) * scale);
    }
    const kcal = number(columns.energy);
    if (kcal > 0) energyKcal = Math.max(energyKcal ?? 0, kcal);
  }
  leaveOutFarTimes(points);
  const span = spanOf(points);
  if (!first || !span || span.firstMs === span.lastMs) return WITHOUT_DAY;
  const distanceM = metresOf(points);
  const workout = settleTrack({
    externalId: null,
    place: 'the track',
    activityName: kindOf(table.records[0]?.cells[columns.kind ?? -1]?.trim() ?? ''),
    title: null,
    description: null,
    deviceName: null,
    startMs: span.firstMs,
    deviceOffsetS: first.offsetS,
    isWallOnly: first.atMs === null,
    isVirtual: false,
    durationS: null,
    elapsedS: (span.lastMs - span.firstMs) / 1000,
    distanceM: distanceM?.findLast((metres) => !Number.isNaN(metres)) ?? null,
    energyKcal,
    avgHeartRate: null,
    maxHeartRate: null,
    ascentM: null,
    samples: { ...points.samples, distanceM },
    pausesMs: null,
    laps: [],
    sets: [],
    notes: notesOfPoints(points, null),
  });
  return { workouts: [workout], refusals: [] };
}

const WITHOUT_DAY: Reading = {
  workouts: [],
  refusals: [
    {
      what: 'a table of points without a day',
      reason:
        'This is a table of points without a day: they say how many seconds had passed, and nothing when that was. Export the same workout as FIT, TCX or GPX and drop that.',
      isNoWorkout: false,
    },
  ],
};

const FEWEST_POINTS = 3;
const LOOKED_AT = 200;
const LONGEST_STEP_MS = 5 * 60_000;
const LONGEST_STEP_WITHOUT_PLACE_MS = 10_000;

/** Most of them are there, none is before the one above it, and the usual step is short. */
function follow(times: readonly (number | null)[], longestMs: number): boolean {
  const known = times.filter((time) => time !== null);
  if (known.length * 2 < times.length || known.length < FEWEST_POINTS) return false;
  const steps = known.slice(1).map((time, at) => time - (known[at] ?? time));
  const usual = steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0;
  return steps.every((step) => step >= 0) && usual > 0 && usual <= longestMs;
}

function columnsOf({ header }: CsvTable) {
  const names = header.map((name) =>
    // Watts for each kilogram are no watts.
    /\/kg\)/i.test(name) ? '' : comparable(withoutUnit(name)).replaceAll(' ', ''),
  );
  const find = (words: string) => {
    const of = words.split(' ').map((word) => names.indexOf(word));
    return of.find((column) => column >= 0) ?? null;
  };
  return {
    clock: find('localtime timestamp datetime dateandtime timelocal timeutc time date'),
    day: find('date localdate day'),
    counted: find('time seconds secs elapsed elapsedtime'),
    latitude: find('lat latitude positionlat latitudedeg'),
    longitude: find('long lon lng longitude positionlong longitudedeg'),
    kind: find('activitytype'),
    energy: find('calories kcal'),
    channels: CHANNELS.flatMap(([name, words]) => {
      const column = find(words);
      return column === null ? [] : [[name, column, metresOfUnit(header[column])] as const];
    }),
  };
}

const CHANNELS: readonly [PointChannel, string][] = [
  ['distanceM', 'distance distancem totaldistance watchdistance stryddistance'],
  ['elevationM', 'elevation altitude ele alt watchelevation'],
  ['heartRateBpm', 'heartrate hr bpm heartratebpm pulse'],
  ['cadencePerMin', 'cadence'],
  ['powerW', 'power watts'],
];

function momentOf(
  cells: readonly string[],
  { clock, day }: { clock: number | null; day: number | null },
) {
  const time = cells[clock ?? -1]?.trim() ?? '';
  const text = /^\d{1,2}:\d\d/.test(time) ? `${cells[day ?? -1]?.trim() ?? ''} ${time}` : time;
  // Seconds since the start are no moments, those since 1970 are.
  const instant = /^1\d{9}(?:\d{3})?(?:\.\d{1,6})?$/.test(text) ? Number(text) : null;
  if (instant === null && !/\d:\d/.test(text)) return null;
  const read = attempt(() => readMoment(instant ?? text, 'time'));
  return 'value' in read ? read.value : null;
}

function secondsOf(cell: string | undefined): number | null {
  const seconds = numberOf(cell);
  return Number.isNaN(seconds) ? null : seconds * 1000;
}

function numberOf(cell: string | undefined): number {
  const text = cell?.trim() ?? '';
  return text === '' ? Number.NaN : Number(text);
}

/** What the device counted, else along the positions. */
function metresOf(points: Points): number[] | null {
  const told = points.samples.distanceM;
  return told?.some((metres) => metres > 0) ? told : wayAlong(points);
}

/** Of a column in kilometres, miles or feet; anything else is as it stands. */
function metresOfUnit(name = ''): number {
  const unit = unitOfHeader(name);
  return unit !== null && isLength(unit) ? METRES[unit](1) : 1;
}

function isLength(unit: string): unit is keyof typeof METRES {
  return unit in METRES;
}

function kindOf(cell: string): string {
  return KINDS.get(cell) ?? (/\p{L}/u.test(cell) ? cell : UNNAMED);
}

/** TomTom's numbers. */
const KINDS: ReadonlyMap<string, string> = new Map<string, string>([
  ['0', 'Running'],
  ['1', 'Cycling'],
  ['2', 'Swimming'],
  ['7', 'Treadmill running'],
  ['9', 'Gym'],
  ['10', 'Hiking'],
  ['11', 'Indoor cycling'],
  ['14', 'Trail running'],
]);
