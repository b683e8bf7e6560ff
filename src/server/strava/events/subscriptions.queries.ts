import type { Db } from '../../platform/db/database.ts';

/** The id under which Strava sends its events to this server; undefined where it was not asked to. */
export async function findSubscriptionId(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('api_subscriptions')
    .select('subscription_id')
    .where('service', '=', 'strava')
    .executeTakeFirst();
  return row?.subscription_id;
}

export async function saveSubscription(
  db: Db,
  of: { subscriptionId: string; callbackUrl: string; nowMs: number },
): Promise<void> {
  const row = {
    subscription_id: of.subscriptionId,
    callback_url: of.callbackUrl,
    created_at: of.nowMs,
  };
  await db
    .insertInto('api_subscriptions')
    .values({ service: 'strava', ...row })
    .onConflict((conflict) => conflict.column('service').doUpdateSet(row))
    .execute();
}

export async function deleteSubscription(db: Db): Promise<void> {
  await db.deleteFrom('api_subscriptions').where('service', '=', 'strava').execute();
}
