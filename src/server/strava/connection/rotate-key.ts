import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import {
  newKey,
  readKeyFile,
  type SecretKey,
  writeKeyFile,
} from '../../platform/sealed/key-file.ts';
import { keyIdOf, openWith, sealWith } from '../../platform/sealed/sealed.ts';
import { TOKEN_COLUMNS, type TokenColumn } from './connections.queries.ts';
import { placeOf } from './sealed-tokens.ts';

export type Rotation =
  | { state: 'nothingSealed' }
  /** `lost`: connections that no key of the file opened. */
  | { state: 'rotated'; resealed: number; lost: number }
  /** Some were being renewed all the while: both keys stay in the file. */
  | { state: 'unfinished'; waiting: number };

const SETTLE_MS = 2_000;
/** Longer than a renewal's claim lives. */
const MOST_ROUNDS = 40;

/**
 * Puts a new key before the old ones, seals every token anew with it, and drops the old ones once
 * nothing needs them. May run beside the app, and again after it was cut off.
 */
export async function rotateKey(input: {
  db: Db;
  clock: Clock;
  keyFile: string;
  settle?: () => Promise<unknown>;
}): Promise<Rotation> {
  const { db, clock, keyFile, settle = () => setTimeout(SETTLE_MS) } = input;
  const before = readKeyFile(keyFile);
  if (before.length === 0) return { state: 'nothingSealed' };
  const key = newKey();
  writeKeyFile(keyFile, [key, ...before]);
  let resealed = 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const counts = await resealAll({ db, clock, key, before });
    resealed += counts.resealed;
    const isDone = counts.resealed === 0 && counts.waiting === 0;
    if (isDone && round > 0) {
      writeKeyFile(keyFile, [key]);
      return { state: 'rotated', resealed, lost: counts.lost };
    }
    // Whoever read the file before the new key was in it has stored what it sealed by then.
    await settle();
  }
  const { waiting } = await resealAll({ db, clock, key, before });
  return { state: 'unfinished', waiting };
}

async function resealAll(of: { db: Db; clock: Clock; key: SecretKey; before: SecretKey[] }) {
  const { db, clock, key, before } = of;
  const rows = await db
    .selectFrom('service_connections')
    .select(['user_id', ...TOKEN_COLUMNS])
    .where('service', '=', 'strava')
    .execute();
  const counts = { resealed: 0, waiting: 0, lost: 0 };
  for (const row of rows) {
    const userId = row.user_id;
    const anew: Partial<Record<TokenColumn, string>> = {};
    let isLost = false;
    for (const column of TOKEN_COLUMNS) {
      if (keyIdOf(row[column]) === key.id) continue;
      const place = placeOf(userId, column);
      const opened = openWith({ keys: before, sealed: row[column], place });
      if (opened.state === 'open') anew[column] = sealWith({ key, text: opened.text, place });
      else isLost = true;
    }
    if (isLost) counts.lost += 1;
    if (Object.keys(anew).length === 0) continue;
    // A renewal under way stores its tokens where the old ones stand: it goes first.
    const stored = await db
      .updateTable('service_connections')
      .set(anew)
      .where('user_id', '=', userId)
      .where('service', '=', 'strava')
      .where('access_token_sealed', '=', row.access_token_sealed)
      .where('refresh_token_sealed', '=', row.refresh_token_sealed)
      .where(({ eb, or }) =>
        or([eb('refresh_claim', 'is', null), eb('refresh_claimed_until', '<=', clock.nowMs())]),
      )
      .executeTakeFirst();
    if (stored.numUpdatedRows > 0n) counts.resealed += 1;
    else counts.waiting += 1;
  }
  return counts;
}
