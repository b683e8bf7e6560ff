import type { Db, Tx } from './db/database.ts';

/** How many keys of requests older than this are forgotten. */
export async function forgetIdempotencyKeysBefore(tx: Db | Tx, instantMs: number): Promise<number> {
  const result = await tx
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', instantMs)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
