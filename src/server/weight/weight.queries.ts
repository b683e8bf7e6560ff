import type { Db, Tx } from '../platform/db/database.ts';
import type { NewWeightRow, WeightRow } from './weight-rows.ts';

/** The latest by day come first; of one day, what was written down last. */
export async function findWeights(
  db: Db | Tx,
  of: { userId: number; limit: number; after?: { date: string; id: number } },
): Promise<WeightRow[]> {
  const { userId, limit, after } = of;
  let query = entriesOf(db, userId);
  if (after) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('date', 'id'), '<', tuple(after.date, after.id)),
    );
  }
  return query.orderBy('date', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

export async function findLatestWeight(
  db: Db | Tx,
  userId: number,
): Promise<WeightRow | undefined> {
  const [latest] = await findWeights(db, { userId, limit: 1 });
  return latest;
}

export async function findFirstWeight(db: Db | Tx, userId: number): Promise<WeightRow | undefined> {
  return entriesOf(db, userId).orderBy('date').orderBy('id').limit(1).executeTakeFirst();
}

/** The day it was first reached. */
export async function findLowestWeight(
  db: Db | Tx,
  userId: number,
): Promise<WeightRow | undefined> {
  return entriesOf(db, userId)
    .orderBy('weight_kg')
    .orderBy('date')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

export async function findWeight(
  db: Db | Tx,
  of: { userId: number; id: number },
): Promise<WeightRow | undefined> {
  return entriesOf(db, of.userId).where('id', '=', of.id).executeTakeFirst();
}

export async function insertWeight(tx: Tx, row: NewWeightRow): Promise<WeightRow> {
  return tx.insertInto('weight_entries').values(row).returningAll().executeTakeFirstOrThrow();
}

function entriesOf(db: Db | Tx, userId: number) {
  return db
    .selectFrom('weight_entries')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null);
}

type WeightPoint = { date: string; kg: number };

/** The first and the last weight of these days, and how many entries they hold. */
export async function findWeightSpan(
  db: Db | Tx,
  of: { userId: number; from: string; to: string },
): Promise<{ first: WeightPoint | undefined; last: WeightPoint | undefined; count: number }> {
  const entries = () =>
    db
      .selectFrom('weight_entries')
      .where('user_id', '=', of.userId)
      .where('deleted_at', 'is', null)
      .where('date', '>=', of.from)
      .where('date', '<=', of.to);
  const [first, last, counted] = await Promise.all([
    entries()
      .select(['date', 'weight_kg as kg'])
      .orderBy('date')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst(),
    entries()
      .select(['date', 'weight_kg as kg'])
      .orderBy('date', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
    entries()
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return { first, last, count: counted.count };
}
