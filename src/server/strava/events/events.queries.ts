import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { standing } from '../connection/standing.ts';

export type HintRow = Selectable<Tables['strava_hints']>;

/** Hints that are due, of connections that stand. */
export async function findDueHints(
  db: Db,
  of: { nowMs: number; limit: number },
): Promise<HintRow[]> {
  return db
    .selectFrom('strava_hints as hint')
    .innerJoin('service_connections', 'service_connections.user_id', 'hint.user_id')
    .selectAll('hint')
    .where('hint.retry_at', '<=', of.nowMs)
    .where(standing)
    .orderBy('hint.retry_at')
    .limit(of.limit)
    .execute();
}

/** Takes a hint for one process until then; false where another has it. */
export async function leaseHint(
  db: Db,
  of: { hint: HintRow; nowMs: number; untilMs: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('strava_hints')
    .set({ retry_at: of.untilMs })
    .where('user_id', '=', of.hint.user_id)
    .where('activity_id', '=', of.hint.activity_id)
    .where('retry_at', '<=', of.nowMs)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function postponeHint(
  db: Db | Tx,
  of: { hint: HintRow; retryAtMs: number; attempts: number },
): Promise<void> {
  await db
    .updateTable('strava_hints')
    .set({ retry_at: of.retryAtMs, attempts: of.attempts })
    .where('user_id', '=', of.hint.user_id)
    .where('activity_id', '=', of.hint.activity_id)
    .execute();
}

/** A hint that came meanwhile stays, and is due. */
export async function endHint(tx: Db | Tx, hint: HintRow): Promise<void> {
  const ofActivity = { user_id: hint.user_id, activity_id: hint.activity_id };
  await tx
    .deleteFrom('strava_hints')
    .where(({ and }) => and(ofActivity))
    .where('hinted_at', '=', hint.hinted_at)
    .execute();
  await tx
    .updateTable('strava_hints')
    .set({ retry_at: 0, attempts: 0 })
    .where(({ and }) => and(ofActivity))
    .execute();
}

/** The list has these no longer. */
export async function hintUnlisted(
  tx: Db | Tx,
  of: { userId: number; activityIds: readonly string[]; nowMs: number },
): Promise<void> {
  if (of.activityIds.length === 0) return;
  await tx
    .insertInto('strava_hints')
    .values(
      of.activityIds.map((activityId) => ({
        user_id: of.userId,
        activity_id: activityId,
        hinted_at: of.nowMs,
        is_unlisted: 1 as const,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'activity_id']).doUpdateSet({ is_unlisted: 1 }),
    )
    .execute();
}
