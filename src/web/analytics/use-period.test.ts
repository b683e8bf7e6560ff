import { expect, test } from 'vitest';
import { periodOnDay, readPeriod } from './use-period.ts';

test('an address or a memory that names no period of ours names none', () => {
  expect(readPeriod('90')).toBe(90);
  expect(readPeriod('year')).toBe('year');
  expect(readPeriod('last-month')).toBe('last-month');
  expect(readPeriod('2026-03-01..2026-03-31')).toBe('2026-03-01..2026-03-31');
  const none = ['', '31', '90.0', '9e1', 'month', '-30', '2026-03-31..2026-03-01', '2026-03-01..'];
  for (const other of [null, undefined, ...none]) expect(readPeriod(other)).toBeNull();
});

test('an old address of the 365 days under “This Year” is this year', () => {
  expect(readPeriod('365')).toBe('year');
});

test('a name stands for the days that it has today', () => {
  // A Sunday.
  const today = '2026-03-01';
  const on = (period: Parameters<typeof periodOnDay>[0], weekStart: 'sunday' | 'monday') =>
    periodOnDay(period, { today, weekStart });
  expect(on('last-week', 'sunday')).toBe('2026-02-22..2026-02-28');
  expect(on('last-week', 'monday')).toBe('2026-02-16..2026-02-22');
  expect(on('last-month', 'sunday')).toBe('2026-02-01..2026-02-28');
  expect(on('last-year', 'sunday')).toBe('2025-01-01..2025-12-31');
  expect(on('last-365-days', 'sunday')).toBe(365);
  expect(on(90, 'sunday')).toBe(90);
});
