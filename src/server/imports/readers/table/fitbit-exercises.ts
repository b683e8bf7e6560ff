import type { ParsedWorkout } from '../../parsers/parsed-workout.ts';
import { readMoment } from '../../quantities/moments.ts';
import { offsetWritten } from '../local-time.ts';
import { momentAt, workoutOfTotals } from '../totals.ts';
import { amountIn, type Cell } from './read-by-name.ts';

/** UserExercises_….csv, as Google gives what a Fitbit has recorded since it belongs to it. */
export const FITBIT_COLUMNS = ['exercise_start', 'exercise_end', 'activity_name'];

/** Instants in UTC with the wall's offset beside them, and millimetres. */
export function readFitbitExercisesLine(cell: Cell, place: string): ParsedWorkout {
  const number = (name: string) =>
    amountIn(cell(`tracker_${name}`)) ?? amountIn(cell(`manually_logged_${name}`));
  const startMs = instantOf(cell('exercise_start'), 'start');
  const elapsedS = (instantOf(cell('exercise_end'), 'end') - startMs) / 1000;
  return workoutOfTotals({
    place,
    externalId: cell('exercise_id'),
    activityName: cell('activity_name'),
    title: null,
    description: null,
    start: momentAt(startMs, offsetWritten(cell('utc_offset'))),
    elapsedS: elapsedS > 0 ? elapsedS : null,
    movingS: null,
    distanceM: perThousand(number('total_distance_mm')),
    energyKcal: number('total_calories'),
    ascentM: perThousand(number('total_altitude_mm')),
    avgHeartRate: number('avg_heart_rate'),
    maxHeartRate: number('peak_heart_rate'),
    points: [],
  });
}

function instantOf(cell: string, what: string): number {
  const { atMs, wallMs } = readMoment(cell, what);
  return atMs ?? wallMs;
}

function perThousand(value: number | null): number | null {
  return value === null ? null : value / 1000;
}
