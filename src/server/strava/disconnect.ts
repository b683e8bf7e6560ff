import type { Db, Tx } from '../platform/db/database.ts';
import type { Sealer } from '../platform/sealed/sealed.ts';
import type { StravaOauth } from './api/strava-oauth.ts';
import { findTokens } from './connection/connections.queries.ts';
import { openOrNull } from './connection/sealed-tokens.ts';

/** What becomes of what came through the connection. */
export type WorkoutsAfter = 'keep' | 'delete';

/**
 * Ends the connection here, whether or not Strava could be told; false where there is none.
 * What is kept is known again when the same athlete connects again.
 */
export async function disconnect(input: {
  db: Db;
  oauth: Pick<StravaOauth, 'revoke'>;
  sealer: Sealer;
  userId: number;
  workouts: WorkoutsAfter;
  /** Takes back what was taken over into workouts that came from elsewhere. */
  giveBack: (tx: Tx, of: { userId: number }) => Promise<void>;
}): Promise<boolean> {
  const { db, oauth, sealer, userId, workouts, giveBack } = input;
  const row = await findTokens(db, userId);
  if (!row) return false;
  // What does not open cannot be given back: the connection ends all the same.
  await oauth.revoke({
    access: openOrNull({ sealer, userId, row, column: 'access_token_sealed' }),
    refresh: openOrNull({ sealer, userId, row, column: 'refresh_token_sealed' }),
  });
  await db.transaction().execute(async (tx) => {
    await endConnection(tx, userId);
    if (workouts === 'keep') return;
    await giveBack(tx, { userId });
    await deleteWhatCame(tx, userId);
  });
  return true;
}

async function endConnection(tx: Tx, userId: number): Promise<void> {
  await tx
    .deleteFrom('service_connections')
    .where('user_id', '=', userId)
    .where('service', '=', 'strava')
    .execute();
  await tx.deleteFrom('strava_hints').where('user_id', '=', userId).execute();
  await tx.deleteFrom('oauth_states').where('user_id', '=', userId).execute();
}

/** For good: what was deleted in the log before, and could be restored, too. */
async function deleteWhatCame(tx: Tx, userId: number): Promise<void> {
  await tx
    .deleteFrom('workout_recordings')
    .where('user_id', '=', userId)
    .where('source', '=', 'strava')
    .execute();
  await tx
    .deleteFrom('workouts')
    .where('user_id', '=', userId)
    .where('source', '=', 'strava')
    .execute();
  await tx.deleteFrom('strava_activities').where('user_id', '=', userId).execute();
}
