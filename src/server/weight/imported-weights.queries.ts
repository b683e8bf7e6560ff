import { dayInZone } from '../../domain/calendar.ts';
import { changeUser, findUser, lockUser } from '../auth/users.queries.ts';
import { batchesOf } from '../platform/batches.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { OWNER_OF_LISTED } from '../platform/db/owner-of-listed.ts';
import { followLatest } from './follow-latest.ts';
import { findCurrentWeight } from './weight.queries.ts';

type ImportedWeight = { date: string; kg: number };

const DAYS_AT_ONCE = 200;

/**
 * Of these weights, oldest first, those that the log has no need of: it has one of that day, or had the
 * very same and it was deleted.
 */
export async function findWeighedDays(
  db: Db | Tx,
  { userId, weights }: { userId: number; weights: readonly ImportedWeight[] },
): Promise<Set<string>> {
  const there = new Set<string>();
  for (const batch of batchesOf(weights, DAYS_AT_ONCE)) {
    const some = new Map(batch.map(({ date, kg }) => [date, kg]));
    const days = [...some.keys()];
    const kept = db
      .selectFrom('weight_entries')
      .select(['date', 'weight_kg'])
      .where('user_id', '=', userId)
      .where('date', 'in', days);
    for (const { date } of await kept.where('deleted_at', 'is', null).execute()) there.add(date);
    for (const row of await kept.where('deleted_at', 'is not', null).execute()) {
      if (some.get(row.date) === row.weight_kg) there.add(row.date);
    }
  }
  return there;
}

/** Adds what the log does not have; answers with the ids of the entries. */
export async function addWeights(
  tx: Tx,
  of: { userId: number; weights: readonly ImportedWeight[]; nowMs: number },
): Promise<number[]> {
  const { userId, weights, nowMs } = of;
  const there = await findWeighedDays(tx, { userId, weights });
  const added = weights.filter(({ date }) => !there.has(date));
  if (added.length === 0) return [];
  const user = await findUser(tx, userId);
  const rows = added.map(({ date, kg }) => ({
    user_id: userId,
    date,
    weight_kg: kg,
    profile_weight_kg: user?.weight_kg ?? null,
    created_at: nowMs,
  }));
  const write = () => tx.insertInto('weight_entries').values(rows).returning('id').execute();
  const ids = await followLatest({ tx, userId, nowMs, write });
  return ids.map(({ id }) => id);
}

/** Takes added entries out again; what was edited since goes to the bin for 30 days. */
export async function takeWeightsBack(
  tx: Tx,
  of: { userId: number; ids: readonly number[]; nowMs: number },
): Promise<void> {
  const { userId, ids, nowMs } = of;
  const user = await lockUser(tx, userId);
  if (ids.length === 0 || !user) return;
  const upTo = { userId, today: dayInZone(nowMs, user.time_zone) };
  const before = await findCurrentWeight(tx, upTo);
  const write = async () => {
    await tx
      .deleteFrom('weight_entries')
      .where(OWNER_OF_LISTED, '=', userId)
      .where('id', 'in', ids)
      .where('version', '=', 1)
      .execute();
    await tx
      .updateTable('weight_entries')
      .set({ deleted_at: nowMs })
      .where(OWNER_OF_LISTED, '=', userId)
      .where('id', 'in', ids)
      .where('deleted_at', 'is', null)
      .execute();
  };
  await followLatest({ tx, userId, nowMs, write });
  if (!before || !ids.includes(before.id)) return;
  const after = await findCurrentWeight(tx, upTo);
  // Nothing was weighed since: the profile says again what it said when they came.
  if (after && after.id > Math.min(...ids)) return;
  await changeUser({ tx, userId, changes: { weight_kg: before.profile_weight_kg } });
}
