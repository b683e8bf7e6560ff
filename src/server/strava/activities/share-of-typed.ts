import type { Service } from '../../workouts/join-typed.ts';
import { changeActivity, findActivityOfWorkout, GONE } from './activities.queries.ts';
import { readReported, writeReported } from './reported.ts';

/** What Strava knows of a workout that is typed as well. */
export const stravaService: Service = {
  source: 'strava',
  readShare: async (db, of) => {
    const activity = await findActivityOfWorkout(db, of);
    if (!activity || activity.fingerprint === GONE) return null;
    const { values, filled = {} } = readReported(activity.taken);
    return { sourceKey: activity.activity_id, reported: values, filled };
  },
  setOrigin: async (tx, { userId, workoutId, isOrigin }) => {
    const activity = await findActivityOfWorkout(tx, { userId, workoutId });
    if (!activity) return;
    const { filled, ...reported } = readReported(activity.taken);
    await changeActivity(tx, {
      userId,
      activityId: activity.activity_id,
      columns: {
        is_match: isOrigin ? 0 : 1,
        ...(filled && { taken: writeReported(reported) }),
      },
    });
  },
};
