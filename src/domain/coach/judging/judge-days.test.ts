import { expect, test } from 'vitest';
import { judgeVolume } from './judge-days.ts';

test.each([
  [43, 40, 'as usual'],
  [36, 40, 'as usual'],
  [48, 40, 'more'],
  [53, 40, 'far more'],
  [33, 40, 'less'],
  [20, 40, 'far less'],
  [0, 40, 'far less'],
] as const)('%d km after %d is %s', (km, usualKm, verdict) => {
  expect(judgeVolume(1000 * km, 1000 * usualKm)).toBe(verdict);
});

test('after nothing there is no usual', () => {
  expect(judgeVolume(5000, 0)).toBeNull();
});
