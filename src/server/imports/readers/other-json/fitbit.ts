import { type JsonObject, own, ownText, type Quantity } from '../../parsers/json-values.ts';
import type { ParsedWorkout } from '../../parsers/parsed-workout.ts';
import { settleWorkout } from '../../parsers/settle-workout.ts';
import { readMoment } from '../../quantities/moments.ts';
import { readAmount } from '../../quantities/numbers.ts';

export function isFitbitExercise(entry: JsonObject): boolean {
  return own(entry, 'startTime') !== undefined && own(entry, 'duration') !== undefined;
}

/**
 * An exercise of Fitbit's account export: wall-clock times written the American way and without a zone,
 * milliseconds, and a distance in kilometres or miles. Its four zones are not ours.
 */
export function readFitbitExercise(entry: JsonObject, place: string): ParsedWorkout {
  const start = readMoment(own(entry, 'startTime'), 'start', 'month-first');
  const elapsedMs = readAmount(own(entry, 'duration'), 'duration') ?? 0;
  const activeMs = readAmount(own(entry, 'activeDuration'), 'duration') ?? 0;
  const endMs = start.wallMs + elapsedMs;
  const settled = settleWorkout({
    place,
    externalId: own(entry, 'logId'),
    activityName: ownText(entry, 'activityName'),
    start,
    end: { ...start, wallMs: endMs, atMs: start.atMs === null ? null : start.atMs + elapsedMs },
    duration: { value: activeMs > 0 ? activeMs : elapsedMs, unit: 'ms' },
    distance: distanceOf(entry),
    distanceSeries: null,
    activeEnergy: amountOf(entry, 'calories', 'kcal'),
    totalEnergy: null,
    energySeries: null,
    heartRate: {
      average: own(entry, 'averageHeartRate'),
      maximum: undefined,
      minimum: undefined,
      samples: [],
    },
    zones: undefined,
    ascent: amountOf(entry, 'elevationGain', 'm'),
  });
  return settled;
}

function distanceOf(entry: JsonObject): Quantity | null {
  const unit = ownText(entry, 'distanceUnit');
  return amountOf(entry, 'distance', /^mile/i.test(unit) ? 'mi' : 'km');
}

function amountOf(entry: JsonObject, key: string, unit: string): Quantity | null {
  const value = readAmount(own(entry, key), key);
  return value === null ? null : { value, unit };
}
