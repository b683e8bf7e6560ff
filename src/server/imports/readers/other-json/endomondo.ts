import {
  isForbiddenKey,
  isObject,
  type JsonObject,
  own,
  ownList,
  ownText,
} from '../../parsers/json-values.ts';
import type { ParsedWorkout } from '../../parsers/parsed-workout.ts';
import { type Moment, readMoment } from '../../quantities/moments.ts';
import type { MeasuredPoint } from '../recording-of-points.ts';
import { amount, figure, workoutOfTotals } from '../totals.ts';

/**
 * A workout of Endomondo's archive: a list of objects of one name each, its points such lists again.
 * Its times say no zone; the points beside them are in UTC.
 */
export function readEndomondo(entries: readonly unknown[]): ParsedWorkout {
  const told = joined(entries);
  const points = ownList(told, 'points').flatMap((point) =>
    Array.isArray(point) ? (pointOf(joined(point)) ?? []) : [],
  );
  return workoutOfTotals({
    place: 'workout',
    externalId: null,
    activityName: ownText(told, 'sport').replaceAll('_', ' '),
    title: ownText(told, 'name'),
    description: ownText(told, 'message', 'notes'),
    start: inUtc(readMoment(own(told, 'start_time'), 'start'), points[0]?.atMs),
    elapsedS: null,
    movingS: amount(told, 'duration_s'),
    distanceM: amount(told, 'distance_km', 1000),
    energyKcal: amount(told, 'calories_kcal'),
    ascentM: amount(told, 'ascend_m'),
    avgHeartRate: amount(told, 'heart_rate_avg_bpm'),
    maxHeartRate: amount(told, 'heart_rate_max_bpm'),
    points,
  });
}

function joined(entries: readonly unknown[]): JsonObject {
  const pairs = entries.flatMap((entry) => (isObject(entry) ? Object.entries(entry) : []));
  return Object.fromEntries(pairs.filter(([key]) => !isForbiddenKey(key)));
}

const QUARTER_MS = 15 * 60_000;
const FURTHEST_MS = 14 * 3_600_000;

/** Where the first point is whole quarters of an hour away, the start is that of a wall. */
function inUtc(start: Moment, firstMs: number | undefined): Moment {
  if (start.atMs !== null) return start;
  const behindMs = Math.round((start.wallMs - (firstMs ?? start.wallMs)) / QUARTER_MS) * QUARTER_MS;
  if (behindMs === 0 || Math.abs(behindMs) > FURTHEST_MS) return { ...start, atMs: start.wallMs };
  return { ...start, atMs: start.wallMs - behindMs, offsetS: behindMs / 1000 };
}

function pointOf(point: JsonObject): MeasuredPoint | null {
  const atMs = instantOf(ownText(point, 'timestamp'));
  if (atMs === null) return null;
  const measured: MeasuredPoint = { atMs };
  const [location] = ownList(point, 'location');
  const place = Array.isArray(location) ? joined(location) : {};
  const [latitudeDeg, longitudeDeg] = [figure(place, 'latitude'), figure(place, 'longitude')];
  if (latitudeDeg !== undefined && longitudeDeg !== undefined) {
    measured.latitudeDeg = latitudeDeg;
    measured.longitudeDeg = longitudeDeg;
  }
  const along = figure(point, 'distance_km');
  if (along !== undefined) measured.distanceM = along * 1000;
  const elevationM = figure(point, 'altitude');
  if (elevationM !== undefined) measured.elevationM = elevationM;
  measured.heartRateBpm = amount(point, 'heart_rate_bpm');
  return measured;
}

/** 'Thu May 01 15:08:22 UTC 2014'. */
function instantOf(text: string): number | null {
  const parts = /^\w{3} (\w{3} \d{1,2}) (\d\d:\d\d:\d\d) (?:UTC|GMT) (\d{4})$/.exec(text);
  const atMs = parts ? Date.parse(`${parts[1]} ${parts[3]} ${parts[2]} UTC`) : Number.NaN;
  return Number.isNaN(atMs) ? null : atMs;
}
