import { RUNS_ALONE } from '../../domain/coach/kinds.ts';
import type { NamedRun } from '../../domain/coach/training-facts.ts';
import { PREDICTION_LATEST_RUNS } from '../../domain/limits.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { coachWorkouts } from './coach-workouts.ts';

/** The latest runs with a pace, however old, which a prediction rests on. */
export async function findPredictingRuns(
  db: Db | Tx,
  of: { userId: number; to: string },
): Promise<NamedRun[]> {
  const rows = await coachWorkouts(db, { ...of, kind: RUNS_ALONE })
    .select(['id', 'date', 'workout_type', 'running_subtype', 'sport', 'distance_m', 'duration_s'])
    .where('distance_m', '>', 0)
    .where('duration_s', '>', 0)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(PREDICTION_LATEST_RUNS)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    date: row.date,
    workoutType: row.workout_type,
    runningSubtype: row.running_subtype,
    sport: row.sport,
    distanceM: row.distance_m,
    durationS: row.duration_s,
  }));
}
