import { sql } from 'kysely';
import { NO_SUMS, type PeriodSums, type SummarySums, summaryRanges } from '../../domain/summary.ts';
import type { WorkoutType } from '../../domain/workout-kinds.ts';
import type { PerZone } from '../../domain/zones.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';

export type StretchSums = PeriodSums & {
  zoneSeconds: PerZone;
  secondsByType: Record<WorkoutType, number>;
};
export type TrainingSums = SummarySums & { period: StretchSums; previous: StretchSums };

/**
 * How much was trained in the last `periodDays` days, and in as many before them: one pass over
 * this athlete's days, added up by the database.
 */
export async function findTrainingSums(
  db: Db | Tx,
  of: { userId: number; today: string; periodDays: number },
): Promise<TrainingSums> {
  const { period, previous, week, previousWeek } = summaryRanges(of);
  const [first = of.today] = [previous.from, previousWeek.from].sort();
  const rows = await sumsByStretch(db, {
    userId: of.userId,
    first,
    previousFrom: previous.from,
    periodFrom: period.from,
    lastSunday: previousWeek.from,
    sunday: week.from,
    today: of.today,
    saturday: week.to,
  });
  const stretch = (name: SumsRow['stretch']) => sumsOf(rows.find((row) => row.stretch === name));
  return {
    period: stretch('period'),
    previous: stretch('previous'),
    weeklyRuns: rows.reduce((runs, row) => runs + row.week_runs, 0),
    previousWeeklyRuns: rows.reduce((runs, row) => runs + row.previous_week_runs, 0),
  };
}

type Params = {
  userId: number;
  first: string;
  previousFrom: string;
  periodFrom: string;
  lastSunday: string;
  sunday: string;
  today: string;
  saturday: string;
};

type SumsRow = {
  /** The weeks reach beyond both stretches: to Saturday, and back where a period is a few days. */
  stretch: 'period' | 'previous' | 'neither';
  workouts: number;
  runs: number;
  distance_m: number;
  duration_s: number;
  running_s: number;
  strength_s: number;
  cross_s: number;
  paced_distance_m: number;
  paced_duration_s: number;
  heart_rate_times_s: number;
  heart_rate_s: number;
  run_heart_rate_times_s: number;
  run_heart_rate_s: number;
  week_runs: number;
  previous_week_runs: number;
  zone1_s: number;
  zone2_s: number;
  zone3_s: number;
  zone4_s: number;
  zone5_s: number;
};

const sumsByStretch = prepared<Params, SumsRow>((db, param) => ({
  compile: () =>
    sql<SumsRow>`
      with trained as (
        select
          case
            when date > ${param('today')} then 'neither'
            when date >= ${param('periodFrom')} then 'period'
            when date >= ${param('previousFrom')} then 'previous'
            else 'neither'
          end as stretch,
          workout_type,
          workout_type = 'running' as is_running,
          workout_type = 'running' and sport = 'run' as is_run,
          workout_type = 'running' and date >= ${param('sunday')} as is_of_week,
          workout_type = 'running' and date >= ${param('lastSunday')}
            and date < ${param('sunday')} as is_of_previous_week,
          distance_m > 0 and duration_s > 0 as has_pace,
          avg_heart_rate > 0 as has_heart_rate,
          cast(avg_heart_rate as bigint) * duration_s as heart_rate_times_s,
          distance_m, duration_s, zone1_s, zone2_s, zone3_s, zone4_s, zone5_s
        from workouts
        where user_id = ${param('userId')}
          and deleted_at is null
          and date >= ${param('first')}
          and date <= ${param('saturday')}
      )
      select
        stretch,
        count(*) as workouts,
        count(*) filter (where is_running) as runs,
        coalesce(sum(distance_m) filter (where is_running), 0) as distance_m,
        sum(duration_s) as duration_s,
        coalesce(sum(duration_s) filter (where is_running), 0) as running_s,
        coalesce(sum(duration_s) filter (where workout_type = 'strength'), 0) as strength_s,
        coalesce(sum(duration_s) filter (where workout_type = 'cross'), 0) as cross_s,
        coalesce(sum(distance_m) filter (where is_run and has_pace), 0) as paced_distance_m,
        coalesce(sum(duration_s) filter (where is_run and has_pace), 0) as paced_duration_s,
        coalesce(sum(heart_rate_times_s) filter (where has_heart_rate), 0) as heart_rate_times_s,
        coalesce(sum(duration_s) filter (where has_heart_rate), 0) as heart_rate_s,
        coalesce(sum(heart_rate_times_s) filter (where is_run and has_heart_rate), 0)
          as run_heart_rate_times_s,
        coalesce(sum(duration_s) filter (where is_run and has_heart_rate), 0) as run_heart_rate_s,
        count(*) filter (where is_of_week) as week_runs,
        count(*) filter (where is_of_previous_week) as previous_week_runs,
        sum(zone1_s) as zone1_s,
        sum(zone2_s) as zone2_s,
        sum(zone3_s) as zone3_s,
        sum(zone4_s) as zone4_s,
        sum(zone5_s) as zone5_s
      from trained
      group by stretch`.compile(db),
}));

function sumsOf(row: SumsRow | undefined): StretchSums {
  if (!row) return { ...NO_SUMS, zoneSeconds: [0, 0, 0, 0, 0], secondsByType: NO_SECONDS };
  return {
    workouts: row.workouts,
    runs: row.runs,
    distanceM: row.distance_m,
    durationS: row.duration_s,
    pacedDistanceM: row.paced_distance_m,
    pacedDurationS: row.paced_duration_s,
    heartRateTimesS: row.heart_rate_times_s,
    heartRateS: row.heart_rate_s,
    runHeartRateTimesS: row.run_heart_rate_times_s,
    runHeartRateS: row.run_heart_rate_s,
    zoneSeconds: [row.zone1_s, row.zone2_s, row.zone3_s, row.zone4_s, row.zone5_s],
    secondsByType: { running: row.running_s, strength: row.strength_s, cross: row.cross_s },
  };
}

const NO_SECONDS = { running: 0, strength: 0, cross: 0 };
