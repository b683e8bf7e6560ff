import { foldDuplicates } from '../../parsers/duplicates-in-file.ts';
import {
  isForbiddenKey,
  isNestedBeyondReason,
  isObject,
  type JsonObject,
  own,
  ownList,
  ownText,
} from '../../parsers/json-values.ts';
import type { ParsedWorkout } from '../../parsers/parsed-workout.ts';
import { MOST_WORKOUTS } from '../../parsers/unreadable.ts';
import { readMoment } from '../../quantities/moments.ts';
import { attempt } from '../../quantities/refusal.ts';
import { RefusedFile } from '../../upload/refused-file.ts';
import type { Reading, Refusal } from '../reading.ts';
import { type MeasuredPoint, withRoute } from '../recording-of-points.ts';
import { kgOfUnit, type WeighIns } from '../weigh-ins.ts';
import { jsonEntries } from './json-entries.ts';
import { readEntry } from './json-workouts.ts';

/**
 * A JSON export of Health Auto Export or of the app's own records, of any size: its workouts are read
 * one by one, what the file twice holds is one, and of a file that breaks off what precedes the break.
 */
export async function readHealthJson(chunks: AsyncIterable<Uint8Array>): Promise<Reading> {
  const workouts: ParsedWorkout[] = [];
  const refusals: Refusal[] = [];
  const weights: WeighIns = { weighIns: [], unread: 0 };
  const others: Refusal[] = [];
  let entries = 0;
  let count = 0;
  for await (const piece of jsonEntries(chunks)) {
    if (piece.kind === 'end') {
      const isOfWeights = weights.weighIns.length > 0;
      if (!isOfWeights || !piece.isWhole) refusals.push(...saidOfFile(piece, { count, entries }));
      break;
    }
    if (piece.kind === 'metric') {
      addWeights(weights, piece.text);
      continue;
    }
    for (const entry of entriesIn(piece.text)) {
      entries += 1;
      const isMeant = isMeantAsWorkout(entry);
      if (isMeant) count += 1;
      if (entries > MOST_WORKOUTS) {
        if (count > 0) throw tooMany();
        return { workouts, refusals: [NO_WORKOUTS] };
      }
      const place = `workout ${entries}`;
      const read = readEntry(entry, place);
      const told = isMeant ? refusals : others;
      if ('value' in read) workouts.push(withRoute(read.value, routeOf(entry)));
      else if (told === refusals || others.length < MOST_OTHERS) {
        told.push({ what: place, reason: read.refusal, isNoWorkout: false });
      }
    }
  }
  // Among workouts they are faults; a list of nothing else is one of something else.
  if (count > 0) refusals.push(...others);
  const reading: Reading = { workouts: foldDuplicates(workouts), refusals };
  if (weights.weighIns.length > 0) reading.weights = weights;
  return reading;
}

const MOST_OTHERS = 500;

/** Sleep, steps and shoes stand in lists as well, which have none of a workout's names. */
function isMeantAsWorkout(entry: unknown): boolean {
  if (!isObject(entry)) return false;
  if (own(entry, 'start', 'startDate', 'workoutActivityType') !== undefined) return true;
  const isNamed = own(entry, 'name', 'type') !== undefined;
  return isNamed && own(entry, 'duration', 'distance', 'end', 'endDate') !== undefined;
}

/** `{ name, units, data: [{ date, qty }] }`, its members in any order. */
function addWeights(weights: WeighIns, text: string): void {
  if (!text.includes('weight_body_mass') || isNestedBeyondReason(text)) return;
  const metric = parse(text);
  if (!isObject(metric) || own(metric, 'name') !== 'weight_body_mass') return;
  const kgEach = kgOfUnit(ownText(metric, 'units'));
  for (const item of ownList(metric, 'data')) {
    const read = attempt(() => readMoment(isObject(item) ? own(item, 'date') : null, 'day'));
    const weight = isObject(item) ? own(item, 'qty') : null;
    if (!('value' in read) || typeof weight !== 'number' || kgEach === null) weights.unread += 1;
    else {
      const { wallMs } = read.value;
      const day = new Date(wallMs).toISOString().slice(0, 10);
      const secondOfDay = Math.floor(wallMs / 1000) % 86_400;
      weights.weighIns.push({ day, secondOfDay, kg: weight * kgEach });
    }
  }
}

/** What is said of an export of days without a workout. */
export const EMPTY_LIST = 'Its list of workouts is empty.';

/** An element of a list is a workout, or a body that holds some: one export may come in several requests. */
function entriesIn(text: string): unknown[] {
  const item = parse(text);
  return isObject(item) && isBody(item) ? (entriesOfBody(item, 0) ?? [item]) : [item];
}

// A workout has a start; a body has none, but holds workouts.
function isBody(item: JsonObject): boolean {
  if (own(item, 'start', 'startDate') !== undefined) return false;
  return own(item, 'workouts', 'data', 'payload', 'body') !== undefined;
}

/** Those of `workouts`, beside `data` as well, and of lists in `data` and what relays wrap. */
function entriesOfBody(value: unknown, depth: number): unknown[] | null {
  if (!isObject(value) || depth > 2 || Object.keys(value).some(isForbiddenKey)) return null;
  const beside = own(value, 'workouts');
  const data = own(value, 'data');
  if (!Array.isArray(beside) && Array.isArray(data)) return data;
  const inner =
    entriesOfBody(data, depth + 1) ?? entriesOfBody(own(value, 'payload', 'body'), depth + 1);
  if (Array.isArray(beside)) return [...(inner ?? []), ...beside];
  return inner ?? (Array.isArray(own(value, 'metrics')) ? [] : null);
}

const NO_JSON = 'no JSON';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return NO_JSON;
  }
}

function saidOfFile(
  {
    hasEntries,
    hasMetrics,
    isWhole,
  }: { hasEntries: boolean; hasMetrics: boolean; isWhole: boolean },
  { count, entries }: { count: number; entries: number },
): Refusal[] {
  if (!isWhole) {
    const before = count === 0 ? 'before the first workout' : `after workout ${count}`;
    const reason = `The file breaks off ${before}; what precedes that was read. Export it again.`;
    return [{ what: 'a JSON file that is cut off', reason, isNoWorkout: false }];
  }
  if (count > 0) return [];
  if (hasMetrics) {
    const reason = 'It holds health metrics but no workouts. Switch workouts on in the export.';
    return [{ what: 'health metrics', reason, isNoWorkout: true }];
  }
  return [hasEntries && entries === 0 ? { ...NO_WORKOUTS, reason: EMPTY_LIST } : NO_WORKOUTS];
}

const NO_WORKOUTS: Refusal = {
  what: 'a JSON file without workouts',
  reason: 'It is JSON in which no workouts were found.',
  isNoWorkout: true,
};

/** Positions along the way, where the export has a route. */
function routeOf(entry: unknown): MeasuredPoint[] {
  return isObject(entry) ? ownList(entry, 'route', 'routes').flatMap(pointOf) : [];
}

function pointOf(item: unknown): MeasuredPoint[] {
  if (!isObject(item)) return [];
  const read = attempt(() => readMoment(own(item, 'timestamp', 'date', 'time'), 'time').atMs);
  const latitudeDeg = degrees(item, 90, 'latitude', 'lat');
  const longitudeDeg = degrees(item, 180, 'longitude', 'lon', 'lng');
  if (!('value' in read) || read.value === null || latitudeDeg === null || longitudeDeg === null) {
    return [];
  }
  const speed = own(item, 'speed');
  const altitude = own(item, 'altitude', 'elevation');
  return [
    {
      atMs: read.value,
      latitudeDeg,
      longitudeDeg,
      elevationM: typeof altitude === 'number' ? altitude : null,
      // Below zero it was not measured.
      speedMPerS: typeof speed === 'number' && speed >= 0 ? speed : null,
    },
  ];
}

function degrees(item: JsonObject, most: number, ...keys: string[]): number | null {
  const value = own(item, ...keys);
  return typeof value === 'number' && Math.abs(value) <= most ? value : null;
}

function tooMany(): RefusedFile {
  return new RefusedFile(
    'a JSON file',
    `It holds more than ${MOST_WORKOUTS} entries. Export a shorter time.`,
  );
}
