import { expect, test } from 'vitest';
import { askForReader, USUAL_MEASURES } from '../../domain/measures.ts';
import {
  daysText,
  dayText,
  fullDayText,
  inDaysText,
  longDayText,
  monthText,
  raceDayText,
  shortDayText,
  weekText,
} from './day-text.ts';

test('a day is told short, whole, long and by its month', () => {
  expect(shortDayText('2026-11-20')).toBe('20 Nov');
  expect(fullDayText('2026-11-20')).toBe('Fri 20 Nov 2026');
  expect(longDayText('2026-03-08')).toBe('Sunday 8 March 2026');
  expect(monthText('2026-03-08')).toBe('March 2026');
  expect(monthText('2025-01-05')).toBe('January 2025');
});

test('a day of this year goes by its weekday, another by its year', () => {
  expect(dayText('2026-11-20', '2026-11-21')).toBe('Fri 20 Nov');
  expect(dayText('2025-12-31', '2026-01-01')).toBe('31 Dec 2025');
  expect(dayText('2027-04-09', '2026-11-21')).toBe('9 Apr 2027');
});

test('the day of a race keeps its weekday in another year', () => {
  expect(raceDayText('2026-09-20', '2026-11-21')).toBe('Sun 20 Sep');
  expect(raceDayText('2027-04-11', '2026-11-21')).toBe('Sun 11 Apr 2027');
});

test('a stretch of days names the year once, or both', () => {
  expect(daysText({ from: '2026-10-23', to: '2026-11-21' })).toBe('23 Oct to 21 Nov 2026');
  expect(daysText({ from: '2025-12-09', to: '2026-01-07' })).toBe('9 Dec 2025 to 7 Jan 2026');
  expect(daysText({ from: '2025-11-22', to: '2026-11-21' })).toBe('22 Nov 2025 to 21 Nov 2026');
});

test('a week is named by its first day as its reader writes days, in numbers where the month comes first', () => {
  expect(weekText('2026-11-08')).toBe('Week 8 Nov');
  askForReader(() => ({ ...USUAL_MEASURES, dates: 'month-day' }));
  expect(weekText('2026-11-08')).toBe('Week 11/8');
  askForReader(() => USUAL_MEASURES);
});

test('a day ahead is told in days', () => {
  expect(inDaysText('2026-11-21', '2026-11-21')).toBe('today');
  expect(inDaysText('2026-11-22', '2026-11-21')).toBe('tomorrow');
  expect(inDaysText('2030-11-21', '2026-11-21')).toBe('in 1,461 days');
});
