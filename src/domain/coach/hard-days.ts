import { type Day, daysBetween } from '../calendar.ts';
import { FUELED_RUN_M } from '../limits.ts';
import { isRun } from '../sports.ts';
import { HARD_MINUTES } from './coach-limits.ts';
import type { CoachWorkout } from './training-facts.ts';

/** A long run: called one, or over 15 km. */
export function isLongRun(workout: CoachWorkout): boolean {
  if (!isRun(workout)) return false;
  return workout.runningSubtype === 'outdoor-long' || (workout.distanceM ?? 0) > FUELED_RUN_M;
}

/** Intervals, a long run, or a quarter of an hour in zones 4 and 5. */
export function isHard(workout: CoachWorkout): boolean {
  const [, , , zone4, zone5] = workout.zoneMinutes;
  if (!isRun(workout)) return false;
  return (
    workout.runningSubtype === 'outdoor-interval' ||
    isLongRun(workout) ||
    zone4 + zone5 >= HARD_MINUTES
  );
}

/** Each day with a hard run, newest first, with those runs. */
export function hardDays(workouts: readonly CoachWorkout[]): { day: Day; runs: CoachWorkout[] }[] {
  const days = new Map<Day, CoachWorkout[]>();
  for (const run of workouts.filter(isHard))
    days.set(run.date, [...(days.get(run.date) ?? []), run]);
  return [...days]
    .map(([day, runs]) => ({ day, runs }))
    .toSorted((one, other) => other.day.localeCompare(one.day));
}

/** Hard days that followed a hard day, each with the day before it, newest first. */
export function hardPairs(workouts: readonly CoachWorkout[]) {
  const days = hardDays(workouts);
  return days.flatMap((later, index) => {
    const earlier = days[index + 1];
    return earlier && daysBetween(earlier.day, later.day) === 1 ? [{ earlier, later }] : [];
  });
}
