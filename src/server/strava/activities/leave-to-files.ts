import type { Tx } from '../../platform/db/database.ts';
import { dropRecording } from '../../workouts/recordings-of-sources.ts';
import { type TakeOver, takeBackReported } from '../../workouts/take-back-source.ts';
import {
  type ActivityRow,
  changeActivity,
  findActivitiesWithFiles,
  findActivityOfWorkout,
  GONE,
} from './activities.queries.ts';
import { readReported, writeReported } from './reported.ts';

/**
 * A workout that came from Strava and that files tell as well is left to them: without what Strava
 * reported, as if it had never come from there. False where Strava alone knows it.
 */
export async function leaveToFiles(
  tx: Tx,
  of: { known: ActivityRow; nowMs: number },
): Promise<boolean> {
  const { user_id: userId, activity_id: activityId, workout_id: workoutId } = of.known;
  if (workoutId === null) return false;
  const isLeft = await takeBackReported(tx, {
    userId,
    workoutId,
    nowMs: of.nowMs,
    source: 'strava',
    reported: readReported(of.known.taken).values,
  });
  if (isLeft) await changeActivity(tx, { userId, activityId, columns: { is_match: 1 } });
  return isLeft;
}

/** Those of a whole connection, and what was measured along workouts from elsewhere. */
export async function leaveAllToFiles(
  tx: Tx,
  of: { userId: number; nowMs: number },
): Promise<void> {
  const { userId, nowMs } = of;
  for (const known of await findActivitiesWithFiles(tx, userId)) {
    const workoutId = known.workout_id;
    if (workoutId === null) continue;
    if (known.is_match === 0) await leaveToFiles(tx, { known, nowMs });
    else await dropRecording(tx, { userId, workoutId, source: 'strava' });
  }
}

/** A workout that no file tells any more is Strava's from now on, where it is an activity there. */
export const takeOverFromFiles: TakeOver = async (tx, { userId, workoutId }) => {
  const activity = await findActivityOfWorkout(tx, { userId, workoutId });
  if (!activity || activity.fingerprint === GONE) return null;
  const { filled: _filled, ...reported } = readReported(activity.taken);
  const { activity_id: activityId } = activity;
  await changeActivity(tx, {
    userId,
    activityId,
    columns: {
      is_match: 0,
      taken: writeReported(reported),
      details: 'due',
      attempts: 0,
      retry_at: 0,
    },
  });
  return { source: 'strava', sourceKey: activityId, fields: reported.values };
};
