import { forgetLoginFailuresBefore, forgetSessionsOver } from '../auth/housekeeping.queries.ts';
import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '../auth/session-cookie.ts';
import type { Db } from '../platform/db/database.ts';
import { forgetIdempotencyKeysBefore } from '../platform/housekeeping.queries.ts';
import type { Chore } from '../platform/housekeeping.ts';
import { purgeRacesDeletedBefore } from '../races/races.queries.ts';
import { purgeWeightsDeletedBefore } from '../weight/weight.queries.ts';
import { purgeDeletedBefore } from '../workouts/workouts.queries.ts';

const DAY_MS = 86_400_000;
const DELETED_KEPT_MS = 30 * DAY_MS;
// A busy app forgets these two sooner, whenever it uses them; this is for one that has gone quiet.
const IDEMPOTENCY_KEYS_KEPT_MS = 30 * DAY_MS;
const LOGIN_FAILURES_KEPT_MS = DAY_MS;

/** What each room forgets in time. */
export function chores(db: Db): Chore[] {
  return [
    {
      name: 'deletedWorkouts',
      run: (nowMs) => purgeDeletedBefore(db, nowMs - DELETED_KEPT_MS),
    },
    {
      name: 'deletedRaces',
      run: (nowMs) => purgeRacesDeletedBefore(db, nowMs - DELETED_KEPT_MS),
    },
    {
      name: 'deletedWeightEntries',
      run: (nowMs) => purgeWeightsDeletedBefore(db, nowMs - DELETED_KEPT_MS),
    },
    {
      name: 'sessions',
      run: (nowMs) =>
        forgetSessionsOver(db, {
          unusedSince: nowMs - SESSION_IDLE_MS,
          bornBefore: nowMs - SESSION_ABSOLUTE_MS,
        }),
    },
    {
      name: 'idempotencyKeys',
      run: (nowMs) => forgetIdempotencyKeysBefore(db, nowMs - IDEMPOTENCY_KEYS_KEPT_MS),
    },
    {
      name: 'loginFailures',
      run: (nowMs) => forgetLoginFailuresBefore(db, nowMs - LOGIN_FAILURES_KEPT_MS),
    },
  ];
}
