import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Candidate, LoggedCandidate, Match } from '../../domain/same-workout.ts';
import { nobodyWaits } from '../platform/http/who-waits.ts';
import type { AccountReading, ExportedRows } from './account-export/read-account-export.ts';
import type { FileToRead, FoundBatch } from './read-found-items.ts';
import { RefusedFile } from './upload/refused-file.ts';

export type ToReader =
  | ({ kind: 'read' } & FileToRead)
  | ({ kind: 'readAccount' } & AccountReading)
  | { kind: 'goOn' }
  | { kind: 'compare'; found: readonly Candidate[]; logged: readonly LoggedCandidate[] }
  | { kind: 'match' };
export type FromReader =
  | ({ kind: 'found' } & FoundBatch)
  | ({ kind: 'rows' } & ExportedRows)
  | { kind: 'refused'; what: string; reason: string }
  | { kind: 'done' }
  | { kind: 'matched'; matches: Match[] };

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
export function createReaderThread({
  whoWaits = nobodyWaits(),
  bounds = { memoryMb: MEMORY_MB, silenceMs: SILENCE_MS },
} = {}) {
  let worker: Worker | undefined;

  const open = () => {
    const opened = new Worker(WORKER, {
      workerData: { whoWaits },
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

  const current = () => {
    worker ??= open();
    return worker;
  };

  /** Says something and hears what is answered, until `hear` has what it waits for. */
  const talk = async <Answer>(
    say: ToReader,
    hear: (message: FromReader, reader: Worker) => Promise<{ answer: Answer } | undefined>,
  ): Promise<Answer> => {
    const reader = current();
    let stopListening = () => {};
    try {
      return await new Promise<Answer>((resolve, reject) => {
        const tooLong = () => reject(new FileTooMuch('it takes too long to read'));
        let silence = setTimeout(tooLong, bounds.silenceMs);
        const onMessage = (message: FromReader) => {
          clearTimeout(silence);
          hear(message, reader).then((heard) => {
            if (heard) resolve(heard.answer);
            else silence = setTimeout(tooLong, bounds.silenceMs);
          }, reject);
        };
        const onError = (error: unknown) => {
          clearTimeout(silence);
          reject(isOutOfMemory(error) ? new FileTooMuch('it takes too much memory') : error);
        };
        const onExit = () => {
          clearTimeout(silence);
          reject(new FileTooMuch('its reader ended'));
        };
        reader.on('message', onMessage).once('error', onError).once('exit', onExit);
        stopListening = () => {
          reader.off('message', onMessage).off('error', onError).off('exit', onExit);
        };
        reader.postMessage(say);
      });
    } catch (error) {
      await close();
      throw error;
    } finally {
      stopListening();
    }
  };

  return {
    close,
    /** Hands on what is found, a batch after the other. */
    read: async (file: FileToRead, take: (batch: FoundBatch) => Promise<void>): Promise<void> => {
      await talk<null>({ kind: 'read', ...file }, async (message, reader) => {
        if (message.kind !== 'found') return { answer: null };
        await take(message);
        reader.postMessage({ kind: 'goOn' } satisfies ToReader);
        return undefined;
      });
    },
    /** The rows of an export of an account, some at a time: `readAccountExport`. */
    readAccount: async (
      of: AccountReading,
      take: (some: ExportedRows) => Promise<void>,
    ): Promise<void> => {
      await talk<null>({ kind: 'readAccount', ...of }, async (message, reader) => {
        if (message.kind === 'refused') throw new RefusedFile(message.what, message.reason);
        if (message.kind !== 'rows') return { answer: null };
        await take(message);
        reader.postMessage({ kind: 'goOn' } satisfies ToReader);
        return undefined;
      });
    },
    /** `matchFound` of so many that it would hold everybody else up. */
    match: async (of: {
      found: readonly Candidate[];
      logged: readonly LoggedCandidate[];
    }): Promise<Match[]> => {
      const reader = current();
      const length = Math.max(of.found.length, of.logged.length);
      for (let from = 0; from < length; from += CANDIDATES_A_TURN) {
        const found = of.found.slice(from, from + CANDIDATES_A_TURN);
        const logged = of.logged.slice(from, from + CANDIDATES_A_TURN);
        reader.postMessage({ kind: 'compare', found, logged } satisfies ToReader);
        await nextTurn();
      }
      return talk<Match[]>({ kind: 'match' }, async (message) =>
        message.kind === 'matched' ? { answer: message.matches } : undefined,
      );
    },
  };
}

const CANDIDATES_A_TURN = 200;

export type ReaderThread = ReturnType<typeof createReaderThread>;

/** Of a thread that took more than it was given. */
export function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
