import { describe, expect, test } from 'vitest';
import { addMonths, isMonth, lastDayOf, monthOf, sameDayIn, weeksOfMonth } from './months.ts';

describe('a month', () => {
  test('goes on over the end of the year, both ways', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(addMonths('2026-03', -27)).toBe('2023-12');
    expect(addMonths(monthOf('2026-11-23'), 0)).toBe('2026-11');
  });

  test('ends on its last day, also in a leap year', () => {
    expect(lastDayOf('2026-02')).toBe('2026-02-28');
    expect(lastDayOf('2028-02')).toBe('2028-02-29');
    expect(lastDayOf('2026-12')).toBe('2026-12-31');
  });

  test('is read of an address only where there is such a month', () => {
    expect(['2026-11', '2026-13', '2026-1', '0026-01', ''].map(isMonth)).toEqual([
      ...[true, false, false, false, false],
    ]);
  });

  test('has the same day as another one, or ends before', () => {
    expect(sameDayIn('2026-10', '2026-11-23')).toBe('2026-10-23');
    expect(sameDayIn('2026-02', '2026-03-31')).toBe('2026-02-28');
  });
});

describe('the weeks of a month', () => {
  test('are whole, begin on Sunday, and hold every day of it once', () => {
    for (let month = '2024-01'; month < '2030-01'; month = addMonths(month, 1)) {
      const weeks = weeksOfMonth(month, 'sunday');
      const days = weeks.flat();
      expect(weeks.every((week) => week.length === 7)).toBe(true);
      expect(new Set(days).size).toBe(days.length);
      expect(days.filter((day) => monthOf(day) === month)).toHaveLength(
        Number(lastDayOf(month).slice(8)),
      );
    }
  });

  test('of November 2026 are five, from its first day on', () => {
    const weeks = weeksOfMonth('2026-11', 'sunday');
    expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([
      ...[5, '2026-11-01', '2026-12-05'],
    ]);
  });

  test('of a February that begins on Sunday are four', () => {
    expect(weeksOfMonth('2026-02', 'sunday')).toHaveLength(4);
  });
});
