import { expect, test } from 'vitest';
import { gelCount, kmText, perHour } from './workout-facts.ts';

test('a distance keeps two decimals at most', () => {
  expect(kmText({ distance: 18.2 })).toBe('18.2');
  expect(kmText({ distance: 18.2371 })).toBe('18.24');
  expect(kmText({ distance: 1000 })).toBe('1,000');
  expect(kmText({ distance: null })).toBeNull();
});

test('an amount an hour is a whole number', () => {
  expect(perHour(500, 5950)).toBe(303);
  expect(perHour(500, 0)).toBeNull();
});

test('gels are counted with and without caffeine', () => {
  expect(gelCount({ caffeinated: 1, nonCaffeinated: 2 })).toBe(3);
});
