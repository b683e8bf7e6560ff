import type { Db } from '../platform/db/database.ts';

export async function findConnection(db: Db, userId: number) {
  return db
    .selectFrom('service_connections')
    .select(['first_name', 'last_name', 'profile_picture_url', 'city', 'country', 'is_premium'])
    .select(['last_sync_at', 'state', 'trouble', 'scope'])
    .where('user_id', '=', userId)
    .where('service', '=', 'strava')
    .executeTakeFirst();
}

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
