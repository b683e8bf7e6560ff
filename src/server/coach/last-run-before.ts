import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';

const lastRunBefore = prepared<{ userId: number; day: string }, { date: string }>((db, param) =>
  db
    .selectFrom('workouts')
    .select('date')
    .where('user_id', '=', param('userId'))
    .where('deleted_at', 'is', null)
    // A literal, not a parameter: only so does the index of runs apply.
    .where('workout_type', '=', sql.lit('running'))
    .where('sport', '=', sql.lit('run'))
    .where('date', '<', param('day'))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
);

/** The day of the last run before this day, walks and hikes left out; null where there is none. */
export async function findLastRunBefore(
  db: Db | Tx,
  of: { userId: number; day: string },
): Promise<string | null> {
  const [row] = await lastRunBefore(db, of);
  return row?.date ?? null;
}
