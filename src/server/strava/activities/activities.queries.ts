import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { batchesOf } from '../../platform/batches.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { isInUse } from '../connection/connections.queries.ts';

export type ActivityRow = Selectable<Tables['strava_activities']>;

/** The fingerprint of an activity that Strava has no more. */
export const GONE = 'gone';

const IDS_A_QUERY = 500;

/** What is known of these activities, by id. */
export async function findActivities(
  db: Db | Tx,
  of: { userId: number; ids: readonly string[] },
): Promise<Map<string, ActivityRow>> {
  const known = new Map<string, ActivityRow>();
  for (const ids of batchesOf(of.ids, IDS_A_QUERY)) {
    const rows = await db
      .selectFrom('strava_activities')
      .selectAll()
      .where('user_id', '=', of.userId)
      .where('activity_id', 'in', ids)
      .execute();
    for (const row of rows) known.set(row.activity_id, row);
  }
  return known;
}

export async function findActivity(
  db: Db | Tx,
  of: { userId: number; activityId: string },
): Promise<ActivityRow | undefined> {
  return db
    .selectFrom('strava_activities')
    .selectAll()
    .where('user_id', '=', of.userId)
    .where('activity_id', '=', of.activityId)
    .executeTakeFirst();
}

/** The activity that this workout is, or came from. */
export async function findActivityOfWorkout(
  db: Db | Tx,
  of: { userId: number; workoutId: number },
): Promise<ActivityRow | undefined> {
  return db
    .selectFrom('strava_activities')
    .selectAll()
    .where('workout_id', '=', of.workoutId)
    .where('user_id', '=', of.userId)
    .executeTakeFirst();
}

export async function insertActivities(
  tx: Tx,
  rows: Insertable<Tables['strava_activities']>[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('strava_activities')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['user_id', 'activity_id']).doNothing())
    .execute();
}

export async function changeActivity(
  tx: Db | Tx,
  of: { userId: number; activityId: string; columns: Updateable<Tables['strava_activities']> },
): Promise<void> {
  await tx
    .updateTable('strava_activities')
    .set(of.columns)
    .where('user_id', '=', of.userId)
    .where('activity_id', '=', of.activityId)
    .execute();
}

/** Activities of the log since an instant: what the athlete's list should still have. */
export async function findShownSince(
  db: Db | Tx,
  of: { userId: number; athleteId: string; sinceMs: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('strava_activities as activity')
    .innerJoin('workouts', 'workouts.id', 'activity.workout_id')
    .select('activity.activity_id')
    .where('activity.user_id', '=', of.userId)
    .where('activity.athlete_id', '=', of.athleteId)
    .where('activity.started_at', '>=', of.sinceMs)
    .where('activity.fingerprint', '<>', GONE)
    .where('workouts.deleted_at', 'is', null)
    .execute();
  return rows.map((row) => row.activity_id);
}

/** Activities that changed at Strava since then, or only those that were not known before. */
export async function countChangedSince(
  db: Db | Tx,
  of: { userId: number; sinceMs: number; onlyNew?: boolean },
): Promise<number> {
  const { count } = await db
    .selectFrom('strava_activities')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', of.userId)
    // What is new has changed as well: by this column there is an index.
    .where('changed_at', '>=', of.sinceMs)
    .$if(of.onlyNew === true, (query) => query.where('created_at', '>=', of.sinceMs))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Who has activities whose details are due, of connections in use. */
export async function findDetailUsers(
  db: Db,
  of: { nowMs: number; startedSinceMs: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('service_connections')
    .select('user_id')
    .where(isInUse)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('strava_activities as activity')
          .select('activity.activity_id')
          .whereRef('activity.user_id', '=', 'service_connections.user_id')
          // A literal, not a parameter: only so does the partial index apply.
          .where('activity.details', '=', sql.lit('due'))
          .where('activity.started_at', '>=', of.startedSinceMs)
          .where('activity.retry_at', '<=', of.nowMs),
      ),
    )
    .orderBy('user_id')
    .execute();
  return rows.map((row) => row.user_id);
}

export type DueDetails = Pick<
  ActivityRow,
  'user_id' | 'activity_id' | 'started_at' | 'attempts'
> & {
  /** Null where the workout was deleted here: it needs no details. */
  wanted: number | null;
};

/** The newest activities whose details are due. */
export async function findDueDetails(
  db: Db,
  of: { userId: number; nowMs: number; startedSinceMs: number; limit: number },
): Promise<DueDetails[]> {
  return db
    .selectFrom('strava_activities as activity')
    .leftJoin('workouts', (join) =>
      join.onRef('workouts.id', '=', 'activity.workout_id').on('workouts.deleted_at', 'is', null),
    )
    .select(['activity.user_id', 'activity.activity_id', 'activity.started_at'])
    .select(['activity.attempts', 'workouts.id as wanted'])
    .where('activity.user_id', '=', of.userId)
    .where('activity.details', '=', sql.lit('due'))
    .where('activity.started_at', '>=', of.startedSinceMs)
    .where('activity.retry_at', '<=', of.nowMs)
    .orderBy('activity.started_at', 'desc')
    .limit(of.limit)
    .execute();
}

/** Leases the details of an activity to one process until then; false where another has them. */
export async function leaseDetails(
  db: Db,
  of: { userId: number; activityId: string; nowMs: number; untilMs: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('strava_activities')
    .set({ retry_at: of.untilMs })
    .where('user_id', '=', of.userId)
    .where('activity_id', '=', of.activityId)
    .where('details', '=', 'due')
    .where('retry_at', '<=', of.nowMs)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Changes an activity whose lease still holds: ends it with what came of it, or renews it. False
 * where Strava reported something newer meanwhile.
 */
export async function changeLeased(
  tx: Db | Tx,
  of: {
    userId: number;
    activityId: string;
    untilMs: number;
    columns: Updateable<Tables['strava_activities']>;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('strava_activities')
    .set(of.columns)
    .where('user_id', '=', of.userId)
    .where('activity_id', '=', of.activityId)
    .where('details', '=', 'due')
    .where('retry_at', '=', of.untilMs)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Activities that are workouts from elsewhere. */
export async function findMatches(tx: Tx, userId: number): Promise<ActivityRow[]> {
  return tx
    .selectFrom('strava_activities')
    .selectAll()
    .where('user_id', '=', userId)
    .where('is_match', '=', 1)
    .execute();
}

/** Activities of workouts that files tell as well. */
export async function findActivitiesWithFiles(tx: Tx, userId: number): Promise<ActivityRow[]> {
  return tx
    .selectFrom('strava_activities')
    .selectAll()
    .where('user_id', '=', userId)
    .where('workout_id', 'in', (eb) =>
      eb.selectFrom('workout_sources').select('workout_id').where('user_id', '=', userId),
    )
    .orderBy('activity_id')
    .execute();
}

/** Which of these workouts an activity is known to be. */
export async function findLinked(
  tx: Tx,
  of: { userId: number; workoutIds: readonly number[] },
): Promise<Set<number>> {
  const linked = new Set<number>();
  for (const ids of batchesOf(of.workoutIds, IDS_A_QUERY)) {
    const rows = await tx
      .selectFrom('strava_activities')
      .select('workout_id')
      .where('user_id', '=', of.userId)
      .where('workout_id', 'in', ids)
      .execute();
    for (const { workout_id: id } of rows) if (id !== null) linked.add(id);
  }
  return linked;
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

/** Activities that Strava has reported, and those whose details are still to come. */
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

/** Forgets what Strava reported of this athlete's activities. */
export async function deleteActivities(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('strava_activities').where('user_id', '=', userId).execute();
}
