import { type JsonObject, own, ownText } from '../../parsers/json-values.ts';
import type { ParsedWorkout } from '../../parsers/parsed-workout.ts';
import { amount, momentAt, workoutOfTotals } from '../totals.ts';

/** Its parts stand in the list by themselves. */
export function isSumOfParts(entry: JsonObject): boolean {
  return own(entry, 'parent') === true;
}

/**
 * An activity in the list of a Garmin account's export: milliseconds and centimetres. Its energy is in
 * a unit that differs by year and is left to the FIT files beside it.
 */
export function readGarminSummary(entry: JsonObject, place: string): ParsedWorkout {
  const startMs = own(entry, 'startTimeGmt', 'beginTimestamp');
  const localMs = own(entry, 'startTimeLocal');
  const isLocal = typeof startMs === 'number' && typeof localMs === 'number';
  return workoutOfTotals({
    place,
    externalId: own(entry, 'activityId'),
    activityName: ownText(entry, 'activityType').replaceAll('_', ' '),
    title: ownText(entry, 'name'),
    description: ownText(entry, 'description'),
    start: momentAt(startMs, isLocal ? Math.round((localMs - startMs) / 1000) : null),
    elapsedS: amount(entry, 'elapsedDuration', 1 / 1000),
    movingS: amount(entry, ['duration', 'movingDuration'], 1 / 1000),
    distanceM: amount(entry, 'distance', 1 / 100),
    energyKcal: null,
    ascentM: amount(entry, 'elevationGain', 1 / 100),
    avgHeartRate: amount(entry, 'avgHr'),
    maxHeartRate: amount(entry, 'maxHr'),
    points: [],
  });
}
