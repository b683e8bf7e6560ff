import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '../platform/db/database.ts';
import type { Tables } from '../platform/db/tables.ts';

export type RecordingRow = Selectable<Tables['workout_recordings']>;
type KeptRecording = Pick<RecordingRow, 'source' | 'samples' | 'laps'>;
export type PackedRecording = Pick<RecordingRow, 'sample_count' | 'samples' | 'laps'>;
type OfWorkout = { workoutId: number; userId: number };

export function findRecording(db: Db | Tx, of: OfWorkout): Promise<KeptRecording | undefined> {
  return db
    .selectFrom('workout_recordings')
    .select(['source', 'samples', 'laps'])
    .where('workout_id', '=', of.workoutId)
    .where('user_id', '=', of.userId)
    .executeTakeFirst();
}

/** Which of these workouts have a recording. */
export async function findRecorded(
  db: Db | Tx,
  of: { userId: number; workoutIds: readonly number[] },
): Promise<Set<number>> {
  if (of.workoutIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('workout_recordings')
    .select('workout_id')
    .where('user_id', '=', of.userId)
    .where('workout_id', 'in', of.workoutIds)
    .execute();
  return new Set(rows.map((row) => row.workout_id));
}

/** What a new recording of this workout would take the place of; undefined without such a workout. */
export async function findReplaced(
  tx: Tx,
  of: OfWorkout,
): Promise<{ kept: KeptRecording | undefined } | undefined> {
  const workout = await tx
    .selectFrom('workouts')
    .select('id')
    .where('id', '=', of.workoutId)
    .where('user_id', '=', of.userId)
    .executeTakeFirst();
  return workout && { kept: await findRecording(tx, of) };
}

export async function writeRecording(
  tx: Tx,
  row: Insertable<Tables['workout_recordings']>,
): Promise<void> {
  const { workout_id: _workoutId, user_id: _userId, ...changed } = row;
  await tx
    .insertInto('workout_recordings')
    .values(row)
    .onConflict((conflict) => conflict.column('workout_id').doUpdateSet(changed))
    .execute();
}

/** For workouts that have none yet. */
export async function insertRecordings(
  tx: Tx,
  rows: readonly Insertable<Tables['workout_recordings']>[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('workout_recordings')
    .values(rows)
    .onConflict((conflict) => conflict.column('workout_id').doNothing())
    .execute();
}

export async function deleteRecording(
  tx: Db | Tx,
  of: OfWorkout & { source: RecordingRow['source'] },
): Promise<void> {
  await tx
    .deleteFrom('workout_recordings')
    .where('workout_id', '=', of.workoutId)
    .where('user_id', '=', of.userId)
    .where('source', '=', of.source)
    .execute();
}
