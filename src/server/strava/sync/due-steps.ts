import { SYNC_API_HISTORY_DAYS } from '../../../domain/limits.ts';
import { findDetailUsers, findDueDetails } from '../activities/activities.queries.ts';
import type { Urgency } from '../api/rate-limits.queries.ts';
import {
  findDueHistories,
  findDueSyncs,
  leaseConnection,
} from '../connection/connections.queries.ts';
import { countEvents, findDueEvents } from '../events/events.queries.ts';
import { fetchDetails } from './fetch-details.ts';
import { followEvent } from './follow-event.ts';
import { listHistoryPage } from './history.ts';
import type { Pauses } from './retry.ts';
import type { SyncDeps } from './sync-deps.ts';
import { syncRecent } from './sync-recent.ts';

/** One thing that is due. It answers whether it was this process's to do. */
export type Step = { name: string; urgency: Urgency; run: () => Promise<boolean> };

const AT_ONCE = 20;
const DETAILS_AT_ONCE = 5;
const RECENT_MS = SYNC_API_HISTORY_DAYS * 86_400_000;
/** More events of one athlete than a day's running brings: they take their turn behind the others. */
const USUAL_EVENTS = 10;
const EVER = -8_640_000_000_000_000;

/**
 * What is due, the most urgent first: a few of each kind, and of every athlete, so that nobody
 * waits for somebody else's ten years.
 */
export async function dueSteps(deps: SyncDeps, pauses: Pauses): Promise<Step[]> {
  const listing = await findDueHistories(deps.db, { nowMs: deps.clock.nowMs(), limit: AT_ONCE });
  return [
    ...(await syncSteps(deps)),
    ...(await eventSteps(deps)),
    ...listing.map((userId) => historyStep(deps, userId)),
    ...(await detailSteps(deps, { pauses, listing })),
  ];
}

async function syncSteps(deps: SyncDeps): Promise<Step[]> {
  const { db, clock } = deps;
  const due = await findDueSyncs(db, { nowMs: clock.nowMs(), limit: AT_ONCE });
  return due.map((userId) => ({
    name: 'sync',
    urgency: 'daily',
    run: async () => {
      const leased = await leaseConnection(db, { userId, nowMs: clock.nowMs(), due: 'sync' });
      if (leased) await syncRecent(deps, { userId, leased, urgency: 'daily' });
      return leased !== undefined;
    },
  }));
}

async function eventSteps(deps: SyncDeps): Promise<Step[]> {
  const { db, clock } = deps;
  const due = await findDueEvents(db, { nowMs: clock.nowMs(), limit: AT_ONCE });
  const steps: Step[] = [];
  for (const event of due) {
    const isFlood = (await countEvents(db, event.user_id)) > USUAL_EVENTS;
    const urgency = isFlood ? ('history' as const) : ('daily' as const);
    steps.push({ name: 'event', urgency, run: () => followEvent(deps, { event, urgency }) });
  }
  return steps;
}

function historyStep(deps: SyncDeps, userId: number): Step {
  const { db, clock } = deps;
  return {
    name: 'history',
    urgency: 'history',
    run: async () => {
      const leased = await leaseConnection(db, { userId, nowMs: clock.nowMs(), due: 'history' });
      if (leased) await listHistoryPage(deps, { userId, leased });
      return leased !== undefined;
    },
  };
}

/**
 * Of every athlete the newest few. Older ones than a month come after all of them are listed, and only
 * while history may be asked for.
 */
async function detailSteps(
  deps: SyncDeps,
  of: { pauses: Pauses; listing: readonly number[] },
): Promise<Step[]> {
  const { db, clock } = deps;
  const { pauses, listing } = of;
  if (pauses.isPaused('daily')) return [];
  const nowMs = clock.nowMs();
  const recentMs = nowMs - RECENT_MS;
  const everMs = pauses.isPaused('history') ? recentMs : EVER;
  const steps: Step[] = [];
  for (const userId of await findDetailUsers(db, { nowMs, startedSinceMs: everMs })) {
    const startedSinceMs = listing.includes(userId) ? recentMs : everMs;
    const of = { userId, nowMs, startedSinceMs, limit: DETAILS_AT_ONCE };
    for (const activity of await findDueDetails(db, of)) {
      const urgency = activity.started_at >= recentMs ? ('daily' as const) : ('history' as const);
      steps.push({
        name: 'details',
        urgency,
        run: () => fetchDetails(deps, { activity, urgency }),
      });
    }
  }
  return steps;
}
