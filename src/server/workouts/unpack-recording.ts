import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import * as z from 'zod/mini';
import { recordingSchema } from '../../contract/recordings.ts';
import { type Samples, unpackSamples } from '../../domain/recording/packing.ts';
import type { Recording } from '../../domain/recording/recording.ts';

const uncompressed = promisify(inflate);

// Two million samples of ten values at their longest; what is beyond was never written by us.
const MOST_UNPACKED_BYTES = 64 * 1024 * 1024;

const lapsAndSets = z.pick(recordingSchema, { laps: true, sets: true });

/** A recording out of the columns that keep it. */
export async function unpackRecording(row: {
  samples: Uint8Array;
  laps: string;
  sets: string;
}): Promise<Recording> {
  return { ...(await unpackedSamples(row.samples)), ...readLapsAndSets(row) };
}

/** What is kept beside the samples. */
export function readLapsAndSets(row: {
  laps: string;
  sets: string;
}): Pick<Recording, 'laps' | 'sets'> {
  return lapsAndSets.parse({ laps: JSON.parse(row.laps), sets: JSON.parse(row.sets) });
}

/** What was measured, sample by sample. */
export async function unpackedSamples(samples: Uint8Array): Promise<Samples> {
  return unpackSamples(await uncompressed(samples, { maxOutputLength: MOST_UNPACKED_BYTES }));
}
