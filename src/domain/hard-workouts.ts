import type { AdviceWorkout } from './advice-item.ts';
import { type Day, daysBetween } from './calendar.ts';
import { groupBy } from './group-by.ts';
import { FUELED_RUN_M } from './limits.ts';
import { isBeyondMarathon } from './prediction/rests-on.ts';
import { isRun } from './sports.ts';

/** So many minutes in zones 4 and 5 make a run a hard one. */
const HARD_MINUTES = 15;

/** A long run: called one, or over 15 km. */
export function isLongRun(workout: AdviceWorkout): boolean {
  if (!isRun(workout)) return false;
  return workout.runningSubtype === 'outdoor-long' || (workout.distanceM ?? 0) > FUELED_RUN_M;
}

/** Intervals, a long run, or a quarter of an hour in zones 4 and 5. */
export function isHard(workout: AdviceWorkout): boolean {
  return isFast(workout) || isLongRun(workout);
}

function isFast(workout: AdviceWorkout): boolean {
  const [, , , zone4, zone5] = workout.zoneMinutes;
  if (!isRun(workout)) return false;
  return workout.runningSubtype === 'outdoor-interval' || zone4 + zone5 >= HARD_MINUTES;
}

type HardDay<Workout extends AdviceWorkout> = { day: Day; runs: Workout[] };

/** Each day with a hard run, newest first, with those runs. */
export function hardDaysOf<Workout extends AdviceWorkout>(
  workouts: readonly Workout[],
): HardDay<Workout>[] {
  return [...groupBy(workouts.filter(isHard), ({ date }) => date)]
    .map(([day, runs]) => ({ day, runs }))
    .toSorted((one, other) => other.day.localeCompare(one.day));
}

/**
 * Hard days that followed a hard day, each with the day before it, newest first. Two long easy runs in a
 * row are how one trains for a race beyond the marathon.
 */
export function hardPairs<Workout extends AdviceWorkout>(
  workouts: readonly Workout[],
  { raceM = 0 }: { raceM?: number } = {},
): { earlier: HardDay<Workout>; later: HardDay<Workout> }[] {
  const days = hardDaysOf(workouts);
  const isMeant = (pair: readonly HardDay<Workout>[]) =>
    isBeyondMarathon(raceM) && !pair.some(({ runs }) => runs.some(isFast));
  return days.flatMap((later, index) => {
    const earlier = days[index + 1];
    if (!earlier || daysBetween(earlier.day, later.day) !== 1) return [];
    return isMeant([earlier, later]) ? [] : [{ earlier, later }];
  });
}
