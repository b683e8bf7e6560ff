import type { Db } from '../platform/db/database.ts';
import { AppError, notFound } from '../platform/http/app-error.ts';
import { type AccountRow, changeStatus, holdAdmins } from './admin.queries.ts';

/**
 * Lets an account in or keeps it out. The administrator who asks stays one: so there is always one
 * left, also when several of them do this to each other at the same moment.
 */
export async function toggleStatus(input: {
  db: Db;
  adminId: number;
  userId: number;
  isActive?: boolean;
}): Promise<AccountRow> {
  const { db, adminId, userId, isActive } = input;
  if (userId === adminId && isActive !== true) {
    throw new AppError('conflict', 'You cannot deactivate your own account');
  }
  return db.transaction().execute(async (tx) => {
    const admins = await holdAdmins(tx);
    const isStillAdmin = admins.some(({ id, is_active }) => id === adminId && is_active === 1);
    if (!isStillAdmin) throw new AppError('conflict', 'You are no longer an administrator');
    const changed = await changeStatus(tx, { userId, isActive });
    if (!changed) throw notFound('User');
    return changed;
  });
}
