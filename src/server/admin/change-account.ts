import { changeUser, findUserByEmail, type UserRow } from '../auth/users.queries.ts';
import type { Db } from '../platform/db/database.ts';
import { holdAdmins } from './admin.queries.ts';

export const ACCOUNT_CHANGES = ['promote', 'demote', 'activate', 'deactivate'] as const;
export type AccountChange = (typeof ACCOUNT_CHANGES)[number];

export type ChangeOutcome =
  | { state: 'changed' | 'unchanged'; user: UserRow }
  | { state: 'notFound' }
  | { state: 'lastAdmin'; user: UserRow };

/** Changes what an account may do; the last active administrator stays one. */
export async function changeAccount(input: {
  db: Db;
  change: AccountChange;
  email: string;
}): Promise<ChangeOutcome> {
  const { db, change, email } = input;
  return db.transaction().execute(async (tx) => {
    const takesAway = change === 'demote' || change === 'deactivate';
    const admins = await holdAdmins(tx);
    const user = await findUserByEmail(tx, email);
    if (!user) return { state: 'notFound' };
    const othersLeft = admins.filter(({ id, is_active }) => id !== user.id && is_active === 1);
    if (isAlready(user, change)) return { state: 'unchanged', user };
    const isActiveAdmin = user.is_admin === 1 && user.is_active === 1;
    if (takesAway && isActiveAdmin && othersLeft.length === 0) return { state: 'lastAdmin', user };
    const changed = await changeUser({ tx, userId: user.id, changes: CHANGES[change] });
    return { state: 'changed', user: changed ?? user };
  });
}

const CHANGES = {
  promote: { is_admin: 1 },
  demote: { is_admin: 0 },
  activate: { is_active: 1 },
  deactivate: { is_active: 0 },
} as const;

function isAlready(user: UserRow, change: AccountChange): boolean {
  const after = { ...user, ...CHANGES[change] };
  return after.is_admin === user.is_admin && after.is_active === user.is_active;
}
