import type { Db } from '../platform/db/database.ts';

export async function findConnection(db: Db, userId: number) {
  return db
    .selectFrom('service_connections')
    .select(['first_name', 'last_name', 'profile_picture_url', 'city', 'country', 'is_premium'])
    .select(['last_sync_at', 'sync_due_at', 'history_state', 'state', 'trouble', 'scope'])
    .where('user_id', '=', userId)
    .where('service', '=', 'strava')
    .executeTakeFirst();
}

/** Workouts in the log that came through the connection. */
export async function countSynced(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('workouts')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .where('source', '=', 'strava')
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Activities that Strava has told of, and those whose details are still to come. */
export async function countActivities(
  db: Db,
  userId: number,
): Promise<{ known: number; detailsDue: number }> {
  const rows = await db
    .selectFrom('strava_activities')
    .select('details')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .groupBy('details')
    .execute();
  const due = rows.find(({ details }) => details === 'due');
  return {
    known: rows.reduce((sum, { count }) => sum + Number(count), 0),
    detailsDue: Number(due?.count ?? 0),
  };
}

/** Under which id Strava tells this server of changes. */
export async function findSubscriptionId(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('api_subscriptions')
    .select('subscription_id')
    .where('service', '=', 'strava')
    .executeTakeFirst();
  return row?.subscription_id;
}
