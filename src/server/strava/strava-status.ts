import type { StravaStatus } from '../../contract/strava.ts';
import type { Db } from '../platform/db/database.ts';
import { countSynced, findConnection } from './strava.queries.ts';

const NOT_CONNECTED = {
  ...{ isConnected: false, needsReconnect: false, user: null, lastSync: null, nextSync: null },
  ...{ trouble: null, readsPrivate: false, progress: null },
};

/** What stands in the database, and nothing else. */
export async function readStatus(db: Db, userId: number): Promise<StravaStatus> {
  const [connection, activitiesCount] = await Promise.all([
    findConnection(db, userId),
    countSynced(db, userId),
  ]);
  if (!connection) return { ...NOT_CONNECTED, activitiesCount };
  const { last_sync_at: lastSyncMs } = connection;
  return {
    isConnected: true,
    user: {
      profile: connection.profile_picture_url,
      firstname: connection.first_name,
      lastname: connection.last_name,
      city: connection.city,
      country: connection.country,
      premium: connection.is_premium === 1,
    },
    needsReconnect: connection.state === 'reconnect',
    trouble: connection.trouble,
    readsPrivate: connection.scope.split(',').includes('activity:read_all'),
    nextSync: null,
    progress: null,
    activitiesCount,
    lastSync: lastSyncMs === null ? null : new Date(lastSyncMs).toISOString(),
  };
}
