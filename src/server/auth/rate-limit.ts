import { isIPv6 } from 'node:net';
import type { Db, Tx } from '../platform/db/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import {
  deleteAttempt,
  findAttempts,
  forgetAttemptsBefore,
  insertAttempt,
} from './rate-limit.queries.ts';

const WINDOW_MS = 60_000;
const KEPT_MS = 3_600_000;

/** Forgets the attempt again, together with whatever else its success writes. */
export type GiveBack = (tx: Db | Tx) => Promise<void>;

/**
 * Counts an attempt before its password is looked at, so that a burst cannot slip past the count.
 * Whoever wants only failures counted gives it back once it succeeded. Counts addresses, never
 * accounts: nobody can lock an owner out.
 */
export async function countAttempt(input: {
  db: Db;
  nowMs: number;
  bucket: string;
  limit: number;
}): Promise<GiveBack> {
  const { db, nowMs, bucket, limit } = input;
  const recent = { bucket, sinceMs: nowMs - WINDOW_MS, most: limit };
  // Read first: whoever goes on trying beyond the limit must not cost a write each time.
  refuseBeyond({ limit, nowMs, attempts: await findAttempts(db, recent) });
  await forgetAttemptsBefore(db, nowMs - KEPT_MS);
  const id = await insertAttempt(db, { bucket, nowMs });
  const others = await findAttempts(db, { ...recent, except: id });
  if (others.length >= limit) await deleteAttempt(db, id);
  refuseBeyond({ limit, nowMs, attempts: others });
  return (tx) => deleteAttempt(tx, id);
}

function refuseBeyond(input: { limit: number; nowMs: number; attempts: number[] }): void {
  const { limit, nowMs, attempts } = input;
  if (attempts.length < limit) return;
  const oldest = attempts.at(-1) ?? nowMs;
  const retryAfterS = Math.max(1, Math.ceil((oldest + WINDOW_MS - nowMs) / 1000));
  throw new AppError(
    'tooManyRequests',
    `Too many attempts from this address. Try again in ${retryAfterS} seconds.`,
    { retryAfterS },
  );
}

/** One bucket an IPv4 address or an IPv6 /64, which is what one household holds. */
export function addressBucket(address: string): string {
  const [plain = ''] = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%');
  if (!isIPv6(plain)) return `address:${plain}`;
  const [head = '', tail] = plain.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `address:${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
