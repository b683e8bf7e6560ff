import { RUNS } from '../../domain/coach/kinds.ts';
import type { NamedRun } from '../../domain/coach/training-facts.ts';
import { PREDICTION_LATEST_RUNS } from '../../domain/limits.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { coachWorkouts } from './coach-workouts.ts';
import { NAMED_RUN_COLUMNS, namedRunOf } from './named-run.ts';

/** The latest runs with a pace, however old, which a prediction rests on. */
export async function findPredictingRuns(
  db: Db | Tx,
  of: { userId: number; to: string },
): Promise<NamedRun[]> {
  const rows = await coachWorkouts(db, { ...of, kind: RUNS })
    .select(NAMED_RUN_COLUMNS)
    .where('distance_m', '>', 0)
    .where('duration_s', '>', 0)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(PREDICTION_LATEST_RUNS)
    .execute();
  return rows.map(namedRunOf);
}
