import { type Day, dayInZone, weekdayOf } from '../../../domain/calendar.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** 'Fri 20 Nov 2026'. */
export function shortDayText(day: Day): string {
  return `${weekdayText(day).slice(0, 3)} ${dayOfMonth(day)} ${monthName(day).slice(0, 3)} ${year(day)}`;
}

/** 'Friday 20 November 2026'. */
export function longDayText(day: Day): string {
  return `${weekdayText(day)} ${dayOfMonth(day)} ${monthName(day)} ${year(day)}`;
}

/** 'November 2026'. */
export function monthText(day: Day): string {
  return `${monthName(day)} ${year(day)}`;
}

/** '06:40', on the clock of the place where it began. */
export function clockText(startedAt: string, utcOffsetS: number): string {
  const local = new Date(Date.parse(startedAt) + utcOffsetS * 1000);
  return local.toISOString().slice(11, 16);
}

/** The day an instant fell on where this browser is. */
export function localDay(instant: string): Day {
  return dayInZone(Date.parse(instant), Intl.DateTimeFormat().resolvedOptions().timeZone);
}

function weekdayText(day: Day): string {
  return WEEKDAYS[weekdayOf(day)] ?? '';
}

function monthName(day: Day): string {
  return MONTHS[Number(day.slice(5, 7)) - 1] ?? '';
}

function dayOfMonth(day: Day): number {
  return Number(day.slice(8, 10));
}

function year(day: Day): number {
  return Number(day.slice(0, 4));
}
