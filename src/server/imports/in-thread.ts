import { Worker } from 'node:worker_threads';
import { AppError } from '../platform/http/app-error.ts';

const LONGEST_READ_MS = 120_000;

/** What a script of ours answers to its `workerData`, in a thread of its own, within bounds. */
export function inThread<Answer>(script: URL, workerData: unknown): Promise<Answer> {
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
