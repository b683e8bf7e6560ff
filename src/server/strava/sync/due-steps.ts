import { SYNC_API_HISTORY_DAYS } from '../../../domain/limits.ts';
import { findDetailUsers, findDueDetails } from '../activities/activities.queries.ts';
import type { Urgency } from '../api/strava-api.ts';
import { findDueHints } from '../events/events.queries.ts';
import { countHints } from '../events/hints-of-webhook.queries.ts';
import { claimConnection, findDueHistories, findDueSyncs } from './claims.queries.ts';
import { fillDetails } from './fetch-details.ts';
import { followHint } from './follow-event.ts';
import { listHistoryPage } from './history.ts';
import type { Pauses } from './pauses.ts';
import { runSync } from './run-sync.ts';
import type { SyncDeps } from './sync-deps.ts';

/** One thing that is due. It answers whether it was this process's to do. */
export type Step = { name: string; urgency: Urgency; run: () => Promise<boolean> };

const AT_ONCE = 20;
const DETAILS_AT_ONCE = 5;
const RECENT_MS = SYNC_API_HISTORY_DAYS * 86_400_000;
/** More hints of one athlete than a day's running brings: they take their turn behind the others. */
const USUAL_HINTS = 10;
const EVER = -8_640_000_000_000_000;

/**
 * What is due, the most urgent first: a few of each kind, and of every athlete, so that nobody
 * waits for somebody else's ten years.
 */
export async function dueSteps(deps: SyncDeps, pauses: Pauses): Promise<Step[]> {
  const listing = await findDueHistories(deps.db, { nowMs: deps.clock.nowMs(), limit: AT_ONCE });
  return [
    ...(await syncSteps(deps)),
    ...(await hintSteps(deps)),
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
      const claimed = await claimConnection(db, { userId, nowMs: clock.nowMs(), due: 'sync' });
      if (claimed) await runSync(deps, { userId, claimed, urgency: 'daily' });
      return claimed !== undefined;
    },
  }));
}

async function hintSteps(deps: SyncDeps): Promise<Step[]> {
  const { db, clock } = deps;
  const due = await findDueHints(db, { nowMs: clock.nowMs(), limit: AT_ONCE });
  const steps: Step[] = [];
  for (const hint of due) {
    const isFlood = (await countHints(db, hint.user_id)) > USUAL_HINTS;
    const urgency = isFlood ? ('history' as const) : ('daily' as const);
    steps.push({ name: 'hint', urgency, run: () => followHint(deps, { hint, urgency }) });
  }
  return steps;
}

function historyStep(deps: SyncDeps, userId: number): Step {
  const { db, clock } = deps;
  return {
    name: 'history',
    urgency: 'history',
    run: async () => {
      const claimed = await claimConnection(db, { userId, nowMs: clock.nowMs(), due: 'history' });
      if (claimed) await listHistoryPage(deps, { userId, claimed });
      return claimed !== undefined;
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
      steps.push({ name: 'details', urgency, run: () => fillDetails(deps, { activity, urgency }) });
    }
  }
  return steps;
}
