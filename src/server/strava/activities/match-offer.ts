import type { Answer } from '../../../contract/endpoint.ts';
import type { stravaMatch } from '../../../contract/strava.ts';
import { offeredFields, offeredValues } from '../../../domain/strava/offered-fields.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import type { WorkoutRow } from '../../workouts/workout-rows.ts';
import { changeWorkout, findWorkout } from '../../workouts/workouts.queries.ts';
import { holdConnection } from '../sync/claims.queries.ts';
import { type ActivityRow, changeActivity, findActivityOfWorkout } from './activities.queries.ts';
import { columnsOfValues, valuesOfRow } from './activity-columns.ts';
import { GONE } from './fingerprint.ts';
import { readTaken, type Taken, writeTaken } from './taken.ts';

type Match = Answer<typeof stravaMatch>['match'];
type OfWorkout = { userId: number; workoutId: number };

/** The activity that a workout is, or came from, and what it could add; null where there is none. */
export async function findMatch(db: Db, of: OfWorkout): Promise<Match> {
  const { workout, match } = await readMatch(db, of);
  if (!match) return null;
  const { activity, taken } = match;
  return {
    activityId: activity.activity_id,
    name: taken.name ?? '',
    url: `https://www.strava.com/activities/${encodeURIComponent(activity.activity_id)}`,
    holdsStrava: workout.source === 'strava' || workout.holds_strava === 1,
    fields: activity.is_match === 1 ? offeredFields(valuesOfRow(workout), taken.values) : [],
  };
}

/**
 * Fills what is empty in a workout from elsewhere. From then on it holds values of Strava's, and is
 * shown to nobody else than those are.
 */
export async function takeMatch(db: Db, of: OfWorkout & { nowMs: number }): Promise<WorkoutRow> {
  const { userId, workoutId: id, nowMs } = of;
  return db.transaction().execute(async (tx) => {
    // Details that come in at this moment are written before, or after.
    await holdConnection(tx, userId);
    const { workout, match } = await readMatch(tx, of);
    if (!match || match.activity.is_match === 0) throw notFound('Activity');
    const { activity, taken } = match;
    const filled = offeredValues(valuesOfRow(workout), taken.values);
    if (Object.keys(filled).length === 0) return workout;
    const columns = { ...columnsOfValues(filled), holds_strava: 1 as const };
    const { version } = workout;
    const changed = await changeWorkout(tx, { userId, id, version, nowMs, columns });
    if (!changed)
      throw new AppError('conflict', 'This workout has just changed. Please try again.');
    await changeActivity(tx, {
      ...{ userId, activityId: activity.activity_id },
      columns: { taken: writeTaken({ ...taken, filled: { ...taken.filled, ...filled } }) },
    });
    return changed;
  });
}

async function readMatch(
  db: Db | Tx,
  { userId, workoutId }: OfWorkout,
): Promise<{ workout: WorkoutRow; match: { activity: ActivityRow; taken: Taken } | undefined }> {
  const workout = await findWorkout(db, { userId, id: workoutId });
  if (!workout) throw notFound('Workout');
  const activity = await findActivityOfWorkout(db, { userId, workoutId });
  if (!activity || activity.fingerprint === GONE) return { workout, match: undefined };
  return { workout, match: { activity, taken: readTaken(activity.taken) } };
}
