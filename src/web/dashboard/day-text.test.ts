import { expect, test } from 'vitest';
import { daysText, dayText, inDaysText } from './day-text.ts';

test('a day of this year is told with its weekday, another one with its year', () => {
  expect(dayText('2026-11-20', '2026-11-21')).toBe('Fri 20 Nov');
  expect(dayText('2025-12-31', '2026-01-01')).toBe('31 Dec 2025');
});

test('a stretch of days names the year once, or both', () => {
  expect(daysText({ from: '2026-10-23', to: '2026-11-21' })).toBe('23 Oct to 21 Nov 2026');
  expect(daysText({ from: '2025-12-09', to: '2026-01-07' })).toBe('9 Dec 2025 to 7 Jan 2026');
});

test('a day ahead is told in days', () => {
  expect(inDaysText('2026-11-21', '2026-11-21')).toBe('today');
  expect(inDaysText('2026-11-21', '2026-11-22')).toBe('tomorrow');
  expect(inDaysText('2026-11-21', '2030-11-21')).toBe('in 1,461 days');
});
