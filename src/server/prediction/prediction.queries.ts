import { sql } from 'kysely';
import type { BestEffort, PredictingRun } from '../../domain/prediction/runner-log.ts';
import type { RunningSubtype, Source } from '../../domain/workout-kinds.ts';
import { prepared } from '../platform/db/prepared.ts';
import { IS_RUN } from '../workouts/runs.queries.ts';

/** A run, and where it came from: not everybody may be told of every one. */
export type PredictingRow = Omit<PredictingRun, 'sport'> & {
  runningSubtype: RunningSubtype | null;
  source: Source;
  holdsStrava: number;
};

type InDays = { userId: number; from: string; to: string; limit: number };

/** The latest runs with a pace between two days, newest first. */
export const findPredictingRuns = prepared<InDays, PredictingRow>(
  (param) =>
    sql<PredictingRow>`
    select
      id,
      date,
      distance_m as "distanceM",
      duration_s as "durationS",
      running_subtype as "runningSubtype",
      avg_heart_rate as "avgHeartRate",
      source,
      holds_strava as "holdsStrava"
    from workouts
    where user_id = ${param('userId')}
      and deleted_at is null
      and ${IS_RUN}
      and distance_m > 0
      and duration_s > 0
      and date >= ${param('from')}
      and date <= ${param('to')}
    order by date desc, id desc
    limit ${param('limit')}`,
);

/** Distances of races that the fastest stretches are read of. */
const EFFORT_DISTANCES = sql`(3000, 5000, 10000, 21097.5, 42195)`;

/** The fastest stretches of race distances inside the latest runs between two days. */
export const findRaceDistanceEfforts = prepared<InDays, BestEffort>(
  (param) =>
    sql<BestEffort>`
    select
      workouts.id as "workoutId",
      workouts.date as date,
      best_efforts.distance_m as "distanceM",
      best_efforts.elapsed_s as "timeS"
    from workouts
    join best_efforts on best_efforts.workout_id = workouts.id
    where workouts.user_id = ${param('userId')}
      and best_efforts.user_id = ${param('userId')}
      and workouts.deleted_at is null
      and ${IS_RUN}
      and workouts.date >= ${param('from')}
      and workouts.date <= ${param('to')}
      and best_efforts.distance_m in ${EFFORT_DISTANCES}
    order by workouts.date desc, workouts.id desc, best_efforts.distance_m
    limit ${param('limit')}`,
);
