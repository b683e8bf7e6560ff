import { sql } from 'kysely';
import { type PeriodSums, type SummarySums, summaryRanges } from '../../domain/summary.ts';
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
 * How much was trained in the last `periodDays` days, and in as many before them. The database adds
 * up, the running and the rest of each stretch by itself: what is asked of a row a thousand times a
 * call is kept short.
 */
export async function findTrainingSums(
  db: Db | Tx,
  of: { userId: number; today: string; periodDays: number },
): Promise<TrainingSums> {
  const { period, previous, week, previousWeek } = summaryRanges(of);
  const rows = await sumsByStretch(db, {
    userId: of.userId,
    from: period.from,
    to: period.to,
    previousFrom: previous.from,
    previousTo: previous.to,
    sunday: week.from,
    saturday: week.to,
    lastSunday: previousWeek.from,
    lastSaturday: previousWeek.to,
  });
  return {
    period: sumsOf(rows, 'period'),
    previous: sumsOf(rows, 'previous'),
    weeklyRuns: rows[0]?.week_runs ?? 0,
    previousWeeklyRuns: rows[0]?.previous_week_runs ?? 0,
  };
}

type Params = {
  userId: number;
  from: string;
  to: string;
  previousFrom: string;
  previousTo: string;
  sunday: string;
  saturday: string;
  lastSunday: string;
  lastSaturday: string;
};

/** Sums are null where there is nothing to add. */
type SumsRow = {
  stretch: 'period' | 'previous';
  kind: 'running' | 'other';
  workouts: number;
  distance_m: number | null;
  duration_s: number | null;
  strength_s: number | null;
  heart_rate_times_s: number | null;
  heart_rate_s: number | null;
  paced_distance_m: number | null;
  paced_duration_s: number | null;
  run_heart_rate_times_s: number | null;
  run_heart_rate_s: number | null;
  zone1_s: number | null;
  zone2_s: number | null;
  zone3_s: number | null;
  zone4_s: number | null;
  zone5_s: number | null;
  week_runs: number;
  previous_week_runs: number;
};

const sumsByStretch = prepared<Params, SumsRow>((db, param) => {
  const owned = sql`user_id = ${param('userId')} and deleted_at is null`;
  const inPeriod = sql`date >= ${param('from')} and date <= ${param('to')}`;
  const inPrevious = sql`date >= ${param('previousFrom')} and date <= ${param('previousTo')}`;
  const ofAll = sql`
    count(*) as workouts,
    sum(distance_m) as distance_m,
    sum(duration_s) as duration_s,
    sum(case when workout_type = 'strength' then duration_s end) as strength_s,
    sum(cast(avg_heart_rate as bigint) * duration_s) as heart_rate_times_s,
    sum(case when avg_heart_rate > 0 then duration_s end) as heart_rate_s,
    sum(zone1_s) as zone1_s,
    sum(zone2_s) as zone2_s,
    sum(zone3_s) as zone3_s,
    sum(zone4_s) as zone4_s,
    sum(zone5_s) as zone5_s`;
  // A pace needs both; where one is zero, it adds nothing to its own sum either.
  const ofRuns = sql`
    sum(case when sport = 'run' and duration_s > 0 then distance_m end) as paced_distance_m,
    sum(case when sport = 'run' and distance_m > 0 then duration_s end) as paced_duration_s,
    sum(case when sport = 'run' then cast(avg_heart_rate as bigint) * duration_s end)
      as run_heart_rate_times_s,
    sum(case when sport = 'run' and avg_heart_rate > 0 then duration_s end) as run_heart_rate_s`;
  const running = (stretch: SumsRow['stretch'], within: typeof inPeriod) => sql`
    select ${sql.lit(stretch)} as stretch, 'running' as kind, ${ofAll}, ${ofRuns}
    from workouts
    where ${owned} and workout_type = 'running' and ${within}`;
  const other = (stretch: SumsRow['stretch'], within: typeof inPeriod) => sql`
    select ${sql.lit(stretch)} as stretch, 'other' as kind, ${ofAll}, null, null, null, null
    from workouts
    where ${owned} and workout_type <> 'running' and ${within}`;
  const runsFrom = (from: string, to: string) => sql`
    (select count(*) from workouts
    where ${owned} and workout_type = 'running' and date >= ${from} and date <= ${to})`;
  return {
    compile: () =>
      sql<SumsRow>`
        select
          sums.*,
          ${runsFrom(param('sunday'), param('saturday'))} as week_runs,
          ${runsFrom(param('lastSunday'), param('lastSaturday'))} as previous_week_runs
        from (
          ${running('period', inPeriod)}
          union all ${other('period', inPeriod)}
          union all ${running('previous', inPrevious)}
          union all ${other('previous', inPrevious)}
        ) as sums`.compile(db),
  };
});

function sumsOf(rows: readonly SumsRow[], stretch: SumsRow['stretch']): StretchSums {
  const of = (kind: SumsRow['kind']) =>
    rows.find((row) => row.stretch === stretch && row.kind === kind);
  const [running, other] = [of('running'), of('other')];
  const both = (column: SummedColumn) => (running?.[column] ?? 0) + (other?.[column] ?? 0);
  return {
    workouts: both('workouts'),
    runs: running?.workouts ?? 0,
    distanceM: running?.distance_m ?? 0,
    durationS: both('duration_s'),
    pacedDistanceM: running?.paced_distance_m ?? 0,
    pacedDurationS: running?.paced_duration_s ?? 0,
    heartRateTimesS: both('heart_rate_times_s'),
    heartRateS: both('heart_rate_s'),
    runHeartRateTimesS: running?.run_heart_rate_times_s ?? 0,
    runHeartRateS: running?.run_heart_rate_s ?? 0,
    zoneSeconds: [
      both('zone1_s'),
      both('zone2_s'),
      both('zone3_s'),
      both('zone4_s'),
      both('zone5_s'),
    ],
    secondsByType: {
      running: running?.duration_s ?? 0,
      strength: other?.strength_s ?? 0,
      cross: (other?.duration_s ?? 0) - (other?.strength_s ?? 0),
    },
  };
}

type SummedColumn = Exclude<keyof SumsRow, 'stretch' | 'kind'>;
