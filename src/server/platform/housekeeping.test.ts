import { expect, test } from 'vitest';
import { createHousekeeping, type HousekeepingLog } from './housekeeping.ts';

const clock = { nowMs: () => 1000 };

function collect() {
  const lines: unknown[] = [];
  const log: HousekeepingLog = {
    info: (counts, message) => void lines.push([message, counts]),
    error: ({ err, task }, message) =>
      void lines.push([message, task, err instanceof Error ? err.message : err]),
  };
  return { lines, log };
}

/** A day that passes when told. */
function handTimer() {
  const works: (() => void)[] = [];
  const cancelled: string[] = [];
  return {
    daily: (work: () => void) => {
      works.push(work);
      return { cancel: () => void cancelled.push('cancelled') };
    },
    pass: () => {
      for (const work of works) work();
    },
    cancelled: () => cancelled.length,
  };
}

test('a round runs at the start and one every day, each at its own time', async () => {
  const { lines, log } = collect();
  const timer = handTimer();
  const times: number[] = [];
  let nowMs = 1;
  const house = createHousekeeping({
    tasks: [{ name: 'dust', run: async (now) => times.push(now) }],
    clock: { nowMs: () => nowMs },
    log,
    daily: timer.daily,
  });
  expect(times).toEqual([]);
  await house.start();
  nowMs = 2;
  timer.pass();
  await new Promise(setImmediate);
  nowMs = 3;
  await house.stop();
  expect(times).toEqual([1, 2]);
  expect(lines).toEqual([
    ['housekeeping', { dust: 1 }],
    ['housekeeping', { dust: 2 }],
  ]);
});

test('a task that fails is logged, and the others still run', async () => {
  const { lines, log } = collect();
  const fail = async () => {
    throw new Error('the broom broke');
  };
  const house = createHousekeeping({
    tasks: [
      { name: 'dust', run: fail },
      { name: 'floor', run: async () => 4 },
    ],
    clock,
    log,
    daily: handTimer().daily,
  });
  await house.start();
  expect(lines).toEqual([
    ['housekeeping failed', 'dust', 'the broom broke'],
    ['housekeeping', { floor: 4 }],
  ]);
});

test('stopping waits for the task under way and begins no further one', async () => {
  const timer = handTimer();
  let finish = () => {};
  const done: string[] = [];
  const house = createHousekeeping({
    tasks: [
      {
        name: 'dust',
        run: async () => {
          await new Promise<void>((resolve) => {
            finish = resolve;
          });
          return done.push('dust');
        },
      },
      { name: 'floor', run: async () => done.push('floor') },
    ],
    clock,
    log: collect().log,
    daily: timer.daily,
  });
  void house.start();
  await new Promise(setImmediate);
  const stopped = house.stop();
  expect(done).toEqual([]);
  finish();
  await stopped;
  timer.pass();
  await new Promise(setImmediate);
  expect(done).toEqual(['dust']);
  expect(timer.cancelled()).toBe(1);
});
