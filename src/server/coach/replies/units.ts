import { addDays, startOfWeek, type WeekStart } from '../../../domain/calendar.ts';
import { MONTH_NAMES, monthOf } from '../../../domain/coach/period.ts';
import { dayText } from '../../../domain/coach/phrases.ts';

/** What runs are added up by. */
export type Unit = 'week' | 'month' | 'year';

/** The week by its first day, '2026-05' and '2026'. */
export function keyOf(date: string, unit: Unit, weekStart: WeekStart): string {
  if (unit === 'week') return startOfWeek(date, weekStart);
  return unit === 'month' ? date.slice(0, 7) : date.slice(0, 4);
}

export function nameOfUnit(key: string, unit: Unit, today: string): string {
  if (unit === 'week') return `${dayText(key, today)} to ${dayText(addDays(key, 6), today)}`;
  if (unit === 'year') return key;
  return `${MONTH_NAMES[Number(key.slice(5, 7)) - 1]} ${key.slice(0, 4)}`;
}

/** Of the key of a week, a month or a year. */
export function lastDayOf(key: string, unit: Unit): string {
  if (unit === 'week') return addDays(key, 6);
  if (unit === 'year') return `${key}-12-31`;
  return monthOf(Number(key.slice(0, 4)), Number(key.slice(5, 7))).to;
}
