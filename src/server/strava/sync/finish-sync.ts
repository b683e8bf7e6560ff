import { nextDailySync } from '../../../domain/strava/next-daily-sync.ts';
import { findUser } from '../../auth/users.queries.ts';
import type { Tx } from '../../platform/db/database.ts';
import { hintUnlisted } from '../events/events.queries.ts';
import { ClaimLost, keepClaim, releaseClaim } from './claims.queries.ts';

/** The list was read to its end: the next time is tomorrow at six, on the athlete's own clock. */
export async function finishSync(
  tx: Tx,
  of: { userId: number; claim: string; nowMs: number; unlisted: readonly string[] },
): Promise<void> {
  const { userId, claim, nowMs, unlisted } = of;
  const user = await findUser(tx, userId);
  if (!user) throw new ClaimLost(`the account ${userId}`);
  await keepClaim(tx, { userId, claim, nowMs });
  await releaseClaim(
    tx,
    { userId, claim },
    {
      last_sync_at: nowMs,
      sync_due_at: nextDailySync(nowMs, user.time_zone),
      failures: 0,
      trouble: null,
    },
  );
  await hintUnlisted(tx, { userId, activityIds: unlisted, nowMs });
}
