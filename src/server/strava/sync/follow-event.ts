import type { Tx } from '../../platform/db/database.ts';
import { dropRecording } from '../../workouts/recordings-of-sources.ts';
import { deleteWorkout } from '../../workouts/workouts.queries.ts';
import { changeActivity, findActivity, GONE } from '../activities/activities.queries.ts';
import { leaveToFiles } from '../activities/leave-to-files.ts';
import { giveBackFilled } from '../activities/match-offer.ts';
import { saveDetails } from '../activities/save-details.ts';
import { saveListed } from '../activities/save-listed.ts';
import type { DetailedActivity } from '../api/answers.ts';
import type { Urgency } from '../api/rate-limits.queries.ts';
import { LEASE_MS, lockConnection } from '../connection/connections.queries.ts';
import {
  ACCESS_EVENT,
  type EventRow,
  endEvent,
  leaseEvent,
  postponeEvent,
  renewEventLease,
} from '../events/events.queries.ts';
import { whileLeased } from './lease.ts';
import { isInterruption, isLimit, retryAt } from './retry.ts';
import type { SyncDeps } from './sync-deps.ts';

const AROUND_MS = 60_000;

/**
 * An event says that something changed at Strava. It is never believed: the activity is asked for.
 * What Strava neither lists nor knows any more is taken out of the log. Answers whether it was ours
 * to follow; throws what went wrong, after it was written down.
 */
export async function followEvent(
  deps: SyncDeps,
  of: { event: EventRow; urgency: Urgency },
): Promise<boolean> {
  const { db, clock } = deps;
  const { event } = of;
  const nowMs = clock.nowMs();
  let untilMs = nowMs + LEASE_MS;
  if (!(await leaseEvent(db, { event, nowMs, untilMs }))) return false;
  const renew = async () => {
    const nextUntilMs = clock.nowMs() + LEASE_MS;
    if (await renewEventLease(db, { event, untilMs, nextUntilMs })) untilMs = nextUntilMs;
  };
  try {
    await whileLeased(renew, () => follow(deps, of));
    return true;
  } catch (error) {
    const isNoFailure = isInterruption(error) || isLimit(error);
    const attempts = event.attempts + (isNoFailure ? 0 : 1);
    const failures = isNoFailure ? 0 : attempts;
    const retryAtMs = isInterruption(error)
      ? nowMs
      : retryAt({ nowMs: clock.nowMs(), failures, error });
    await postponeEvent(db, { event, retryAtMs, attempts });
    throw error;
  }
}

async function follow(deps: SyncDeps, of: { event: EventRow; urgency: Urgency }): Promise<void> {
  const { db, api } = deps;
  const { event, urgency } = of;
  const { user_id: userId, activity_id: activityId } = event;
  if (activityId === ACCESS_EVENT) {
    await api.checkConnection({ userId, urgency });
    await endEvent(db, event);
    return;
  }
  const details = await api.readActivity({ userId, activityId, urgency });
  if (details) await keepChanged(deps, event, details);
  else await letGo(deps, of);
}

async function keepChanged(
  deps: SyncDeps,
  event: EventRow,
  details: DetailedActivity,
): Promise<void> {
  const { db, clock } = deps;
  const { user_id: userId, activity_id: activityId } = event;
  await db.transaction().execute(async (tx) => {
    const connection = await lockConnection(tx, userId);
    if (!connection) return;
    // Another athlete's activity is ignored, whatever the event says.
    const isOwn = details.athleteId === null || details.athleteId === connection.athleteId;
    if (isOwn) {
      const nowMs = clock.nowMs();
      const { athleteId } = connection;
      await saveListed(tx, { userId, athleteId, nowMs, listed: [details] });
      await saveDetails(tx, { userId, activityId, details, streams: undefined, nowMs });
    }
    await endEvent(tx, event);
  });
}

async function letGo(deps: SyncDeps, of: { event: EventRow; urgency: Urgency }): Promise<void> {
  const { db, clock } = deps;
  const { event } = of;
  const { user_id: userId, activity_id: activityId } = event;
  const known = await findActivity(db, { userId, activityId });
  const isGone =
    known !== undefined &&
    (event.is_unlisted === 1 || (await isUnlisted(deps, { ...of, startedAtMs: known.started_at })));
  await db.transaction().execute(async (tx) => {
    if (!(await lockConnection(tx, userId))) return;
    if (isGone) await takeOut(tx, { userId, activityId, nowMs: clock.nowMs() });
    // Without details the list is all there is.
    else if (known?.details === 'due')
      await changeActivity(tx, { userId, activityId, columns: { details: 'missing' } });
    await endEvent(tx, event);
  });
}

/** Whether the list, too, has it no longer. A list that ignored the time asked for proves nothing. */
async function isUnlisted(
  { api }: SyncDeps,
  of: { event: EventRow; urgency: Urgency; startedAtMs: number },
): Promise<boolean> {
  const { event, urgency, startedAtMs } = of;
  const [afterMs, beforeMs] = [startedAtMs - AROUND_MS, startedAtMs + AROUND_MS];
  const around = await api.listActivities({
    userId: event.user_id,
    page: 1,
    perPage: 30,
    urgency,
    afterMs,
    beforeMs,
  });
  return around.every(
    ({ id, startedAtMs: atMs }) =>
      id !== event.activity_id && atMs >= afterMs - 1000 && atMs <= beforeMs + 1000,
  );
}

/**
 * An activity that Strava has no more leaves the log, and can be brought back as what is deleted by
 * hand. A workout that came from elsewhere, or that a file tells as well, stays without what Strava
 * gave to it.
 */
async function takeOut(
  tx: Tx,
  of: { userId: number; activityId: string; nowMs: number },
): Promise<void> {
  const { userId, activityId, nowMs } = of;
  const known = await findActivity(tx, { userId, activityId });
  if (!known) return;
  const { workout_id: workoutId } = known;
  if (workoutId !== null && known.is_match === 0 && !(await leaveToFiles(tx, { known, nowMs }))) {
    await deleteWorkout(tx, { userId, id: workoutId, nowMs });
  }
  if (workoutId !== null && known.is_match === 1) {
    await dropRecording(tx, { userId, workoutId, source: 'strava' });
    await giveBackFilled(tx, { activity: known, nowMs });
  }
  await changeActivity(tx, {
    userId,
    activityId,
    columns: { fingerprint: GONE, details: 'unwanted', attempts: 0, retry_at: 0 },
  });
}
