import { setTimeout } from 'node:timers/promises';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { countChangedSince } from '../activities/activities.queries.ts';
import { asAppError, REFUSED, StravaFault } from '../api/strava-fault.ts';
import {
  findConnection,
  LEASE_MS,
  LeaseLost,
  leaseConnection,
  releaseLease,
} from '../connection/connections.queries.ts';
import { Stopped } from './stoppable.ts';
import type { SyncDeps } from './sync-deps.ts';
import { syncRecent } from './sync-recent.ts';

const LOOK_AGAIN_MS = 200;

export const NOT_CONNECTED = 'Strava is not connected, so there is nothing to sync.';
const BUSY = 'Strava is being asked for your activities already. Please try again in a minute.';
const ENDING = 'This server is about to stop. Please try again in a minute.';

/**
 * Fetches what is new at Strava, for somebody who waits for it. Where a process is at it already,
 * that one is waited for. Answers how many activities are new or changed.
 */
export async function syncNow(
  deps: SyncDeps,
  { userId }: { userId: number },
): Promise<{ syncedCount: number }> {
  const { db, clock, wait = setTimeout } = deps;
  const connection = () => requireConnection(db, { userId, notConnected: NOT_CONNECTED });
  const { last_sync_at: before } = await connection();
  const found = async () => ({
    syncedCount: await countChangedSince(db, { userId, sinceMs: before ?? 0 }),
  });
  // The lease of a process that died has run out by then.
  for (let waitedMs = 0; waitedMs <= 2 * LEASE_MS; waitedMs += LOOK_AGAIN_MS) {
    const leased = await leaseConnection(db, { userId, nowMs: clock.nowMs() });
    if (leased && leased.lastSyncAtMs !== before) {
      await releaseLease(db, { userId, lease: leased.lease });
      return found();
    }
    if (leased) {
      try {
        return { syncedCount: await syncRecent(deps, { userId, leased, urgency: 'asked' }) };
      } catch (error) {
        throw asRefusal(error, clock.nowMs());
      }
    }
    await wait(LOOK_AGAIN_MS);
    const { last_sync_at: now } = await connection();
    if (now !== before) return found();
  }
  throw new AppError('busy', BUSY);
}

function asRefusal(error: unknown, nowMs: number): unknown {
  if (error instanceof StravaFault) return asAppError(error, nowMs);
  if (error instanceof LeaseLost) return new AppError('conflict', NOT_CONNECTED);
  if (error instanceof Stopped) return new AppError('unavailable', ENDING);
  return error;
}

/** The athlete's connection; refused where there is none, in those words, or it has to be renewed. */
export async function requireConnection(
  db: Db,
  of: { userId: number; notConnected: string },
): Promise<NonNullable<Awaited<ReturnType<typeof findConnection>>>> {
  const connection = await findConnection(db, of.userId);
  if (!connection) throw new AppError('conflict', of.notConnected);
  if (connection.state === 'reconnect') {
    throw new AppError('conflict', connection.trouble ?? REFUSED);
  }
  return connection;
}
