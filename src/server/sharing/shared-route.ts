import type { SharedRoute } from '../../contract/sharing.ts';
import { sharedRoute } from '../../domain/recording/shared-route.ts';
import type { ShownOrigins } from '../../domain/source-policy.ts';
import { findUser } from '../auth/users.queries.ts';
import type { Db } from '../platform/db/database.ts';
import { findRecorded } from '../workouts/recordings.queries.ts';
import { readRecording } from '../workouts/recordings.ts';
import { findSharedIds } from './sharing.queries.ts';

type OfAthlete = { athleteId: number; origins: ShownOrigins };

/** The listed workouts whose route may be asked for: none, unless the athlete shows routes. */
export async function workoutsWithRoute(
  db: Db,
  of: { athleteId: number; seesRoutes: boolean; workoutIds: readonly number[] },
): Promise<number[]> {
  if (!of.seesRoutes) return [];
  const { athleteId: userId, workoutIds } = of;
  const recorded = await findRecorded(db, { userId, workoutIds });
  return workoutIds.filter((id) => recorded.has(id));
}

/**
 * The one place where a recording is read for somebody else than its athlete. What leaves is a shape
 * without its ends, and without where it lies. Undefined where there is no such workout for whoever
 * holds the link.
 */
export async function routeForTrainer(
  db: Db,
  { athleteId, origins, workoutId, lengthM }: OfAthlete & { workoutId: number; lengthM: number },
): Promise<SharedRoute | null | undefined> {
  const user = await findUser(db, athleteId);
  if (user?.trainer_sees_routes !== 1) return undefined;
  const listed = await findSharedIds(db, { userId: athleteId, origins });
  if (!listed.includes(workoutId)) return undefined;
  const recording = await readRecording(db, { workoutId, userId: athleteId });
  if (!recording || !origins.sources.includes(recording.source)) return null;
  return sharedRoute(recording, lengthM);
}
