import { sql } from 'kysely';

/**
 * `isRun` of the domain for queries on `workouts`: the one rule for a run. The type is named beside
 * the sport, and as a literal, because only so does the index of runs apply.
 */
export const IS_RUN = sql<boolean>`workouts.workout_type = 'running' and workouts.sport = 'run'`;

/** `isWalk` of the domain. */
export const IS_WALK = sql<boolean>`workouts.sport in ('walk', 'hike')`;
