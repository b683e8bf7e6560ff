import type { ActivityValues } from '../../../domain/strava/activity-values.ts';
import { followEdits } from '../../../domain/strava/follow-edits.ts';
import type { Tx } from '../../platform/db/database.ts';
import { columnsOf, fieldsOfRow, type WorkoutRow } from '../../workouts/workout-rows.ts';
import { changeWorkout, findWorkoutEvenDeleted } from '../../workouts/workouts.queries.ts';

type Values = Partial<ActivityValues>;

const MAX_TRIES = 5;

/** Saves what Strava reports now in a workout, but for what was edited here; answers what was saved. */
export async function saveUnedited(
  tx: Tx,
  of: { userId: number; nowMs: number; workout: WorkoutRow; reported: Values; next: Values },
): Promise<Values> {
  const { userId, nowMs, reported, next } = of;
  let workout: WorkoutRow | undefined = of.workout;
  for (let tries = 0; workout && tries < MAX_TRIES; tries += 1) {
    const { id, version } = workout;
    const followed = followEdits({ row: fieldsOfRow(workout), reported, next });
    if (Object.keys(followed.changes).length === 0) return followed.reported;
    const columns = columnsOf(followed.changes);
    if (await changeWorkout(tx, { userId, id, version, nowMs, columns })) return followed.reported;
    // The athlete was quicker: what they changed counts.
    workout = await findWorkoutEvenDeleted(tx, { userId, id });
    if (workout && workout.deleted_at !== null) return reported;
  }
  throw new Error(`workout ${of.workout.id} changes faster than Strava can be followed`);
}
