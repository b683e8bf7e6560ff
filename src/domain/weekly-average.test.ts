import { expect, test } from 'vitest';
import { weeklyAverage } from './weekly-average.ts';

test.each([
  [30, 120_000, 15, 28_000, 3.5],
  [90, 450_000, 45, 35_000, 3.5],
  [365, 0, 0, 0, 0],
])(
  '%i days with %i m in %i runs are %i m and %d runs a week',
  (days, distanceM, runs, m, count) => {
    const average = weeklyAverage({ days, distanceM, runs });
    expect(average.distanceM).toBeCloseTo(m, 9);
    expect(average.runs).toBeCloseTo(count, 9);
  },
);
