import { AppError } from '../platform/http/app-error.ts';
import { doFileJob, type FileJob, type FileJobs, type JobOutcome } from './file-jobs.ts';
import { inThread } from './in-thread.ts';

const WORKER = new URL('./file-job.worker.ts', import.meta.url);
// Some 300 workouts of a table: read within the time of a usual call.
const SMALL_BYTES = 32 * 1024;

/** Small files are read here, all others in a thread of their own, so that nobody else waits. */
export async function runFileJob<Job extends FileJob>(
  job: Job,
  input: FileJobs[Job]['input'],
): Promise<FileJobs[Job]['answer']> {
  const outcome =
    bytesToRead(input) <= SMALL_BYTES
      ? doFileJob(job, input)
      : await inThread<JobOutcome<Job>>(WORKER, { job, input });
  if (outcome.state === 'done') return outcome.answer;
  throw new AppError('unreadableFile', outcome.message, {
    issues: [{ path: 'file', message: outcome.detail }],
  });
}

function bytesToRead(input: FileJobs[FileJob]['input']): number {
  return 'bytes' in input ? input.bytes.byteLength : unpackedBytes(input.kept);
}

/** As gzip writes it into the last four bytes. */
function unpackedBytes(gzipped: Uint8Array): number {
  const { buffer, byteOffset, byteLength } = gzipped;
  return new DataView(buffer, byteOffset, byteLength).getUint32(byteLength - 4, true);
}
