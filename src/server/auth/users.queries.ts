import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { readMeasures } from '../../contract/measures.ts';
import type { User } from '../../contract/session.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import type { Tables } from '../platform/db/tables.ts';

export type UserRow = Selectable<Tables['users']>;

export async function findUserByEmail(db: Db | Tx, email: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
}

const userById = prepared<{ userId: number }, UserRow>((param, db) =>
  db.selectFrom('users').selectAll().where('id', '=', param('userId')),
);

export async function findUser(db: Db | Tx, userId: number): Promise<UserRow | undefined> {
  const [row] = await userById(db, { userId });
  return row;
}

export async function hasUser(db: Db): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Undefined where the address is taken. */
export async function insertUser(
  tx: Tx,
  user: Insertable<Tables['users']>,
): Promise<UserRow | undefined> {
  return tx
    .insertInto('users')
    .values({ ...user, email: user.email.toLowerCase() })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function changeUser(input: {
  tx: Db | Tx;
  userId: number;
  changes: Updateable<Tables['users']>;
}): Promise<UserRow | undefined> {
  const { tx, userId, changes } = input;
  if (Object.keys(changes).length === 0) return findUser(tx, userId);
  return tx
    .updateTable('users')
    .set(changes)
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

/** Makes the writes of one athlete wait for one another until the transaction ends. */
export async function lockUser(tx: Tx, userId: number): Promise<UserRow | undefined> {
  return tx
    .updateTable('users')
    .set(({ ref }) => ({ weight_kg: ref('weight_kg') }))
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

type AdminRow = Pick<UserRow, 'id' | 'is_active' | 'is_admin'>;

/**
 * Every administrator whose account is not deleted, as they stay until the transaction ends: whoever is about to change who may
 * administer comes through here first, and waits at the one row that is the same for all. (A row
 * that a change can alter, the first administrator's say, lets two wait for each other.) SQLite
 * refuses to write in a transaction that has only read before another process wrote.
 */
export async function holdAdmins(tx: Tx): Promise<AdminRow[]> {
  await tx
    .updateTable('users')
    .set((eb) => ({ is_admin: eb.ref('is_admin') }))
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('users').select(({ fn }) => fn.min('id').as('id')),
    )
    .execute();
  return tx
    .selectFrom('users')
    .select(['id', 'is_active', 'is_admin'])
    .where('is_admin', '=', 1)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** Undefined where there is no such account. Without a wish its status is turned round. */
export async function setActive(
  tx: Tx,
  of: { userId: number; isActive?: boolean },
): Promise<UserRow | undefined> {
  const { userId, isActive } = of;
  const turnedRound = sql<0 | 1>`1 - is_active`;
  return tx
    .updateTable('users')
    .set({ is_active: isActive === undefined ? turnedRound : isActive ? 1 : 0 })
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** The record its owner may see: no hash, nothing of sessions. */
export function toUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    dateOfBirth: row.date_of_birth,
    height: row.height_cm,
    currentWeight: row.weight_kg,
    targetWeight: row.target_weight_kg,
    maxHeartRate: row.max_heart_rate,
    fitnessLevel: row.fitness_level,
    weeklyFrequency: row.weekly_frequency,
    goals: row.goals,
    isActive: row.is_active === 1,
    isAdmin: row.is_admin === 1,
    trainerAccessEnabled: row.trainer_access_enabled === 1,
    trainerUrl: row.trainer_token,
    timeZone: row.time_zone,
    measures: readMeasures(row.measures),
    createdAt: new Date(row.created_at).toISOString(),
  };
}

/** Accounts that were deleted before then, of those that still stand. */
export async function findUsersDeletedBefore(db: Db | Tx, instantMs: number): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('deleted_at', '<', instantMs)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteUser(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('users').where('id', '=', userId).execute();
}

/** Athletes whose runs wait for the zones of their day. */
export async function findUsersWithZonesLeft(db: Db | Tx): Promise<UserRow[]> {
  return db.selectFrom('users').selectAll().where('zones_to_recompute', 'is not', null).execute();
}
