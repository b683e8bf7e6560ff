import type { Day } from '../calendar.ts';
import type { WorkoutType } from '../workout-kinds.ts';
import type { ListedValues } from './activity-values.ts';

/** A workout of the log that no activity is known to be. */
export type LoggedWorkout = {
  id: number;
  date: Day;
  startedAtMs: number | null;
  workoutType: WorkoutType;
  durationS: number;
  elapsedS: number | null;
  distanceM: number | null;
  /** Came from Strava itself: never matched, but as likely to be what was typed in. */
  isStravas: boolean;
};

export type NewActivity = { id: string; values: ListedValues };

type Nearness = { leastS: number; leastM: number; share: number };

const SAME_START_MS = 5 * 60_000;
/** Two devices on one run disagree by some percent. */
const BY_START: Nearness = { leastS: 90, leastM: 300, share: 0.1 };
/** Typed in, a run is rounded to the minute and to a hundred metres. */
const BY_DAY: Nearness = { leastS: 90, leastM: 200, share: 0.05 };

/**
 * Which activities are workouts that the log has from elsewhere: those that began together and are
 * about as long; of workouts without a start, the one of that day that is as long, where neither it
 * nor the activity could be any other. Answers workout ids by activity id.
 */
export function matchWorkouts(input: {
  activities: readonly NewActivity[];
  workouts: readonly LoggedWorkout[];
}): Map<string, number> {
  const matches = new Map<string, number>();
  const taken = new Set<number>();
  const pairs = input.activities.flatMap((activity) =>
    input.workouts
      .filter((workout) => isSameStart(activity.values, workout))
      .map((workout) => ({ activity, workout, apartMs: apartMs(activity.values, workout) })),
  );
  pairs.sort((one, other) => one.apartMs - other.apartMs || one.workout.id - other.workout.id);
  for (const { activity, workout } of pairs) {
    if (matches.has(activity.id) || taken.has(workout.id)) continue;
    matches.set(activity.id, workout.id);
    taken.add(workout.id);
  }
  const left = input.activities.filter(({ id }) => !matches.has(id));
  for (const activity of left) {
    const [workout, ...others] = input.workouts.filter(
      (each) => !taken.has(each.id) && isSameDay(activity.values, each),
    );
    if (!workout || others.length > 0 || workout.isStravas) continue;
    if (left.filter(({ values }) => isSameDay(values, workout)).length > 1) continue;
    matches.set(activity.id, workout.id);
    taken.add(workout.id);
  }
  return matches;
}

function apartMs(activity: ListedValues, workout: LoggedWorkout): number {
  return Math.abs((activity.startedAtMs ?? 0) - (workout.startedAtMs ?? 0));
}

function isSameStart(activity: ListedValues, workout: LoggedWorkout): boolean {
  if (workout.isStravas || workout.startedAtMs === null) return false;
  if (apartMs(activity, workout) > SAME_START_MS) return false;
  return isAlike({ activity, workout, near: BY_START, whereUnknown: true });
}

function isSameDay(activity: ListedValues, workout: LoggedWorkout): boolean {
  if (workout.startedAtMs !== null && !workout.isStravas) return false;
  if (activity.date !== workout.date) return false;
  return isAlike({ activity, workout, near: BY_DAY, whereUnknown: false });
}

function isAlike(of: {
  activity: ListedValues;
  workout: LoggedWorkout;
  near: Nearness;
  /** Whether a distance that one of them does not tell counts as the same. */
  whereUnknown: boolean;
}): boolean {
  const { activity, workout, near, whereUnknown } = of;
  if (activity.workoutType !== workout.workoutType) return false;
  const isAsLong = [activity.durationS, activity.elapsedS].some((one) =>
    [workout.durationS, workout.elapsedS].some(
      (other) => one !== null && other !== null && isNear(one, other, near.leastS, near.share),
    ),
  );
  if (!isAsLong) return false;
  const [one, other] = [activity.distanceM, workout.distanceM];
  if (one === null || other === null) return whereUnknown || one === other;
  return isNear(one, other, near.leastM, near.share);
}

function isNear(one: number, other: number, least: number, share: number): boolean {
  return Math.abs(one - other) <= Math.max(least, share * Math.max(one, other));
}
