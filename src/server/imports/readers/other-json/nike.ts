import { isObject, type JsonObject, own, ownList, ownText } from '../../parsers/json-values.ts';
import type { ParsedWorkout } from '../../parsers/parsed-workout.ts';
import { readMoment } from '../../quantities/moments.ts';
import type { MeasuredPoint } from '../recording-of-points.ts';
import { amount, workoutOfTotals } from '../totals.ts';

export function isNikeActivity(entry: JsonObject): boolean {
  return typeof own(entry, 'start_epoch_ms') === 'number';
}

/** An activity of Nike Run Club: instants without a zone, totals in a list of summaries. */
export function readNikeActivity(entry: JsonObject, place: string): ParsedWorkout {
  const start = readMoment(own(entry, 'start_epoch_ms'), 'start');
  const endMs = own(entry, 'end_epoch_ms');
  const tags = own(entry, 'tags');
  return workoutOfTotals({
    place,
    externalId: own(entry, 'id'),
    activityName: ownText(entry, 'type'),
    title: isObject(tags) ? ownText(tags, 'com.nike.name') : null,
    description: null,
    start,
    elapsedS: typeof endMs === 'number' ? (endMs - start.wallMs) / 1000 : null,
    movingS: amount(entry, 'active_duration_ms', 1 / 1000),
    distanceM: summary(entry, 'distance', 'total', 1000),
    energyKcal: summary(entry, 'calories', 'total'),
    ascentM: summary(entry, 'ascent', 'total'),
    avgHeartRate: summary(entry, 'heart_rate', 'mean'),
    maxHeartRate: summary(entry, 'heart_rate', 'max'),
    points: pointsOf(entry),
  });
}

function summary(entry: JsonObject, metric: string, kind: string, unit = 1): number | null {
  const items = ownList(entry, 'summaries').filter(isObject);
  const told = items.find(
    (item) => own(item, 'metric') === metric && own(item, 'summary') === kind,
  );
  return told ? amount(told, 'value', unit) : null;
}

const CHANNEL_OF: ReadonlyMap<string, keyof MeasuredPoint> = new Map<string, keyof MeasuredPoint>([
  ['latitude', 'latitudeDeg'],
  ['longitude', 'longitudeDeg'],
  ['elevation', 'elevationM'],
  ['heart_rate', 'heartRateBpm'],
]);

function pointsOf(entry: JsonObject): MeasuredPoint[] {
  const points: MeasuredPoint[] = [];
  for (const metric of ownList(entry, 'metrics')) {
    const channel = isObject(metric) ? CHANNEL_OF.get(ownText(metric, 'type')) : undefined;
    if (!isObject(metric) || channel === undefined) continue;
    for (const item of ownList(metric, 'values')) {
      if (!isObject(item)) continue;
      const atMs = own(item, 'start_epoch_ms');
      const value = own(item, 'value');
      if (typeof atMs !== 'number' || typeof value !== 'number') continue;
      points.push({ atMs, [channel]: value });
    }
  }
  return points;
}
