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

/** Of each year the best-paced runs that are longer than a standard distance, and no longer than the next. */
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

const timedRuns = (param: Param) => sql`
  from workouts
  where user_id = ${param('userId')}
    and deleted_at is null
    and ${IS_RUN}
    and duration_s > 0
    and ${isShown(param)}`;

const isShown = (param: Param) => sql`
  (${param('fromStrava')} = 1 or (workouts.source <> 'strava' and workouts.holds_strava = 0))`;

/** Which standard distance a run is as long as; null for none. */
const STANDARD_M = caseOf(
  STANDARD_DISTANCES.map(({ distanceM }) => {
    const { fromM, toM } = countsFor(distanceM);
    return sql`when distance_m between ${sql.lit(fromM)} and ${sql.lit(toM)} then ${sql.lit(distanceM)}`;
  }),
);

/** The longest standard distance that a run is longer than: it bounds the record of that and of each shorter one. */
const BEYOND_M = caseOf(
  STANDARD_DISTANCES.toReversed().map(
    ({ distanceM }) =>
      sql`when distance_m > ${sql.lit(countsFor(distanceM).toM)} then ${sql.lit(distanceM)}`,
  ),
);

/** The index holds no shorter ones. */
const SHORTEST_M = Math.min(...STANDARD_DISTANCES.map(({ distanceM }) => countsFor(distanceM).toM));

/** Seconds a metre of the world record over the longest standard distance that a run reaches. */
const RECORD_PACE = caseOf(
  STANDARD_DISTANCES.toReversed().map(
    ({ distanceM }) => sql`
      when distance_m >= ${sql.lit(distanceM)}
        then ${sql.lit(worldRecordS(distanceM) / distanceM)}`,
  ),
);

/** The world record over the standard distance that a run is as long as. */
const RECORD_S = caseOf(
  STANDARD_DISTANCES.map(
    ({ distanceM }) =>
      sql`when "distanceM" = ${sql.lit(distanceM)} then ${sql.lit(worldRecordS(distanceM))}`,
  ),
);

function caseOf(branches: RawBuilder<unknown>[]): RawBuilder<number> {
  return sql<number>`cast(case ${sql.join(branches, sql` `)} end as double precision)`;
}

const DISTANCES = sql.join(
  STANDARD_DISTANCES.map(
    ({ distanceM }) => sql`select cast(${sql.lit(distanceM)} as double precision) as "distanceM"`,
  ),
  sql` union all `,
);

/**
 * The first of an index for each year and distance: `first` is asked for its `place`th id of a
 * "distanceM" and a year. Each year with a run in it is found from the one before, and a next place is
 * asked for where there was one: nothing is read of the rest of the log, however long it is.
 */
function firstOfEach(param: Param, first: (place: number) => RawBuilder<unknown>) {
  const yearBehind = (day: RawBuilder<unknown>) => sql`
    select substr(min(date), 1, 4)
    ${timedRuns(param)}
      and date between ${param('from')} and ${param('to')}
      and date > ${day}`;
  const nameOf = (place: number) => sql.ref(`place_${place}`);
  const behind = Array.from(
    { length: EACH - 1 },
    (_, before) => sql`
      ${nameOf(before + 1)} as materialized (
        select "distanceM", year, (${first(before + 1)}) as "workoutId"
        from ${nameOf(before)}
        where "workoutId" is not null
      )`,
  );
  const all = Array.from(
    { length: EACH },
    (_, place) => sql`select * from ${nameOf(place)} where "workoutId" is not null`,
  );
  return sql`
    with recursive years (year) as (
      select (${yearBehind(sql`'0000'`)})
      union all
      select (${yearBehind(sql`years.year || '-12-31'`)}) from years where years.year is not null
    ),
    ${nameOf(0)} as materialized (
      select "distanceM", year, (${first(0)}) as "workoutId"
      from years
      cross join (${DISTANCES}) as distance
      where year is not null
    ),
    ${sql.join(behind)},
    found as materialized (${sql.join(all, sql` union all `)})`;
}

/**
 * Whole runs by an index: those of a class that can be believed, the first by their order. The day is
 * added to nothing, so that no planner takes the index of days for the shorter way.
 */
function firstRuns(
  param: Param,
  of: { inClass: RawBuilder<number>; believed: RawBuilder<unknown>; order: RawBuilder<unknown> },
) {
  return firstOfEach(
    param,
    (place) => sql`
      select id
      ${timedRuns(param)}
        and ${of.inClass} = "distanceM"
        and substr(date, 1, 4) = year
        and date || '' between ${param('from')} and ${param('to')}
        and ${of.believed}
      order by ${of.order}, date, id
      limit 1 offset ${sql.lit(place)}`,
  );
}

const runsFound = sql`
  from found
  left join workouts on workouts.id = found."workoutId"
  order by workouts.date desc, workouts.id desc
  limit ${sql.lit(MOST)}`;

const standardRuns = prepared<InDays, StandardRow>((db, param) => {
  const found = firstRuns(param, {
    inClass: STANDARD_M,
    believed: sql`${WHOLE_S} >= ${RECORD_S}`,
    order: WHOLE_S,
  });
  return {
    compile: () =>
      sql<StandardRow>`
        ${found}
        select
          workouts.id as "workoutId",
          workouts.date,
          found."distanceM",
          workouts.distance_m as "measuredM",
          ${WHOLE_S} as "timeS",
          workouts.is_race as "isRace"
        ${runsFound}`.compile(db),
  };
});

const fastestByLength = prepared<InDays, TimedRow>((db, param) => {
  const found = firstRuns(param, {
    inClass: BEYOND_M,
    believed: sql`distance_m > ${sql.lit(SHORTEST_M)} and ${WHOLE_S} >= distance_m * ${RECORD_PACE}`,
    order: sql`${WHOLE_S} / distance_m`,
  });
  return {
    compile: () =>
      sql<TimedRow>`
        ${found}
        select
          workouts.id as "workoutId",
          workouts.date,
          workouts.distance_m as "distanceM",
          workouts.distance_m as "measuredM",
          ${WHOLE_S} as "timeS"
        ${runsFound}`.compile(db),
  };
});

/**
 * Whether a run counts is asked of each effort by itself, and by nothing but its id: a planner without
 * statistics would find the athlete's whole log the shorter way to one row.
 */
const fastestEfforts = prepared<InDays, EffortRow>((db, param) => {
  const found = firstOfEach(
    param,
    (place) => sql`
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
      limit 1 offset ${sql.lit(place)}`,
  );
  return {
    compile: () =>
      sql<EffortRow>`
        ${found}
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
        order by effort.date desc, effort.workout_id desc
        limit ${sql.lit(MOST)}`.compile(db),
  };
});
