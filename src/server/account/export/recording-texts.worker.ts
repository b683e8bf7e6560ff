import { parentPort } from 'node:worker_threads';
import { unpackRecording } from '../../workouts/unpack-recording.ts';
import type { PackedForTexts, RecordingTexts } from './recording-texts.ts';
import { gpxOf } from './write-gpx.ts';

parentPort?.on('message', (packed: PackedForTexts) => {
  textsOf(packed).then(
    (texts) => {
      const pieces = [...texts.json, ...(texts.gpx ?? [])];
      parentPort?.postMessage(
        texts,
        pieces.map(({ buffer }) => buffer),
      );
    },
    () => parentPort?.postMessage(null),
  );
});

async function textsOf(packed: PackedForTexts): Promise<RecordingTexts> {
  const { workoutId, createdAt, source, course } = packed;
  const recording = await unpackRecording(packed);
  const gpx = course && gpxOf({ recording, ...course });
  return {
    json: encoded(jsonOf({ workoutId, createdAt, source, ...recording })),
    gpx: gpx && encoded(gpx),
  };
}

/** Channel by channel: one long text is slow to be let go of. */
function* jsonOf(recording: Record<string, unknown>): Generator<string> {
  let before = '{';
  for (const [name, value] of Object.entries(recording)) {
    yield `${before}${JSON.stringify(name)}:${JSON.stringify(value)}`;
    before = ',';
  }
  yield '}';
}

function encoded(texts: Iterable<string>): Uint8Array<ArrayBuffer>[] {
  const encoder = new TextEncoder();
  return Array.from(texts, (text) => encoder.encode(text));
}
