import { expect, test } from 'vitest';
import { proof } from '../../../testing/budget.ts';
import { AppError } from '../platform/http/app-error.ts';
import { inThread } from './run-file-job.ts';

const script = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);

proof(
  'a few files are read at a time, the others wait, and who comes too late is told so',
  async () => {
    const echo = script(`
    import { parentPort, workerData } from 'node:worker_threads';
    setTimeout(() => parentPort.postMessage(workerData), 20);
  `);
    const asked = Array.from({ length: 50 }, (_, number) => inThread<number>(echo, number));
    const answers = await Promise.allSettled(asked);
    const done = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    expect(done).toEqual(Array.from({ length: 42 }, (_, number) => number));
    const refused = answers.flatMap((answer) =>
      answer.status === 'rejected' ? answer.reason : [],
    );
    expect(refused.map((reason: AppError) => reason.code)).toEqual(Array(8).fill('busy'));
    expect(await inThread<string>(echo, 'again')).toBe('again');
  },
);

test('a reader that fails leaves its place to the next', async () => {
  const broken = script('throw new Error("broken")');
  const silent = script('process.exit(0)');
  for (let round = 0; round < 2; round += 1) {
    await expect(inThread(broken, null)).rejects.toThrow('broken');
    await expect(inThread(silent, null)).rejects.toBeInstanceOf(AppError);
  }
});

test('a reader that takes too long or too much is ended, and its file is called too large', async () => {
  const endless = script('for (;;) {}');
  const greedy = script(`
    const all = [];
    for (;;) all.push(Array.from({ length: 100_000 }, (_, at) => ({ at })));
  `);
  await expect(inThread(endless, null, { timeMs: 300, memoryMb: 64 })).rejects.toMatchObject({
    code: 'tooLarge',
    message: 'This file takes too long to read. Export a shorter period.',
  });
  await expect(inThread(greedy, null, { timeMs: 60_000, memoryMb: 64 })).rejects.toMatchObject({
    code: 'tooLarge',
    message: 'This file is too large to read. Export a shorter period.',
  });
});
