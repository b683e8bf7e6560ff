import { type RawBuilder, sql } from 'kysely';
import { worldRecordS } from '../../domain/plausible-time.ts';
import { countsFor } from '../../domain/records.ts';
import { STANDARD_DISTANCES } from '../../domain/standard-distances.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import { IS_RUN } from '../workouts/runs.queries.ts';

type TimedRow = {
  workoutId: number;
  date: string;
  /** As long as it counts for, and as it was measured. */
  distanceM: number;
  measuredM: number;
  timeS: number;
};
type StandardRow = TimedRow & { isRace: 0 | 1 };
type EffortRow = Omit<TimedRow, 'measuredM'> & { startM: number };
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
export const RECORD_PACE = caseOf(
  STANDARD_DISTANCES.toReversed().map(
    ({ distanceM }) => sql`
      when distance_m >= ${sql.lit(distanceM)}
        then ${sql.lit(worldRecordS(distanceM) / distanceM)}`,
  ),
);

function caseOf(branches: RawBuilder<unknown>[]): RawBuilder<number> {
  return sql<number>`cast(case ${sql.join(branches, sql` `)} end as double precision)`;
}

const standardRuns = prepared<InDays, StandardRow>(
  (param) =>
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
    limit ${sql.lit(MOST)}`,
);

const fastestByLength = prepared<InDays, TimedRow>(
  (param) =>
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
    limit ${sql.lit(MOST)}`,
);

const DISTANCES = sql.join(
  STANDARD_DISTANCES.map(
    ({ distanceM }) => sql`select cast(${sql.lit(distanceM)} as double precision) as "distanceM"`,
  ),
  sql` union all `,
);

/**
 * Each year with a run in it is found from the one before, and of each year and distance the fastest
 * are the first of the index: nothing is read of the rest of the log, however long it is. Whether a
 * run counts is asked of each effort by itself, and by nothing but its id: a planner without
 * statistics would find the athlete's whole log the shorter way to one row.
 */
const fastestEfforts = prepared<InDays, EffortRow>((param) => {
  const yearBehind = (day: RawBuilder<unknown>) => sql`
    select substr(min(date), 1, 4) ${runsInDays(param)} and date > ${day}`;
  const inPlace = (place: number) => sql`
    select
      "distanceM",
      (
        select effort.workout_id
        from best_efforts as effort
        where effort.user_id = ${param('userId')}
          and effort.distance_m = "distanceM"
          and substr(effort.date, 1, 4) = year
          and effort.date between ${param('from')} and ${param('to')}
          and (
            select case
              when user_id = ${param('userId')}
                and deleted_at is null
                and ${IS_RUN}
                and ${isShown(param)}
              then 1
            end
            from workouts
            where id = effort.workout_id
          ) = 1
        order by effort.elapsed_s, effort.date, effort.workout_id
        limit 1 offset ${sql.lit(place)}
      ) as "workoutId"
    from years
    cross join (${DISTANCES}) as distance
    where year is not null`;
  const places = Array.from({ length: EACH }, (_, place) => inPlace(place));
  return sql<EffortRow>`
    with recursive years (year) as (
      select (${yearBehind(sql`'0000'`)})
      union all
      select (${yearBehind(sql`years.year || '-12-31'`)}) from years where years.year is not null
    ),
    found as materialized (${sql.join(places, sql` union all `)})
    select
      found."workoutId",
      effort.date,
      effort.distance_m as "distanceM",
      effort.elapsed_s as "timeS",
      effort.start_m as "startM"
    from found
    left join best_efforts as effort
      on effort.workout_id = found."workoutId"
      and effort.distance_m = found."distanceM"
      and effort.user_id = ${param('userId')}
    where found."workoutId" is not null
    order by effort.date desc, effort.workout_id desc
    limit ${sql.lit(MOST)}`;
});
