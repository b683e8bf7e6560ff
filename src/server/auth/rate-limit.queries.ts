import type { Db, Tx } from '../platform/db/database.ts';

/** When the attempts since then were, newest first, no more of them than `most`. */
export async function findAttempts(
  db: Db,
  of: { bucket: string; sinceMs: number; most: number; except?: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('login_failures')
    .select('failed_at')
    .where('bucket', '=', of.bucket)
    .where('failed_at', '>', of.sinceMs)
    .where('id', '<>', of.except ?? 0)
    .orderBy('failed_at', 'desc')
    .limit(of.most)
    .execute();
  return rows.map((row) => row.failed_at);
}

/** Its id. */
export async function insertAttempt(
  tx: Db | Tx,
  attempt: { bucket: string; nowMs: number },
): Promise<number> {
  const { id } = await tx
    .insertInto('login_failures')
    .values({ bucket: attempt.bucket, failed_at: attempt.nowMs })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteAttempt(tx: Db | Tx, id: number): Promise<void> {
  await tx.deleteFrom('login_failures').where('id', '=', id).execute();
}

/** How many were forgotten. */
export async function forgetAttemptsBefore(tx: Db | Tx, instantMs: number): Promise<number> {
  const result = await tx
    .deleteFrom('login_failures')
    .where('failed_at', '<', instantMs)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
