import { expect, test } from 'vitest';
import { measuresOfLocale } from './measures-of-locale.ts';

test.each([
  ['en-US', 'mi', 'lb', 'ft', 'sunday', '12', 'month-day'],
  ['en-GB', 'km', 'kg', 'cm', 'monday', '24', 'day-month'],
  ['de', 'km', 'kg', 'cm', 'monday', '24', 'day-month'],
  ['pt-BR', 'km', 'kg', 'cm', 'sunday', '24', 'day-month'],
  ['en-CA', 'km', 'kg', 'cm', 'sunday', '12', 'month-day'],
])('a browser in %s', (locale, distance, weight, height, weekStart, clock, dates) => {
  const expected = { distance, weight, height, weekStart, clock, dates };
  expect(measuresOfLocale(locale)).toEqual(expected);
});

test('what is no locale says nothing', () => {
  expect(measuresOfLocale('no locale!')).toBeNull();
});
