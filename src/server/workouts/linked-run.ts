import { isRun } from '../../domain/sports.ts';
import type { Tx } from '../platform/db/database.ts';
import { type AppError, refusedField } from '../platform/http/app-error.ts';
import { findWorkoutEvenDeleted } from './workouts.queries.ts';

/** What was a run of the log may be linked, deleted or not: it comes back with its link. */
export async function refuseUnlessRun(tx: Tx, of: { userId: number; id: number }): Promise<void> {
  const workout = await findWorkoutEvenDeleted(tx, of);
  if (!workout || !isRun(workout)) throw noSuchRun();
}

export function noSuchRun(): AppError {
  return refusedField('workoutId', 'The chosen run is not in your log');
}
