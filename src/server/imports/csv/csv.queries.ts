import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CsvMappingInput } from '../../../contract/csv-import.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { WorkoutRow } from '../../workouts/workout-rows.ts';
import type { KnownWorkout } from '../plan-import.ts';

export type KnownCsvWorkout = KnownWorkout &
  Pick<
    WorkoutRow,
    'gel_type' | 'caffeinated_gels' | 'non_caffeinated_gels' | 'hydration_ml' | 'notes'
  >;

const ROWS_A_TURN = 2000;

/** Every workout that CSV files gave before, deleted ones too, in the order they came. */
export async function findKnownOfCsv(db: Db | Tx, userId: number): Promise<KnownCsvWorkout[]> {
  const known: KnownCsvWorkout[] = [];
  for (;;) {
    const rows = await findKnownAfter(db, { userId, afterId: known.at(-1)?.id ?? 0 });
    known.push(...rows);
    if (rows.length < ROWS_A_TURN) return known;
    await nextTurn();
  }
}

function findKnownAfter(
  db: Db | Tx,
  { userId, afterId }: { userId: number; afterId: number },
): Promise<KnownCsvWorkout[]> {
  return db
    .selectFrom('workouts')
    .select([
      'id',
      'date',
      'started_at',
      'utc_offset_s',
      'workout_type',
      'duration_s',
      'distance_m',
      'ascent_m',
      'calories',
      'avg_heart_rate',
      'max_heart_rate',
      'zone1_s',
      'zone2_s',
      'zone3_s',
      'zone4_s',
      'zone5_s',
      'gel_type',
      'caffeinated_gels',
      'non_caffeinated_gels',
      'hydration_ml',
      'notes',
      'source_key',
      'version',
      'deleted_at',
    ])
    .where('user_id', '=', userId)
    .where('source', '=', 'csv')
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(ROWS_A_TURN)
    .execute();
}

export async function keepMapping(
  db: Db | Tx,
  of: { userId: number; id: number; mapping: CsvMappingInput },
): Promise<void> {
  await db
    .updateTable('imports')
    .set({ mapping: JSON.stringify(of.mapping) })
    .where('user_id', '=', of.userId)
    .where('id', '=', of.id)
    .execute();
}
