import type { UserRow } from '../auth/users.queries.ts';
import type { Db, Tx } from '../platform/db/database.ts';

/** Everybody, in the order in which they joined. */
export function findAccounts(db: Db | Tx): Promise<UserRow[]> {
  return db.selectFrom('users').selectAll().orderBy('id').execute();
}

/** Active administrators besides this one, so that the last one is never lost. */
export async function countOtherActiveAdmins(tx: Tx, userId: number): Promise<number> {
  // Touching their rows makes two such changes at once wait for each other, on both engines.
  const others = await tx
    .updateTable('users')
    .set((eb) => ({ is_admin: eb.ref('is_admin') }))
    .where('is_admin', '=', 1)
    .returning(['id', 'is_active'])
    .execute();
  return others.filter((other) => other.id !== userId && other.is_active === 1).length;
}
