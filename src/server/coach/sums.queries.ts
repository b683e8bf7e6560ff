import { sql } from 'kysely';
import { originsShownTo } from '../../domain/source-policy.ts';
import type { PerZone } from '../../domain/zones.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { IS_RUN, IS_WALK } from '../workouts/runs.queries.ts';
import { coachWorkouts, type Scope } from './coach-workouts.queries.ts';

/** What a scope adds up to. */
export type Sums = {
  workouts: number;
  distanceM: number;
  durationS: number;
  /** Of runs alone that have both, so that time over distance is a pace. */
  pacedM: number;
  pacedS: number;
  paced: number;
  /** Average heart rate times seconds, the seconds, and how many workouts have one. */
  heartRateTimesS: number;
  heartRateS: number;
  withHeartRate: number;
  calories: number;
  withCalories: number;
  /** Of those whose calories are noted. */
  calorieDistanceM: number;
  caffeinatedGels: number;
  nonCaffeinatedGels: number;
  hydrationMl: number;
  /** The time of those that have drinks noted. */
  hydratedS: number;
  withHydration: number;
  /** Of those that have one, as the athlete said it. */
  effort: number;
  withEffort: number;
  withZones: number;
  zoneSeconds: PerZone;
  days: number;
  firstDay: string | null;
};

const HAS_PACE = sql<boolean>`${IS_RUN} and distance_m > 0 and duration_s > 0`;
/** What a mean pace and a mean heart rate are divided from. */
const MEANS = [
  sql<number>`coalesce(sum(distance_m) filter (where ${HAS_PACE}), 0)`.as('pacedM'),
  sql<number>`coalesce(sum(duration_s) filter (where ${HAS_PACE}), 0)`.as('pacedS'),
  sql<number>`coalesce(sum(cast(avg_heart_rate as bigint) * duration_s) filter (where avg_heart_rate > 0), 0)`.as(
    'heartRateTimesS',
  ),
  sql<number>`coalesce(sum(duration_s) filter (where avg_heart_rate > 0), 0)`.as('heartRateS'),
] as const;

/** Added up by the database, over this athlete's own workouts. */
export async function findSums(db: Db | Tx, scope: Scope): Promise<Sums> {
  const zones = sql`zone1_s + zone2_s + zone3_s + zone4_s + zone5_s`;
  const row = await coachWorkouts(db, scope)
    .select([
      sql<number>`count(*)`.as('workouts'),
      sql<number>`coalesce(sum(distance_m), 0)`.as('distanceM'),
      sql<number>`coalesce(sum(duration_s), 0)`.as('durationS'),
      ...MEANS,
      sql<number>`count(*) filter (where ${HAS_PACE})`.as('paced'),
      sql<number>`count(*) filter (where avg_heart_rate > 0)`.as('withHeartRate'),
      sql<number>`coalesce(sum(calories), 0)`.as('calories'),
      sql<number>`count(calories)`.as('withCalories'),
      sql<number>`coalesce(sum(distance_m) filter (where calories is not null), 0)`.as(
        'calorieDistanceM',
      ),
      sql<number>`coalesce(sum(caffeinated_gels), 0)`.as('caffeinatedGels'),
      sql<number>`coalesce(sum(non_caffeinated_gels), 0)`.as('nonCaffeinatedGels'),
      sql<number>`coalesce(sum(hydration_ml), 0)`.as('hydrationMl'),
      sql<number>`count(hydration_ml)`.as('withHydration'),
      sql<number>`coalesce(sum(case when hydration_ml is null then 0 else duration_s end), 0)`.as(
        'hydratedS',
      ),
      sql<number>`coalesce(sum(effort), 0)`.as('effort'),
      sql<number>`count(effort)`.as('withEffort'),
      sql<number>`count(*) filter (where ${zones} > 0)`.as('withZones'),
      sql<number>`coalesce(sum(zone1_s), 0)`.as('zone1'),
      sql<number>`coalesce(sum(zone2_s), 0)`.as('zone2'),
      sql<number>`coalesce(sum(zone3_s), 0)`.as('zone3'),
      sql<number>`coalesce(sum(zone4_s), 0)`.as('zone4'),
      sql<number>`coalesce(sum(zone5_s), 0)`.as('zone5'),
      sql<number>`count(distinct date)`.as('days'),
      sql<string | null>`min(date)`.as('firstDay'),
    ])
    .executeTakeFirstOrThrow();
  const { zone1, zone2, zone3, zone4, zone5, ...sums } = row;
  return { ...sums, zoneSeconds: [zone1, zone2, zone3, zone4, zone5] };
}

export type RecordedSums = {
  workouts: number;
  /** How many have elevations along the way, what was climbed on them, and how far they went. */
  withAscent: number;
  ascentM: number;
  ascentDistanceM: number;
  /** Seconds with a cadence, and those seconds times the cadence. */
  withCadence: number;
  cadenceS: number;
  cadenceTimesS: number;
};

/** Each workout beside its recording, where the viewer may see one. */
function withRecordings(db: Db | Tx, scope: Scope) {
  return coachWorkouts(db, scope).leftJoin('workout_recordings as recording', (join) =>
    join
      .onRef('recording.workout_id', '=', 'workouts.id')
      .on('recording.source', 'in', originsShownTo(scope.viewer).sources),
  );
}

/** What only recordings tell: not every workout has one. */
export async function findRecordedSums(db: Db | Tx, scope: Scope): Promise<RecordedSums> {
  return withRecordings(db, scope)
    .select([
      sql<number>`count(*)`.as('workouts'),
      sql<number>`count(recording.ascent_m)`.as('withAscent'),
      sql<number>`coalesce(sum(recording.ascent_m), 0)`.as('ascentM'),
      sql<number>`coalesce(sum(distance_m) filter (where recording.ascent_m is not null), 0)`.as(
        'ascentDistanceM',
      ),
      sql<number>`count(recording.cadence_s)`.as('withCadence'),
      sql<number>`coalesce(sum(recording.cadence_s), 0)`.as('cadenceS'),
      sql<number>`coalesce(sum(recording.cadence_times_s), 0)`.as('cadenceTimesS'),
    ])
    .executeTakeFirstOrThrow();
}

/** Walks and hikes of these days. */
export async function findWalks(
  db: Db | Tx,
  scope: Pick<Scope, 'userId' | 'viewer' | 'from' | 'to'>,
): Promise<{ count: number; distanceM: number }> {
  return coachWorkouts(db, scope)
    .where(IS_WALK)
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`coalesce(sum(distance_m), 0)`.as('distanceM'),
    ])
    .executeTakeFirstOrThrow();
}

export type DayVolume = { date: string; count: number; distanceM: number; durationS: number };

/** What each day came to, oldest first. */
export async function findDayVolumes(db: Db | Tx, scope: Scope): Promise<DayVolume[]> {
  return coachWorkouts(db, scope)
    .select([
      'date',
      sql<number>`count(*)`.as('count'),
      sql<number>`coalesce(sum(distance_m), 0)`.as('distanceM'),
      sql<number>`coalesce(sum(duration_s), 0)`.as('durationS'),
    ])
    .groupBy('date')
    .orderBy('date')
    .execute();
}

export type FigureOfEach = keyof typeof FIGURES_OF_EACH;

/** One figure of each workout that has it, the least first. */
export async function findFigures(
  db: Db | Tx,
  scope: Scope,
  figure: FigureOfEach,
): Promise<number[]> {
  const value = FIGURES_OF_EACH[figure];
  const rows = await coachWorkouts(db, scope)
    .select(value.as('value'))
    .where(sql<boolean>`${value} > 0`)
    .orderBy('value')
    .execute();
  return rows.map((row) => Number(row.value));
}

const FIGURES_OF_EACH = {
  distanceM: sql<number>`distance_m`,
  durationS: sql<number>`duration_s`,
  paceSPerKm: sql<number>`case when ${IS_RUN} then 1000.0 * duration_s / nullif(distance_m, 0) end`,
  heartRateBpm: sql<number>`avg_heart_rate`,
  calories: sql<number>`calories`,
  hydrationMl: sql<number>`hydration_ml`,
  effort: sql<number>`workouts.effort`,
};

export type DayFigures = Pick<
  Sums,
  'pacedM' | 'pacedS' | 'heartRateTimesS' | 'heartRateS' | 'calories'
> & { date: string; gels: number; withAscent: number; ascentM: number };

/** What each day came to of that which is no distance, oldest first. */
export async function findDayFigures(db: Db | Tx, scope: Scope): Promise<DayFigures[]> {
  return withRecordings(db, scope)
    .select([
      'workouts.date as date',
      ...MEANS,
      sql<number>`coalesce(sum(calories), 0)`.as('calories'),
      sql<number>`coalesce(sum(caffeinated_gels + non_caffeinated_gels), 0)`.as('gels'),
      sql<number>`count(recording.ascent_m)`.as('withAscent'),
      sql<number>`coalesce(sum(recording.ascent_m), 0)`.as('ascentM'),
    ])
    .groupBy('workouts.date')
    .orderBy('workouts.date')
    .execute();
}
