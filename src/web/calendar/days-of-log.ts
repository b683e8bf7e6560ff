import type { Race } from '../../contract/race-list.ts';
import type { WeightEntry } from '../../contract/weight.ts';
import type { Workout } from '../../contract/workouts.ts';
import type { Day } from '../../domain/calendar.ts';
import { isRun } from '../../domain/sports.ts';

export type DayOfLog = {
  day: Day;
  /** In the order of the day. */
  workouts: readonly LoggedWorkout[];
  /** Those that no workout of the day was. */
  races: readonly Race[];
  weightKg: number | null;
};

/** A workout, and the race that it was. */
export type LoggedWorkout = { workout: Workout; race: Race | null };

type Log = {
  /** Newest first, as the calls answer them. */
  workouts: readonly Workout[];
  races: readonly Race[];
  weights: readonly WeightEntry[];
};

/** What the log has of each of these days. */
export function daysOfLog(days: readonly Day[], { workouts, races, weights }: Log): DayOfLog[] {
  return days.map((day) => {
    const ofDay = <Dated extends { date: Day }>(all: readonly Dated[]) =>
      all.filter(({ date }) => date === day);
    const logged = ofDay(workouts).toReversed();
    const racesOfDay = ofDay(races);
    const raceOf = ({ id }: Workout) => racesOfDay.find(({ workoutId }) => workoutId === id);
    return {
      day,
      workouts: logged.map((workout) => ({ workout, race: raceOf(workout) ?? null })),
      races: racesOfDay.filter(({ workoutId }) => logged.every(({ id }) => id !== workoutId)),
      weightKg: ofDay(weights)[0]?.weightKg ?? null,
    };
  });
}

export type RunSums = { runs: number; distanceM: number; durationS: number };

/** Runs alone: walks and hikes count as little as rides. */
export function sumRuns(workouts: readonly Workout[]): RunSums {
  const runs = workouts.filter(isRun);
  return {
    runs: runs.length,
    distanceM: runs.reduce((sum, { distanceM }) => sum + (distanceM ?? 0), 0),
    durationS: runs.reduce((sum, { durationS }) => sum + durationS, 0),
  };
}

/** Sums go as far as today, as everywhere. */
export function workoutsUpTo(days: readonly DayOfLog[], today: Day): Workout[] {
  return days
    .filter(({ day }) => day <= today)
    .flatMap(({ workouts }) => workouts.map(({ workout }) => workout));
}
