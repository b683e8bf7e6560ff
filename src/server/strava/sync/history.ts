import { countNewSince } from '../activities/activities.queries.ts';
import { pageFingerprint } from '../activities/fingerprint.ts';
import { takeListed } from '../activities/take-listed.ts';
import { type Claimed, keepClaim, releaseClaim } from './claims.queries.ts';
import { PER_PAGE } from './list-recent.ts';
import { isLimit, isPutOff, retryAt } from './retry.ts';
import type { SyncDeps } from './sync-deps.ts';
import { repeatedPage, troubleOf } from './trouble.ts';

/**
 * One page of everything that Strava has, from the instant at which it was asked for backwards. The
 * page and what came of it are one transaction, so that whoever goes on reads the next one. What goes
 * at Strava meanwhile moves all behind it one place up, over the edge of a page that was read: so
 * the list is read until a reading of it brings nothing new. Thrown after it was written down: what
 * went wrong.
 */
export async function listHistoryPage(
  deps: SyncDeps,
  of: { userId: number; claimed: Claimed },
): Promise<number> {
  const { db, clock, log } = deps;
  const { userId, claimed } = of;
  const { claim, history } = claimed;
  try {
    const changed = await readPage(deps, of);
    log.info({ user: userId, page: history.page, changed }, 'Strava’s history listed');
    return changed;
  } catch (error) {
    if (isPutOff(error)) {
      await releaseClaim(db, { userId, claim });
    } else {
      const failures = history.failures + (isLimit(error) ? 0 : 1);
      await releaseClaim(
        db,
        { userId, claim },
        {
          history_failures: failures,
          history_due_at: retryAt({ nowMs: clock.nowMs(), failures, error }),
          // Waiting for Strava's limits is how a long history comes in.
          ...(isLimit(error) ? {} : { trouble: troubleOf(error) }),
        },
      );
    }
    throw error;
  }
}

async function readPage(
  { db, clock, api }: SyncDeps,
  { userId, claimed }: { userId: number; claimed: Claimed },
): Promise<number> {
  const { claim, athleteId, history } = claimed;
  const { page } = history;
  const beforeMs = history.beforeMs ?? clock.nowMs();
  const listed = await api.listActivities({
    ...{ userId, page, perPage: PER_PAGE, beforeMs, urgency: 'history' },
  });
  const lastPage = pageFingerprint(listed);
  if (listed.length > 0 && lastPage === history.lastPage) throw repeatedPage(clock.nowMs());
  return db.transaction().execute(async (tx) => {
    const nowMs = clock.nowMs();
    await keepClaim(tx, { userId, claim, nowMs });
    const changed = await takeListed(tx, { userId, athleteId, nowMs, listed });
    const isEnd = listed.length === 0;
    const isWhole = isEnd && (await countNewSince(tx, { userId, sinceMs: beforeMs })) === 0;
    const next = isEnd
      ? { page: 1, beforeMs: Math.max(nowMs, beforeMs) + 1, lastPage: null }
      : { page: page + 1, beforeMs, lastPage };
    await releaseClaim(
      tx,
      { userId, claim },
      {
        history_state: isWhole ? 'listed' : 'listing',
        ...{ history_page: next.page, history_before: next.beforeMs },
        history_last_page: next.lastPage,
        ...{ history_failures: 0, history_due_at: 0 },
        ...(claimed.failures === 0 ? { trouble: null } : {}),
      },
    );
    return changed;
  });
}
