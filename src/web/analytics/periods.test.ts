import { expect, test } from 'vitest';
import { PERIOD_WORDS, PERIODS, periodWords, readPeriod } from './periods.ts';

test('the buttons are those of 30, 90 and 180 days and of this year', () => {
  expect(PERIODS.map((period) => [period, PERIOD_WORDS[period].label])).toEqual([
    [30, 'Last 30 Days'],
    [90, 'Last 3 Months'],
    [180, 'Last 6 Months'],
    ['year', 'This Year'],
  ]);
});

test('an answer is told in the words of its period, also where this year is as long as another', () => {
  expect(periodWords({ span: 'days', days: 90 }).before).toBe('the three months before');
  expect(periodWords({ span: 'year', days: 90 }).before).toBe('the same days of last year');
  expect(periodWords({ span: 'days', days: 365 }).label).toBe('Last 365 Days');
});

test('an address or a memory that names no period of ours names none', () => {
  expect(readPeriod('90')).toBe(90);
  expect(readPeriod('year')).toBe('year');
  for (const other of [null, undefined, '', '31', '90.0', '9e1', 'month', '-30']) {
    expect(readPeriod(other)).toBeNull();
  }
});

test('an old address of the 365 days under “This Year” is this year', () => {
  expect(readPeriod('365')).toBe('year');
});
