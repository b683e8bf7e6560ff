import { expect, test } from 'vitest';
import { daysText, dayText } from './day-text.ts';

test('a day of this year goes by its weekday, another by its year', () => {
  expect(dayText('2026-11-20', '2026-11-21')).toBe('Fri 20 Nov');
  expect(dayText('2025-12-31', '2026-01-01')).toBe('31 Dec 2025');
  expect(dayText('2027-04-09', '2026-11-21')).toBe('9 Apr 2027');
});

test('a stretch of days names its years once where it can', () => {
  expect(daysText({ from: '2026-10-23', to: '2026-11-21' })).toBe('23 Oct to 21 Nov 2026');
  expect(daysText({ from: '2025-11-22', to: '2026-11-21' })).toBe('22 Nov 2025 to 21 Nov 2026');
});
