import { type Along, alongOf } from '../../domain/recording/along.ts';
import { believedHeartRate } from '../../domain/recording/believed-heart-rate.ts';
import type { Recording } from '../../domain/recording/recording.ts';
import type { Source } from '../../domain/workout-kinds.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { findRecording } from '../workouts/recordings.queries.ts';
import { unpackRecording } from '../workouts/unpack-recording.ts';

/** A recorded run along its way, as its own page reads it; null where nothing of these sources was recorded. */
export async function readAlong(
  db: Db | Tx,
  of: { workoutId: number; userId: number; sources: readonly Source[] },
): Promise<{ along: Along; recording: Recording } | null> {
  const row = await findRecording(db, of);
  if (!row || !of.sources.includes(row.source)) return null;
  const recording = await unpackRecording(row).catch(() => null);
  if (!recording) return null;
  const { heartRateBpm } = believedHeartRate(recording);
  return { along: alongOf({ ...recording, heartRateBpm }), recording };
}
