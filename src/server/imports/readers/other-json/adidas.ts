import { isObject, type JsonObject, own, ownList, ownText } from '../../parsers/json-values.ts';
import type { ParsedWorkout } from '../../parsers/parsed-workout.ts';
import { amount, momentAt, workoutOfTotals } from '../totals.ts';

/**
 * A sport session of adidas Running, once Runtastic: milliseconds, metres, and the wall's offset beside
 * the instant. Newer ones have distance, climb and heart rates in a list of features.
 */
export function readAdidasSession(entry: JsonObject, place: string): ParsedWorkout {
  const features = ownList(entry, 'features').flatMap((feature) => {
    const attributes = isObject(feature) ? own(feature, 'attributes') : null;
    return isObject(attributes)
      ? [{ type: ownText(feature as JsonObject, 'type'), attributes }]
      : [];
  });
  const feature = (type: string) => features.find((each) => each.type === type)?.attributes ?? {};
  const offsetMs = own(entry, 'start_time_timezone_offset');
  const startMs = own(entry, 'start_time');
  const endMs = own(entry, 'end_time');
  const isTimed = typeof startMs === 'number' && typeof endMs === 'number' && endMs > startMs;
  const metrics = feature('track_metrics');
  const heart = feature('heart_rate');
  return workoutOfTotals({
    place,
    externalId: own(entry, 'id'),
    activityName: SPORTS.get(String(own(entry, 'sport_type_id'))) ?? '',
    title: null,
    description: ownText(entry, 'notes'),
    start: momentAt(startMs, typeof offsetMs === 'number' ? offsetMs / 1000 : null),
    elapsedS: isTimed ? (endMs - startMs) / 1000 : null,
    movingS: amount(entry, 'duration', 1 / 1000),
    distanceM: amount(entry, 'distance') ?? amount(metrics, 'distance'),
    energyKcal: amount(entry, 'calories'),
    ascentM: amount(entry, 'elevation_gain') ?? amount(metrics, 'elevation_gain'),
    avgHeartRate: amount(entry, 'pulse_avg') ?? amount(heart, 'average'),
    maxHeartRate: amount(entry, 'pulse_max') ?? amount(heart, 'maximum'),
    points: [],
  });
}

/** The service's own numbers, of those that runners have. */
const SPORTS: ReadonlyMap<string, string> = new Map<string, string>([
  ['1', 'Running'],
  ['2', 'Nordic walking'],
  ['3', 'Cycling'],
  ['4', 'Mountain biking'],
  ['6', 'Inline skating'],
  ['7', 'Hiking'],
  ['14', 'Treadmill running'],
  ['15', 'Indoor cycling'],
  ['16', 'Elliptical'],
  ['17', 'Rowing'],
  ['18', 'Swimming'],
  ['19', 'Walking'],
  ['22', 'Road cycling'],
]);
