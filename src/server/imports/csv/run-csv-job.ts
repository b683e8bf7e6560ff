import { inThread } from '../in-thread.ts';
import { unreadable } from '../read-upload.ts';
import { type CsvJobs, type CsvOutcome, doCsvJob } from './csv-jobs.ts';

const WORKER = new URL('./csv-job.worker.ts', import.meta.url);
const INLINE_BYTES = 128 * 1024;
// A table of cells shrinks to a fifth.
const INLINE_GZIPPED_BYTES = 24 * 1024;

/** Small files are read here, large ones in a thread of their own, so that nobody else waits. */
export async function runCsvJob<Kind extends keyof CsvJobs>(
  kind: Kind,
  input: CsvJobs[Kind]['input'],
): Promise<CsvJobs[Kind]['answer']> {
  const outcome = isSmall(input)
    ? doCsvJob(kind, input)
    : await inThread<CsvOutcome<Kind>>(WORKER, { kind, input });
  if (outcome.state === 'done') return outcome.answer;
  throw unreadable(outcome);
}

function isSmall(input: { bytes: Uint8Array } | { table: Uint8Array }): boolean {
  return 'bytes' in input
    ? input.bytes.byteLength <= INLINE_BYTES
    : input.table.byteLength <= INLINE_GZIPPED_BYTES;
}
