import type { Updateable } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';

export const TOKEN_COLUMNS = ['access_token_sealed', 'refresh_token_sealed'] as const;
export type TokenColumn = (typeof TOKEN_COLUMNS)[number];

/** What the tokens of an athlete's connection are, sealed, and what becomes of them. */
export function findTokens(db: Db | Tx, userId: number) {
  return db
    .selectFrom('service_connections')
    .select([...TOKEN_COLUMNS, 'token_expires_at', 'state', 'trouble'])
    .select(['refresh_claim', 'refresh_claimed_until', 'external_athlete_id'])
    .where('user_id', '=', userId)
    .where('service', '=', 'strava')
    .executeTakeFirst();
}

export type TokenRow = NonNullable<Awaited<ReturnType<typeof findTokens>>>;

/** True where the renewal is this caller's, until then. */
export async function claimRenewal(
  db: Db,
  of: { userId: number; refreshSealed: string; claim: string; nowMs: number; untilMs: number },
): Promise<boolean> {
  const claimed = await db
    .updateTable('service_connections')
    .set({ refresh_claim: of.claim, refresh_claimed_until: of.untilMs })
    .where('user_id', '=', of.userId)
    .where('service', '=', 'strava')
    .where('state', '=', 'connected')
    .where('refresh_token_sealed', '=', of.refreshSealed)
    .where(({ eb, or }) =>
      or([eb('refresh_claim', 'is', null), eb('refresh_claimed_until', '<=', of.nowMs)]),
    )
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0n;
}

export async function giveUpRenewal(db: Db, of: { userId: number; claim: string }): Promise<void> {
  await db
    .updateTable('service_connections')
    .set({ refresh_claim: null, refresh_claimed_until: 0 })
    .where('user_id', '=', of.userId)
    .where('service', '=', 'strava')
    .where('refresh_claim', '=', of.claim)
    .execute();
}

/** Changes the connection if its tokens are still those that the change is about. */
export async function changeIfSame(
  db: Db,
  of: {
    userId: number;
    column: TokenColumn;
    sealed: string;
    columns: Updateable<Tables['service_connections']>;
  },
): Promise<boolean> {
  const changed = await db
    .updateTable('service_connections')
    .set(of.columns)
    .where('user_id', '=', of.userId)
    .where('service', '=', 'strava')
    .where(of.column, '=', of.sealed)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}
