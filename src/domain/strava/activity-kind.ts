import { classifyActivity } from '../classify-activity.ts';
import type { ActivityKind } from '../workout-kinds.ts';
import type { StravaActivity } from './activity.ts';

export type StravaKind = ActivityKind & { isRace: boolean };

const RACE = 1;
const LONG_RUN = 2;
const WORKOUT = 3;

type Told = Pick<
  StravaActivity,
  'sportType' | 'workoutType' | 'isOnTrainer' | 'isManual' | 'hasGps'
>;

/**
 * The kind of an activity in the log's own words. A race is marked as one and is neither easy, long
 * nor intervals: no comparison of such runs should rest on it.
 */
export function kindOfActivity(activity: Told): StravaKind {
  const kind = classifyActivity(activity.sportType ?? '');
  const isRun = kind.sport === 'run';
  const isRace = isRun && activity.workoutType === RACE;
  if (!isRun && kind.sport !== 'walk') return { ...kind, isRace };
  if (kind.runningSubtype === 'treadmill' || isInside(activity)) {
    return { ...kind, runningSubtype: 'treadmill', isRace };
  }
  if (isRace) return { ...kind, runningSubtype: null, isRace };
  if (isRun && activity.workoutType === LONG_RUN)
    return { ...kind, runningSubtype: 'outdoor-long', isRace };
  if (isRun && activity.workoutType === WORKOUT)
    return { ...kind, runningSubtype: 'outdoor-interval', isRace };
  return { ...kind, isRace };
}

/** What was typed in has no track either, and says nothing about the place. */
function isInside({ isOnTrainer, isManual, hasGps }: Told): boolean {
  return isOnTrainer || (hasGps === false && !isManual);
}
