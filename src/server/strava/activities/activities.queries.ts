import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { standing } from '../connection/standing.ts';

export type ActivityRow = Selectable<Tables['strava_activities']>;

const IDS_A_QUERY = 500;

/** What is known of these activities, by id. */
export async function findActivities(
  db: Db | Tx,
  of: { userId: number; ids: readonly string[] },
): Promise<Map<string, ActivityRow>> {
  const known = new Map<string, ActivityRow>();
  for (let from = 0; from < of.ids.length; from += IDS_A_QUERY) {
    const rows = await db
      .selectFrom('strava_activities')
      .selectAll()
      .where('user_id', '=', of.userId)
      .where('activity_id', 'in', of.ids.slice(from, from + IDS_A_QUERY))
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
    .where('activity.fingerprint', '<>', 'gone')
    .where('workouts.deleted_at', 'is', null)
    .execute();
  return rows.map((row) => row.activity_id);
}

/** Those that Strava told of for the first time since then; a change of what was known is none. */
export async function countNewSince(
  db: Db | Tx,
  of: { userId: number; sinceMs: number },
): Promise<number> {
  const { count } = await db
    .selectFrom('strava_activities')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', of.userId)
    // No activity is new without having changed: by this there is an index.
    .where('changed_at', '>=', of.sinceMs)
    .where('created_at', '>=', of.sinceMs)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function countChangedSince(
  db: Db | Tx,
  of: { userId: number; sinceMs: number },
): Promise<number> {
  const { count } = await db
    .selectFrom('strava_activities')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', of.userId)
    .where('changed_at', '>=', of.sinceMs)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Who has activities whose details are due, of connections that stand. */
export async function findDetailUsers(
  db: Db,
  of: { nowMs: number; startedSinceMs: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('service_connections')
    .select('user_id')
    .where(standing)
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

/** Takes the details of an activity for one process until `untilMs`; false where another has them. */
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

/** What came of a lease that still holds; false where Strava told something newer meanwhile. */
export async function endLease(
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
