import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder, Insertable, Updateable } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { readingRight } from './scopes.ts';

type Connections = Tables['service_connections'];

export const TOKEN_COLUMNS = ['access_token_sealed', 'refresh_token_sealed'] as const;
export type TokenColumn = (typeof TOKEN_COLUMNS)[number];

/** What the athlete is shown of their connection. */
export async function findConnection(db: Db, userId: number) {
  return db
    .selectFrom('service_connections')
    .select(['first_name', 'last_name', 'profile_picture_url', 'city', 'country', 'is_premium'])
    .select(['last_sync_at', 'sync_due_at', 'history_state', 'state', 'trouble', 'scope'])
    .where('user_id', '=', userId)
    .where('service', '=', 'strava')
    .executeTakeFirst();
}

/** Connections that Strava accepts, of accounts that may use the app. */
export function isInUse({
  and,
  eb,
  exists,
  selectFrom,
}: ExpressionBuilder<Tables, 'service_connections'>) {
  return and([
    eb('service_connections.service', '=', 'strava'),
    eb('service_connections.state', '=', 'connected'),
    exists(
      selectFrom('users')
        .select('users.id')
        .whereRef('users.id', '=', 'service_connections.user_id')
        .where('users.is_active', '=', 1)
        .where('users.deleted_at', 'is', null),
    ),
  ]);
}

/** Accounts that were deleted, and still have a connection. */
export async function findConnectionsOfDeleted(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('service_connections')
    .innerJoin('users', 'users.id', 'service_connections.user_id')
    .select('service_connections.user_id')
    .where('users.deleted_at', 'is not', null)
    .execute();
  return rows.map((row) => row.user_id);
}

/** Whom an event of Strava's is about; undefined for one that is not connected here. */
export async function findEventOwner(
  db: Db,
  of: { subscriptionId: string; athleteId: string },
): Promise<{ userId: number } | undefined> {
  return db
    .selectFrom('service_connections')
    .innerJoin('api_subscriptions', 'api_subscriptions.service', 'service_connections.service')
    .select('service_connections.user_id as userId')
    .where('service_connections.external_athlete_id', '=', of.athleteId)
    .where('api_subscriptions.subscription_id', '=', of.subscriptionId)
    .where(isInUse)
    .executeTakeFirst();
}

/** Of this athlete, as far as what is asked further holds. */
function updateConnection(db: Db | Tx, userId: number, columns: Updateable<Connections>) {
  return db
    .updateTable('service_connections')
    .set(columns)
    .where('user_id', '=', userId)
    .where('service', '=', 'strava');
}

/*
 * Linking
 */

/** Changes the connection of this account to this athlete at Strava; false where there is none. */
export async function relinkAthlete(
  tx: Tx,
  of: { userId: number; athleteId: string; columns: Updateable<Connections> },
): Promise<boolean> {
  const { numUpdatedRows } = await updateConnection(tx, of.userId, of.columns)
    .where('external_athlete_id', '=', of.athleteId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False where the account here or the athlete there is linked already: whoever was first keeps it. */
export async function insertConnection(tx: Tx, row: Insertable<Connections>): Promise<boolean> {
  const inserted = await tx
    .insertInto('service_connections')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function findUserOfAthlete(tx: Tx, athleteId: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('service_connections')
    .select('user_id')
    .where('service', '=', 'strava')
    .where('external_athlete_id', '=', athleteId)
    .executeTakeFirst();
  return row?.user_id;
}

export async function deleteConnection(tx: Tx, userId: number): Promise<void> {
  await tx
    .deleteFrom('service_connections')
    .where('user_id', '=', userId)
    .where('service', '=', 'strava')
    .execute();
}

/*
 * Tokens, which are sealed
 */

export function findTokens(db: Db | Tx, userId: number) {
  return db
    .selectFrom('service_connections')
    .select([...TOKEN_COLUMNS, 'token_expires_at', 'state', 'trouble'])
    .where('user_id', '=', userId)
    .where('service', '=', 'strava')
    .executeTakeFirst();
}

export type TokenRow = NonNullable<Awaited<ReturnType<typeof findTokens>>>;

/** The tokens of all connections, or of those given up for that reason. */
export function findAllTokens(db: Db, of: { trouble?: string } = {}) {
  const { trouble } = of;
  return db
    .selectFrom('service_connections')
    .select(['user_id', ...TOKEN_COLUMNS])
    .where('service', '=', 'strava')
    .$if(trouble !== undefined, (query) =>
      query.where('state', '=', 'reconnect').where('trouble', '=', trouble ?? null),
    )
    .execute();
}

/** Leases the renewal of these tokens to one caller, until then; false where another has it. */
export async function leaseRenewal(
  db: Db,
  of: { userId: number; refreshSealed: string; lease: string; nowMs: number; untilMs: number },
): Promise<boolean> {
  const { numUpdatedRows } = await updateConnection(db, of.userId, {
    refresh_lease: of.lease,
    refresh_leased_until: of.untilMs,
  })
    .where('state', '=', 'connected')
    .where('refresh_token_sealed', '=', of.refreshSealed)
    .where(isNotBeingRenewed(of.nowMs))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function giveUpRenewal(db: Db, of: { userId: number; lease: string }): Promise<void> {
  await updateConnection(db, of.userId, { refresh_lease: null, refresh_leased_until: 0 })
    .where('refresh_lease', '=', of.lease)
    .execute();
}

/** Changes the connection if its tokens are still those that the change is about. */
export async function changeIfSameToken(
  db: Db,
  of: { userId: number; column: TokenColumn; sealed: string; columns: Updateable<Connections> },
): Promise<boolean> {
  const { numUpdatedRows } = await updateConnection(db, of.userId, of.columns)
    .where(of.column, '=', of.sealed)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stores the same tokens under another key; false where they changed, or are being renewed. */
export async function resealTokens(
  db: Db,
  of: {
    userId: number;
    before: Record<TokenColumn, string>;
    columns: Partial<Record<TokenColumn, string>>;
    nowMs: number;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await updateConnection(db, of.userId, of.columns)
    .where('access_token_sealed', '=', of.before.access_token_sealed)
    .where('refresh_token_sealed', '=', of.before.refresh_token_sealed)
    // A renewal under way stores its tokens where the old ones stand: it goes first.
    .where(isNotBeingRenewed(of.nowMs))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes up a connection again that was given up; false where it changed meanwhile. */
export async function reviveConnection(
  db: Db,
  of: { userId: number; refreshSealed: string },
): Promise<boolean> {
  const { numUpdatedRows } = await updateConnection(db, of.userId, {
    state: 'connected',
    trouble: null,
  })
    .where('state', '=', 'reconnect')
    .where('refresh_token_sealed', '=', of.refreshSealed)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function isNotBeingRenewed(nowMs: number) {
  return ({ eb, or }: ExpressionBuilder<Tables, 'service_connections'>) =>
    or([eb('refresh_lease', 'is', null), eb('refresh_leased_until', '<=', nowMs)]);
}

/*
 * Whose turn it is to synchronise. A lease is renewed while its holder works: one that has run out
 * was held by a process that died.
 */

export const LEASE_MS = 60_000;

/** The lease is no longer this worker's: the connection is gone, refused, of a deactivated account, or leased anew. */
export class LeaseLost extends Error {}

export type Leased = {
  lease: string;
  athleteId: string;
  lastSyncAtMs: number | null;
  readsPrivate: boolean;
  /** Listings in a row that failed. */
  failures: number;
  history: { beforeMs: number | null; page: number; lastPage: string | null; failures: number };
};

/**
 * Leases an athlete's connection to one process, in one update. `due` names what must be due for it:
 * undefined leases it in any case. Undefined where another has it, or nothing is due.
 */
export async function leaseConnection(
  db: Db,
  of: { userId: number; nowMs: number; due?: 'sync' | 'history' },
): Promise<Leased | undefined> {
  const { userId, nowMs, due } = of;
  const lease = randomUUID();
  let update = db
    .updateTable('service_connections')
    .set({ sync_lease: lease, sync_leased_until: nowMs + LEASE_MS })
    .where('user_id', '=', userId)
    .where('sync_leased_until', '<=', nowMs)
    .where(isInUse);
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
      lease,
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

type Held = { userId: number; lease: string };

/** Renews a lease; within a transaction nobody else can take it until that has ended. */
export async function renewLease(db: Db | Tx, of: Held & { nowMs: number }): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('service_connections')
    .set({ sync_leased_until: of.nowMs + LEASE_MS })
    .where('user_id', '=', of.userId)
    .where('sync_lease', '=', of.lease)
    .where(isInUse)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new LeaseLost(`the lease on the connection of ${of.userId}`);
}

/** Lets go of the connection, with what came of it; nothing where another has it by now. */
export async function releaseLease(
  db: Db | Tx,
  of: Held,
  outcome: Updateable<Connections> = {},
): Promise<void> {
  await updateConnection(db, of.userId, { ...outcome, sync_lease: null, sync_leased_until: 0 })
    .where('sync_lease', '=', of.lease)
    .execute();
}

/**
 * For work that needs no lease of the connection: others who write for it wait until the
 * transaction ends. Undefined where it is no longer in use.
 */
export async function lockConnection(
  tx: Tx,
  userId: number,
): Promise<{ athleteId: string } | undefined> {
  const row = await tx
    .updateTable('service_connections')
    .set(({ ref }) => ({ sync_leased_until: ref('sync_leased_until') }))
    .where('user_id', '=', userId)
    .where(isInUse)
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
    .where('sync_leased_until', '<=', of.nowMs)
    .where(isInUse)
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
    .where('sync_leased_until', '<=', of.nowMs)
    .where(isInUse)
    .orderBy('history_due_at')
    .limit(of.limit)
    .execute();
  return rows.map((row) => row.user_id);
}

/** Has the whole history listed, from now backwards; false where that is under way, or not connected. */
export async function startHistory(
  db: Db,
  of: { userId: number; nowMs: number },
): Promise<boolean> {
  const { numUpdatedRows } = await updateConnection(db, of.userId, {
    history_state: 'listing',
    history_before: of.nowMs,
    history_page: 1,
    history_due_at: 0,
    history_failures: 0,
    history_last_page: null,
  })
    .where('state', '=', 'connected')
    .where('history_state', '<>', 'listing')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
