import { Worker } from 'node:worker_threads';
import { AppError } from '../platform/http/app-error.ts';
import { createLimiter } from '../platform/limiter.ts';
import { doFileJob, type FileJob, type FileJobs, type JobOutcome } from './file-jobs.ts';
import { isOutOfMemory } from './reader-thread.ts';

const WORKER = new URL('./file-job.worker.ts', import.meta.url);
// Some 300 workouts of a table: read within the time of a usual call.
const SMALL_BYTES = 32 * 1024;

/** Small files are read here, all others in a thread of their own, so that nobody else waits. */
export async function runFileJob<Job extends FileJob>(
  job: Job,
  input: FileJobs[Job]['input'],
): Promise<FileJobs[Job]['result']> {
  const outcome =
    input.bytes.byteLength <= SMALL_BYTES
      ? doFileJob(job, input)
      : await inThread<JobOutcome<Job>>(WORKER, { job, input });
  if (outcome.state === 'done') return outcome.result;
  throw new AppError('unreadableFile', outcome.message, {
    issues: [{ path: 'file', message: outcome.detail }],
  });
}

/** What one file may take: well over what any of the permitted size does. */
const BOUNDS = { timeMs: 120_000, memoryMb: 2048 };

/** Each may take hundreds of megabytes while it reads. */
const limited = createLimiter(2, {
  mostWaiting: 40,
  refuse: () => {
    const message = 'Too many files are being read right now. Try again in a moment.';
    throw new AppError('busy', message, { retryAfterS: 10 });
  },
});

/** What a script of ours makes of its `workerData`, in a thread of its own, within bounds. */
export function inThread<Result>(
  script: URL,
  workerData: unknown,
  bounds = BOUNDS,
): Promise<Result> {
  return limited(() => read<Result>(script, workerData, bounds));
}

function read<Result>(script: URL, workerData: unknown, bounds: typeof BOUNDS): Promise<Result> {
  const worker = new Worker(script, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: bounds.memoryMb },
  });
  return new Promise((resolve, reject) => {
    const tooLong = setTimeout(() => {
      reject(
        new AppError('tooLarge', 'This file takes too long to read. Export a shorter period.'),
      );
      void worker.terminate();
    }, bounds.timeMs);
    worker.once('message', (result: Result) => resolve(result));
    worker.once('error', (error) => reject(isOutOfMemory(error) ? tooLarge() : error));
    worker.once('exit', () => {
      clearTimeout(tooLong);
      reject(tooLarge());
    });
  });
}

function tooLarge(): AppError {
  return new AppError('tooLarge', 'This file is too large to read. Export a shorter period.');
}
