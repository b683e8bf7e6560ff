import { hash } from 'node:crypto';
import { countChangedSince } from '../activities/activities.queries.ts';
import { saveListed } from '../activities/save-listed.ts';
import type { ListedActivity } from '../api/answers.ts';
import {
  type Leased,
  releaseLease,
  renewLease,
  startHistory,
} from '../connection/connections.queries.ts';
import { whileLeased } from './lease.ts';
import { isInterruption, isLimit, repeatedPage, retryAt, troubleOf } from './retry.ts';
import type { SyncDeps } from './sync-deps.ts';
import { requireConnection } from './sync-now.ts';
import { PER_PAGE } from './sync-recent.ts';

const NOT_CONNECTED = 'Strava is not connected, so there is nothing to import.';

/**
 * Has everything that Strava holds listed in the background, from now backwards. Under way already,
 * it simply goes on; once it is through, it can be begun again.
 */
export async function beginHistory(
  { db, clock }: Pick<SyncDeps, 'db' | 'clock'>,
  { userId }: { userId: number },
): Promise<void> {
  if (await startHistory(db, { userId, nowMs: clock.nowMs() })) return;
  await requireConnection(db, { userId, notConnected: NOT_CONNECTED });
}

/**
 * One page of everything that Strava has, from the instant at which it was asked for backwards. The
 * page and what came of it are one transaction, so that whoever goes on reads the next one. What goes
 * at Strava meanwhile moves all behind it one place up, over the edge of a page that was read: so
 * the list is read until a reading of it brings nothing new. What went wrong is thrown, after it was
 * written down.
 */
export async function listHistoryPage(
  deps: SyncDeps,
  of: { userId: number; leased: Leased },
): Promise<number> {
  const { db, clock, log } = deps;
  const { userId, leased } = of;
  const { lease, history } = leased;
  try {
    const changed = await readPage(deps, of);
    log.info({ user: userId, page: history.page, changed }, 'Strava’s history listed');
    return changed;
  } catch (error) {
    if (isInterruption(error)) {
      await releaseLease(db, { userId, lease });
      throw error;
    }
    const failures = history.failures + (isLimit(error) ? 0 : 1);
    const outcome = {
      history_failures: failures,
      history_due_at: retryAt({ nowMs: clock.nowMs(), failures, error }),
      // Waiting for Strava's limits is how a long history comes in.
      trouble: isLimit(error) ? undefined : troubleOf(error),
    };
    await releaseLease(db, { userId, lease }, outcome);
    throw error;
  }
}

async function readPage(
  { db, clock, api }: SyncDeps,
  { userId, leased }: { userId: number; leased: Leased },
): Promise<number> {
  const { lease, athleteId, history } = leased;
  const { page } = history;
  const beforeMs = history.beforeMs ?? clock.nowMs();
  const listed = await whileLeased(
    () => renewLease(db, { userId, lease, nowMs: clock.nowMs() }),
    () => api.listActivities({ userId, page, perPage: PER_PAGE, beforeMs, urgency: 'history' }),
  );
  const fingerprint = pageFingerprint(listed);
  if (listed.length > 0 && fingerprint === history.lastPage) throw repeatedPage(clock.nowMs());
  return db.transaction().execute(async (tx) => {
    const nowMs = clock.nowMs();
    await renewLease(tx, { userId, lease, nowMs });
    const changed = await saveListed(tx, { userId, athleteId, nowMs, listed });
    const isEnd = listed.length === 0;
    const added = { userId, sinceMs: beforeMs, onlyNew: true };
    const isWhole = isEnd && (await countChangedSince(tx, added)) === 0;
    const outcome = {
      history_state: isWhole ? ('listed' as const) : ('listing' as const),
      history_page: isEnd ? 1 : page + 1,
      history_before: isEnd ? Math.max(nowMs, beforeMs) + 1 : beforeMs,
      history_last_page: isEnd ? null : fingerprint,
      history_failures: 0,
      history_due_at: 0,
      // The trouble of a daily synchronisation is its own to end.
      trouble: leased.failures === 0 ? null : undefined,
    };
    await releaseLease(tx, { userId, lease }, outcome);
    return changed;
  });
}

/** The same for two pages with the same activities. */
function pageFingerprint(activities: readonly ListedActivity[]): string {
  const ids = activities.map(({ id }) => id).toSorted();
  return hash('sha256', ids.join(','), 'hex').slice(0, 32);
}
