import type { ParsedWorkout } from '../parsers/parsed-workout.ts';
import type { WeighIns } from './weigh-ins.ts';

/** What is no workout, and why. */
export type Refusal = {
  /** In words: 'a course', or the place in the file: 'line 12'. */
  what: string;
  reason: string;
  /** Whether no such file ever holds a workout. */
  isNoWorkout: boolean;
  /** Whether it is a table that can be read once somebody says what its columns hold. */
  asksColumns?: boolean;
};

/** What one file gives. */
export type Reading = {
  workouts: ParsedWorkout[];
  refusals: Refusal[];
  /** What its owner weighed. */
  weights?: WeighIns;
  /** Of a table: the same where the columns are called alike. */
  head?: string | null;
};
