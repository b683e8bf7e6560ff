import { type SelectQueryBuilder, sql } from 'kysely';
import type { Kind } from '../../domain/coach/kinds.ts';
import { originsShownTo, type Viewer } from '../../domain/source-policy.ts';
import { SOURCES } from '../../domain/workout-kinds.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import type { Tables } from '../platform/db/tables.ts';

/** Which of an athlete's workouts a question is about. */
export type Scope = {
  userId: number;
  /** Both included. */
  from?: string;
  to?: string;
  kind?: Pick<Kind, 'workoutType' | 'runningSubtype' | 'sport'>;
};

/** Who reads what the coach reads; an outside model would see less. */
const BUILT_IN: Viewer = 'builtInCoach';

/**
 * The one way in which the coach comes by workouts: its athlete's own, not deleted, and of sources
 * that its reader may see.
 */
export function coachWorkouts(
  db: Db | Tx,
  scope: Scope,
  viewer: Viewer = BUILT_IN,
): SelectQueryBuilder<Tables, 'workouts', object> {
  const { userId, from, to, kind } = scope;
  let query = db
    .selectFrom('workouts')
    .where('workouts.user_id', '=', userId)
    .where('workouts.deleted_at', 'is', null);
  if (from !== undefined) query = query.where('workouts.date', '>=', from);
  if (to !== undefined) query = query.where('workouts.date', '<=', to);
  if (kind?.workoutType) {
    // A literal, not a parameter: only so does the index of runs apply.
    query = query.where('workouts.workout_type', '=', sql.lit(kind.workoutType));
  }
  if (kind?.runningSubtype)
    query = query.where('workouts.running_subtype', '=', kind.runningSubtype);
  if (kind?.sport) query = query.where('workouts.sport', '=', kind.sport);
  const shown = originsShownTo(viewer);
  if (shown.sources.length < SOURCES.length) {
    query = query.where('workouts.source', 'in', shown.sources);
  }
  return shown.holdingStrava ? query : query.where('workouts.holds_strava', '=', 0);
}
