import { expect, test } from 'vitest';
import { SUMMARY_PERIODS_DAYS } from '../../domain/limits.ts';
import { isLongest, knownPeriod, PERIOD_WORDS } from './periods.ts';

test('the buttons are those of 30, 90, 180 and 365 days', () => {
  expect(SUMMARY_PERIODS_DAYS.map((days) => [days, PERIOD_WORDS[days].label])).toEqual([
    [30, 'Last 30 Days'],
    [90, 'Last 3 Months'],
    [180, 'Last 6 Months'],
    [365, 'This Year'],
  ]);
  expect(SUMMARY_PERIODS_DAYS.map(isLongest)).toEqual([false, false, false, true]);
});

test('an address or a memory that names no period of ours names none', () => {
  expect(knownPeriod('90')).toBe(90);
  for (const other of [null, undefined, '', '31', '90.0', '9e1', 'year', '-30']) {
    expect(knownPeriod(other)).toBeNull();
  }
});
