import type { Samples } from '../../domain/recording/packing.ts';
import type { Source } from '../../domain/workout-kinds.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { findRecording, type KeptRecording } from '../workouts/recordings.queries.ts';
import { unpackedSamples } from '../workouts/unpack-recording.ts';

/**
 * What was measured on a workout; with `sources`, only of a recording from one of them. Null where there
 * is none, and where it cannot be unpacked: that takes nothing from the other runs.
 */
export async function readSamples(
  db: Db | Tx,
  of: { workoutId: number; userId: number; sources?: readonly Source[] },
): Promise<{ row: KeptRecording; samples: Samples } | null> {
  const row = await findRecording(db, of);
  if (!row || of.sources?.includes(row.source) === false) return null;
  const samples = await unpackedSamples(row.samples).catch(() => null);
  return samples && { row, samples };
}
