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

export function findShoe(db: Db | Tx, of: OneShoe): Promise<ShoeRow | undefined> {
  return withSums(db, of).where('shoes.id', '=', of.id).executeTakeFirst();
}

type OneShoe = {
  userId: number;
  id: number;
  /** Also while it is deleted and can still come back. */
  evenDeleted?: boolean;
};

/** Whether the athlete has this pair, without what it has run. */
export async function hasShoe(db: Db | Tx, of: OneShoe): Promise<boolean> {
  const row = await shoesOf(db, of).select('id').where('id', '=', of.id).executeTakeFirst();
  return row !== undefined;
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
  for (const pair of await findWithKinds(tx, of.userId)) {
    if (pair.id !== of.exceptId) await takeKinds(tx, { userId: of.userId, pair, kinds: of.kinds });
  }
}

/** A pair that comes back leaves the kinds of run that other pairs were given meanwhile. */
export async function leaveKindsToOthers(
  tx: Tx,
  { userId, id }: { userId: number; id: number },
): Promise<void> {
  const pairs = await findWithKinds(tx, userId);
  const pair = pairs.find((each) => each.id === id);
  if (!pair) return;
  const others = pairs.filter((each) => each.id !== id);
  const kinds = others.flatMap(({ default_for }) => readKinds(default_for));
  await takeKinds(tx, { userId, pair, kinds });
}

type PairWithKinds = Pick<ShoeRow, 'id' | 'default_for' | 'version'>;

function findWithKinds(tx: Tx, userId: number): Promise<PairWithKinds[]> {
  return shoesOf(tx, { userId })
    .select(['id', 'default_for', 'version'])
    .where('default_for', '<>', '[]')
    .execute();
}

async function takeKinds(
  tx: Tx,
  of: { userId: number; pair: PairWithKinds; kinds: readonly RunningSubtype[] },
): Promise<void> {
  const { id, default_for, version } = of.pair;
  const before = readKinds(default_for);
  const left = before.filter((kind) => !of.kinds.includes(kind));
  if (left.length === before.length) return;
  await tx
    .updateTable('shoes')
    .set({ default_for: JSON.stringify(left), version: version + 1 })
    .where('user_id', '=', of.userId)
    .where('id', '=', id)
    .execute();
}

export function readKinds(defaultFor: string): RunningSubtype[] {
  return JSON.parse(defaultFor);
}

function shoesOf(db: Db | Tx, of: { userId: number; evenDeleted?: boolean }) {
  const all = db.selectFrom('shoes').where('shoes.user_id', '=', of.userId);
  return of.evenDeleted ? all : all.where('shoes.deleted_at', 'is', null);
}

/**
 * Pairs with what each has run, added up in one pass however many pairs there are: PostgreSQL, left
 * to choose before it has statistics, adds up the whole log again for each pair.
 */
function withSums(db: Db | Tx, of: { userId: number; id?: number; evenDeleted?: boolean }) {
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
    .$if(!of.evenDeleted, (kept) => kept.where('shoes.deleted_at', 'is', null))
    .selectAll('shoes')
    .select(({ fn }) => [
      fn.coalesce('worn.distance_m', sql<number>`0`).as('logged_distance_m'),
      fn.coalesce('worn.workouts', sql<number>`0`).as('workouts'),
    ]);
}
