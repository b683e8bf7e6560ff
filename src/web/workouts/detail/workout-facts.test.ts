import { expect, test } from 'vitest';
import { gelCount, kmText, wholePerHour } from './workout-facts.ts';

test('a distance keeps two decimals at most', () => {
  expect(kmText({ distanceM: 18_200 })).toBe('18.2');
  expect(kmText({ distanceM: 18_237.1 })).toBe('18.24');
  expect(kmText({ distanceM: 1_000_000 })).toBe('1,000');
  expect(kmText({ distanceM: null })).toBeNull();
});

test('an amount an hour is a whole number', () => {
  expect(wholePerHour(500, 5950)).toBe(303);
  expect(wholePerHour(500, 0)).toBeNull();
});

test('gels are counted with and without caffeine', () => {
  expect(gelCount({ caffeinatedGels: 1, nonCaffeinatedGels: 2 })).toBe(3);
});
