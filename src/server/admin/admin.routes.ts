import * as contract from '../../contract/admin.ts';
import type { Db } from '../platform/db/database.ts';
import type { Router } from '../platform/http/router.ts';
import { type AccountRow, countAccounts, findAccountsPage } from './admin.queries.ts';
import { toggleStatus } from './change-account.ts';

export function mountAdmin(route: Router, { db }: { db: Db }): void {
  route(contract.listUsers, async () => {
    const rows = await findAccountsPage(db, { limit: contract.MOST_USERS_LISTED });
    return rows.map(toAccount);
  });

  route(contract.usersPage, async ({ query }) => {
    const { search, after, limit } = query;
    const [rows, { total, active, administrators }] = await Promise.all([
      findAccountsPage(db, { search, after, limit: limit + 1 }),
      countAccounts(db),
    ]);
    const shown = rows.slice(0, limit);
    return {
      users: shown.map(toAccount),
      next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
      counts: { total, active, inactive: total - active, administrators },
    };
  });

  route(contract.toggleStatus, async ({ userId, params, body }) => {
    const { isActive } = body;
    const row = await toggleStatus({ db, adminId: userId, userId: params.id, isActive });
    return { user: toAccount(row) };
  });
}

function toAccount(row: AccountRow): contract.Account {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    isAdmin: row.is_admin === 1,
    isActive: row.is_active === 1,
    createdAt: new Date(row.created_at).toISOString(),
  };
}
