import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CsvMappingInput } from '../../../contract/csv-import.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { KNOWN_COLUMNS, type KnownWorkout } from '../plan-import.ts';

const ROWS_A_TURN = 2000;

/** Every workout that CSV files gave before, deleted ones too, in the order they came. */
export async function findKnownOfCsv(db: Db | Tx, userId: number): Promise<KnownWorkout[]> {
  const known: KnownWorkout[] = [];
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
): Promise<KnownWorkout[]> {
  return db
    .selectFrom('workouts')
    .select(KNOWN_COLUMNS)
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
