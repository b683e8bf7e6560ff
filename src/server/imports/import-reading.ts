import type { Issue } from '../../contract/errors.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import type { ParsedWorkout, ParseError } from './parsers/parsed-workout.ts';
import type { PlannedWorkout } from './plan-import.ts';

/** What was found in a file, as far as a summary tells of it. */
export type Found = {
  workouts: Pick<ParsedWorkout, 'place' | 'notes'>[];
  /** The first of what could not be read, and how much there is of it. */
  errors: ParseError[];
  failed: number;
};

/** A kept file, read: what it holds, and what it would do to the log as it stands then. */
export type ReadImport = {
  found: Found;
  /** What must be chosen before any of it can be added. */
  issues: Issue[];
  plan: (db: Db | Tx) => Promise<PlannedWorkout[]>;
};
