import { expect, test } from 'vitest';
import { isSameLength } from './same-length.ts';

test('a length within 2 % of a distance is that distance', () => {
  expect(isSameLength(21_097.5, 21_100)).toBe(true);
  expect(isSameLength(10_200, 10_000)).toBe(true);
  expect(isSameLength(9800, 10_000)).toBe(true);
  expect(isSameLength(10_201, 10_000)).toBe(false);
  expect(isSameLength(9799, 10_000)).toBe(false);
});
