import type { StravaStatus } from '../../contract/strava.ts';
import type { Db } from '../platform/db/database.ts';
import { countActivities, countSynced } from './activities/activities.queries.ts';
import { pausedUntil } from './api/circuit-breaker.queries.ts';
import { fullUntil } from './api/rate-limits.queries.ts';
import { findConnection } from './connection/connections.queries.ts';
import { readingRight } from './connection/scopes.ts';

const NOT_CONNECTED = {
  isConnected: false,
  needsReconnect: false,
  user: null,
  lastSync: null,
  nextSync: null,
  trouble: null,
  readsPrivate: false,
  progress: null,
};

/** By the database alone: Strava is not asked. */
export async function readStatus(input: {
  db: Db;
  userId: number;
  nowMs: number;
}): Promise<StravaStatus> {
  const { db, userId, nowMs } = input;
  const [connection, activitiesCount] = await Promise.all([
    findConnection(db, userId),
    countSynced(db, userId),
  ]);
  if (!connection) return { ...NOT_CONNECTED, activitiesCount };
  const isOver = connection.state === 'reconnect';
  const [{ known, detailsDue }, isPausedUntil] = await Promise.all([
    countActivities(db, userId),
    noCallBefore({ db, nowMs }),
  ]);
  return {
    isConnected: true,
    needsReconnect: isOver,
    user: {
      profile: connection.profile_picture_url,
      firstname: connection.first_name,
      lastname: connection.last_name,
      city: connection.city,
      country: connection.country,
      premium: connection.is_premium === 1,
    },
    activitiesCount,
    lastSync: isoOf(connection.last_sync_at),
    // What is overdue comes next.
    nextSync: isOver ? null : isoOf(Math.max(connection.sync_due_at, nowMs)),
    trouble: connection.trouble,
    readsPrivate: readingRight(connection.scope) === 'all',
    progress: {
      history: connection.history_state,
      known,
      detailsDue,
      pausedUntil: isoOf(isPausedUntil),
    },
  };
}

/** Until when the background work waits for Strava, or for Strava's limits. */
async function noCallBefore({ db, nowMs }: { db: Db; nowMs: number }): Promise<number | null> {
  const [isDown, isFull] = await Promise.all([
    pausedUntil({ db, nowMs }),
    fullUntil({ db, nowMs, urgency: 'history' }),
  ]);
  return isDown === null && isFull === null ? null : Math.max(isDown ?? 0, isFull ?? 0);
}

function isoOf(instantMs: number | null): string | null {
  return instantMs === null ? null : new Date(instantMs).toISOString();
}
