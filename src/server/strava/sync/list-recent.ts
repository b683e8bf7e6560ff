import { SYNC_API_HISTORY_DAYS } from '../../../domain/limits.ts';
import { findShownSince } from '../activities/activities.queries.ts';
import { takeListed } from '../activities/take-listed.ts';
import type { Urgency } from '../api/strava-api.ts';
import { type Claimed, keepClaim } from './claims.queries.ts';
import { finishSync } from './finish-sync.ts';
import { createListingOrder } from './listing-order.ts';
import type { SyncDeps } from './sync-deps.ts';
import { repeatedPage } from './trouble.ts';

export const PER_PAGE = 100;

const WINDOW_MS = SYNC_API_HISTORY_DAYS * 86_400_000;

/**
 * Reads the list of the last thirty days, or as far back as nobody looked since, and takes over each
 * page as it comes. Answers how many activities are new or changed. The claim is released with it.
 */
export async function listRecent(
  deps: SyncDeps,
  of: { userId: number; claimed: Claimed; urgency: Urgency },
): Promise<number> {
  const { db, clock, api } = deps;
  const { userId, claimed, urgency } = of;
  const { claim, athleteId } = claimed;
  const sinceMs = Math.min(clock.nowMs(), claimed.lastSyncAtMs ?? clock.nowMs()) - WINDOW_MS;
  const seen = new Set<string>();
  const order = createListingOrder(sinceMs);
  let changed = 0;
  for (let page = 1; ; page += 1) {
    await keepClaim(db, { userId, claim, nowMs: clock.nowMs() });
    const told = await api.listActivities({
      ...{ userId, page, perPage: PER_PAGE, urgency },
      afterMs: sinceMs,
    });
    if (told.length === 0) break;
    if (told.every(({ id }) => seen.has(id))) throw repeatedPage(clock.nowMs());
    for (const { id } of told) seen.add(id);
    // Whoever answers may not have looked at the date that was asked for.
    const listed = told.filter(({ startedAtMs }) => startedAtMs >= sinceMs);
    if (listed.length > 0) {
      changed += await db.transaction().execute(async (tx) => {
        const nowMs = clock.nowMs();
        await keepClaim(tx, { userId, claim, nowMs });
        return takeListed(tx, { userId, athleteId, nowMs, listed });
      });
    }
    if (order.isBehind(told)) break;
  }
  await db.transaction().execute(async (tx) => {
    // Without the right to private activities, one that is no longer listed may only be hidden.
    const shown = claimed.readsPrivate
      ? await findShownSince(tx, { userId, athleteId, sinceMs })
      : [];
    const unlisted = shown.filter((id) => !seen.has(id));
    await finishSync(tx, { userId, claim, nowMs: clock.nowMs(), unlisted });
  });
  return changed;
}
