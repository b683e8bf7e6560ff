import type { Answer } from '../../../contract/endpoint.ts';
import type { stravaMatch } from '../../../contract/strava.ts';
import type { ActivityValues } from '../../../domain/strava/activity-values.ts';
import {
  emptiedValues,
  offeredFields,
  offeredValues,
} from '../../../domain/strava/offered-fields.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import { columnsOf, fieldsOfRow, type WorkoutRow } from '../../workouts/workout-rows.ts';
import {
  changeWorkout,
  findWorkout,
  findWorkoutEvenDeleted,
} from '../../workouts/workouts.queries.ts';
import { lockConnection } from '../connection/connections.queries.ts';
import {
  type ActivityRow,
  changeActivity,
  findActivityOfWorkout,
  findMatches,
  GONE,
} from './activities.queries.ts';
import { type Reported, readReported, writeReported } from './reported.ts';

type Match = Answer<typeof stravaMatch>['match'];
type OfWorkout = { userId: number; workoutId: number };

/** The activity that a workout is, or came from, and what it could add; null where there is none. */
export async function findMatch(db: Db, of: OfWorkout): Promise<Match> {
  const { workout, match } = await readMatch(db, of);
  if (!match) return null;
  const { activity, reported } = match;
  return {
    activityId: activity.activity_id,
    name: reported.name ?? '',
    url: `https://www.strava.com/activities/${encodeURIComponent(activity.activity_id)}`,
    holdsStrava: workout.source === 'strava' || workout.holds_strava === 1,
    fields: activity.is_match === 1 ? offeredFields(fieldsOfRow(workout), reported.values) : [],
  };
}

/**
 * Fills what is empty in a workout from elsewhere. From then on it holds values of Strava's, and only
 * those who may see Strava's own workouts see it.
 */
export async function fillFromMatch(
  db: Db,
  of: OfWorkout & { nowMs: number },
): Promise<WorkoutRow> {
  const { userId, workoutId: id, nowMs } = of;
  return db.transaction().execute(async (tx) => {
    // Details that come in at this moment are written before, or after.
    await lockConnection(tx, userId);
    const { workout, match } = await readMatch(tx, of);
    if (!match || match.activity.is_match === 0) throw notFound('Activity');
    const { activity, reported } = match;
    const filled = offeredValues(fieldsOfRow(workout), reported.values);
    if (Object.keys(filled).length === 0) return workout;
    const columns = { ...columnsOf(filled), holds_strava: 1 as const };
    const { version } = workout;
    const changed = await changeWorkout(tx, { userId, id, version, nowMs, columns });
    if (!changed)
      throw new AppError('conflict', 'This workout has just changed. Please try again.');
    await changeActivity(tx, {
      userId,
      activityId: activity.activity_id,
      columns: { taken: writeReported({ ...reported, filled: { ...reported.filled, ...filled } }) },
    });
    return changed;
  });
}

async function readMatch(
  db: Db | Tx,
  { userId, workoutId }: OfWorkout,
): Promise<{
  workout: WorkoutRow;
  match: { activity: ActivityRow; reported: Reported } | undefined;
}> {
  const workout = await findWorkout(db, { userId, id: workoutId });
  if (!workout) throw notFound('Workout');
  const activity = await findActivityOfWorkout(db, { userId, workoutId });
  if (!activity || activity.fingerprint === GONE) return { workout, match: undefined };
  return { workout, match: { activity, reported: readReported(activity.taken) } };
}

const MAX_TRIES = 5;

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
  const { filled, ...reported } = readReported(activity.taken);
  if (!filled || id === null) return;
  await emptyFilled(tx, { userId, id, nowMs, filled });
  await changeActivity(tx, { userId, activityId, columns: { taken: writeReported(reported) } });
}

async function emptyFilled(
  tx: Tx,
  of: { userId: number; id: number; nowMs: number; filled: Partial<ActivityValues> },
): Promise<void> {
  const { userId, id, nowMs, filled } = of;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const workout = await findWorkoutEvenDeleted(tx, { userId, id });
    if (!workout) return;
    const columns = {
      ...columnsOf(emptiedValues(fieldsOfRow(workout), filled)),
      holds_strava: 0 as const,
    };
    const { version } = workout;
    if (await changeWorkout(tx, { userId, id, version, nowMs, columns, evenDeleted: true })) return;
  }
  throw new Error(`workout ${id} changes faster than what was filled in can be taken back`);
}
