import { objectInText } from '../../parsers/json-values.ts';
import type { ParsedWorkout } from '../../parsers/parsed-workout.ts';
import { readMoment, secondsBetween } from '../../quantities/moments.ts';
import { amount, workoutOfTotals } from '../totals.ts';
import type { Cell } from './read-by-name.ts';

/** activities.csv of a Withings account: when it began and ended on the wall, its figures as JSON in one cell. */
export const WITHINGS_COLUMNS = ['from', 'to', 'Activity type', 'Data'];

/** In seconds, metres and kilocalories. What the athlete has put right stands beside what was measured. */
export function readWithingsLine(cell: Cell, place: string): ParsedWorkout {
  const data = objectInText(cell('Data')) ?? {};
  const start = readMoment(cell('from (manual)') || cell('from'), 'start');
  const end = readMoment(cell('to (manual)') || cell('to'), 'end');
  const elapsedS = secondsBetween(start, end);
  return workoutOfTotals({
    place,
    externalId: null,
    activityName: cell('Activity type'),
    title: null,
    description: null,
    start,
    elapsedS: elapsedS > 0 ? elapsedS : null,
    movingS: amount(data, 'effduration'),
    distanceM: amount(data, 'manual_distance') ?? amount(data, 'distance'),
    energyKcal: amount(data, 'manual_calories') ?? amount(data, 'calories'),
    ascentM: null,
    avgHeartRate: amount(data, 'hr_average'),
    maxHeartRate: amount(data, 'hr_max'),
    points: [],
  });
}
