import { sql } from 'kysely';
import type { FuelledRun } from '../../domain/race-plan/fuel-plan.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { IS_RUN } from '../workouts/runs.queries.ts';

/** Three a day for half a year; more are no log of a person. */
const MOST_RUNS = 600;

/** The runs of some days with what was eaten and drunk on them, the latest first. */
export async function findFuelledRuns(
  db: Db | Tx,
  of: { userId: number; from: string; to: string },
): Promise<FuelledRun[]> {
  const rows = await db
    .selectFrom('workouts')
    .select([
      'id',
      'date',
      'distance_m',
      'duration_s',
      'hydration_ml',
      sql<number>`caffeinated_gels + non_caffeinated_gels`.as('gels'),
    ])
    .where('user_id', '=', of.userId)
    .where('deleted_at', 'is', null)
    .where(IS_RUN)
    .where('date', '>=', of.from)
    .where('date', '<=', of.to)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_RUNS)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    date: row.date,
    distanceM: row.distance_m,
    durationS: row.duration_s,
    gels: Number(row.gels),
    hydrationMl: row.hydration_ml,
  }));
}
