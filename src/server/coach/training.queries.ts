import { addDays } from '../../domain/calendar.ts';
import type { CoachWorkout, NamedWorkout } from '../../domain/coach/judging/training-facts.ts';
import { RUNS } from '../../domain/coach/kinds.ts';
import { notedHeat } from '../../domain/noted-heat.ts';
import { notedIllness } from '../../domain/noted-illness.ts';
import { notedPain } from '../../domain/noted-pain.ts';
import { notedPregnancy } from '../../domain/noted-pregnancy.ts';
import { believedDistanceM } from '../../domain/plausible-time.ts';
import type { Viewer } from '../../domain/source-policy.ts';
import { isRun } from '../../domain/sports.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import type { WorkoutRow } from '../workouts/workout-rows.ts';
import { zoneMinutesOf } from '../workouts/workout-rows.ts';
import { coachWorkouts } from './coach-workouts.queries.ts';

/** More in the weeks that are looked at is no log of a person. */
const MOST_WORKOUTS = 2_000;

/** What was trained from one local day to another, both included, newest first. */
export async function findTrainedSince(
  db: Db | Tx,
  scope: { userId: number; viewer: Viewer; from: string; to: string },
): Promise<CoachWorkout[]> {
  const rows = await coachWorkouts(db, scope)
    .select([
      ...NAMED_RUN_COLUMNS,
      'avg_heart_rate',
      'zone1_s',
      'zone2_s',
      'zone3_s',
      'zone4_s',
      'zone5_s',
      'caffeinated_gels',
      'non_caffeinated_gels',
      'hydration_ml',
      'notes',
      'title',
      'tags',
    ])
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_WORKOUTS)
    .execute();
  return rows.map((row) => ({
    ...namedRunOf(row),
    avgHeartRate: row.avg_heart_rate,
    zoneMinutes: zoneMinutesOf(row),
    caffeinatedGels: row.caffeinated_gels,
    nonCaffeinatedGels: row.non_caffeinated_gels,
    hydrationMl: row.hydration_ml,
    illness: notedIllness(row.notes),
    pain: notedPain(row.notes),
    pregnancy: notedPregnancy(row.notes),
    isHot: notedHeat(row),
  }));
}

/** The day of the last run before this day, walks and hikes left out; null where there is none. */
export async function findLastRunBefore(
  db: Db | Tx,
  of: { userId: number; viewer: Viewer; day: string },
): Promise<string | null> {
  const { userId, viewer, day } = of;
  const row = await coachWorkouts(db, { userId, viewer, to: addDays(day, -1), kind: RUNS })
    .select('date')
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.date ?? null;
}

/** What the coach's rules know a workout by. */
const NAMED_RUN_COLUMNS = [
  'id',
  'date',
  'workout_type',
  'running_subtype',
  'sport',
  'distance_m',
  'duration_s',
] as const;

function namedRunOf(row: Pick<WorkoutRow, (typeof NAMED_RUN_COLUMNS)[number]>): NamedWorkout {
  return {
    id: row.id,
    date: row.date,
    workoutType: row.workout_type,
    runningSubtype: row.running_subtype,
    sport: row.sport,
    ...believed({ distanceM: row.distance_m, durationS: row.duration_s, sport: row.sport }),
    durationS: row.duration_s,
  };
}

/** A walk has no record to be beyond. */
function believed(row: Pick<NamedWorkout, 'distanceM' | 'durationS' | 'sport'>) {
  const distanceM = isRun(row) ? believedDistanceM(row) : row.distanceM;
  return { distanceM, beyondM: distanceM === row.distanceM ? null : row.distanceM };
}
