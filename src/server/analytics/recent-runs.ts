import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import type { WorkoutRow } from '../workouts/workout-rows.ts';

type Params = { userId: number; from: string; to: string; limit: number };

/** The latest running workouts between two days in full, newest first, walks and hikes with them. */
export function findRecentRuns(db: Db | Tx, of: Params): Promise<WorkoutRow[]> {
  return recentRuns(db, of);
}

const recentRuns = prepared<Params, WorkoutRow>((db, param) =>
  db
    .selectFrom('workouts')
    .selectAll()
    .where('user_id', '=', param('userId'))
    .where('deleted_at', 'is', null)
    // A literal, not a parameter: only so does the index of runs apply.
    .where('workout_type', '=', sql.lit('running'))
    .where('date', '>=', param('from'))
    .where('date', '<=', param('to'))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(param('limit')),
);
