import { expect, test } from 'vitest';
import { readPeriod } from './use-period.ts';

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
