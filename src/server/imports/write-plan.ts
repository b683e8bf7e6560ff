import type { Source } from '../../domain/workout-kinds.ts';
import type { Tx } from '../platform/db/database.ts';
import type { NewWorkoutRow } from '../workouts/workout-rows.ts';
import { changeWorkout, insertNewOfSource } from '../workouts/workouts.queries.ts';
import type { PlannedWorkout } from './plan-import.ts';
import { writeRecordings } from './write-recordings.ts';

const ROWS_A_STATEMENT = 200;

/** Writes a plan and answers with what was really done: another import may have been quicker. */
export async function writePlan(input: {
  tx: Tx;
  userId: number;
  importId: number;
  source: Source;
  planned: PlannedWorkout[];
  nowMs: number;
}): Promise<PlannedWorkout[]> {
  const { tx, userId, importId, source, planned, nowMs } = input;
  const rows = planned
    .filter(({ outcome }) => outcome === 'add')
    .map(
      ({ converted, sourceKey }): NewWorkoutRow => ({
        ...converted.columns,
        user_id: userId,
        source,
        source_key: sourceKey,
        import_id: importId,
        created_at: nowMs,
        updated_at: nowMs,
      }),
    );
  const added = new Set<string>();
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    const keys = await insertNewOfSource(tx, rows.slice(from, from + ROWS_A_STATEMENT));
    for (const key of keys) added.add(key);
  }
  for (const item of planned) {
    if (item.outcome !== 'enrich') continue;
    const { id, version } = item.known;
    await changeWorkout(tx, { userId, id, version, nowMs, columns: item.columns });
  }
  await writeRecordings({ tx, userId, source, planned, nowMs });
  return planned.filter((item) => item.outcome !== 'add' || added.has(item.sourceKey));
}
