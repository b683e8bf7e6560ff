import { setImmediate as nextTurn } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import type { PackedRecordingAnswer, RecordingAnswer } from '../../contract/recordings.ts';
import { bestEfforts } from '../../domain/recording/best-efforts.ts';
import { packSamples } from '../../domain/recording/packing.ts';
import { type Recording, tidyRecording } from '../../domain/recording/recording.ts';
import { recordingSums } from '../../domain/recording/recording-sums.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import {
  type FoundInRecording,
  fillEfforts,
  findRecording,
  findWithoutEfforts,
  type PackedRecording,
} from './recordings.queries.ts';
import { readLapsAndSets, unpackedSamples, unpackRecording } from './unpack-recording.ts';

/** As it is kept; null where there is nothing to keep. For threads of their own: it takes its time. */
export function packRecording(of: Recording): PackedRecording | null {
  const recording = tidyRecording(of);
  return recording && columnsOfRecording(recording, deflateSync(packSamples(recording)));
}

/** A tidy recording in the columns that keep it, its samples packed. */
export function columnsOfRecording(recording: Recording, samples: Uint8Array): PackedRecording {
  return {
    sample_count: recording.timeS.length,
    samples,
    laps: JSON.stringify(recording.laps),
    sets: JSON.stringify(recording.sets),
    ...foundIn(recording),
  };
}

function foundIn(recording: Recording): FoundInRecording {
  return { efforts: bestEfforts(recording), sums: recordingSums(recording) };
}

const RECORDINGS_A_TURN = 20;

/**
 * Looks for best efforts and sums in the recordings that were kept before there were any; answers in
 * how many.
 * One at a time, each on its own: whatever is done stays done, and others have their turn in between.
 * A recording that cannot be unpacked has none.
 */
export async function fillMissingEfforts(
  db: Db,
  isOver: () => boolean = () => false,
): Promise<number> {
  let looked = 0;
  for (;;) {
    const rows = await findWithoutEfforts(db, RECORDINGS_A_TURN);
    for (const row of rows) {
      if (isOver()) return looked;
      const found = await foundInSamples(row.samples);
      const of = { workoutId: row.workout_id, userId: row.user_id, found };
      await db.transaction().execute((tx) => fillEfforts(tx, of));
      looked += 1;
      await nextTurn();
    }
    if (rows.length < RECORDINGS_A_TURN) return looked;
  }
}

export async function foundInSamples(samples: Uint8Array): Promise<FoundInRecording> {
  const recording = await unpackedSamples(samples).catch(() => null);
  return recording ? foundIn({ ...recording, laps: [], sets: [] }) : NOTHING_FOUND;
}

const NOTHING_FOUND: FoundInRecording = {
  efforts: [],
  sums: { ascentM: null, cadenceS: null, cadenceTimesS: null },
};

/** Null where none is kept, or the workout is not this athlete's. */
export async function readRecording(
  db: Db | Tx,
  of: { workoutId: number; userId: number },
): Promise<RecordingAnswer | null> {
  const row = await findRecording(db, of);
  return row ? { source: row.source, ...(await unpackRecording(row)) } : null;
}

/** The same with its samples as they are kept, for whoever unpacks them. */
export async function readPackedRecording(
  db: Db | Tx,
  of: { workoutId: number; userId: number },
): Promise<PackedRecordingAnswer | null> {
  const row = await findRecording(db, of);
  if (!row) return null;
  return {
    source: row.source,
    sampleCount: row.sample_count,
    samples: Buffer.from(row.samples).toString('base64'),
    ...readLapsAndSets(row),
  };
}
