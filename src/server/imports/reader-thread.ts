import { Worker } from 'node:worker_threads';
import type { Athlete } from './convert-workout.ts';
import type { FoundBatch } from './read-found-items.ts';

export type ToReader =
  | { kind: 'read'; path: string; name: string; athlete: Athlete }
  | { kind: 'goOn' };
export type FromReader = ({ kind: 'found' } & FoundBatch) | { kind: 'done' };

/** A file that cannot be read within bounds: the reader that tried is gone. */
export class FileTooMuch extends Error {}

const WORKER = new URL('./read.worker.ts', import.meta.url);
/** Well over what a file takes that is read as it comes. */
const MEMORY_MB = 512;
/** Nothing was heard of a reader for so long. */
const SILENCE_MS = 120_000;

/**
 * A thread that reads files, one after the other. What breaks it costs the file that it read: the next
 * one has a new thread.
 */
export function createReaderThread(bounds = { memoryMb: MEMORY_MB, silenceMs: SILENCE_MS }) {
  let worker: Worker | undefined;

  const open = () => {
    const opened = new Worker(WORKER, {
      resourceLimits: { maxOldGenerationSizeMb: bounds.memoryMb },
    });
    // One that ends by itself is not asked again; nor does its end bring anybody else down.
    opened.on('error', () => {});
    opened.once('exit', () => {
      if (worker === opened) worker = undefined;
    });
    return opened;
  };

  const close = async () => {
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  };

  return {
    close,
    /** Hands on what is found, a batch after the other. */
    read: async (
      file: { path: string; name: string; athlete: Athlete },
      take: (batch: FoundBatch) => Promise<void>,
    ): Promise<void> => {
      worker ??= open();
      const reader = worker;
      const say = (message: ToReader) => reader.postMessage(message);
      try {
        await new Promise<void>((resolve, reject) => {
          const tooLong = () => reject(new FileTooMuch('it takes too long to read'));
          let silence = setTimeout(tooLong, bounds.silenceMs);
          reader.on('message', (message: FromReader) => {
            clearTimeout(silence);
            if (message.kind === 'done') return resolve();
            take(message).then(() => {
              silence = setTimeout(tooLong, bounds.silenceMs);
              say({ kind: 'goOn' });
            }, reject);
          });
          reader.once('error', (error) => {
            clearTimeout(silence);
            reject(isOutOfMemory(error) ? new FileTooMuch('it takes too much memory') : error);
          });
          reader.once('exit', () => {
            clearTimeout(silence);
            reject(new FileTooMuch('its reader ended'));
          });
          say({ kind: 'read', ...file });
        });
      } catch (error) {
        await close();
        throw error;
      } finally {
        reader.removeAllListeners('message');
      }
    },
  };
}

export type ReaderThread = ReturnType<typeof createReaderThread>;

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
