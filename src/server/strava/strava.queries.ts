import { sql } from 'kysely';
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
  const counted = db
    .selectFrom('strava_activities')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', userId);
  const [all, due] = await Promise.all([
    counted.executeTakeFirstOrThrow(),
    // Written out, as a value handed over would keep the planner from the index of those.
    counted.where('details', '=', sql.lit('due')).executeTakeFirstOrThrow(),
  ]);
  return { known: Number(all.count), detailsDue: Number(due.count) };
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
