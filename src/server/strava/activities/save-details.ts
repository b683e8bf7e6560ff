import type { StravaStreams } from '../../../domain/strava/activity.ts';
import { valuesOfDetails } from '../../../domain/strava/activity-values.ts';
import { recordingOfStreams, zonesOfStreams } from '../../../domain/strava/recording-of-streams.ts';
import { readLimitsOn } from '../../athlete/athlete-limits.ts';
import type { Tx } from '../../platform/db/database.ts';
import { saveRecording } from '../../workouts/recordings-of-sources.ts';
import { findWorkoutEvenDeleted } from '../../workouts/workouts.queries.ts';
import type { DetailedActivity } from '../api/answers.ts';
import { changeActivity, findActivity } from './activities.queries.ts';
import { readReported, writeReported } from './reported.ts';
import { saveUnedited } from './save-unedited.ts';

/**
 * Saves what Strava reports of one activity in the workout that it is. A workout from elsewhere keeps its
 * own values, and is offered these; it receives the recording alone.
 */
export async function saveDetails(
  tx: Tx,
  of: {
    userId: number;
    activityId: string;
    details: DetailedActivity;
    /** Undefined where they were not asked for. */
    streams: StravaStreams | null | undefined;
    nowMs: number;
  },
): Promise<void> {
  const { userId, activityId, details, streams, nowMs } = of;
  const known = await findActivity(tx, { userId, activityId });
  if (!known || known.workout_id === null) return;
  const workoutId = known.workout_id;
  const workout = await findWorkoutEvenDeleted(tx, { userId, id: workoutId });
  if (!workout || workout.deleted_at !== null) return;
  const { zones } = await readLimitsOn(tx, { userId, day: workout.date });
  const before = readReported(known.taken);
  const detailed = valuesOfDetails(details);
  const next = {
    ...detailed,
    ...(streams ? zonesOfStreams(streams, { zones, sport: workout.sport }) : undefined),
  };
  const values =
    known.is_match === 1
      ? { ...before.values, ...next }
      : await saveUnedited(tx, { userId, nowMs, workout, reported: before.values, next });
  const { name, description } = details;
  await changeActivity(tx, {
    userId,
    activityId,
    columns: { taken: writeReported({ ...before, values, name, description }) },
  });
  if (streams === undefined) return;
  const { sport } = detailed;
  const recording = recordingOfStreams(streams, { ...details, sport });
  if (recording) await saveRecording(tx, { workoutId, userId, source: 'strava', recording, nowMs });
}
