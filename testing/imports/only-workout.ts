import { expect } from 'vitest';
import type { ParsedWorkout } from '../../src/server/imports/parsers/parsed-workout.ts';

/** The one workout of a file that holds nothing else. */
export function onlyWorkout({
  workouts,
  refusals,
}: {
  workouts: readonly ParsedWorkout[];
  refusals: readonly object[];
}): ParsedWorkout {
  expect(refusals).toEqual([]);
  expect(workouts).toHaveLength(1);
  const [workout] = workouts;
  if (!workout) throw new Error('no workout');
  return workout;
}

/** What was remarked of it, by its codes. */
export function codesOf(workout: ParsedWorkout): string[] {
  return workout.notes.map(({ code }) => code);
}
