import { expect, test } from 'vitest';
import { dateHint } from './race-form.tsx';

test.each([
  ['2026-12-13', 'Sun 13 Dec, in 22 days'],
  ['2027-04-11', 'Sun 11 Apr 2027, in 141 days'],
  ['2026-11-22', 'Sun 22 Nov, tomorrow'],
  ['2026-11-21', 'Sat 21 Nov, today'],
  ['2026-11-15', 'Sun 15 Nov is past: it goes into your Race History'],
  ['', undefined],
  ['2026-02-30', undefined],
])('%s seen from 21 November 2026 is %s', (date, hint) => {
  expect(dateHint(date, '2026-11-21')).toBe(hint);
});
