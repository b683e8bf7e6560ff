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
  return newestFirst(query).limit(limit).execute();
}

// What is known of an athlete's weight ends today: an entry of a day to come is none of it yet.
type UpTo = { userId: number; today: string };

/** The latest by day come first; the first of them is the current weight. */
export async function findKnownWeights(
  db: Db | Tx,
  of: UpTo & { limit: number },
): Promise<WeightRow[]> {
  return newestFirst(knownEntriesOf(db, of)).limit(of.limit).execute();
}

export async function findCurrentWeight(db: Db | Tx, of: UpTo): Promise<WeightRow | undefined> {
  const [latest] = await findKnownWeights(db, { ...of, limit: 1 });
  return latest;
}

export async function findFirstWeight(db: Db | Tx, of: UpTo): Promise<WeightRow | undefined> {
  return knownEntriesOf(db, of).orderBy('date').orderBy('id').limit(1).executeTakeFirst();
}

type WeightPoint = { date: string; kg: number };

/** The first and the last weight of these days, and how many entries they hold. */
export async function findWeightSpan(
  db: Db | Tx,
  of: UpTo & { from: string; to: string },
): Promise<{ first: WeightPoint | undefined; last: WeightPoint | undefined; count: number }> {
  const entries = knownEntriesOf(db, of).where('date', '>=', of.from).where('date', '<=', of.to);
  const points = entries.clearSelect().select(['date', 'weight_kg as kg']);
  const [first, last, counted] = await Promise.all([
    points.orderBy('date').orderBy('id').limit(1).executeTakeFirst(),
    points.orderBy('date', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst(),
    entries
      .clearSelect()
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return { first, last, count: counted.count };
}

/** The lightest or the heaviest of all, or of these days; of equal ones the first. */
export function findExtremeWeights(
  db: Db | Tx,
  of: UpTo & { from?: string; to?: string; which: 'lowest' | 'highest'; limit: number },
): Promise<WeightRow[]> {
  let entries = knownEntriesOf(db, of);
  if (of.from !== undefined) entries = entries.where('date', '>=', of.from);
  if (of.to !== undefined) entries = entries.where('date', '<=', of.to);
  return entries
    .orderBy('weight_kg', of.which === 'lowest' ? 'asc' : 'desc')
    .orderBy('date')
    .orderBy('id')
    .limit(of.limit)
    .execute();
}

/** That entry among so many before and after it, in order of days. */
export async function findWeightsAround(
  db: Db | Tx,
  of: UpTo & { entry: WeightRow; count: number },
): Promise<WeightRow[]> {
  const { entry, count } = of;
  const beside = (sign: '<' | '>') =>
    knownEntriesOf(db, of).where(({ eb, refTuple, tuple }) =>
      eb(refTuple('date', 'id'), sign, tuple(entry.date, entry.id)),
    );
  const [before, after] = await Promise.all([
    newestFirst(beside('<')).limit(count).execute(),
    beside('>').orderBy('date').orderBy('id').limit(count).execute(),
  ]);
  return [...before.reverse(), entry, ...after];
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

function knownEntriesOf(db: Db | Tx, { userId, today }: UpTo) {
  return entriesOf(db, userId).where('date', '<=', today);
}

function newestFirst(query: ReturnType<typeof entriesOf>) {
  return query.orderBy('date', 'desc').orderBy('id', 'desc');
}
