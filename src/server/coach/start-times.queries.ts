import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/database.ts';
import {
  countWithoutStart,
  lines,
  MINUTE_OF_DAY,
  type Scope,
  type WorkoutLine,
} from './coach-workouts.queries.ts';

/** When a workout began, in minutes of the day by the clock where it was. */
export type Start = WorkoutLine & { minute: number };

/** The earliest of the day first, and how many have no time of day. */
export async function findStarts(
  db: Db | Tx,
  scope: Scope,
): Promise<{ starts: Start[]; without: number }> {
  const starts = await lines(db, scope)
    .select(sql<number>`${MINUTE_OF_DAY}`.as('minute'))
    .where('started_at', 'is not', null)
    .where('utc_offset_s', 'is not', null)
    .orderBy('minute')
    .orderBy('date')
    .orderBy('id')
    .execute();
  const numbered = starts.map(({ minute, ...each }) => ({ ...each, minute: Number(minute) }));
  return { starts: numbered, without: await countWithoutStart(db, scope) };
}
