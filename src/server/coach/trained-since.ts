import type { CoachWorkout } from '../../domain/coach/training-facts.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { coachWorkouts } from './coach-workouts.ts';
import { NAMED_RUN_COLUMNS, namedRunOf } from './named-run.ts';

/** More in the weeks that are looked at is no log of a person. */
const MOST_WORKOUTS = 2_000;

/** What was trained from one local day to another, both included, newest first. */
export async function findTrainedSince(
  db: Db | Tx,
  scope: { userId: number; from: string; to: string },
): Promise<CoachWorkout[]> {
  const rows = await coachWorkouts(db, scope)
    .select([
      ...NAMED_RUN_COLUMNS,
      'zone1_s',
      'zone2_s',
      'zone3_s',
      'zone4_s',
      'zone5_s',
      'caffeinated_gels',
      'non_caffeinated_gels',
      'hydration_ml',
    ])
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_WORKOUTS)
    .execute();
  return rows.map((row) => ({
    ...namedRunOf(row),
    zoneMinutes: [
      row.zone1_s / 60,
      row.zone2_s / 60,
      row.zone3_s / 60,
      row.zone4_s / 60,
      row.zone5_s / 60,
    ],
    caffeinatedGels: row.caffeinated_gels,
    nonCaffeinatedGels: row.non_caffeinated_gels,
    hydrationMl: row.hydration_ml,
  }));
}
