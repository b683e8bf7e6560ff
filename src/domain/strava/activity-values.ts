import type { Day } from '../calendar.ts';
import type { Sport } from '../sports.ts';
import type { RunningSubtype, WorkoutType } from '../workout-kinds.ts';
import type { StravaActivity, StravaDetails } from './activity.ts';
import { kindOfActivity } from './activity-kind.ts';
import { notesOf } from './notes.ts';

/** What a workout of the log takes over from an activity. */
export type ActivityValues = {
  date: Day;
  startedAtMs: number | null;
  utcOffsetS: number | null;
  workoutType: WorkoutType;
  runningSubtype: RunningSubtype | null;
  sport: Sport;
  isRace: boolean;
  durationS: number;
  elapsedS: number | null;
  distanceM: number | null;
  ascentM: number | null;
  calories: number | null;
  avgHeartRate: number | null;
  maxHeartRate: number | null;
  zone1S: number;
  zone2S: number;
  zone3S: number;
  zone4S: number;
  zone5S: number;
  notes: string | null;
};

/** What the list tells. Calories and zones come with the details, and are left out until then. */
export type ListedValues = Omit<ActivityValues, 'calories' | ZoneKey>;
export type ZoneKey = 'zone1S' | 'zone2S' | 'zone3S' | 'zone4S' | 'zone5S';

const MILLIMETRES = 1000;

/** `description` is what the details said last; the list never tells it. */
export function valuesOfListed(activity: StravaActivity, description: string | null): ListedValues {
  const kind = kindOfActivity(activity);
  const { movingTimeS, elapsedTimeS, avgHeartRateBpm, maxHeartRateBpm } = activity;
  return {
    date: activity.date,
    startedAtMs: activity.startedAtMs,
    utcOffsetS: Math.round(activity.utcOffsetS),
    workoutType: kind.workoutType,
    runningSubtype: kind.runningSubtype,
    sport: kind.sport,
    isRace: kind.isRace,
    durationS: Math.round(movingTimeS || elapsedTimeS || 0),
    elapsedS: elapsedTimeS === null ? null : Math.round(elapsedTimeS),
    distanceM: kind.workoutType === 'strength' ? null : exactM(activity.distanceM),
    ascentM: activity.ascentM,
    avgHeartRate: rounded(avgHeartRateBpm),
    maxHeartRate: rounded(maxHeartRateBpm),
    notes: notesOf({ name: activity.name, description }),
  };
}

/** Strava writes 0 calories for what it does not know. */
export function valuesOfDetails(
  details: StravaDetails,
): ListedValues & { calories: number | null } {
  return {
    ...valuesOfListed(details, details.description),
    calories: rounded(details.caloriesKcal || null),
  };
}

/** No way at all is written as 0 metres, too. */
function exactM(distanceM: number | null): number | null {
  return distanceM ? Math.round(distanceM * MILLIMETRES) / MILLIMETRES : null;
}

function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value);
}
