import { Stopped } from './abortable.ts';
import { isLimit, retryAt } from './backoff.ts';
import { type Claimed, ClaimLost, keepClaim, releaseClaim } from './claims.queries.ts';
import { pageFingerprint } from './fingerprint.ts';
import { PER_PAGE } from './list-recent.ts';
import type { SyncDeps } from './sync-deps.ts';
import { takeListed } from './take-listed.ts';
import { repeatedPage, troubleOf } from './trouble.ts';

/**
 * One page of everything that Strava has, from the instant at which it was asked for backwards. The
 * page and what came of it are one transaction, so that whoever goes on reads the next one. Thrown
 * after it was written down: what went wrong.
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
    if (error instanceof Stopped || error instanceof ClaimLost) {
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
  const { page, beforeMs } = history;
  const listed = await api.listActivities({
    ...{ userId, page, perPage: PER_PAGE, urgency: 'history' },
    beforeMs: beforeMs ?? clock.nowMs(),
  });
  const lastPage = pageFingerprint(listed);
  if (listed.length > 0 && lastPage === history.lastPage) throw repeatedPage(clock.nowMs());
  return db.transaction().execute(async (tx) => {
    const nowMs = clock.nowMs();
    await keepClaim(tx, { userId, claim, nowMs });
    const changed = await takeListed(tx, { userId, athleteId, nowMs, listed });
    const isWhole = listed.length === 0;
    await releaseClaim(
      tx,
      { userId, claim },
      {
        history_state: isWhole ? 'listed' : 'listing',
        history_page: page + 1,
        history_last_page: isWhole ? null : lastPage,
        ...{ history_failures: 0, history_due_at: 0 },
        ...(claimed.failures === 0 ? { trouble: null } : {}),
      },
    );
    return changed;
  });
}
