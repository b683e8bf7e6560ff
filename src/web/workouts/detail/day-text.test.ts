import { expect, test } from 'vitest';
import { clockText, longDayText, monthText, shortDayText } from './day-text.ts';

test('a day is told short, long and by its month', () => {
  expect(shortDayText('2026-11-20')).toBe('Fri 20 Nov 2026');
  expect(longDayText('2026-03-08')).toBe('Sunday 8 March 2026');
  expect(monthText('2026-03-08')).toBe('March 2026');
});

test('the start is told on the clock of the place where it began', () => {
  expect(clockText('2026-03-07T22:10:00.000Z', 3600)).toBe('23:10');
  expect(clockText('2026-03-07T22:10:00.000Z', -5 * 3600)).toBe('17:10');
  expect(clockText('2026-03-07T22:10:00.000Z', 5.5 * 3600)).toBe('03:40');
});
