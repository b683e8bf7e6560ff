import { type RawBuilder, sql } from 'kysely';
import { worldRecordS } from '../../domain/plausible-time.ts';
import { countsFor } from '../../domain/records.ts';
import { STANDARD_DISTANCES } from '../../domain/standard-distances.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import { IS_RUN } from '../workouts/runs.queries.ts';

export type TimedRow = {
  workoutId: number;
  date: string;
  /** As long as it counts for, and as it was measured. */
  distanceM: number;
  measuredM: number;
  timeS: number;
};
export type StandardRow = TimedRow & { isRace: 0 | 1 };
export type EffortRow = Omit<TimedRow, 'measuredM'> & { startM: number };
/** `fromStrava`: 0 leaves out what came through Strava's API, for readers that may not see it. */
type InDays = { userId: number; from: string; to: string; fromStrava: 0 | 1 };
type Param = <Name extends keyof InDays>(name: Name) => InDays[Name];

// Of each distance and year: some are set aside for the race that they were.
const EACH = 5;
const MOST = 5000;

/** The fastest runs that are as long as a standard distance, of each year. */
export function findStandardRuns(db: Db | Tx, of: InDays): Promise<StandardRow[]> {
  return standardRuns(db, of);
}

/** Of each year the runs that no longer one was as fast as: few, however long the log is. */
export function findFastestByLength(db: Db | Tx, of: InDays): Promise<TimedRow[]> {
  return fastestByLength(db, of);
}

/** The fastest efforts over each standard distance, of each year, of runs that are in the log. */
export function findFastestEfforts(db: Db | Tx, of: InDays): Promise<EffortRow[]> {
  return fastestEfforts(db, of);
}

/** The time from start to finish, standing included, where it is known. */
const WHOLE_S = sql<number>`
  case when elapsed_s > duration_s then elapsed_s else duration_s end`;

const runsInDays = (param: Param) => sql`
  from workouts
  where user_id = ${param('userId')}
    and deleted_at is null
    and ${IS_RUN}
    and date between ${param('from')} and ${param('to')}
    and duration_s > 0
    and ${isShown(param)}`;

const isShown = (param: Param) => sql`
  (${param('fromStrava')} = 1 or (workouts.source <> 'strava' and workouts.holds_strava = 0))`;

/** Which standard distance a run is as long as; null for none, and for what nobody has run. */
const STANDARD_M = caseOf(
  STANDARD_DISTANCES.map(({ distanceM }) => {
    const { fromM, toM } = countsFor(distanceM);
    const leastS = worldRecordS(distanceM);
    return sql`
      when distance_m between ${sql.lit(fromM)} and ${sql.lit(toM)}
        and ${WHOLE_S} >= ${sql.lit(leastS)} then ${sql.lit(distanceM)}`;
  }),
);

/** Seconds a metre of the world record over the longest standard distance that a run reaches. */
const RECORD_PACE = caseOf(
  STANDARD_DISTANCES.toReversed().map(
    ({ distanceM }) => sql`
      when distance_m >= ${sql.lit(distanceM)}
        then ${sql.lit(worldRecordS(distanceM) / distanceM)}`,
  ),
);

function caseOf(branches: RawBuilder<unknown>[]): RawBuilder<number> {
  return sql<number>`cast(case ${sql.join(branches, sql` `)} end as double precision)`;
}

const standardRuns = prepared<InDays, StandardRow>((db, param) => ({
  compile: () =>
    sql<StandardRow>`
      select "workoutId", date, "distanceM", "measuredM", "timeS", "isRace"
      from (
        select
          *,
          row_number() over (
            partition by "distanceM", substr(date, 1, 4)
            order by "timeS", date, "workoutId"
          ) as place
        from (
          select
            id as "workoutId",
            date,
            ${STANDARD_M} as "distanceM",
            distance_m as "measuredM",
            ${WHOLE_S} as "timeS",
            is_race as "isRace"
          ${runsInDays(param)}
        ) as run
        where "distanceM" is not null
      ) as placed
      where place <= ${sql.lit(EACH)}
      order by date desc
      limit ${sql.lit(MOST)}`.compile(db),
}));

const fastestByLength = prepared<InDays, TimedRow>((db, param) => ({
  compile: () =>
    sql<TimedRow>`
      select "workoutId", date, "distanceM", "distanceM" as "measuredM", "timeS"
      from (
        select
          *,
          min("timeS" / "distanceM") over (
            partition by substr(date, 1, 4)
            order by "distanceM" desc, "timeS", "workoutId"
            rows between unbounded preceding and 1 preceding
          ) as "longerPace"
        from (
          select id as "workoutId", date, distance_m as "distanceM", ${WHOLE_S} as "timeS"
          ${runsInDays(param)} and ${WHOLE_S} >= distance_m * ${RECORD_PACE}
        ) as run
      ) as compared
      where "longerPace" is null or "timeS" / "distanceM" < "longerPace"
      order by date desc
      limit ${sql.lit(MOST)}`.compile(db),
}));

const fastestEfforts = prepared<InDays, EffortRow>((db, param) => ({
  compile: () =>
    sql<EffortRow>`
      select "workoutId", date, "distanceM", "timeS", "startM"
      from (
        select
          workouts.id as "workoutId",
          workouts.date,
          effort.distance_m as "distanceM",
          effort.elapsed_s as "timeS",
          effort.start_m as "startM",
          row_number() over (
            partition by effort.distance_m, substr(workouts.date, 1, 4)
            order by effort.elapsed_s, workouts.date, workouts.id
          ) as place
        from best_efforts as effort
        join workouts on workouts.id = effort.workout_id
        where effort.user_id = ${param('userId')}
          and workouts.user_id = ${param('userId')}
          and workouts.deleted_at is null
          and ${IS_RUN}
          and workouts.date between ${param('from')} and ${param('to')}
          and ${isShown(param)}
      ) as placed
      where place <= ${sql.lit(EACH)}
      order by date desc
      limit ${sql.lit(MOST)}`.compile(db),
}));
