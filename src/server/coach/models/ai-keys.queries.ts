import type { Db } from '../../platform/db/database.ts';

export type AiKeyRow = { provider: string; model: string; keySealed: string };

export async function findAiKey(db: Db, userId: number): Promise<AiKeyRow | undefined> {
  return db
    .selectFrom('ai_keys')
    .select(['provider', 'model', 'key_sealed as keySealed'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function putAiKey(
  db: Db,
  of: AiKeyRow & { userId: number; nowMs: number },
): Promise<void> {
  const values = { provider: of.provider, model: of.model, key_sealed: of.keySealed };
  await db
    .insertInto('ai_keys')
    .values({
      user_id: of.userId,
      provider: of.provider,
      model: of.model,
      key_sealed: of.keySealed,
      created_at: of.nowMs,
    })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

export async function deleteAiKey(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('ai_keys').where('user_id', '=', userId).execute();
}

export async function findSealedAiKeys(db: Db): Promise<{ userId: number; keySealed: string }[]> {
  return db
    .selectFrom('ai_keys')
    .select(['user_id as userId', 'key_sealed as keySealed'])
    .execute();
}

/** Only where it is still the one that was read. */
export async function resealAiKey(
  db: Db,
  of: { userId: number; before: string; keySealed: string },
): Promise<void> {
  await db
    .updateTable('ai_keys')
    .set({ key_sealed: of.keySealed })
    .where('user_id', '=', of.userId)
    .where('key_sealed', '=', of.before)
    .execute();
}
