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
  return shoesOf(db, userId)
    .orderBy((eb) => eb.case().when('retired_on', 'is', null).then(0).else(1).end())
    .orderBy('shoes.id', 'desc')
    .limit(MOST_SHOES)
    .execute();
}

export function findShoe(
  db: Db | Tx,
  of: { userId: number; id: number },
): Promise<ShoeRow | undefined> {
  return shoesOf(db, of.userId).where('shoes.id', '=', of.id).executeTakeFirst();
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
  const others = await shoesOf(tx, of.userId).where('default_for', '<>', '[]').execute();
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
    .selectAll('shoes')
    .select(({ fn, selectFrom, ref }) => {
      const worn = selectFrom('workouts')
        .where('workouts.user_id', '=', userId)
        .where('workouts.shoe_id', '=', ref('shoes.id'))
        .where('workouts.deleted_at', 'is', null);
      const distance = worn.select((of) => of.fn.sum<number | null>('distance_m').as('sum'));
      const count = worn.select((of) => of.fn.countAll<number>().as('count'));
      return [
        fn.coalesce(distance, sql<number>`0`).as('logged_distance_m'),
        fn.coalesce(count, sql<number>`0`).as('workouts'),
      ];
    })
    .where('shoes.user_id', '=', userId)
    .where('shoes.deleted_at', 'is', null);
}
