import type { PackedRecordingAnswer, RecordingAnswer } from '../../../contract/recordings.ts';
import { unpackSamples } from '../../../domain/recording/packing.ts';

const unpacked = new WeakMap<PackedRecordingAnswer, Promise<RecordingAnswer>>();

/** Unpacked once, however often it is asked for: a promise that `use` may wait for. */
export function unpackedRecording(packed: PackedRecordingAnswer): Promise<RecordingAnswer> {
  const known = unpacked.get(packed) ?? unpack(packed);
  unpacked.set(packed, known);
  return known;
}

async function unpack(packed: PackedRecordingAnswer): Promise<RecordingAnswer> {
  const { source, samples, laps, sets } = packed;
  const letters = atob(samples);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
  const whole = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  const written = new Uint8Array(await new Response(whole).arrayBuffer());
  return { source, ...unpackSamples(written), laps, sets };
}
