import { isObject, type JsonObject, own, ownList, ownText } from '../../parsers/json-values.ts';
import type { ParsedWorkout } from '../../parsers/parsed-workout.ts';
import { readMoment } from '../../quantities/moments.ts';
import { attempt } from '../../quantities/refusal.ts';
import type { MeasuredPoint } from '../recording-of-points.ts';
import { amount, figure, objectUnder, workoutOfTotals } from '../totals.ts';

const J_PER_KCAL = 4184;

/** The log of a device as the Suunto app gives it: SI throughout, so beats a second, and angles in radians. */
export function readSuuntoLog(entry: JsonObject, place: string): ParsedWorkout {
  const log = objectUnder(entry, 'DeviceLog');
  const header = objectUnder(log, 'Header');
  const heart = objectUnder(header, 'HR');
  const elapsedS = amount(header, 'Duration');
  const pausedS = amount(header, 'PauseDuration') ?? 0;
  return workoutOfTotals({
    place,
    externalId: null,
    activityName: ownText(header, 'Activity'),
    title: null,
    description: ownText(header, 'Notes'),
    start: readMoment(own(header, 'DateTime'), 'start'),
    elapsedS: elapsedS === null ? null : elapsedS + pausedS,
    movingS: elapsedS,
    distanceM: amount(header, 'Distance'),
    energyKcal: amount(header, 'Energy', 1 / J_PER_KCAL),
    ascentM: amount(header, 'Ascent'),
    avgHeartRate: amount(heart, 'Avg', 60),
    maxHeartRate: amount(heart, 'Max', 60),
    points: pointsOf(ownList(log, 'Samples')),
  });
}

function pointsOf(samples: readonly unknown[]): MeasuredPoint[] {
  const points = samples.flatMap((sample) => (isObject(sample) ? (pointOf(sample) ?? []) : []));
  // Some versions give degrees.
  const inRadians = points.every(({ latitudeDeg }) => Math.abs(latitudeDeg ?? 0) <= Math.PI / 2);
  if (!inRadians) return points;
  return points.map((point) => {
    const { latitudeDeg, longitudeDeg } = point;
    if (latitudeDeg == null || longitudeDeg == null) return point;
    const inDegrees = (radians: number) => (radians * 180) / Math.PI;
    return {
      ...point,
      latitudeDeg: inDegrees(latitudeDeg),
      longitudeDeg: inDegrees(longitudeDeg),
    };
  });
}

function pointOf(sample: JsonObject): MeasuredPoint | null {
  const time = attempt(() => readMoment(own(sample, 'TimeISO8601'), 'time').atMs);
  const atMs = 'value' in time ? time.value : null;
  if (atMs === null) return null;
  const [latitudeDeg, longitudeDeg] = [figure(sample, 'Latitude'), figure(sample, 'Longitude')];
  const hasPosition = latitudeDeg !== undefined && longitudeDeg !== undefined;
  return {
    atMs,
    ...(hasPosition && { latitudeDeg, longitudeDeg }),
    elevationM: figure(sample, 'Altitude'),
    distanceM: figure(sample, 'Distance'),
    speedMPerS: figure(sample, 'Speed'),
    powerW: figure(sample, 'Power'),
    heartRateBpm: amount(sample, 'HR', 60),
  };
}
