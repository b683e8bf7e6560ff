import { setTimeout } from 'node:timers/promises';
import { AppError } from '../../platform/http/app-error.ts';
import { countChangedSince } from '../activities/activities.queries.ts';
import { StravaFault } from '../api/strava-fault.ts';
import { refusalOf } from '../connection/refusal-of.ts';
import { CLAIM_MS, ClaimLost, claimConnection, releaseClaim } from './claims.queries.ts';
import { refuseUnconnected } from './refuse-unconnected.ts';
import { runSync } from './run-sync.ts';
import { Stopped } from './stoppable.ts';
import type { SyncDeps } from './sync-deps.ts';

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
  const connection = () => refuseUnconnected(db, { userId, notConnected: NOT_CONNECTED });
  const { last_sync_at: before } = await connection();
  const found = async () => ({
    syncedCount: await countChangedSince(db, { userId, sinceMs: before ?? 0 }),
  });
  // Nobody holds a claim longer without a sign of life.
  for (let waitedMs = 0; waitedMs <= 2 * CLAIM_MS; waitedMs += LOOK_AGAIN_MS) {
    const claimed = await claimConnection(db, { userId, nowMs: clock.nowMs() });
    if (claimed && claimed.lastSyncAtMs !== before) {
      await releaseClaim(db, { userId, claim: claimed.claim });
      return found();
    }
    if (claimed) {
      try {
        return { syncedCount: await runSync(deps, { userId, claimed, urgency: 'asked' }) };
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
  if (error instanceof StravaFault) return refusalOf(error, nowMs);
  if (error instanceof ClaimLost) return new AppError('conflict', NOT_CONNECTED);
  if (error instanceof Stopped) return new AppError('unavailable', ENDING);
  return error;
}
