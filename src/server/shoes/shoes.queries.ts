import { type Insertable, type Selectable, sql } from 'kysely';
import type { TakenKinds } from '../../contract/shoes.ts';
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

/** Whether a workout, deleted or not, wore this pair. */
export async function isWorn(tx: Tx, of: { userId: number; id: number }): Promise<boolean> {
  const row = await tx
    .selectFrom('workouts')
    .select('id')
    .where('user_id', '=', of.userId)
    .where('shoe_id', '=', of.id)
    .limit(1)
    .executeTakeFirst();
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
): Promise<TakenKinds[]> {
  if (of.kinds.length === 0) return [];
  const taken: TakenKinds[] = [];
  for (const pair of await findWithKinds(tx, of.userId)) {
    if (pair.id === of.exceptId) continue;
    const kinds = await takeKinds(tx, { userId: of.userId, pair, kinds: of.kinds });
    if (kinds.length > 0) taken.push({ shoeId: pair.id, kinds });
  }
  return taken;
}

/**
 * Kinds that a pair took from others go back, also to one that is deleted by now. What yet another
 * pair was given meanwhile stays there. Answers the kinds that are left for the pair itself.
 */
export async function giveKindsBack(
  tx: Tx,
  of: {
    userId: number;
    pair: { id: number; kinds: readonly RunningSubtype[] };
    taken: readonly TakenKinds[];
  },
): Promise<RunningSubtype[]> {
  const { userId, pair, taken } = of;
  const others = (await findWithKinds(tx, userId)).filter(({ id }) => id !== pair.id);
  const inUse = new Set(others.flatMap(({ default_for }) => readKinds(default_for)));
  const own = pair.kinds.filter((kind) => !inUse.has(kind));
  for (const kind of own) inUse.add(kind);
  for (const { shoeId, kinds } of taken) {
    const former = await shoesOf(tx, { userId, evenDeleted: true })
      .select(['id', 'default_for', 'version'])
      .where('id', '=', shoeId)
      .where('id', '<>', pair.id)
      .executeTakeFirst();
    if (!former) continue;
    const before = readKinds(former.default_for);
    const back = kinds.filter((kind) => !inUse.has(kind) && !before.includes(kind));
    for (const kind of back) inUse.add(kind);
    if (back.length === 0) continue;
    await writeKinds(tx, { userId, pair: former, kinds: [...before, ...new Set(back)] });
  }
  return own;
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

/** Answers those that the pair had. */
async function takeKinds(
  tx: Tx,
  of: { userId: number; pair: PairWithKinds; kinds: readonly RunningSubtype[] },
): Promise<RunningSubtype[]> {
  const { userId, pair } = of;
  const before = readKinds(pair.default_for);
  const left = before.filter((kind) => !of.kinds.includes(kind));
  if (left.length < before.length) await writeKinds(tx, { userId, pair, kinds: left });
  return before.filter((kind) => of.kinds.includes(kind));
}

async function writeKinds(
  tx: Tx,
  of: { userId: number; pair: PairWithKinds; kinds: readonly RunningSubtype[] },
): Promise<void> {
  const { id, version } = of.pair;
  await tx
    .updateTable('shoes')
    .set({ default_for: JSON.stringify(of.kinds), version: version + 1 })
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
