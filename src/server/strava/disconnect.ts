import type { Db, Tx } from '../platform/db/database.ts';
import type { Sealer } from '../platform/sealed/sealed.ts';
import { deleteAllOfSource } from '../workouts/workouts.queries.ts';
import { deleteActivities } from './activities/activities.queries.ts';
import { leaveAllToFiles } from './activities/leave-to-files.ts';
import { giveBackAll } from './activities/match-offer.ts';
import type { StravaOauth } from './api/strava-oauth.ts';
import { deleteConnection, findTokens } from './connection/connections.queries.ts';
import { deleteStates } from './connection/oauth-states.queries.ts';
import { openOrNull } from './connection/sealed-tokens.ts';
import { deleteEvents } from './events/events.queries.ts';

/** What becomes of what came through the connection. */
type WorkoutsAfter = 'keep' | 'delete';

/**
 * Ends the connection here, whether or not Strava could be told; null where there is none.
 * What is kept is known again when the same athlete connects again.
 */
export async function disconnect(input: {
  db: Db;
  nowMs: number;
  oauth: Pick<StravaOauth, 'revoke'>;
  sealer: Sealer;
  userId: number;
  workouts: WorkoutsAfter;
}): Promise<{ isRevoked: boolean } | null> {
  const { db, nowMs, oauth, sealer, userId, workouts } = input;
  const row = await findTokens(db, userId);
  if (!row) return null;
  // What does not open cannot be given back: the connection ends all the same.
  const isRevoked = await oauth.revoke({
    access: openOrNull({ sealer, userId, row, column: 'access_token_sealed' }),
    refresh: openOrNull({ sealer, userId, row, column: 'refresh_token_sealed' }),
  });
  await db.transaction().execute(async (tx) => {
    await deleteConnection(tx, userId);
    await deleteEvents(tx, userId);
    await deleteStates(tx, userId);
    if (workouts === 'delete') await deleteWhatCame(tx, { userId, nowMs });
  });
  return { isRevoked };
}

/** For good: what was deleted in the log before, and could be restored, too. */
async function deleteWhatCame(tx: Tx, of: { userId: number; nowMs: number }): Promise<void> {
  await giveBackAll(tx, of);
  await leaveAllToFiles(tx, of);
  await deleteAllOfSource(tx, { userId: of.userId, source: 'strava' });
  await deleteActivities(tx, of.userId);
}
