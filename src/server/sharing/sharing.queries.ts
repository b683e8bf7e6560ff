import { sql } from 'kysely';
import type { Source } from '../../domain/workout-kinds.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import type { WorkoutRow } from '../workouts/workout-rows.ts';

const byLink = prepared<{ token: string }, { id: number }>((db, param) =>
  db
    .selectFrom('users')
    .select('id')
    .where('trainer_token', '=', param('token'))
    .where('trainer_access_enabled', '=', 1)
    .where('is_active', '=', 1),
);

/** Undefined for a link that is unknown, switched off, or of an account that was deactivated. */
export async function findAthleteByLink(db: Db | Tx, token: string): Promise<number | undefined> {
  const [row] = await byLink(db, { token });
  return row?.id;
}

/** The workouts of the sources that are shown. */
export type Shown = { userId: number; sources: readonly Source[] };

/** Newest first. */
export function findLatestShown(db: Db | Tx, of: Shown & { limit: number }): Promise<WorkoutRow[]> {
  return shownWorkouts(db, of).limit(of.limit).execute();
}

/** Those with notes, newest first. */
export function findLatestNoted(db: Db | Tx, of: Shown & { limit: number }): Promise<WorkoutRow[]> {
  return shownWorkouts(db, of)
    .where('notes', 'is not', null)
    .where('notes', '<>', '')
    .limit(of.limit)
    .execute();
}

function shownWorkouts(db: Db | Tx, { userId, sources }: Shown) {
  return db
    .selectFrom('workouts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('source', 'in', sources)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc');
}

export type TrainerTotals = {
  workouts: number;
  left_out: number;
  runs: number;
  /** Of running workouts, walks and hikes with them. */
  distance_m: number;
  /** Average heart rate times seconds, and those seconds, of runs alone. */
  heart_rate_times_s: number;
  heart_rate_s: number;
};

/** Over the whole log in one pass; what is not shown is counted and adds to nothing else. */
export async function findTrainerTotals(db: Db | Tx, of: Shown): Promise<TrainerTotals> {
  const { rows } = await sql<TrainerTotals>`
    with logged as (
      select
        source in (${sql.join(of.sources)}) as is_shown,
        source in (${sql.join(of.sources)}) and workout_type = 'running' as is_running,
        source in (${sql.join(of.sources)}) and workout_type = 'running'
          and sport = 'run' and avg_heart_rate > 0 as is_measured_run,
        distance_m, duration_s, avg_heart_rate
      from workouts
      where user_id = ${of.userId}
        and deleted_at is null
    )
    select
      count(*) filter (where is_shown) as workouts,
      count(*) filter (where not is_shown) as left_out,
      count(*) filter (where is_running) as runs,
      coalesce(sum(distance_m) filter (where is_running), 0) as distance_m,
      coalesce(sum(cast(avg_heart_rate as bigint) * duration_s)
        filter (where is_measured_run), 0) as heart_rate_times_s,
      coalesce(sum(duration_s) filter (where is_measured_run), 0) as heart_rate_s
    from logged`.execute(db);
  const [totals] = rows;
  if (!totals) throw new Error('an aggregate without groups has one row');
  return totals;
}
