import { sql } from 'kysely';
import { TRAINER_RECENT_WORKOUTS } from '../../domain/limits.ts';
import type { ShownOrigins } from '../../domain/source-policy.ts';
import { SOURCES } from '../../domain/workout-kinds.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import { IS_RUN, IS_WALK } from '../workouts/runs.queries.ts';
import { isShown } from '../workouts/shown-workouts.queries.ts';
import type { WorkoutRow } from '../workouts/workout-rows.ts';

const byLink = prepared<{ token: string }, { id: number }>((param, db) =>
  db
    .selectFrom('users')
    .select('id')
    .where('trainer_token', '=', param('token'))
    .where('trainer_access_enabled', '=', 1)
    .where('is_active', '=', 1)
    .where('deleted_at', 'is', null),
);

/** Undefined for a link that is unknown, switched off, or of an account that was deactivated or deleted. */
export async function findAthleteByLink(db: Db | Tx, token: string): Promise<number | undefined> {
  const [row] = await byLink(db, { token });
  return row?.id;
}

/** The workouts that may be shown for where they came from. */
export type Shown = { userId: number; origins: ShownOrigins };

/** Newest first. */
export function findLatestShown(db: Db | Tx, of: Shown & { limit: number }): Promise<WorkoutRow[]> {
  return shownWorkouts(db, of).limit(of.limit).execute();
}

/** Of the workouts that the view lists. */
export async function findSharedIds(db: Db | Tx, of: Shown): Promise<number[]> {
  const shown = shownWorkouts(db, of).limit(TRAINER_RECENT_WORKOUTS);
  const rows = await shown.clearSelect().select('id').execute();
  return rows.map(({ id }) => id);
}

/** Those with notes, newest first. */
export function findLatestNoted(db: Db | Tx, of: Shown & { limit: number }): Promise<WorkoutRow[]> {
  return shownWorkouts(db, of)
    .where('notes', 'is not', null)
    .where('notes', '<>', '')
    .limit(of.limit)
    .execute();
}

function shownWorkouts(db: Db | Tx, { userId, origins }: Shown) {
  return db
    .selectFrom('workouts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where(isShown(origins))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc');
}

type TrainerTotals = {
  workouts: number;
  left_out: number;
  runs: number;
  /** Of runs. */
  distance_m: number;
  /** Walks and hikes, which are no runs. */
  walks: number;
  walking_m: number;
  /** Average heart rate times seconds, and those seconds, of runs. */
  heart_rate_times_s: number;
  heart_rate_s: number;
};

type RunningSums = Omit<TrainerTotals, 'workouts' | 'left_out'>;

/** Over the whole log; what is not shown is counted and adds to nothing else. */
export async function findTrainerTotals(db: Db | Tx, of: Shown): Promise<TrainerTotals> {
  const [logged, left_out, running] = await Promise.all([
    countLogged(db, of.userId),
    countLeftOut(db, of),
    sumRunning(db, of),
  ]);
  return { workouts: logged - left_out, left_out, ...running };
}

/** How many workouts are not shown for where they came from. */
export async function countLeftOut(db: Db | Tx, of: Shown): Promise<number> {
  const [ofSources, holding] = await Promise.all([countOfHidden(db, of), countHolding(db, of)]);
  return ofSources + holding;
}

async function countOfHidden(db: Db | Tx, { userId, origins }: Shown): Promise<number> {
  const hidden = SOURCES.filter((source) => !origins.sources.includes(source));
  if (hidden.length === 0) return 0;
  const { count } = await db
    .selectFrom('workouts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('source', 'in', hidden)
    .executeTakeFirstOrThrow();
  return count;
}

/** Those from elsewhere that hold values of Strava's. */
async function countHolding(db: Db | Tx, { userId, origins }: Shown): Promise<number> {
  if (origins.holdingStrava) return 0;
  const { count } = await db
    .selectFrom('workouts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    // A literal, not a parameter: only so does the partial index apply.
    .where('holds_strava', '=', sql.lit(1))
    .where(isShown({ ...origins, holdingStrava: true }))
    .executeTakeFirstOrThrow();
  return count;
}

async function countLogged(db: Db | Tx, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('workouts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

// The type stands in the where clause: only so does the database read no other workout.
async function sumRunning(db: Db | Tx, { userId, origins }: Shown): Promise<RunningSums> {
  const { rows } = await sql<RunningSums>`
    select
      count(*) filter (where ${IS_RUN}) as runs,
      coalesce(sum(distance_m) filter (where ${IS_RUN}), 0) as distance_m,
      count(*) filter (where ${IS_WALK}) as walks,
      coalesce(sum(distance_m) filter (where ${IS_WALK}), 0) as walking_m,
      coalesce(sum(cast(avg_heart_rate as bigint) * duration_s)
        filter (where ${IS_RUN} and avg_heart_rate > 0), 0) as heart_rate_times_s,
      coalesce(sum(duration_s)
        filter (where ${IS_RUN} and avg_heart_rate > 0), 0) as heart_rate_s
    from workouts
    where user_id = ${userId}
      and deleted_at is null
      and workout_type = 'running'
      and ${isShown(origins)}`.execute(db);
  const [sums] = rows;
  if (!sums) throw new Error('an aggregate without groups has one row');
  return sums;
}
