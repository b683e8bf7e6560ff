import type { Db, Tx } from '../platform/db/database.ts';

/** Forgets sessions of all accounts that nobody can use any more; how many. */
export async function forgetSessionsOver(
  tx: Db | Tx,
  over: { unusedSince: number; bornBefore: number },
): Promise<number> {
  const result = await tx
    .deleteFrom('sessions')
    .where(({ eb, or }) =>
      or([eb('last_used_at', '<', over.unusedSince), eb('created_at', '<', over.bornBefore)]),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

export async function forgetLoginFailuresBefore(tx: Db | Tx, instantMs: number): Promise<number> {
  const result = await tx
    .deleteFrom('login_failures')
    .where('failed_at', '<', instantMs)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
