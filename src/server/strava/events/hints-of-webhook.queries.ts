import type { Db, Tx } from '../../platform/db/database.ts';
import { standing } from '../connection/standing.ts';

/** Stands for the athlete's access itself in the place of an activity's id. */
export const ACCESS_HINT = 'access';

/** Whose connection it is; undefined for one that is not here, or of an account that is kept out. */
export async function findHinted(
  db: Db,
  of: { subscriptionId: string; athleteId: string },
): Promise<{ userId: number } | undefined> {
  return db
    .selectFrom('service_connections')
    .innerJoin('api_subscriptions', 'api_subscriptions.service', 'service_connections.service')
    .select('service_connections.user_id as userId')
    .where('service_connections.external_athlete_id', '=', of.athleteId)
    .where('api_subscriptions.subscription_id', '=', of.subscriptionId)
    .where(standing)
    .executeTakeFirst();
}

/** Keeps a hint, each activity's once; false where too many wait already. */
export async function keepHint(
  db: Db | Tx,
  hint: { userId: number; activityId: string; nowMs: number; mostWaiting: number },
): Promise<boolean> {
  if ((await countHints(db, hint.userId)) >= hint.mostWaiting) return false;
  await db
    .insertInto('strava_hints')
    .values({ user_id: hint.userId, activity_id: hint.activityId, hinted_at: hint.nowMs })
    .onConflict((conflict) =>
      // A newer hint than the one that is being looked into counts again.
      conflict.columns(['user_id', 'activity_id']).doUpdateSet({ hinted_at: hint.nowMs }),
    )
    .execute();
  return true;
}

export async function countHints(db: Db | Tx, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('strava_hints')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many hints that nobody took up are forgotten: the daily synchronisation finds the same. */
export async function forgetHintsBefore(db: Db | Tx, instantMs: number): Promise<number> {
  const result = await db
    .deleteFrom('strava_hints')
    .where('hinted_at', '<', instantMs)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
