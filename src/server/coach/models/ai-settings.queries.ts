import type { Db, Tx } from '../../platform/db/database.ts';

/** On, until the athlete switches it off. */
export async function asksOperatorsModel(db: Db | Tx, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('ai_settings')
    .select('asks_operators_model')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.asks_operators_model !== 0;
}

export async function putAsksOperatorsModel(
  db: Db | Tx,
  { userId, isAsked }: { userId: number; isAsked: boolean },
): Promise<void> {
  const asks_operators_model = isAsked ? 1 : 0;
  await db
    .insertInto('ai_settings')
    .values({ user_id: userId, asks_operators_model })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ asks_operators_model }))
    .execute();
}
