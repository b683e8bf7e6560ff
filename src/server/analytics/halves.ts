import { compareHalves } from '../../domain/race-plan/race-review.ts';
import { alongOf } from '../../domain/recording/along.ts';
import { halvesOf } from '../../domain/recording/splits.ts';
import type { Source } from '../../domain/workout-kinds.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { readSamples } from './read-samples.ts';

export type ComparedHalves = ReturnType<typeof compareHalves> & { firstS: number; secondS: number };

/** The two halves of a recorded run's way; null where nothing of these sources was recorded. */
export async function readHalves(
  db: Db | Tx,
  of: { workoutId: number; userId: number; sources: readonly Source[]; withStanding: boolean },
): Promise<ComparedHalves | null> {
  const read = await readSamples(db, of);
  const halves = read && halvesOf(alongOf({ ...read.samples, laps: [], sets: [] }));
  if (!halves) return null;
  const [first, second] = halves;
  const firstS = of.withStanding ? first.elapsedS : first.movingS;
  const secondS = of.withStanding ? second.elapsedS : second.movingS;
  return { ...compareHalves({ firstS, secondS }), firstS, secondS };
}
