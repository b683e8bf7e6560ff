import { expect, test } from 'vitest';
import { raceReadinessPercent } from './readiness.ts';

test.each([
  [200, 75],
  [61, 75],
  [60, 85],
  [31, 85],
  [30, 92],
  [0, 92],
])('%i days before a race readiness is %i %%', (daysLeft, percent) =>
  expect(raceReadinessPercent(daysLeft)).toBe(percent),
);
