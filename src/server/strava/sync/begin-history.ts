import { refuseUnconnected } from './refuse-unconnected.ts';
import type { SyncDeps } from './sync-deps.ts';

const NOT_CONNECTED = 'Strava is not connected, so there is nothing to import.';

/**
 * Has everything that Strava holds listed in the background, from now backwards. Under way already,
 * it simply goes on; once it is through, it can be begun again.
 */
export async function beginHistory(
  { db, clock }: Pick<SyncDeps, 'db' | 'clock'>,
  { userId }: { userId: number },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('service_connections')
    .set({
      ...{ history_state: 'listing', history_before: clock.nowMs(), history_page: 1 },
      ...{ history_due_at: 0, history_failures: 0, history_last_page: null },
    })
    .where('user_id', '=', userId)
    .where('service', '=', 'strava')
    .where('state', '=', 'connected')
    .where('history_state', '<>', 'listing')
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await refuseUnconnected(db, { userId, notConnected: NOT_CONNECTED });
}
