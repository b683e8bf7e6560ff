import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/database.ts';
import type { NewRaceRow, RaceRow } from './race-rows.ts';

const MOST_RACES = 500;

/** By date, the latest 500. */
export async function findRaces(db: Db | Tx, userId: number): Promise<RaceRow[]> {
  const rows = await racesOf(db, userId)
    .orderBy('races.date', 'desc')
    .orderBy('races.id', 'desc')
    .limit(MOST_RACES)
    .execute();
  return rows.reverse();
}

/** Races still to be run, from this day on. */
export async function findUpcomingRaces(
  db: Db | Tx,
  of: { userId: number; from: string },
): Promise<RaceRow[]> {
  return racesOf(db, of.userId)
    .where('races.date', '>=', of.from)
    .where('races.completed', '=', 0)
    .orderBy('races.date')
    .orderBy('races.id')
    .limit(MOST_RACES)
    .execute();
}

export async function findRace(
  db: Db | Tx,
  of: { userId: number; id: number },
): Promise<RaceRow | undefined> {
  return racesOf(db, of.userId).where('races.id', '=', of.id).executeTakeFirst();
}

/** As it stands, also with a link to a run that was deleted: the run may come back. */
export async function readRaceForChange(
  tx: Tx,
  of: { userId: number; id: number },
): Promise<RaceRow | undefined> {
  return tx
    .selectFrom('races')
    .selectAll()
    .where('user_id', '=', of.userId)
    .where('id', '=', of.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function insertRace(tx: Tx, row: NewRaceRow): Promise<number> {
  const { id } = await tx.insertInto('races').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** False where there is no such race, or it is no longer at `version`. */
export async function changeRace(
  tx: Tx,
  change: { userId: number; id: number; version: number; columns: Partial<NewRaceRow> },
): Promise<boolean> {
  const result = await tx
    .updateTable('races')
    .set({ ...change.columns, version: change.version + 1 })
    .where('user_id', '=', change.userId)
    .where('id', '=', change.id)
    .where('version', '=', change.version)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** False where there is no such race. */
export async function markRaceDeleted(
  db: Db | Tx,
  of: { userId: number; id: number; nowMs: number },
): Promise<boolean> {
  const result = await db
    .updateTable('races')
    .set({ deleted_at: of.nowMs })
    .where('user_id', '=', of.userId)
    .where('id', '=', of.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** False where no such race was deleted. */
export async function restoreDeletedRace(
  db: Db | Tx,
  of: { userId: number; id: number },
): Promise<boolean> {
  const result = await db
    .updateTable('races')
    .set({ deleted_at: null })
    .where('user_id', '=', of.userId)
    .where('id', '=', of.id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Forgets for good what was deleted before this instant, of all accounts. */
export async function purgeRacesDeletedBefore(db: Db | Tx, instantMs: number): Promise<number> {
  const result = await db
    .deleteFrom('races')
    .where('deleted_at', 'is not', null)
    .where('deleted_at', '<', instantMs)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Races that were not deleted; a link to a run that was deleted is left out. */
function racesOf(db: Db | Tx, userId: number) {
  return db
    .selectFrom('races')
    .select([
      'races.id',
      'races.user_id',
      'races.name',
      'races.date',
      'races.distance_m',
      'races.target_time_s',
      'races.notes',
      'races.completed',
      'races.actual_time_s',
      'races.version',
      'races.created_at',
      'races.deleted_at',
    ])
    .select(({ selectFrom, ref }) =>
      selectFrom('workouts')
        .select('workouts.id')
        .whereRef('workouts.id', '=', 'races.workout_id')
        // Without the sum PostgreSQL, new to a table, goes through the athlete's whole log by an index
        // of user_id, once for each race, instead of looking the one run up by its id.
        .where(sql`workouts.user_id + 0`, '=', ref('races.user_id'))
        .where('workouts.deleted_at', 'is', null)
        .as('workout_id'),
    )
    .where('races.user_id', '=', userId)
    .where('races.deleted_at', 'is', null);
}
