import { type Along, alongOf } from '../../domain/recording/along.ts';
import { believedHeartRate } from '../../domain/recording/believed-heart-rate.ts';
import type { Recording } from '../../domain/recording/recording.ts';
import type { Source } from '../../domain/workout-kinds.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import type { KeptRecording } from '../workouts/recordings.queries.ts';
import { readLapsAndSets } from '../workouts/unpack-recording.ts';
import { readSamples } from './read-samples.ts';

/** A recorded run along its way, as its own page reads it; null where nothing of these sources was recorded. */
export async function readAlong(
  db: Db | Tx,
  of: { workoutId: number; userId: number; sources: readonly Source[] },
): Promise<{ along: Along; recording: Recording & { source: Source } } | null> {
  const read = await readSamples(db, of);
  if (!read) return null;
  const { row, samples } = read;
  const beside = lapsAndSetsOf(row);
  if (!beside) return null;
  const recording = { ...samples, ...beside, source: row.source };
  const { heartRateBpm } = believedHeartRate(recording);
  return { along: alongOf({ ...recording, heartRateBpm }), recording };
}

/** Null where what is kept cannot be read, as with the samples. */
function lapsAndSetsOf(row: KeptRecording): Pick<Recording, 'laps' | 'sets'> | null {
  try {
    return readLapsAndSets(row);
  } catch {
    return null;
  }
}
