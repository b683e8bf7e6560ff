import type { ActivityValues } from '../../../domain/strava/activity-values.ts';
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
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const workout = await findWorkoutEvenDeleted(tx, { userId, id });
    if (!workout) break;
    const columns = {
      ...columnsOfValues(emptied(valuesOfRow(workout), filled)),
      holds_strava: 0 as const,
    };
    const { version } = workout;
    if (await changeWorkout(tx, { userId, id, version, nowMs, columns, evenDeleted: true })) break;
  }
  await changeActivity(tx, { userId, activityId, columns: { taken: writeTaken(taken) } });
}

const EMPTY: Partial<ActivityValues> = {
  ...{ startedAtMs: null, utcOffsetS: null, runningSubtype: null, isRace: false },
  ...{ distanceM: null, ascentM: null, calories: null, avgHeartRate: null, maxHeartRate: null },
  ...{ zone1S: 0, zone2S: 0, zone3S: 0, zone4S: 0, zone5S: 0, notes: null },
};

function emptied(row: ActivityValues, filled: Partial<ActivityValues>): Partial<ActivityValues> {
  const kept = Object.entries(EMPTY).filter(
    ([key]) => Reflect.has(filled, key) && Reflect.get(row, key) === Reflect.get(filled, key),
  );
  return Object.fromEntries(kept);
}
