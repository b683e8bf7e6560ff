import { expect, test } from 'vitest';
import { distanceOf, gelCount, wholePerHour } from './workout-facts.ts';

test('a distance keeps two decimals at most', () => {
  expect(distanceOf({ distanceM: 18_200 })).toBe('18.2');
  expect(distanceOf({ distanceM: 18_237.1 })).toBe('18.24');
  expect(distanceOf({ distanceM: 1_000_000 })).toBe('1,000');
  expect(distanceOf({ distanceM: null })).toBeNull();
});

test('an amount an hour is a whole number', () => {
  expect(wholePerHour(500, 5950)).toBe(303);
  expect(wholePerHour(500, 0)).toBeNull();
});

test('gels are counted with and without caffeine', () => {
  expect(gelCount({ caffeinatedGels: 1, nonCaffeinatedGels: 2 })).toBe(3);
});
