import type { StravaStreams } from '../../../domain/strava/activity.ts';
import type { Tx } from '../../platform/db/database.ts';
import { changeLeased, type DueDetails, leaseDetails } from '../activities/activities.queries.ts';
import { saveDetails } from '../activities/save-details.ts';
import type { DetailedActivity } from '../api/answers.ts';
import type { Urgency } from '../api/rate-limits.queries.ts';
import { StravaFault } from '../api/strava-fault.ts';
import { LEASE_MS, lockConnection } from '../connection/connections.queries.ts';
import { whileLeased } from './lease.ts';
import { isInterruption, isLimit, retryAt } from './retry.ts';
import type { SyncDeps } from './sync-deps.ts';

/** After so many times in vain an activity is left as the list has it, until it is listed again. */
const MAX_ATTEMPTS = 10;

type Fetched = { details: DetailedActivity | null; streams: StravaStreams | null };
type Lease = { userId: number; activityId: string; untilMs: number };

/**
 * Fetches what the list does not have of one activity: calories, description, laps, and what was
 * measured along the way. One process at a time has it; what it brings is one transaction. Answers
 * whether it was ours to do; throws what went wrong, after it was written down.
 */
export async function fetchDetails(
  deps: SyncDeps,
  of: { activity: DueDetails; urgency: Urgency },
): Promise<boolean> {
  const { db, clock } = deps;
  const { activity_id: activityId, user_id: userId } = of.activity;
  const nowMs = clock.nowMs();
  const lease = { userId, activityId, untilMs: nowMs + LEASE_MS };
  if (!(await leaseDetails(db, { userId, activityId, nowMs, untilMs: lease.untilMs })))
    return false;
  const renew = async () => {
    const untilMs = clock.nowMs() + LEASE_MS;
    const isOurs = await changeLeased(db, { ...lease, columns: { retry_at: untilMs } });
    if (isOurs) lease.untilMs = untilMs;
  };
  try {
    if (of.activity.wanted === null) {
      await changeLeased(db, { ...lease, columns: { details: 'unwanted' } });
      return true;
    }
    const fetched = await whileLeased(renew, () =>
      ask(deps, { userId, activityId, urgency: of.urgency }),
    );
    await db
      .transaction()
      .execute((tx) => saveFetched(tx, { lease, fetched, nowMs: clock.nowMs() }));
    return true;
  } catch (error) {
    await giveBack(deps, { lease, attempts: of.activity.attempts, error });
    throw error;
  }
}

async function ask(
  { api }: SyncDeps,
  of: { userId: number; activityId: string; urgency: Urgency },
): Promise<Fetched> {
  const details = await api.readActivity(of);
  // What was typed in at Strava has nothing along the way.
  const streams = details && !details.isManual ? await api.readStreams(of) : null;
  return { details, streams };
}

async function saveFetched(
  tx: Tx,
  of: { lease: Lease; fetched: Fetched; nowMs: number },
): Promise<void> {
  const { lease, fetched, nowMs } = of;
  const { userId, activityId } = lease;
  // Disconnected meanwhile: nothing more comes in.
  if (!(await lockConnection(tx, userId))) return;
  const outcome = fetched.details ? ('fetched' as const) : ('missing' as const);
  const columns = { details: outcome, attempts: 0, retry_at: 0 };
  // Strava reported something newer meanwhile: then it is fetched anew.
  if (!(await changeLeased(tx, { ...lease, columns }))) return;
  const { details, streams } = fetched;
  if (details) await saveDetails(tx, { userId, activityId, details, streams, nowMs });
}

/** After enough attempts an activity is given up, but never because Strava cannot be reached. */
async function giveBack(
  { db, clock, log }: SyncDeps,
  of: { lease: Lease; attempts: number; error: unknown },
): Promise<void> {
  const { lease, error } = of;
  const nowMs = clock.nowMs();
  if (isInterruption(error)) {
    await changeLeased(db, { ...lease, columns: { retry_at: nowMs } });
    return;
  }
  if (isLimit(error)) {
    const retry_at = retryAt({ nowMs, failures: 0, error });
    await changeLeased(db, { ...lease, columns: { retry_at } });
    return;
  }
  const attempts = of.attempts + 1;
  const isAway = isOf(error, 'unreachable') || isOf(error, 'slow') || isOf(error, 'down');
  const isHopeless = attempts >= MAX_ATTEMPTS && !isAway;
  const { userId: user, activityId: activity } = lease;
  log.info({ user, activity, attempts, isHopeless }, 'no details from Strava');
  await changeLeased(db, {
    ...lease,
    columns: {
      attempts,
      retry_at: retryAt({ nowMs, failures: attempts, error }),
      details: isHopeless ? 'missing' : undefined,
    },
  });
}

function isOf(error: unknown, kind: StravaFault['kind']): boolean {
  return error instanceof StravaFault && error.kind === kind;
}
