import { Worker } from 'node:worker_threads';
import type { Sport } from '../../../domain/sports.ts';
import type { KeptRecording } from '../../workouts/recordings.queries.ts';

/** A recording as it is kept, and what its course is called; without a start there is none. */
export type PackedForTexts = KeptRecording & {
  workoutId: number;
  createdAt: number;
  course: { startedAtMs: number; sport: Sport; title: string | null } | null;
};

/** Piece by piece, as they come: a long one takes its room twice while it grows. */
export type RecordingTexts = {
  json: Uint8Array<ArrayBuffer>[];
  gpx: Uint8Array<ArrayBuffer>[] | null;
};

const WORKER = new URL('./recording-texts.worker.ts', import.meta.url);
/** A second's texts are of no use the next: with little room for young objects they go at once. */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 6, maxOldGenerationSizeMb: 1024 };

/**
 * Writes recordings as JSON and as GPX in a thread of its own: nobody's request waits for it, and the
 * room that thousands of recordings need one after the other is given back with the thread.
 */
export function createRecordingTexts() {
  let worker: Worker | undefined;
  let answer: (texts: RecordingTexts | null) => void = () => {};
  const open = () => {
    const opened = new Worker(WORKER, { resourceLimits: RESOURCE_LIMITS });
    opened.on('message', (texts: RecordingTexts | null) => answer(texts));
    // What breaks it costs the recording that it was asked for.
    opened.on('error', () => {});
    opened.once('exit', () => {
      worker = undefined;
      answer(null);
    });
    return opened;
  };
  return {
    /** One at a time; null where the recording cannot be unpacked. */
    textsOf: (packed: PackedForTexts): Promise<RecordingTexts | null> =>
      new Promise((resolve) => {
        answer = resolve;
        worker ??= open();
        worker.postMessage(packed);
      }),
    close: async (): Promise<void> => {
      await worker?.terminate();
    },
  };
}

export type RecordingTextsThread = ReturnType<typeof createRecordingTexts>;
