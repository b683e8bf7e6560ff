import { valuesOfListed } from '../../../domain/strava/activity-values.ts';
import type { Tx } from '../../platform/db/database.ts';
import { findWorkoutEvenDeleted, restoreDeleted } from '../../workouts/workouts.queries.ts';
import type { ListedActivity } from '../api/answers.ts';
import { type ActivityRow, changeActivity } from './activities.queries.ts';
import { fingerprintOf, GONE } from './fingerprint.ts';
import { takeOver } from './take-over.ts';
import { readTaken, writeTaken } from './taken.ts';

/**
 * An activity that is known, as the list has it now. Where something changed at Strava, the workout
 * follows as far as it was not edited here. What was deleted here stays so. Answers whether
 * anything was new.
 */
export async function followListed(
  tx: Tx,
  of: { userId: number; nowMs: number; known: ActivityRow; activity: ListedActivity },
): Promise<boolean> {
  const { userId, nowMs, known, activity } = of;
  if (known.workout_id === null) return false;
  const fingerprint = fingerprintOf(activity);
  const isSame = known.fingerprint === fingerprint;
  if (isSame && !isWorthAnother(known)) return false;
  const isBack = known.fingerprint === GONE;
  // It was taken out because Strava had it no longer; now Strava has it again.
  if (isBack && known.is_match === 0) await restoreDeleted(tx, { userId, id: known.workout_id });
  const workout = await findWorkoutEvenDeleted(tx, { userId, id: known.workout_id });
  if (!workout || workout.deleted_at !== null) return false;
  const before = readTaken(known.taken);
  const next = valuesOfListed(activity, before.description);
  const taken =
    known.is_match === 1
      ? { ...before.values, ...next }
      : await takeOver(tx, { userId, nowMs, workout, taken: before.values, next });
  await changeActivity(tx, {
    userId,
    activityId: known.activity_id,
    columns: {
      ...{ fingerprint, started_at: activity.startedAtMs },
      taken: writeTaken({ ...before, values: taken, name: activity.name }),
      // What the details told may have changed with it.
      ...{ details: 'due', attempts: 0, retry_at: 0 },
      ...(isSame ? {} : { changed_at: nowMs }),
    },
  });
  return !isSame;
}

/** Details that were not wanted while the workout was deleted, or could not be had for too long. */
function isWorthAnother({ details, attempts }: ActivityRow): boolean {
  return details === 'unwanted' || (details === 'missing' && attempts > 0);
}
