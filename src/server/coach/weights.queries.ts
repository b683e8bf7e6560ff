import type { Db, Tx } from '../platform/db/database.ts';

export type WeightPoint = { date: string; kg: number };

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
