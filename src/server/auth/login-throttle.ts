import { isIPv6 } from 'node:net';
import type { Db, Tx } from '../platform/db/database.ts';
import { AppError } from '../platform/http/app-error.ts';

const WINDOW_MS = 60_000;
const KEPT_MS = 3_600_000;

/** Forgets the attempt again, together with whatever else its success writes. */
export type TakeBack = (on: Db | Tx) => Promise<void>;

/**
 * Counts an attempt before its password is looked at, so that a burst cannot slip past the count.
 * Returns what takes the attempt back once it succeeded. Counts addresses, never accounts:
 * nobody can lock an owner out.
 */
export async function countAttempt(input: {
  db: Db;
  nowMs: number;
  bucket: string;
  limit: number;
}): Promise<TakeBack> {
  const { db, nowMs, bucket, limit } = input;
  const sinceMs = nowMs - WINDOW_MS;
  // Read first: whoever keeps knocking after the limit must not cost a write each time.
  refuseBeyond({ limit, nowMs, recent: await failuresOf(db, { bucket, sinceMs, limit }) });
  await db
    .deleteFrom('login_failures')
    .where('failed_at', '<', nowMs - KEPT_MS)
    .execute();
  const { id } = await db
    .insertInto('login_failures')
    .values({ bucket, failed_at: nowMs })
    .returning('id')
    .executeTakeFirstOrThrow();
  const takeBack: TakeBack = async (on) => {
    await on.deleteFrom('login_failures').where('id', '=', id).execute();
  };
  const others = await failuresOf(db, { bucket, sinceMs, limit, except: id });
  if (others.length >= limit) await takeBack(db);
  refuseBeyond({ limit, nowMs, recent: others });
  return takeBack;
}

/** When the latest failures were, newest first, no more of them than the limit. */
async function failuresOf(
  db: Db,
  of: { bucket: string; sinceMs: number; limit: number; except?: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('login_failures')
    .select('failed_at')
    .where('bucket', '=', of.bucket)
    .where('failed_at', '>', of.sinceMs)
    .where('id', '<>', of.except ?? 0)
    .orderBy('failed_at', 'desc')
    .limit(of.limit)
    .execute();
  return rows.map((row) => row.failed_at);
}

function refuseBeyond(input: { limit: number; nowMs: number; recent: number[] }): void {
  const { limit, nowMs, recent } = input;
  if (recent.length < limit) return;
  const oldest = recent.at(-1) ?? nowMs;
  const retryAfterS = Math.max(1, Math.ceil((oldest + WINDOW_MS - nowMs) / 1000));
  throw new AppError(
    'tooManyRequests',
    `Too many attempts from this address. Try again in ${retryAfterS} seconds.`,
    { retryAfterS },
  );
}

/** One bucket an IPv4 address or an IPv6 /64, which is what one household holds. */
export function addressBucket(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return `address:${plain}`;
  const [head = '', tail] = plain.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `address:${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
