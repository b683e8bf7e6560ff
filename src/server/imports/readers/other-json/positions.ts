import { isObject, type JsonObject, own } from '../../parsers/json-values.ts';
import type { ParsedWorkout } from '../../parsers/parsed-workout.ts';
import { readMoment } from '../../quantities/moments.ts';
import { attempt } from '../../quantities/refusal.ts';
import { metresBetween } from '../positions.ts';
import type { MeasuredPoint } from '../recording-of-points.ts';
import { figure, workoutOfTotals } from '../totals.ts';

/**
 * The positions of one session in a file of their own, as adidas Running and Samsung Health write them:
 * the way that was gone, without a kind.
 */
export function readPositions(entries: readonly unknown[]): ParsedWorkout {
  const points = entries.flatMap((entry) => (isObject(entry) ? (pointOf(entry) ?? []) : []));
  const atMs = points.map((point) => point.atMs).sort((a, b) => a - b);
  const firstMs = atMs[0];
  const lastMs = atMs.at(-1) ?? 0;
  const toldM = points.reduce((most, { distanceM }) => Math.max(most, distanceM ?? 0), 0);
  const elapsedS = firstMs === undefined ? null : (lastMs - firstMs) / 1000;
  return workoutOfTotals({
    place: 'the track',
    externalId: null,
    activityName: '',
    title: null,
    description: null,
    start: readMoment(firstMs, 'start'),
    elapsedS,
    movingS: elapsedS,
    distanceM: toldM || metresAlong(points),
    energyKcal: null,
    ascentM: null,
    avgHeartRate: null,
    maxHeartRate: null,
    points,
  });
}

function pointOf(entry: JsonObject): MeasuredPoint | null {
  const time = attempt(() => readMoment(own(entry, 'timestamp', 'start_time'), 'time').atMs);
  const atMs = 'value' in time ? time.value : null;
  const latitudeDeg = figure(entry, 'latitude');
  const longitudeDeg = figure(entry, 'longitude');
  if (atMs === null || latitudeDeg === undefined || longitudeDeg === undefined) return null;
  const elevationM = figure(entry, 'altitude');
  return { atMs, latitudeDeg, longitudeDeg, elevationM, distanceM: figure(entry, 'distance') };
}

function metresAlong(points: readonly MeasuredPoint[]): number | null {
  const inOrder = points.toSorted((a, b) => a.atMs - b.atMs);
  const metres = inOrder.reduce((sum, point, at) => {
    const before = inOrder[at - 1];
    return before ? sum + metresBetween(positionOf(before), positionOf(point)) : sum;
  }, 0);
  return metres || null;
}

function positionOf({ latitudeDeg, longitudeDeg }: MeasuredPoint) {
  return { latitudeDeg: latitudeDeg ?? 0, longitudeDeg: longitudeDeg ?? 0 };
}
