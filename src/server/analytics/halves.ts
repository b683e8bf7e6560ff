import { compareHalves } from '../../domain/race-plan/race-review.ts';
import { alongOf } from '../../domain/recording/along.ts';
import { halvesOf } from '../../domain/recording/splits.ts';
import type { Source } from '../../domain/workout-kinds.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { findRecording } from '../workouts/recordings.queries.ts';
import { unpackedSamples } from '../workouts/unpack-recording.ts';

export type ComparedHalves = ReturnType<typeof compareHalves> & { firstS: number; secondS: number };

/** The two halves of a recorded run's way; null where nothing of these sources was recorded. */
export async function readHalves(
  db: Db | Tx,
  of: { workoutId: number; userId: number; sources: readonly Source[]; withStanding: boolean },
): Promise<ComparedHalves | null> {
  const row = await findRecording(db, of);
  if (!row || !of.sources.includes(row.source)) return null;
  const samples = await unpackedSamples(row.samples).catch(() => null);
  const halves = samples && halvesOf(alongOf({ ...samples, laps: [], sets: [] }));
  if (!halves) return null;
  const [first, second] = halves;
  const firstS = of.withStanding ? first.elapsedS : first.movingS;
  const secondS = of.withStanding ? second.elapsedS : second.movingS;
  return { ...compareHalves({ firstS, secondS }), firstS, secondS };
}
