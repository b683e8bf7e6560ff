import { SYNC_API_HISTORY_DAYS } from '../../../domain/limits.ts';
import type { Urgency } from '../api/strava-api.ts';
import { findDetailUsers, findDueDetails } from './activities.queries.ts';
import { claimConnection, findDueHistories, findDueSyncs } from './claims.queries.ts';
import { fillDetails } from './fill-details.ts';
import { followHint } from './follow-hint.ts';
import { countHints, findDueHints } from './hints.queries.ts';
import { listHistoryPage } from './list-history.ts';
import type { Pauses } from './pauses.ts';
import { runSync } from './run-sync.ts';
import type { SyncDeps } from './sync-deps.ts';

/** One thing that is due. It answers whether it was this process's to do. */
export type Step = { name: string; urgency: Urgency; run: () => Promise<boolean> };

const AT_ONCE = 20;
const RECENT_MS = SYNC_API_HISTORY_DAYS * 86_400_000;
/** More hints of one athlete than a day's running brings: they take their turn behind the others. */
const USUAL_HINTS = 10;
const EVER = -8_640_000_000_000_000;

/**
 * What is due, the most urgent first: a few of each kind, and of every athlete one, so that nobody
 * waits for somebody else's ten years.
 */
export async function dueSteps(deps: SyncDeps, pauses: Pauses): Promise<Step[]> {
  return [
    ...(await syncSteps(deps)),
    ...(await hintSteps(deps)),
    ...(await historySteps(deps)),
    ...(await detailSteps(deps, pauses)),
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

async function historySteps(deps: SyncDeps): Promise<Step[]> {
  const { db, clock } = deps;
  const due = await findDueHistories(db, { nowMs: clock.nowMs(), limit: AT_ONCE });
  return due.map((userId) => ({
    name: 'history',
    urgency: 'history',
    run: async () => {
      const claimed = await claimConnection(db, { userId, nowMs: clock.nowMs(), due: 'history' });
      if (claimed) await listHistoryPage(deps, { userId, claimed });
      return claimed !== undefined;
    },
  }));
}

/** Of every athlete the newest; older ones than a month only while history may be asked for. */
async function detailSteps(deps: SyncDeps, pauses: Pauses): Promise<Step[]> {
  const { db, clock } = deps;
  if (pauses.isPaused('daily')) return [];
  const nowMs = clock.nowMs();
  const recentMs = nowMs - RECENT_MS;
  const startedSinceMs = pauses.isPaused('history') ? recentMs : EVER;
  const steps: Step[] = [];
  for (const userId of await findDetailUsers(db, { nowMs, startedSinceMs })) {
    const activity = await findDueDetails(db, { userId, nowMs, startedSinceMs });
    if (!activity) continue;
    const urgency = activity.started_at >= recentMs ? ('daily' as const) : ('history' as const);
    steps.push({ name: 'details', urgency, run: () => fillDetails(deps, { activity, urgency }) });
  }
  return steps;
}
