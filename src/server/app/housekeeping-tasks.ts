import { purgeDeletedAccounts } from '../account/delete-account.ts';
import { finishZones } from '../athlete/athlete-limits.ts';
import { forgetAttemptsBefore } from '../auth/rate-limit.queries.ts';
import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '../auth/session-cookie.ts';
import { forgetSessionsOver } from '../auth/sessions.queries.ts';
import { forgetExchangesClearedBefore } from '../coach/conversation.queries.ts';
import { forgetAbandoned } from '../imports/kept-files.ts';
import type { Spool } from '../imports/spool.ts';
import type { Db } from '../platform/db/database.ts';
import { KEPT_TABLES } from '../platform/db/tables.ts';
import type { Task } from '../platform/housekeeping.ts';
import {
  forgetIdempotencyKeysBefore,
  purgeDeletedBefore,
} from '../platform/kept-entries.queries.ts';
import { STATE_LIVES_MS } from '../strava/connection/connect.ts';
import { forgetStatesBefore } from '../strava/connection/oauth-states.queries.ts';
import { reviveConnections } from '../strava/connection/sealed-tokens.ts';
import type { Strava } from '../strava/create-strava.ts';
import { forgetEventsBefore } from '../strava/events/events.queries.ts';
import { fillMissingEfforts } from '../workouts/recordings.ts';

const DAY_MS = 86_400_000;
const DELETED_KEPT_MS = 30 * DAY_MS;
// A busy app forgets these two sooner, whenever it uses them; this is for one that has gone quiet.
const IDEMPOTENCY_KEYS_KEPT_MS = 30 * DAY_MS;
const LOGIN_FAILURES_KEPT_MS = DAY_MS;
const EVENTS_KEPT_MS = 7 * DAY_MS;
/** Of a process that died: what runs touches its files sooner. */
const UPLOADS_KEPT_MS = DAY_MS;

/**
 * Accounts whose 30 days are over; what each room forgets in time; files of uploads that were
 * cut off; best efforts of recordings that came before them; and connections whose key has come back.
 */
export function housekeepingTasks(
  db: Db,
  strava: Pick<Strava, 'oauth' | 'sealer'>,
  spool: Spool,
): Task[] {
  return [
    {
      name: 'deletedAccounts',
      run: (nowMs, isOver) => purgeDeletedAccounts({ db, nowMs, strava, isOver }),
    },
    ...KEPT_TABLES.map((table) => ({
      name: `deleted from ${table}`,
      run: (nowMs: number) => purgeDeletedBefore(db, table, nowMs - DELETED_KEPT_MS),
    })),
    {
      name: 'clearedConversations',
      run: (nowMs) => forgetExchangesClearedBefore(db, nowMs - DELETED_KEPT_MS),
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
      run: (nowMs) => forgetAttemptsBefore(db, nowMs - LOGIN_FAILURES_KEPT_MS),
    },
    { name: 'oauthStates', run: (nowMs) => forgetStatesBefore(db, nowMs - STATE_LIVES_MS) },
    { name: 'stravaEvents', run: (nowMs) => forgetEventsBefore(db, nowMs - EVENTS_KEPT_MS) },
    { name: 'keptFiles', run: (nowMs, isOver) => forgetAbandoned(db, { nowMs, isOver }) },
    { name: 'spool', run: () => spool.sweep(Date.now() - UPLOADS_KEPT_MS) },
    { name: 'bestEfforts', run: (_nowMs, isOver) => fillMissingEfforts(db, isOver) },
    { name: 'zones', run: (nowMs, isOver) => finishZones(db, { nowMs, isOver }) },
    { name: 'revivedConnections', run: () => reviveConnections(db, strava.sealer) },
  ];
}
