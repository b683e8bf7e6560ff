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
import {
  findAllTokens,
  resealTokens,
  TOKEN_COLUMNS,
  type TokenColumn,
} from './connections.queries.ts';
import { placeOf } from './sealed-tokens.ts';

type Rotation =
  | { state: 'nothingSealed' }
  /** `lost`: connections that no key of the file opened. */
  | { state: 'rotated'; resealed: number; lost: number }
  /** Some were being renewed all the while: both keys stay in the file. */
  | { state: 'unfinished'; waiting: number };

const SETTLE_MS = 2_000;
/** Together longer than a renewal's lease lasts. */
const MAX_ROUNDS = 40;

/**
 * Puts a new key before the old ones, seals every token anew with it, and drops the old ones once
 * nothing needs them. May run beside the app, and again after it was cut off.
 */
export async function rotateKey(input: {
  db: Db;
  clock: Clock;
  keyFile: string;
  settle?: () => Promise<unknown>;
  /** Seals anew what else the keys sealed, in other rooms. */
  others?: Others;
}): Promise<Rotation> {
  const { db, clock, keyFile, others, settle = () => setTimeout(SETTLE_MS) } = input;
  const before = readKeyFile(keyFile);
  if (before.length === 0) return { state: 'nothingSealed' };
  const key = newKey();
  writeKeyFile(keyFile, [key, ...before]);
  let resealed = 0;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const counts = await resealAll({ db, clock, key, before, others });
    resealed += counts.resealed;
    const isDone = counts.resealed === 0 && counts.waiting === 0;
    if (isDone && round > 0) {
      writeKeyFile(keyFile, [key]);
      return { state: 'rotated', resealed, lost: counts.lost };
    }
    // Whoever read the file before the new key was in it has stored what it sealed by then.
    await settle();
  }
  const { waiting } = await resealAll({ db, clock, key, before, others });
  return { state: 'unfinished', waiting };
}

type Others = (of: {
  db: Db;
  key: SecretKey;
  before: readonly SecretKey[];
}) => Promise<{ resealed: number; lost: number }>;

async function resealAll(of: {
  db: Db;
  clock: Clock;
  key: SecretKey;
  before: SecretKey[];
  others: Others | undefined;
}) {
  const { db, clock, key, before, others } = of;
  const elsewhere = (await others?.({ db, key, before })) ?? { resealed: 0, lost: 0 };
  const counts = { resealed: elsewhere.resealed, waiting: 0, lost: elsewhere.lost };
  for (const row of await findAllTokens(db)) {
    const userId = row.user_id;
    const columns: Partial<Record<TokenColumn, string>> = {};
    let isLost = false;
    for (const column of TOKEN_COLUMNS) {
      if (keyIdOf(row[column]) === key.id) continue;
      const place = placeOf(userId, column);
      const opened = openWith({ keys: before, sealed: row[column], place });
      if (opened.state === 'open') columns[column] = sealWith({ key, text: opened.text, place });
      else isLost = true;
    }
    if (isLost) counts.lost += 1;
    if (Object.keys(columns).length === 0) continue;
    const nowMs = clock.nowMs();
    if (await resealTokens(db, { userId, before: row, columns, nowMs })) counts.resealed += 1;
    else counts.waiting += 1;
  }
  return counts;
}
