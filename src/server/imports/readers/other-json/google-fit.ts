import { isObject, type JsonObject, own, ownList, ownText } from '../../parsers/json-values.ts';
import type { ParsedWorkout } from '../../parsers/parsed-workout.ts';
import { readMoment } from '../../quantities/moments.ts';
import { amount, workoutOfTotals } from '../totals.ts';

/** What a phone notices by itself and nobody calls a workout. */
export const NO_GOOGLE_FIT_WORKOUT =
  /"fitnessActivity"\s*:\s*"(sleep|in_vehicle|still|unknown|tilting|meditation)/;

/** A session of Google Fit, as Google Takeout gives it. */
export function readGoogleFitSession(entry: JsonObject, place: string): ParsedWorkout {
  const activity = ownText(entry, 'fitnessActivity');
  const start = readMoment(own(entry, 'startTime'), 'start');
  const end = readMoment(own(entry, 'endTime'), 'end');
  const elapsedS = (end.wallMs - start.wallMs) / 1000;
  const activeS = /^(\d+(?:\.\d+)?)s$/.exec(ownText(entry, 'duration'));
  const sums = new Map<string, number | null>();
  for (const item of ownList(entry, 'aggregate')) {
    if (!isObject(item)) continue;
    const value = amount(item, ['floatValue', 'intValue']);
    sums.set(ownText(item, 'metricName'), value);
  }
  return workoutOfTotals({
    place,
    externalId: null,
    activityName: activity.replaceAll(/[._]/g, ' '),
    title: ownText(entry, 'name'),
    description: null,
    start,
    elapsedS,
    movingS: activeS && Number(activeS[1]) <= elapsedS ? Number(activeS[1]) : elapsedS,
    distanceM: sums.get('com.google.distance.delta') ?? null,
    energyKcal: sums.get('com.google.calories.expended') ?? null,
    ascentM: null,
    avgHeartRate: null,
    maxHeartRate: null,
    points: [],
  });
}
