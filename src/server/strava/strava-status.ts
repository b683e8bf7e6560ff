import type { StravaStatus } from '../../contract/strava.ts';
import type { Db } from '../platform/db/database.ts';
import { countSynced, findConnection } from './strava.queries.ts';

/** What stands in the database, and nothing else. */
export async function readStatus(db: Db, userId: number): Promise<StravaStatus> {
  const [connection, activitiesCount] = await Promise.all([
    findConnection(db, userId),
    countSynced(db, userId),
  ]);
  if (!connection) return { isConnected: false, user: null, activitiesCount, lastSync: null };
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
    activitiesCount,
    lastSync: lastSyncMs === null ? null : new Date(lastSyncMs).toISOString(),
  };
}
