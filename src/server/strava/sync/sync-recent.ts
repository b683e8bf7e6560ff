import { SYNC_API_HISTORY_DAYS } from '../../../domain/limits.ts';
import { nextDailySync } from '../../../domain/strava/next-daily-sync.ts';
import { findUser } from '../../auth/users.queries.ts';
import type { Tx } from '../../platform/db/database.ts';
import { findShownSince } from '../activities/activities.queries.ts';
import { saveListed } from '../activities/save-listed.ts';
import type { ListedActivity } from '../api/answers.ts';
import type { Urgency } from '../api/rate-limits.queries.ts';
import {
  type Leased,
  LeaseLost,
  releaseLease,
  renewLease,
} from '../connection/connections.queries.ts';
import { keepUnlisted } from '../events/events.queries.ts';
import { whileLeased } from './lease.ts';
import { isLimit, repeatedPage, retryAt, troubleOf } from './retry.ts';
import { Stopped } from './stoppable.ts';
import type { SyncDeps } from './sync-deps.ts';

export const PER_PAGE = 100;

const WINDOW_MS = SYNC_API_HISTORY_DAYS * 86_400_000;

/**
 * One synchronisation of a connection that was leased for it; how many activities are new or changed.
 * What goes wrong is thrown, after it was written down: what the athlete is shown, and when to try
 * again.
 */
export async function syncRecent(
  deps: SyncDeps,
  of: { userId: number; leased: Leased; urgency: Urgency },
): Promise<number> {
  const { db, clock, log } = deps;
  const { userId, leased, urgency } = of;
  const held = { userId, lease: leased.lease };
  try {
    const changed = await listRecent(deps, of);
    log.info({ user: userId, changed, urgency }, 'Strava synchronised');
    return changed;
  } catch (error) {
    if (error instanceof Stopped || error instanceof LeaseLost) {
      await releaseLease(db, held);
      throw error;
    }
    const failures = leased.failures + (isLimit(error) ? 0 : 1);
    await releaseLease(db, held, {
      failures,
      trouble: troubleOf(error),
      // What the athlete asked for leaves the time of the daily one as it is.
      sync_due_at:
        urgency === 'asked' ? undefined : retryAt({ nowMs: clock.nowMs(), failures, error }),
    });
    throw error;
  }
}

/**
 * Reads the list of the last thirty days, or as far back as nobody looked since, and writes each
 * page into the log as it comes. The lease is released with the last one.
 */
async function listRecent(
  deps: SyncDeps,
  of: { userId: number; leased: Leased; urgency: Urgency },
): Promise<number> {
  const { db, clock, api } = deps;
  const { userId, leased, urgency } = of;
  const { lease, athleteId } = leased;
  const renew = () => renewLease(db, { userId, lease, nowMs: clock.nowMs() });
  const sinceMs = Math.min(clock.nowMs(), leased.lastSyncAtMs ?? clock.nowMs()) - WINDOW_MS;
  const seen = new Set<string>();
  const order = createListingOrder(sinceMs);
  let changed = 0;
  for (let page = 1; ; page += 1) {
    await renew();
    const activities = await whileLeased(renew, () =>
      api.listActivities({ userId, page, perPage: PER_PAGE, urgency, afterMs: sinceMs }),
    );
    if (activities.length === 0) break;
    if (activities.every(({ id }) => seen.has(id))) throw repeatedPage(clock.nowMs());
    for (const { id } of activities) seen.add(id);
    // The date that was asked for may have been ignored.
    const listed = activities.filter(({ startedAtMs }) => startedAtMs >= sinceMs);
    if (listed.length > 0) {
      changed += await db.transaction().execute(async (tx) => {
        const nowMs = clock.nowMs();
        await renewLease(tx, { userId, lease, nowMs });
        return saveListed(tx, { userId, athleteId, nowMs, listed });
      });
    }
    if (order.isBehind(activities)) break;
  }
  await db.transaction().execute(async (tx) => {
    // Without the right to private activities, one that is no longer listed may only be hidden.
    const shown = leased.readsPrivate
      ? await findShownSince(tx, { userId, athleteId, sinceMs })
      : [];
    const unlisted = shown.filter((id) => !seen.has(id));
    await finishSync(tx, { userId, lease, nowMs: clock.nowMs(), unlisted });
  });
  return changed;
}

/** The list was read to its end: the next time is tomorrow at six, on the athlete's own clock. */
async function finishSync(
  tx: Tx,
  of: { userId: number; lease: string; nowMs: number; unlisted: readonly string[] },
): Promise<void> {
  const { userId, lease, nowMs, unlisted } = of;
  const user = await findUser(tx, userId);
  if (!user) throw new LeaseLost(`the account ${userId}`);
  await renewLease(tx, { userId, lease, nowMs });
  const outcome = {
    last_sync_at: nowMs,
    sync_due_at: nextDailySync(nowMs, user.time_zone),
    failures: 0,
    trouble: null,
  };
  await releaseLease(tx, { userId, lease }, outcome);
  await keepUnlisted(tx, { userId, activityIds: unlisted, nowMs });
}

/**
 * Whether a listing has run past the instant it is about. Only where all that was listed so far came
 * newest first does a page of older ones mean that nothing newer follows.
 */
export function createListingOrder(sinceMs: number) {
  let last = Number.POSITIVE_INFINITY;
  let count = 0;
  let isNewestFirst = true;
  return {
    isBehind: (page: readonly ListedActivity[]): boolean => {
      for (const { startedAtMs } of page) {
        if (startedAtMs > last) isNewestFirst = false;
        last = startedAtMs;
        count += 1;
      }
      // One alone has no order.
      return isNewestFirst && count > 1 && page.every(({ startedAtMs }) => startedAtMs < sinceMs);
    },
  };
}
