import { randomInt } from 'node:crypto';
import { hashPassword } from '../auth/passwords.ts';
import { deleteSessionsOf } from '../auth/sessions.queries.ts';
import {
  changeUser,
  findUserByEmail,
  holdAdmins,
  setActive,
  type UserRow,
} from '../auth/users.queries.ts';
import type { Db } from '../platform/db/database.ts';
import { AppError, notFound } from '../platform/http/app-error.ts';

/**
 * Lets an account in or keeps it out. The administrator who asks stays one: so there is always one
 * left, also when several of them do this to each other at the same moment.
 */
export async function toggleStatus(input: {
  db: Db;
  adminId: number;
  userId: number;
  isActive?: boolean;
}): Promise<UserRow> {
  const { db, adminId, userId, isActive } = input;
  if (userId === adminId && isActive !== true) {
    throw new AppError('conflict', 'You cannot deactivate your own account');
  }
  return db.transaction().execute(async (tx) => {
    const admins = await holdAdmins(tx);
    const isStillAdmin = admins.some(({ id, is_active }) => id === adminId && is_active === 1);
    if (!isStillAdmin) throw new AppError('conflict', 'You are no longer an administrator');
    const changed = await setActive(tx, { userId, isActive });
    if (!changed) throw notFound('User');
    return changed;
  });
}

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

/** Gives an account a fresh random password and signs every device out; null without account. */
export async function resetPassword(
  db: Db,
  email: string,
): Promise<{ password: string; sessionsEnded: number } | null> {
  const password = freshPassword();
  const passwordHash = await hashPassword(password);
  const user = await findUserByEmail(db, email);
  if (!user) return null;
  return db.transaction().execute(async (tx) => {
    await changeUser({ tx, userId: user.id, changes: { password_hash: passwordHash } });
    return { password, sessionsEnded: await deleteSessionsOf(tx, { userId: user.id }) };
  });
}

// Without letters and digits that look alike, because somebody will read it aloud: 16 of 31 are
// 79 bits.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

function freshPassword(): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}
