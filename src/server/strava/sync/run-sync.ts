import type { Urgency } from '../api/strava-api.ts';
import { type Claimed, ClaimLost, releaseClaim } from './claims.queries.ts';
import { listRecent } from './list-recent.ts';
import { isLimit, retryAt } from './retry.ts';
import { Stopped } from './stoppable.ts';
import type { SyncDeps } from './sync-deps.ts';
import { troubleOf } from './trouble.ts';

/**
 * One synchronisation of a connection that was claimed for it. What goes wrong is thrown, after it
 * was written down: what the athlete is told, and when to try again.
 */
export async function runSync(
  deps: SyncDeps,
  of: { userId: number; claimed: Claimed; urgency: Urgency },
): Promise<number> {
  const { db, clock, log } = deps;
  const { userId, claimed, urgency } = of;
  const { claim } = claimed;
  try {
    const changed = await listRecent(deps, of);
    log.info({ user: userId, changed, urgency }, 'Strava synchronised');
    return changed;
  } catch (error) {
    if (error instanceof Stopped || error instanceof ClaimLost) {
      await releaseClaim(db, { userId, claim });
    } else {
      const failures = claimed.failures + (isLimit(error) ? 0 : 1);
      await releaseClaim(
        db,
        { userId, claim },
        {
          ...{ failures, trouble: troubleOf(error) },
          // What the athlete asked for leaves the time of the daily one as it is.
          ...(urgency === 'asked'
            ? {}
            : { sync_due_at: retryAt({ nowMs: clock.nowMs(), failures, error }) }),
        },
      );
    }
    throw error;
  }
}
