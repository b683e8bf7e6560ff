import type { Source } from '../../domain/workout-kinds.ts';
import type { Tx } from '../platform/db/database.ts';
import { findRecorded } from '../workouts/recordings.queries.ts';
import { saveRecording } from '../workouts/recordings.ts';
import { findOfSource } from '../workouts/workouts.queries.ts';
import type { PlannedWorkout } from './plan-import.ts';

const KEYS_A_STATEMENT = 200;

/** What was measured along the way, for workouts of this plan that have nothing of it yet. */
export async function writeRecordings(input: {
  tx: Tx;
  userId: number;
  source: Source;
  planned: readonly PlannedWorkout[];
  nowMs: number;
}): Promise<void> {
  const { tx, userId, source, planned, nowMs } = input;
  const recordings = new Map(
    planned.flatMap(({ sourceKey, converted: { recording } }) =>
      recording ? [[sourceKey, recording] as const] : [],
    ),
  );
  const keys = [...recordings.keys()];
  for (let from = 0; from < keys.length; from += KEYS_A_STATEMENT) {
    const some = keys.slice(from, from + KEYS_A_STATEMENT);
    const rows = await findOfSource(tx, { userId, source, keys: some });
    const kept = rows.filter((row) => row.deleted_at === null);
    const recorded = await findRecorded(tx, { userId, workoutIds: kept.map(({ id }) => id) });
    for (const { id: workoutId, source_key: key } of kept) {
      const recording = recordings.get(key ?? '');
      if (!recording || recorded.has(workoutId)) continue;
      await saveRecording(tx, { workoutId, userId, source, recording, nowMs });
    }
  }
}
