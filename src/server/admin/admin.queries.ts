import { sql } from 'kysely';
import type { UserRow } from '../auth/users.queries.ts';
import { containsText } from '../platform/db/contains-text.ts';
import type { Db, Tx } from '../platform/db/database.ts';

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
    .select(['id', 'name', 'email', 'is_admin', 'is_active', 'created_at'])
    .where('deleted_at', 'is', null);
  if (after !== undefined) query = query.where('id', '<', after);
  if (search !== '') query = query.where(containsText(['name', 'email'], search));
  return query.orderBy('id', 'desc').limit(limit).execute();
}

type AccountCounts = { total: number; active: number; administrators: number };

export async function countAccounts(db: Db | Tx): Promise<AccountCounts> {
  const { rows } = await sql<AccountCounts>`
    select
      count(*) as total,
      count(*) filter (where is_active = 1) as active,
      count(*) filter (where is_admin = 1) as administrators
    from users
    where deleted_at is null`.execute(db);
  return rows[0] ?? { total: 0, active: 0, administrators: 0 };
}
