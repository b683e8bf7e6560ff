import { dayInZone } from '../../domain/calendar.ts';
import { changeUser, lockUser } from '../auth/users.queries.ts';
import type { Tx } from '../platform/db/database.ts';
import { notFound } from '../platform/http/app-error.ts';
import { findCurrentWeight } from './weight.queries.ts';
import type { WeightRow } from './weight-rows.ts';

/**
 * Writes entries, then lets the profile's current weight follow the latest of them where that is
 * another one than before. An entry of an earlier day, or of one to come, leaves the profile alone; when the only entry
 * goes, the profile says again what it said before it.
 */
export async function followLatest<T>(input: {
  tx: Tx;
  userId: number;
  nowMs: number;
  write: () => Promise<T>;
}): Promise<T> {
  const { tx, userId, nowMs, write } = input;
  const user = await lockUser(tx, userId);
  if (!user) throw notFound('User');
  const upTo = { userId, today: dayInZone(nowMs, user.time_zone) };
  const before = await findCurrentWeight(tx, upTo);
  const written = await write();
  const after = await findCurrentWeight(tx, upTo);
  if (!isSame(before, after)) {
    const weight_kg = after ? after.weight_kg : (before?.profile_weight_kg ?? null);
    await changeUser({ tx, userId, changes: { weight_kg } });
  }
  return written;
}

function isSame(one: WeightRow | undefined, other: WeightRow | undefined): boolean {
  return one?.id === other?.id && one?.weight_kg === other?.weight_kg;
}
