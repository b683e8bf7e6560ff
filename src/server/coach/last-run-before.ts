import { addDays } from '../../domain/calendar.ts';
import { RUNS } from '../../domain/coach/kinds.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { coachWorkouts } from './coach-workouts.ts';

/** The day of the last run before this day, walks and hikes left out; null where there is none. */
export async function findLastRunBefore(
  db: Db | Tx,
  of: { userId: number; day: string },
): Promise<string | null> {
  const { userId, day } = of;
  const row = await coachWorkouts(db, { userId, to: addDays(day, -1), kind: RUNS })
    .select('date')
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.date ?? null;
}
