import type { Db, Tx } from '../platform/db/database.ts';
import { hashToken, newToken } from './tokens.ts';

/** The bucket of a device on which this account signed in before; undefined for a strange one. */
export async function knownDeviceBucket(input: {
  db: Db;
  userId: number | undefined;
  token: string | undefined;
}): Promise<string | undefined> {
  const { db, userId, token } = input;
  if (token === undefined) return undefined;
  // Asked for unknown accounts too, so that the time it takes does not tell them apart.
  const row = await db
    .selectFrom('known_devices')
    .select(['id', 'user_id'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return row && row.user_id === userId ? `device:${row.id}` : undefined;
}

export async function rememberDevice(input: { tx: Db | Tx; userId: number; nowMs: number }) {
  const token = newToken();
  await input.tx
    .insertInto('known_devices')
    .values({ user_id: input.userId, token_hash: hashToken(token), created_at: input.nowMs })
    .execute();
  return token;
}
