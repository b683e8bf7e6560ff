import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '../platform/db/database.ts';
import type { Tables } from '../platform/db/tables.ts';
import { IS_RUN } from '../workouts/runs.queries.ts';

export type LimitsRow = Selectable<Tables['athlete_limits']>;
export type NewLimitsRow = Insertable<Tables['athlete_limits']>;

/** More than a change a month over a life of running. */
const MOST_LIMITS = 500;

/** The earliest start first, and of one day the one entered first. */
export function findLimits(db: Db | Tx, userId: number): Promise<LimitsRow[]> {
  return db
    .selectFrom('athlete_limits')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('valid_from')
    .orderBy('id')
    .limit(MOST_LIMITS)
    .execute();
}

export function findLimitsEntry(
  db: Db | Tx,
  of: { userId: number; id: number },
): Promise<LimitsRow | undefined> {
  return db
    .selectFrom('athlete_limits')
    .selectAll()
    .where('user_id', '=', of.userId)
    .where('id', '=', of.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export function insertLimits(tx: Tx, row: NewLimitsRow): Promise<LimitsRow> {
  return tx.insertInto('athlete_limits').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function hasWorkoutBefore(
  tx: Tx,
  of: { userId: number; day: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('workouts')
    .select('id')
    .where('user_id', '=', of.userId)
    .where('deleted_at', 'is', null)
    .where('date', '<', of.day)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The runs since a day that went above this heart rate, the highest first. */
export async function findRunsAbove(
  db: Db | Tx,
  of: { userId: number; from: string; to: string; bpm: number },
): Promise<{ id: number; date: string; maxHeartRate: number }[]> {
  const rows = await db
    .selectFrom('workouts')
    .select(['id', 'date', 'max_heart_rate'])
    .where('user_id', '=', of.userId)
    .where('deleted_at', 'is', null)
    .where('date', '>=', of.from)
    .where('date', '<=', of.to)
    .where(IS_RUN)
    .where('max_heart_rate', '>', of.bpm)
    .orderBy('max_heart_rate', 'desc')
    .limit(10)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    date: row.date,
    maxHeartRate: row.max_heart_rate ?? 0,
  }));
}
