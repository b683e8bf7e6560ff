import { isObject, type JsonObject, own } from '../parsers/json-values.ts';
import type { ParsedWorkout } from '../parsers/parsed-workout.ts';
import { settleWorkout } from '../parsers/settle-workout.ts';
import { cleanText } from '../quantities/clean-text.ts';
import { type Moment, readMoment } from '../quantities/moments.ts';
import { localOffsetS } from './local-time.ts';
import { type MeasuredPoint, recordingOf } from './recording-of-points.ts';

/** A workout as a service sums it up, in SI, and what was measured along the way. */
export type Totals = {
  place: string;
  externalId: unknown;
  /** Empty where the service's number for it is not known here. */
  activityName: string;
  title: string | null;
  description: string | null;
  start: Moment;
  elapsedS: number | null;
  movingS: number | null;
  distanceM: number | null;
  energyKcal: number | null;
  ascentM: number | null;
  avgHeartRate: number | null;
  maxHeartRate: number | null;
  points: readonly MeasuredPoint[];
};

export function workoutOfTotals(totals: Totals): ParsedWorkout {
  const { place, externalId, activityName, points } = totals;
  const start = whereItBegan(totals.start, points);
  const elapsedMs = (totals.elapsedS ?? 0) * 1000;
  const end = {
    ...start,
    wallMs: start.wallMs + elapsedMs,
    atMs: start.atMs === null ? null : start.atMs + elapsedMs,
  };
  const workout = settleWorkout({
    place,
    externalId,
    activityName,
    start,
    end: elapsedMs > 0 ? end : null,
    duration: withUnit(totals.movingS ?? totals.elapsedS, 's'),
    distance: withUnit(totals.distanceM, 'm'),
    distanceSeries: null,
    activeEnergy: withUnit(totals.energyKcal, 'kcal'),
    totalEnergy: null,
    energySeries: null,
    heartRate: {
      average: totals.avgHeartRate ?? undefined,
      maximum: totals.maxHeartRate ?? undefined,
      minimum: undefined,
      samples: points.flatMap(({ atMs, heartRateBpm }) =>
        heartRateBpm ? [{ date: atMs, qty: heartRateBpm }] : [],
      ),
    },
    zones: undefined,
    ascent: withUnit(totals.ascentM, 'm'),
  });
  return {
    ...workout,
    title: cleanText(totals.title ?? '') || null,
    description: cleanText(totals.description ?? '') || null,
    recording: recordingOf(workout, points),
  };
}

/** An instant alone is on the wall of the first place that the points tell. */
function whereItBegan(start: Moment, points: readonly MeasuredPoint[]): Moment {
  const { atMs } = start;
  // Some tell them apart, one after the other.
  const latitudeDeg = firstOf(points, 'latitudeDeg');
  const longitudeDeg = firstOf(points, 'longitudeDeg');
  if (atMs === null || start.offsetS !== null || latitudeDeg === null || longitudeDeg === null) {
    return start;
  }
  const position = { latitudeDeg, longitudeDeg };
  const offsetS = localOffsetS({ atMs, position, deviceOffsetS: null });
  return offsetS === null ? start : { ...start, offsetS, wallMs: atMs + offsetS * 1000 };
}

function firstOf(
  points: readonly MeasuredPoint[],
  name: 'latitudeDeg' | 'longitudeDeg',
): number | null {
  return points.find((point) => point[name] != null)?.[name] ?? null;
}

function withUnit<Unit extends string>(value: number | null, unit: Unit) {
  return value === null ? null : { value, unit };
}

/** A number above nought under the first of these keys, in another unit of so many of ours. */
export function amount(
  object: JsonObject,
  keys: string | readonly string[],
  unit = 1,
): number | null {
  const value = own(object, ...(typeof keys === 'string' ? [keys] : keys));
  const inOurs = typeof value === 'number' ? value * unit : Number.NaN;
  return inOurs > 0 && Number.isFinite(inOurs) ? inOurs : null;
}

/** Any number under a key, below nought as well. */
export function figure(object: JsonObject, key: string): number | undefined {
  const value = own(object, key);
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

export function objectUnder(object: JsonObject, key: string): JsonObject {
  const value = own(object, key);
  return isObject(value) ? value : {};
}

/** An instant in milliseconds, on a wall that is so far from UTC. */
export function momentAt(value: unknown, offsetS: number | null): Moment {
  const moment = readMoment(value, 'start');
  if (offsetS === null || moment.atMs === null || Math.abs(offsetS) > FURTHEST_OFFSET_S)
    return moment;
  return { ...moment, offsetS, wallMs: moment.atMs + offsetS * 1000 };
}

const FURTHEST_OFFSET_S = 14 * 3600;
