import { type RawBuilder, sql } from 'kysely';
import type { UserRow } from '../auth/users.queries.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { likePatterns } from './like-patterns.ts';

/** Everybody, in the order in which they joined. */
export function findAccounts(db: Db | Tx): Promise<UserRow[]> {
  return db.selectFrom('users').selectAll().orderBy('id').execute();
}

export type AccountRow = Pick<
  UserRow,
  'id' | 'name' | 'email' | 'is_admin' | 'is_active' | 'created_at'
>;

/** The newest first, from just behind `after`; with `search` those whose name or address holds it. */
export function findAccountsPage(
  db: Db | Tx,
  of: { search?: string; after?: number; limit: number },
): Promise<AccountRow[]> {
  const { search = '', after, limit } = of;
  let query = db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'is_admin', 'is_active', 'created_at']);
  if (after !== undefined) query = query.where('id', '<', after);
  if (search !== '') {
    const patterns = likePatterns(search);
    query = query.where(({ or }) =>
      or(patterns.flatMap((pattern) => [holds('name', pattern), holds('email', pattern)])),
    );
  }
  return query.orderBy('id', 'desc').limit(limit).execute();
}

function holds(column: 'name' | 'email', pattern: string): RawBuilder<boolean> {
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '!'`;
}

export type AccountCounts = { total: number; active: number; administrators: number };

export async function countAccounts(db: Db | Tx): Promise<AccountCounts> {
  const { rows } = await sql<AccountCounts>`
    select
      count(*) as total,
      count(*) filter (where is_active = 1) as active,
      count(*) filter (where is_admin = 1) as administrators
    from users`.execute(db);
  return rows[0] ?? { total: 0, active: 0, administrators: 0 };
}

export type AdminRow = Pick<UserRow, 'id' | 'is_active' | 'is_admin'>;

/**
 * Every administrator, as they stay until the transaction ends: whoever is about to change who may
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
    .orderBy('id')
    .execute();
}

/** Undefined where there is no such account. Without a wish its status is turned round. */
export async function changeStatus(
  tx: Tx,
  of: { userId: number; isActive?: boolean },
): Promise<AccountRow | undefined> {
  const { userId, isActive } = of;
  const turnedRound = sql<0 | 1>`1 - is_active`;
  return tx
    .updateTable('users')
    .set({ is_active: isActive === undefined ? turnedRound : isActive ? 1 : 0 })
    .where('id', '=', userId)
    .returning(['id', 'name', 'email', 'is_admin', 'is_active', 'created_at'])
    .executeTakeFirst();
}
