import { AppError } from '../platform/http/app-error.ts';
import { inThread } from './in-thread.ts';
import type { ParseResult } from './parsers/parsed-workout.ts';
import { readHealthExport } from './parsers/read-health-export.ts';
import { UnreadableFile } from './parsers/unreadable-file.ts';

const INLINE_BYTES = 128 * 1024;
const WORKER = new URL('./read-upload.worker.ts', import.meta.url);

export type ReadAnswer =
  | { state: 'read'; result: ParseResult }
  | { state: 'unreadable'; message: string; detail: string };

/** Reads a file; a large one in a thread of its own, so that others are not kept waiting. */
export async function readUpload(input: {
  bytes: Uint8Array;
  fileName: string;
}): Promise<ParseResult> {
  const answer =
    input.bytes.byteLength <= INLINE_BYTES
      ? tryRead(input)
      : await inThread<ReadAnswer>(WORKER, input);
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
