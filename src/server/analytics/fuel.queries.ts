import type { GelType, RunningSubtype } from '../../domain/workout-kinds.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { IS_RUN } from '../workouts/runs.queries.ts';

export type FuelledRunRow = {
  id: number;
  date: string;
  running_subtype: RunningSubtype | null;
  distance_m: number | null;
  duration_s: number;
  gel_type: GelType | null;
  caffeinated_gels: number;
  non_caffeinated_gels: number;
  hydration_ml: number | null;
};

/** The latest runs of so long between two days with what was eaten and drunk, newest first. */
export function findFuelledRuns(
  db: Db | Tx,
  of: { userId: number; from: string; to: string; leastS: number; limit: number },
): Promise<FuelledRunRow[]> {
  return db
    .selectFrom('workouts')
    .select([
      'id',
      'date',
      'running_subtype',
      'distance_m',
      'duration_s',
      'gel_type',
      'caffeinated_gels',
      'non_caffeinated_gels',
      'hydration_ml',
    ])
    .where('user_id', '=', of.userId)
    .where('deleted_at', 'is', null)
    .where(IS_RUN)
    .where('date', '>=', of.from)
    .where('date', '<=', of.to)
    .where('duration_s', '>=', of.leastS)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(of.limit)
    .execute();
}
