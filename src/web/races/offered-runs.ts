import type { Race } from '../../contract/races.ts';
import type { Workout } from '../../contract/workouts.ts';
import { daysBetween } from '../../domain/calendar.ts';
import { isRun } from '../../domain/sports.ts';

// A watch may stop early or lose the sky for a while, and often runs on over the warm-up.
const LEAST_SHARE = 0.9;
const MOST_SHARE = 1.2;

/**
 * The runs that may have been this race: of its day or the one before or after, about as long as
 * it, and not the run of another race. The likeliest first: what its source marks as a race, then
 * by day and length.
 */
export function offeredRuns(input: {
  workouts: readonly Workout[];
  race: Race;
  races: readonly Race[];
}): Workout[] {
  const { workouts, race, races } = input;
  const taken = new Set(races.filter(({ id }) => id !== race.id).map((other) => other.workoutId));
  const daysOff = (run: Workout) => Math.abs(daysBetween(race.date, run.date));
  const lengthOff = (run: Workout) => Math.abs((run.distanceM ?? 0) / race.distanceM - 1);
  return workouts
    .filter((workout) => isRun(workout) && !taken.has(workout.id))
    .filter((run) => daysOff(run) <= 1 && isPlausible(run.distanceM, race.distanceM))
    .sort(
      (one, other) =>
        Number(other.isRace) - Number(one.isRace) ||
        daysOff(one) - daysOff(other) ||
        lengthOff(one) - lengthOff(other),
    );
}

function isPlausible(runM: number | null, raceM: number): boolean {
  return runM !== null && runM >= raceM * LEAST_SHARE && runM <= raceM * MOST_SHARE;
}
