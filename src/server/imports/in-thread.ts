import { Worker } from 'node:worker_threads';
import { AppError } from '../platform/http/app-error.ts';
import { createLimiter } from '../platform/limiter.ts';

const LONGEST_READ_MS = 120_000;

/** Each may take hundreds of megabytes while it reads. */
const limited = createLimiter(2, {
  mostWaiting: 40,
  refuse: () => {
    const message = 'Too many files are being read right now. Try again in a moment.';
    throw new AppError('busy', message, { retryAfterS: 10 });
  },
});

/** What a script of ours answers to its `workerData`, in a thread of its own, within bounds. */
export function inThread<Answer>(script: URL, workerData: unknown): Promise<Answer> {
  return limited(() => read<Answer>(script, workerData));
}

function read<Answer>(script: URL, workerData: unknown): Promise<Answer> {
  const worker = new Worker(script, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: 2048 },
  });
  return new Promise((resolve, reject) => {
    const tooLong = setTimeout(() => {
      reject(
        new AppError('tooLarge', 'This file takes too long to read. Export a shorter period.'),
      );
      void worker.terminate();
    }, LONGEST_READ_MS);
    worker.once('message', (answer: Answer) => resolve(answer));
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(tooLong);
      reject(new AppError('tooLarge', 'This file is too large to read. Export a shorter period.'));
    });
  });
}
