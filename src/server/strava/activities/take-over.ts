import type { ActivityValues } from '../../../domain/strava/activity-values.ts';
import { followEdits } from '../../../domain/strava/follow-edits.ts';
import type { Tx } from '../../platform/db/database.ts';
import { columnsOf, fieldsOfRow, type WorkoutRow } from '../../workouts/workout-rows.ts';
import { changeWorkout, findWorkoutEvenDeleted } from '../../workouts/workouts.queries.ts';

type Values = Partial<ActivityValues>;

const MAX_TRIES = 5;

/** Writes what Strava tells now into a workout, but for what was edited here; answers what is taken. */
export async function takeOver(
  tx: Tx,
  of: { userId: number; nowMs: number; workout: WorkoutRow; taken: Values; next: Values },
): Promise<Values> {
  const { userId, nowMs, taken, next } = of;
  let workout: WorkoutRow | undefined = of.workout;
  for (let tries = 0; workout && tries < MAX_TRIES; tries += 1) {
    const { id, version } = workout;
    const followed = followEdits({ row: fieldsOfRow(workout), taken, next });
    if (Object.keys(followed.changes).length === 0) return followed.taken;
    const columns = columnsOf(followed.changes);
    if (await changeWorkout(tx, { userId, id, version, nowMs, columns })) return followed.taken;
    // The athlete was quicker: what they changed counts.
    workout = await findWorkoutEvenDeleted(tx, { userId, id });
    if (workout && workout.deleted_at !== null) return taken;
  }
  throw new Error(`workout ${of.workout.id} changes faster than Strava can be followed`);
}
