import { isObject, type JsonObject, own, ownList, ownText } from '../../parsers/json-values.ts';
import type { ParsedWorkout } from '../../parsers/parsed-workout.ts';
import { settleWorkout } from '../../parsers/settle-workout.ts';
import { cleanText } from '../../quantities/clean-text.ts';
import { readMoment } from '../../quantities/moments.ts';
import { type MeasuredPoint, recordingOfPoints } from '../recording-of-points.ts';

export function isNikeActivity(entry: JsonObject): boolean {
  return typeof own(entry, 'start_epoch_ms') === 'number';
}

/** An activity of Nike Run Club: instants without a zone, totals in a list of summaries. */
export function readNikeActivity(entry: JsonObject, place: string): ParsedWorkout {
  const start = readMoment(own(entry, 'start_epoch_ms'), 'start');
  const endMs = own(entry, 'end_epoch_ms');
  const activeMs = own(entry, 'active_duration_ms');
  const points = pointsOf(entry);
  const workout = settleWorkout({
    place,
    externalId: own(entry, 'id'),
    activityName: ownText(entry, 'type'),
    start,
    end: typeof endMs === 'number' ? readMoment(endMs, 'end') : null,
    duration: typeof activeMs === 'number' ? { value: activeMs, unit: 'ms' } : null,
    distance: withUnit(summary(entry, 'distance', 'total'), 'km'),
    distanceSeries: null,
    activeEnergy: withUnit(summary(entry, 'calories', 'total'), 'kcal'),
    totalEnergy: null,
    energySeries: null,
    heartRate: {
      average: summary(entry, 'heart_rate', 'mean') ?? undefined,
      maximum: summary(entry, 'heart_rate', 'max') ?? undefined,
      minimum: undefined,
      samples: points.flatMap(({ atMs, heartRateBpm }) =>
        heartRateBpm ? [{ date: atMs, qty: heartRateBpm }] : [],
      ),
    },
    zones: undefined,
    ascent: withUnit(summary(entry, 'ascent', 'total'), 'm'),
  });
  const tags = own(entry, 'tags');
  const title = isObject(tags) ? cleanText(ownText(tags, 'com.nike.name')) || null : null;
  const { startedAtMs, elapsedS, durationS, distanceM } = workout;
  const hasCourse = points.some(({ latitudeDeg }) => latitudeDeg !== undefined);
  if (startedAtMs === null || !hasCourse) return { ...workout, title };
  const length = { startedAtMs, elapsedS: elapsedS ?? durationS, distanceM };
  return { ...workout, title, recording: recordingOfPoints(points, length) };
}

function summary(entry: JsonObject, metric: string, kind: string): number | null {
  for (const item of ownList(entry, 'summaries')) {
    if (!isObject(item) || own(item, 'metric') !== metric || own(item, 'summary') !== kind)
      continue;
    const value = own(item, 'value');
    if (typeof value === 'number' && value >= 0 && Number.isFinite(value)) return value;
  }
  return null;
}

function withUnit(value: number | null, unit: string) {
  return value === null ? null : { value, unit };
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
