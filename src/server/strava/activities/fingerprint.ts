import { hash } from 'node:crypto';
import type { ListedActivity } from '../api/answers.ts';

/** Of an activity that Strava has no more. */
export const GONE = 'gone';

/** Changes when something changes at Strava that the list tells and the log keeps. */
export function fingerprintOf(activity: ListedActivity): string {
  const told = [
    activity.name,
    activity.sportType,
    activity.workoutType,
    activity.startedAtMs,
    activity.date,
    activity.utcOffsetS,
    activity.distanceM,
    activity.movingTimeS,
    activity.elapsedTimeS,
    activity.ascentM,
    activity.avgHeartRateBpm,
    activity.maxHeartRateBpm,
    activity.isOnTrainer,
    activity.isManual,
  ];
  return hash('sha256', JSON.stringify(told), 'hex').slice(0, 32);
}

/** The same for two pages with the same activities. */
export function pageFingerprint(activities: readonly ListedActivity[]): string {
  const ids = activities.map(({ id }) => id).toSorted();
  return hash('sha256', ids.join(','), 'hex').slice(0, 32);
}
