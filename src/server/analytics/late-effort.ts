import { type LateEffort, lateEffortOf } from '../../domain/recording/late-effort.ts';
import type { Source } from '../../domain/workout-kinds.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { findRecording } from '../workouts/recordings.queries.ts';
import { unpackedSamples } from '../workouts/unpack-recording.ts';

const NOT_MEASURED: LateEffort = { driftShare: null, earlyPaceSPerKm: null, latePaceSPerKm: null };

/** How the end of a recorded run was; with `sources`, only of a recording from one of them. */
export async function readLateEffort(
  db: Db | Tx,
  of: { workoutId: number; userId: number; sources?: readonly Source[] },
): Promise<LateEffort> {
  const row = await findRecording(db, of);
  if (!row || of.sources?.includes(row.source) === false) return NOT_MEASURED;
  // One recording that cannot be unpacked takes nothing from the other runs.
  const samples = await unpackedSamples(row.samples).catch(() => null);
  return samples
    ? lateEffortOf({ ...samples, source: row.source, laps: [], sets: [] })
    : NOT_MEASURED;
}
