import type { ActivityValues } from '../../../domain/strava/activity-values.ts';
import { emptiedValues } from '../../../domain/strava/offered-fields.ts';
import type { Tx } from '../../platform/db/database.ts';
import { changeWorkout, findWorkoutEvenDeleted } from '../../workouts/workouts.queries.ts';
import { type ActivityRow, changeActivity, findMatches } from './activities.queries.ts';
import { columnsOfValues, valuesOfRow } from './activity-columns.ts';
import { readTaken, writeTaken } from './taken.ts';

const MOST_TRIES = 5;

/** Takes what was filled in from Strava back out of all workouts that came from elsewhere. */
export async function giveBackAll(tx: Tx, of: { userId: number; nowMs: number }): Promise<void> {
  for (const activity of await findMatches(tx, of.userId)) {
    await giveBackFilled(tx, { activity, nowMs: of.nowMs });
  }
}

/** Takes what was filled in from an activity back out of its workout; what was edited since stays. */
export async function giveBackFilled(
  tx: Tx,
  of: { activity: ActivityRow; nowMs: number },
): Promise<void> {
  const { activity, nowMs } = of;
  const { user_id: userId, activity_id: activityId, workout_id: id } = activity;
  const { filled, ...taken } = readTaken(activity.taken);
  if (!filled || id === null) return;
  await takeBack(tx, { userId, id, nowMs, filled });
  await changeActivity(tx, { userId, activityId, columns: { taken: writeTaken(taken) } });
}

async function takeBack(
  tx: Tx,
  of: { userId: number; id: number; nowMs: number; filled: Partial<ActivityValues> },
): Promise<void> {
  const { userId, id, nowMs, filled } = of;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const workout = await findWorkoutEvenDeleted(tx, { userId, id });
    if (!workout) return;
    const columns = {
      ...columnsOfValues(emptiedValues(valuesOfRow(workout), filled)),
      holds_strava: 0 as const,
    };
    const { version } = workout;
    if (await changeWorkout(tx, { userId, id, version, nowMs, columns, evenDeleted: true })) return;
  }
  throw new Error(`workout ${id} changes faster than what was filled in can be taken back`);
}
