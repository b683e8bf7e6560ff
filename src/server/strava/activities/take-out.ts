import type { Tx } from '../../platform/db/database.ts';
import { deleteRecording } from '../../workouts/recordings.queries.ts';
import { markDeleted } from '../../workouts/workouts.queries.ts';
import { changeActivity, findActivity } from './activities.queries.ts';
import { GONE } from './fingerprint.ts';
import { giveBackFilled } from './give-back.ts';

/**
 * An activity that Strava has no more leaves the log, and can be brought back as what is deleted by
 * hand. A workout that came from elsewhere stays, without what Strava gave to it.
 */
export async function takeOut(
  tx: Tx,
  of: { userId: number; activityId: string; nowMs: number },
): Promise<void> {
  const { userId, activityId, nowMs } = of;
  const known = await findActivity(tx, { userId, activityId });
  if (!known) return;
  const { workout_id: workoutId } = known;
  if (workoutId !== null && known.is_match === 0) {
    await markDeleted(tx, { userId, id: workoutId, nowMs });
  }
  if (workoutId !== null && known.is_match === 1) {
    await deleteRecording(tx, { userId, workoutId, source: 'strava' });
    await giveBackFilled(tx, { activity: known, nowMs });
  }
  await changeActivity(tx, {
    userId,
    activityId,
    columns: { fingerprint: GONE, details: 'unwanted', attempts: 0, retry_at: 0 },
  });
}
