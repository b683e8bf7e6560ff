import { isIPv6 } from 'node:net';
import type { Db } from '../platform/db/database.ts';
import { AppError } from '../platform/http/app-error.ts';

const WINDOW_MS = 60_000;
const KEPT_MS = 3_600_000;

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
}): Promise<() => Promise<void>> {
  const { db, nowMs, bucket, limit } = input;
  await db
    .deleteFrom('login_failures')
    .where('failed_at', '<', nowMs - KEPT_MS)
    .execute();
  const { id } = await db
    .insertInto('login_failures')
    .values({ bucket, failed_at: nowMs })
    .returning('id')
    .executeTakeFirstOrThrow();
  const takeBack = async () => {
    await db.deleteFrom('login_failures').where('id', '=', id).execute();
  };
  const recent = await db
    .selectFrom('login_failures')
    .select('failed_at')
    .where('bucket', '=', bucket)
    .where('failed_at', '>', nowMs - WINDOW_MS)
    .where('id', '<>', id)
    .orderBy('failed_at', 'desc')
    .limit(limit)
    .execute();
  if (recent.length < limit) return takeBack;
  await takeBack();
  const oldest = recent.at(-1)?.failed_at ?? nowMs;
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
