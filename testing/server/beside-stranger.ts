import type { NewWorkoutRow } from '../../src/server/workouts/workout-rows.ts';
import { addWorkout } from './rows.ts';
import type { Athlete, TestApp } from './test-app.ts';

/** An athlete with these workouts, and a stranger whose own differ from them: what is told of these is wrong. */
export async function athleteBesideStranger(
  app: TestApp,
  workouts: readonly Partial<NewWorkoutRow>[],
  strangers: Partial<NewWorkoutRow>,
): Promise<{ athlete: Athlete; stranger: Athlete }> {
  const [athlete, stranger] = [await app.addAthlete(), await app.addAthlete()];
  for (const workout of workouts) {
    await addWorkout(app.db, { user_id: athlete.userId, ...workout });
    await addWorkout(app.db, { user_id: stranger.userId, ...workout, ...strangers });
  }
  return { athlete, stranger };
}
