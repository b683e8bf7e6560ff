import { type Insertable, type Selectable, sql } from 'kysely';
import type { RunningSubtype } from '../../domain/workout-kinds.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import type { Tables } from '../platform/db/tables.ts';

/** A pair with its sums over the workouts of the log that wore it. */
export type ShoeRow = Selectable<Tables['shoes']> & { logged_distance_m: number; workouts: number };
export type NewShoeRow = Insertable<Tables['shoes']>;

const MOST_SHOES = 500;

/** Pairs in use before retired ones, the newest first. */
export function findShoes(db: Db | Tx, userId: number): Promise<ShoeRow[]> {
  return withSums(db, { userId })
    .orderBy((eb) => eb.case().when('retired_on', 'is', null).then(0).else(1).end())
    .orderBy('shoes.id', 'desc')
    .limit(MOST_SHOES)
    .execute();
}

export function findShoe(
  db: Db | Tx,
  of: { userId: number; id: number },
): Promise<ShoeRow | undefined> {
  return withSums(db, of).where('shoes.id', '=', of.id).executeTakeFirst();
}

/** `evenDeleted`: one that can still come back counts too. */
type PairInQuestion = { userId: number; id: number; evenDeleted?: boolean };

/** Whether the athlete has this pair, without what it has run. */
export async function hasShoe(db: Db | Tx, of: PairInQuestion): Promise<boolean> {
  const row = await db
    .selectFrom('shoes')
    .select('deleted_at')
    .where('user_id', '=', of.userId)
    .where('id', '=', of.id)
    .executeTakeFirst();
  return row !== undefined && (of.evenDeleted === true || row.deleted_at === null);
}

export async function insertShoe(tx: Db | Tx, row: NewShoeRow): Promise<ShoeRow> {
  const shoe = await tx.insertInto('shoes').values(row).returningAll().executeTakeFirstOrThrow();
  return { ...shoe, logged_distance_m: 0, workouts: 0 };
}

/** A kind of run has one pair at most: the pairs that had these kinds before lose them. */
export async function takeKindsFromOthers(
  tx: Tx,
  of: { userId: number; exceptId: number | null; kinds: readonly RunningSubtype[] },
): Promise<void> {
  if (of.kinds.length === 0) return;
  const others = await shoesOf(tx, of.userId)
    .select(['id', 'default_for', 'version'])
    .where('default_for', '<>', '[]')
    .execute();
  for (const { id, default_for, version } of others) {
    if (id === of.exceptId) continue;
    const before = readKinds(default_for);
    const left = before.filter((kind) => !of.kinds.includes(kind));
    if (left.length === before.length) continue;
    await tx
      .updateTable('shoes')
      .set({ default_for: JSON.stringify(left), version: version + 1 })
      .where('user_id', '=', of.userId)
      .where('id', '=', id)
      .execute();
  }
}

export function readKinds(defaultFor: string): RunningSubtype[] {
  return JSON.parse(defaultFor);
}

function shoesOf(db: Db | Tx, userId: number) {
  return db
    .selectFrom('shoes')
    .where('shoes.user_id', '=', userId)
    .where('shoes.deleted_at', 'is', null);
}

/**
 * Pairs with what each has run, added up in one pass however many pairs there are: PostgreSQL, left
 * to choose before it has statistics, adds up the whole log again for each pair.
 */
function withSums(db: Db | Tx, of: { userId: number; id?: number }) {
  return db
    .with(
      (cte) => cte('worn').materialized(),
      (log) =>
        log
          .selectFrom('workouts')
          .select(({ fn }) => [
            'shoe_id',
            fn.sum<number | null>('distance_m').as('distance_m'),
            fn.countAll<number>().as('workouts'),
          ])
          .where('user_id', '=', of.userId)
          .where('shoe_id', 'is not', null)
          .where('deleted_at', 'is', null)
          .$if(of.id !== undefined, (one) => one.where('shoe_id', '=', of.id ?? null))
          .groupBy('shoe_id'),
    )
    .selectFrom('shoes')
    .leftJoin('worn', 'worn.shoe_id', 'shoes.id')
    .where('shoes.user_id', '=', of.userId)
    .where('shoes.deleted_at', 'is', null)
    .selectAll('shoes')
    .select(({ fn }) => [
      fn.coalesce('worn.distance_m', sql<number>`0`).as('logged_distance_m'),
      fn.coalesce('worn.workouts', sql<number>`0`).as('workouts'),
    ]);
}
