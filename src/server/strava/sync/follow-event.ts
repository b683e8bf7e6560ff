import { changeActivity, findActivity } from '../activities/activities.queries.ts';
import { keepDetails } from '../activities/keep-details.ts';
import { takeListed } from '../activities/take-listed.ts';
import { takeOut } from '../activities/take-out.ts';
import type { DetailedActivity } from '../api/answers.ts';
import type { Urgency } from '../api/strava-api.ts';
import { endHint, type HintRow, leaseHint, postponeHint } from '../events/events.queries.ts';
import { ACCESS_HINT } from '../events/hints-of-webhook.queries.ts';
import { CLAIM_MS, holdConnection } from './claims.queries.ts';
import { isLimit, isPutOff, retryAt } from './retry.ts';
import type { SyncDeps } from './sync-deps.ts';

const AROUND_MS = 60_000;

/**
 * A hint that something changed at Strava. It is never believed: the activity is asked for. What
 * Strava neither lists nor knows any more is taken out of the log. Answers whether it was ours to
 * follow; throws what went wrong, after it was written down.
 */
export async function followHint(
  deps: SyncDeps,
  of: { hint: HintRow; urgency: Urgency },
): Promise<boolean> {
  const { db, clock, api } = deps;
  const { hint, urgency } = of;
  const { user_id: userId, activity_id: activityId } = hint;
  const nowMs = clock.nowMs();
  if (!(await leaseHint(db, { hint, nowMs, untilMs: nowMs + CLAIM_MS }))) return false;
  try {
    if (activityId === ACCESS_HINT) {
      await api.checkConnection({ userId, urgency });
      await endHint(db, hint);
      return true;
    }
    const details = await api.readActivity({ userId, activityId, urgency });
    if (details) await follow(deps, hint, details);
    else await letGo(deps, { hint, urgency });
    return true;
  } catch (error) {
    const isNoFailure = isPutOff(error) || isLimit(error);
    const attempts = hint.attempts + (isNoFailure ? 0 : 1);
    const failures = isNoFailure ? 0 : attempts;
    const retryAtMs = isPutOff(error) ? nowMs : retryAt({ nowMs: clock.nowMs(), failures, error });
    await postponeHint(db, { hint, retryAtMs, attempts });
    throw error;
  }
}

async function follow(deps: SyncDeps, hint: HintRow, details: DetailedActivity): Promise<void> {
  const { db, clock } = deps;
  const { user_id: userId, activity_id: activityId } = hint;
  await db.transaction().execute(async (tx) => {
    const connection = await holdConnection(tx, userId);
    if (!connection) return;
    // Somebody else's activity is nothing of ours, whatever the hint says.
    const isOwn = details.athleteId === null || details.athleteId === connection.athleteId;
    if (isOwn) {
      const nowMs = clock.nowMs();
      const { athleteId } = connection;
      await takeListed(tx, { userId, athleteId, nowMs, listed: [details] });
      await keepDetails(tx, { userId, activityId, details, streams: undefined, nowMs });
    }
    await endHint(tx, hint);
  });
}

async function letGo(deps: SyncDeps, of: { hint: HintRow; urgency: Urgency }): Promise<void> {
  const { db, clock } = deps;
  const { hint } = of;
  const { user_id: userId, activity_id: activityId } = hint;
  const known = await findActivity(db, { userId, activityId });
  const isGone =
    known !== undefined &&
    (hint.is_unlisted === 1 || (await isUnlisted(deps, { ...of, startedAtMs: known.started_at })));
  await db.transaction().execute(async (tx) => {
    if (!(await holdConnection(tx, userId))) return;
    if (isGone) await takeOut(tx, { userId, activityId, nowMs: clock.nowMs() });
    // Without details the list is all there is.
    else if (known?.details === 'due')
      await changeActivity(tx, { userId, activityId, columns: { details: 'missing' } });
    await endHint(tx, hint);
  });
}

/** Whether the list, too, has it no longer. A list that was not kept to the time asked for says nothing. */
async function isUnlisted(
  { api }: SyncDeps,
  of: { hint: HintRow; urgency: Urgency; startedAtMs: number },
): Promise<boolean> {
  const { hint, urgency, startedAtMs } = of;
  const [afterMs, beforeMs] = [startedAtMs - AROUND_MS, startedAtMs + AROUND_MS];
  const around = await api.listActivities({
    ...{ userId: hint.user_id, page: 1, perPage: 30, urgency },
    ...{ afterMs, beforeMs },
  });
  return around.every(
    ({ id, startedAtMs: atMs }) =>
      id !== hint.activity_id && atMs >= afterMs - 1000 && atMs <= beforeMs + 1000,
  );
}
