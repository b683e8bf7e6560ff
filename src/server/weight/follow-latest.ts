import { changeUser, lockUser } from '../auth/users.queries.ts';
import type { Tx } from '../platform/db/database.ts';
import { notFound } from '../platform/http/app-error.ts';
import { findLatestWeight } from './weight.queries.ts';
import type { WeightRow } from './weight-rows.ts';

/**
 * Writes entries, then lets the profile's current weight follow the latest of them where that is
 * another one than before. An entry of an earlier day leaves the profile alone; when the only entry
 * goes, the profile says again what it said before it.
 */
export async function followLatest<T>(input: {
  tx: Tx;
  userId: number;
  write: () => Promise<T>;
}): Promise<T> {
  const { tx, userId, write } = input;
  const user = await lockUser(tx, userId);
  if (!user) throw notFound('User');
  const before = await findLatestWeight(tx, userId);
  const written = await write();
  const after = await findLatestWeight(tx, userId);
  if (!isSame(before, after)) {
    const weight_kg = after ? after.weight_kg : (before?.profile_weight_kg ?? null);
    await changeUser({ tx, userId, changes: { weight_kg } });
  }
  return written;
}

function isSame(one: WeightRow | undefined, other: WeightRow | undefined): boolean {
  return one?.id === other?.id && one?.weight_kg === other?.weight_kg;
}
