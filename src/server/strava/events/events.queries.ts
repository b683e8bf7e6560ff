import type { Selectable, Updateable } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { isInUse } from '../connection/connections.queries.ts';

export type EventRow = Selectable<Tables['strava_events']>;

/** In place of an activity's id: the event is about the athlete's access itself. */
export const ACCESS_EVENT = 'access';

/** Keeps an event, one for each activity; false where too many wait already. */
export async function keepEvent(
  db: Db | Tx,
  event: { userId: number; activityId: string; nowMs: number; maxWaiting: number },
): Promise<boolean> {
  if ((await countEvents(db, event.userId)) >= event.maxWaiting) return false;
  await db
    .insertInto('strava_events')
    .values({ user_id: event.userId, activity_id: event.activityId, told_at: event.nowMs })
    .onConflict((conflict) =>
      // A newer event than the one that is being followed counts again.
      conflict.columns(['user_id', 'activity_id']).doUpdateSet({ told_at: event.nowMs }),
    )
    .execute();
  return true;
}

/** Keeps an event for each activity that the athlete's list no longer has. */
export async function keepUnlisted(
  tx: Db | Tx,
  of: { userId: number; activityIds: readonly string[]; nowMs: number },
): Promise<void> {
  if (of.activityIds.length === 0) return;
  await tx
    .insertInto('strava_events')
    .values(
      of.activityIds.map((activityId) => ({
        user_id: of.userId,
        activity_id: activityId,
        told_at: of.nowMs,
        is_unlisted: 1 as const,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'activity_id']).doUpdateSet({ is_unlisted: 1 }),
    )
    .execute();
}

export async function countEvents(db: Db | Tx, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('strava_events')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Events that are due, of connections in use. */
export async function findDueEvents(
  db: Db,
  of: { nowMs: number; limit: number },
): Promise<EventRow[]> {
  return db
    .selectFrom('strava_events as event')
    .innerJoin('service_connections', 'service_connections.user_id', 'event.user_id')
    .selectAll('event')
    .where('event.retry_at', '<=', of.nowMs)
    .where(isInUse)
    .orderBy('event.retry_at')
    .limit(of.limit)
    .execute();
}

/** Leases an event to one process until then; false where another has it. */
export async function leaseEvent(
  db: Db,
  of: { event: EventRow; nowMs: number; untilMs: number },
): Promise<boolean> {
  const { numUpdatedRows } = await changeEvent(db, of.event, { retry_at: of.untilMs })
    .where('retry_at', '<=', of.nowMs)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Holds an event that was leased for another while; false where a newer one came meanwhile. */
export async function renewEventLease(
  db: Db,
  of: { event: EventRow; untilMs: number; nextUntilMs: number },
): Promise<boolean> {
  const { numUpdatedRows } = await changeEvent(db, of.event, { retry_at: of.nextUntilMs })
    .where('retry_at', '=', of.untilMs)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function postponeEvent(
  db: Db | Tx,
  of: { event: EventRow; retryAtMs: number; attempts: number },
): Promise<void> {
  const { event, retryAtMs, attempts } = of;
  await changeEvent(db, event, { retry_at: retryAtMs, attempts }).execute();
}

function changeEvent(db: Db | Tx, event: EventRow, columns: Updateable<Tables['strava_events']>) {
  return db
    .updateTable('strava_events')
    .set(columns)
    .where('user_id', '=', event.user_id)
    .where('activity_id', '=', event.activity_id);
}

/** Ends an event; one that came for the same activity meanwhile stays, and is due. */
export async function endEvent(tx: Db | Tx, event: EventRow): Promise<void> {
  await tx
    .deleteFrom('strava_events')
    .where('user_id', '=', event.user_id)
    .where('activity_id', '=', event.activity_id)
    .where('told_at', '=', event.told_at)
    .execute();
  await changeEvent(tx, event, { retry_at: 0, attempts: 0 }).execute();
}

/** How many events that nobody followed are forgotten: the daily synchronisation finds the same. */
export async function forgetEventsBefore(db: Db | Tx, instantMs: number): Promise<number> {
  const result = await db
    .deleteFrom('strava_events')
    .where('told_at', '<', instantMs)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

export async function deleteEvents(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('strava_events').where('user_id', '=', userId).execute();
}
