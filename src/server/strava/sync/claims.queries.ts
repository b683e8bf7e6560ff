import { randomUUID } from 'node:crypto';
import type { Updateable } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { readingRight } from '../connection/scopes.ts';
import { standing } from '../connection/standing.ts';

/** Longer than any one call to Strava takes: whoever holds a claim past it has died. */
export const CLAIM_MS = 60_000;

/** The connection is no longer this worker's: gone, refused, of a deactivated account, or claimed anew. */
export class ClaimLost extends Error {}

export type Claimed = {
  claim: string;
  athleteId: string;
  lastSyncAtMs: number | null;
  readsPrivate: boolean;
  /** Listings in a row that failed. */
  failures: number;
  history: { beforeMs: number | null; page: number; lastPage: string | null; failures: number };
};

/**
 * Takes an athlete's connection for one process, in one update. `due` names what must be due for it:
 * undefined takes it in any case. Undefined where another has it, or nothing is due.
 */
export async function claimConnection(
  db: Db,
  of: { userId: number; nowMs: number; due?: 'sync' | 'history' },
): Promise<Claimed | undefined> {
  const { userId, nowMs, due } = of;
  const claim = randomUUID();
  let update = db
    .updateTable('service_connections')
    .set({ sync_claim: claim, sync_claimed_until: nowMs + CLAIM_MS })
    .where('user_id', '=', userId)
    .where('sync_claimed_until', '<=', nowMs)
    .where(standing);
  if (due === 'sync') update = update.where('sync_due_at', '<=', nowMs);
  if (due === 'history') {
    update = update.where('history_state', '=', 'listing').where('history_due_at', '<=', nowMs);
  }
  const row = await update
    .returning(['external_athlete_id', 'last_sync_at', 'scope', 'failures'])
    .returning(['history_before', 'history_page', 'history_last_page', 'history_failures'])
    .executeTakeFirst();
  return (
    row && {
      claim,
      athleteId: row.external_athlete_id,
      lastSyncAtMs: row.last_sync_at,
      readsPrivate: readingRight(row.scope) === 'all',
      failures: row.failures,
      history: {
        beforeMs: row.history_before,
        page: row.history_page,
        lastPage: row.history_last_page,
        failures: row.history_failures,
      },
    }
  );
}

type Held = { userId: number; claim: string };

/** Still ours, for another while; writes that follow in this transaction are nobody else's. */
export async function keepClaim(db: Db | Tx, of: Held & { nowMs: number }): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('service_connections')
    .set({ sync_claimed_until: of.nowMs + CLAIM_MS })
    .where('user_id', '=', of.userId)
    .where('sync_claim', '=', of.claim)
    .where(standing)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ClaimLost(`the claim on the connection of ${of.userId}`);
}

/** Lets go of the connection, with what came of it; nothing where another has it by now. */
export async function releaseClaim(
  db: Db | Tx,
  of: Held,
  outcome: Updateable<Tables['service_connections']> = {},
): Promise<void> {
  await db
    .updateTable('service_connections')
    .set({ ...outcome, sync_claim: null, sync_claimed_until: 0 })
    .where('user_id', '=', of.userId)
    .where('service', '=', 'strava')
    .where('sync_claim', '=', of.claim)
    .execute();
}

/**
 * For work that needs no claim of its own: makes whoever else writes for this athlete's connection
 * wait until the transaction ends, and says whether it still stands.
 */
export async function holdConnection(
  tx: Tx,
  userId: number,
): Promise<{ athleteId: string } | undefined> {
  const row = await tx
    .updateTable('service_connections')
    .set(({ ref }) => ({ sync_claimed_until: ref('sync_claimed_until') }))
    .where('user_id', '=', userId)
    .where(standing)
    .returning('external_athlete_id')
    .executeTakeFirst();
  return row && { athleteId: row.external_athlete_id };
}

/** Whose connection is due for its synchronisation, the longest waiting first. */
export async function findDueSyncs(db: Db, of: { nowMs: number; limit: number }) {
  const rows = await db
    .selectFrom('service_connections')
    .select('user_id')
    .where('sync_due_at', '<=', of.nowMs)
    .where('sync_claimed_until', '<=', of.nowMs)
    .where(standing)
    .orderBy('sync_due_at')
    .limit(of.limit)
    .execute();
  return rows.map((row) => row.user_id);
}

/** Whose next page of older activities is due. */
export async function findDueHistories(db: Db, of: { nowMs: number; limit: number }) {
  const rows = await db
    .selectFrom('service_connections')
    .select('user_id')
    .where('history_state', '=', 'listing')
    .where('history_due_at', '<=', of.nowMs)
    .where('sync_claimed_until', '<=', of.nowMs)
    .where(standing)
    .orderBy('history_due_at')
    .limit(of.limit)
    .execute();
  return rows.map((row) => row.user_id);
}
