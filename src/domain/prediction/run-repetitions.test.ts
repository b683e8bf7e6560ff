import { expect, test } from 'vitest';
import { adviseRepetitions } from './run-repetitions.ts';
import { trainingPaces } from './running-index.ts';

// Daniels' tables for an index of 50: interval pace 3:55 /km, threshold 4:15 /km.

const advise = (over: {
  count: number;
  distanceM?: number;
  timeS?: number;
  weeklyM?: number;
  index?: number;
}) => {
  const { count, distanceM = null, timeS = null, weeklyM = 60_000, index = 50 } = over;
  const paces = trainingPaces(index);
  return adviseRepetitions({ repetitions: { count, distanceM, timeS }, paces, index, weeklyM });
};

test.each([
  ['6 x 800 m', { count: 6, distanceM: 800 }, 'intervals', 235, [90, 195]],
  ['10 x 400 m', { count: 10, distanceM: 400 }, 'intervals', 235, [45, 90]],
  ['10 x 200 m', { count: 10, distanceM: 200 }, 'repetitions', 220, [90, 135]],
  ['5 x 1 km', { count: 5, distanceM: 1000 }, 'intervals', 235, [120, 240]],
  ['3 x 2 km', { count: 3, distanceM: 2000 }, 'threshold', 255, [105, 105]],
  ['5 times 3 minutes', { count: 5, timeS: 180 }, 'intervals', 235, [90, 180]],
  ['4 times 8 minutes', { count: 4, timeS: 480 }, 'threshold', 255, [90, 90]],
] as const)('%s', (_, repetitions, kind, pace, [from, to]) => {
  const advised = advise(repetitions);
  expect(advised.kind).toBe(kind);
  expect(Math.abs(advised.paceSPerKm - pace)).toBeLessThan(2);
  expect(advised.recoveryS).toEqual({ from, to });
});

test('below an index of 50 the short ones are 20 s/km faster than intervals', () => {
  const { interval } = trainingPaces(40);
  expect(advise({ count: 8, distanceM: 200, index: 40 }).paceSPerKm).toBeCloseTo(interval - 20);
});

test('no more of them than the week bears, and never fewer than three', () => {
  // 8 % of 60 km are 4.8 km, of 40 km 3.2.
  expect(advise({ count: 6, distanceM: 800 }).countForWeek).toBe(6);
  expect(advise({ count: 6, distanceM: 800, weeklyM: 40_000 }).countForWeek).toBe(4);
  expect(advise({ count: 6, distanceM: 800, weeklyM: 50_000 }).countForWeek).toBe(6);
  expect(advise({ count: 6, distanceM: 800, weeklyM: 10_000 }).countForWeek).toBe(3);
  expect(advise({ count: 30, distanceM: 1000, weeklyM: 300_000 }).countForWeek).toBe(10);
});
