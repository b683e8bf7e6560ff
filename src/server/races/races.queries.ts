import type { Db, Tx } from '../platform/db/database.ts';
import type { RaceRow } from './race-rows.ts';

const MOST_RACES = 500;

/** By date, the latest 500. */
export async function findRaces(db: Db | Tx, userId: number): Promise<RaceRow[]> {
  const rows = await db
    .selectFrom('races')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_RACES)
    .execute();
  return rows.reverse();
}

/** Races still to be run, from this day on. */
export async function findUpcomingRaces(
  db: Db | Tx,
  of: { userId: number; from: string },
): Promise<RaceRow[]> {
  return db
    .selectFrom('races')
    .selectAll()
    .where('user_id', '=', of.userId)
    .where('date', '>=', of.from)
    .where('completed', '=', 0)
    .orderBy('date')
    .orderBy('id')
    .limit(MOST_RACES)
    .execute();
}
