import type { NamedRun } from '../../domain/coach/training-facts.ts';
import type { WorkoutRow } from '../workouts/workout-rows.ts';

/** What the coach's rules know a workout by. */
export const NAMED_RUN_COLUMNS = [
  'id',
  'date',
  'workout_type',
  'running_subtype',
  'sport',
  'distance_m',
  'duration_s',
] as const;

export function namedRunOf(row: Pick<WorkoutRow, (typeof NAMED_RUN_COLUMNS)[number]>): NamedRun {
  return {
    id: row.id,
    date: row.date,
    workoutType: row.workout_type,
    runningSubtype: row.running_subtype,
    sport: row.sport,
    distanceM: row.distance_m,
    durationS: row.duration_s,
  };
}
