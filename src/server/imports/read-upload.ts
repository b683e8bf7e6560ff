import { Worker } from 'node:worker_threads';
import { AppError } from '../platform/http/app-error.ts';
import type { ParseResult } from './parsers/parsed-workout.ts';
import { readHealthExport } from './parsers/read-health-export.ts';
import { UnreadableFile } from './parsers/unreadable-file.ts';

const INLINE_BYTES = 128 * 1024;
const LONGEST_READ_MS = 120_000;

export type ReadAnswer =
  | { state: 'read'; result: ParseResult }
  | { state: 'unreadable'; message: string; detail: string };

/** Reads a file; a large one in a thread of its own, so that others are not kept waiting. */
export async function readUpload(input: {
  bytes: Uint8Array;
  fileName: string;
}): Promise<ParseResult> {
  const answer =
    input.bytes.byteLength <= INLINE_BYTES ? tryRead(input) : await readInThread(input);
  if (answer.state === 'read') return answer.result;
  throw unreadable(answer);
}

export function tryRead(input: { bytes: Uint8Array; fileName: string }): ReadAnswer {
  try {
    return { state: 'read', result: readHealthExport(input) };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { state: 'unreadable', message: error.message, detail: error.detail };
  }
}

export function unreadable({ message, detail }: { message: string; detail: string }): AppError {
  return new AppError('unreadableFile', message, { issues: [{ path: 'file', message: detail }] });
}

function readInThread(input: { bytes: Uint8Array; fileName: string }): Promise<ReadAnswer> {
  const worker = new Worker(new URL('./read-upload.worker.ts', import.meta.url), {
    workerData: input,
    resourceLimits: { maxOldGenerationSizeMb: 2048 },
  });
  return new Promise((resolve, reject) => {
    const tooLong = setTimeout(() => {
      reject(
        new AppError('tooLarge', 'This file takes too long to read. Export a shorter period.'),
      );
      void worker.terminate();
    }, LONGEST_READ_MS);
    worker.once('message', (answer: ReadAnswer) => resolve(answer));
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(tooLong);
      reject(new AppError('tooLarge', 'This file is too large to read. Export a shorter period.'));
    });
  });
}
