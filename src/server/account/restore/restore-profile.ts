import type { Updateable } from 'kysely';
import { changeUser, findUser } from '../../auth/users.queries.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { findFirstFilled, type RestoredName, type Row } from '../../platform/db/restore-rows.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { insertRestored } from './restored-rows.queries.ts';
import { type ChangedProfile, type Fate, type Restoring, readChanged } from './restoring.ts';

/** An account with nothing in any of these has nothing of its own to keep. */
const OWN: readonly RestoredName[] = [
  'athlete_limits',
  'shoes',
  'workouts',
  'races',
  'weight_entries',
  'sweat_tests',
  'chat_exchanges',
  'strava_activities',
];

/** Whose account it is and what it may do here; what is still to be worked out belongs to its server. */
const NEVER = new Set(['id', 'email', 'created_at', 'zones_to_recompute']);

/** What is filled in where the athlete has said nothing yet. */
const FILLED = ['date_of_birth', 'height_cm', 'weight_kg', 'target_weight_kg', 'goals'];

/** The profile as it was exported for an empty account; for any other, what it does not say yet. */
export async function profileChanges(
  db: Db | Tx,
  { userId, row }: { userId: number; row: Row },
): Promise<ChangedProfile> {
  const isWhole = (await findFirstFilled(db, { userId, names: OWN })) === null;
  const user: Row = (await findUser(db, userId)) ?? {};
  const changed: ChangedProfile = { isWhole, columns: {} };
  for (const [column, value] of Object.entries(row)) {
    if (NEVER.has(column) || user[column] === value) continue;
    const isFilled = FILLED.includes(column) && user[column] === null;
    if (isWhole || isFilled) changed.columns[column] = [user[column], value];
  }
  return changed;
}

export async function restoreProfile(
  tx: Tx,
  { restoring, fromKey, row }: { restoring: Restoring; fromKey: string; row: Row },
): Promise<{ fate: Fate; isWhole: boolean }> {
  const { userId, item } = restoring;
  const changed = await profileChanges(tx, { userId, row });
  const { isWhole } = changed;
  const changes = Object.entries(changed.columns).map(([column, [, after]]) => [column, after]);
  await changeUser({ tx, userId, changes: Object.fromEntries(changes) });
  const outcome = 'changed' as const;
  await insertRestored(tx, {
    user_id: userId,
    item_id: item.id,
    table_name: 'users',
    from_key: fromKey,
    to_key: String(userId),
    outcome,
    changed: JSON.stringify(changed),
  });
  return { fate: { name: 'users', fromKey, to_key: String(userId), outcome }, isWhole };
}

/** What the athlete has changed since stays as it is. */
export async function takeProfileBack(
  tx: Tx,
  { userId, changed }: { userId: number; changed: string | null },
): Promise<void> {
  const user: Row = (await findUser(tx, userId)) ?? {};
  const changes: Row = {};
  for (const [column, [before, after]] of Object.entries(readChanged(changed).columns)) {
    if (user[column] === after) changes[column] = before;
  }
  await changeUser({ tx, userId, changes: changes as Updateable<Tables['users']> });
}
