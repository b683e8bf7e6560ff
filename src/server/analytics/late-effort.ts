import { type LateEffort, lateEffortOf } from '../../domain/recording/late-effort.ts';
import type { Source } from '../../domain/workout-kinds.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { readSamples } from './read-samples.ts';

const NOT_MEASURED: LateEffort = { driftShare: null, earlyPaceSPerKm: null, latePaceSPerKm: null };

/** How the end of a recorded run was; with `sources`, only of a recording from one of them. */
export async function readLateEffort(
  db: Db | Tx,
  of: { workoutId: number; userId: number; sources?: readonly Source[] },
): Promise<LateEffort> {
  const read = await readSamples(db, of);
  return read
    ? lateEffortOf({ ...read.samples, source: read.row.source, laps: [], sets: [] })
    : NOT_MEASURED;
}
