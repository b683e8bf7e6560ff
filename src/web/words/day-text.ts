import { type Day, daysBetween, weekdayOf } from '../../domain/calendar.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'],
  ...['September', 'October', 'November', 'December'],
];

/** 'Fri 20 Nov', and '20 Nov 2024' where the year is not this one. */
export function dayText(day: Day, today: Day): string {
  return yearOf(day) === yearOf(today)
    ? `${shortWeekday(day)} ${shortDayText(day)}`
    : `${shortDayText(day)} ${yearOf(day)}`;
}

/** 'Fri 20 Nov', and 'Wed 20 Nov 2024' where the year is not this one: a race keeps its weekday. */
export function raceDayText(day: Day, today: Day): string {
  return yearOf(day) === yearOf(today) ? dayText(day, today) : fullDayText(day);
}

/** 'Fri 20 Nov 2026'. */
export function fullDayText(day: Day): string {
  return `${shortWeekday(day)} ${shortDayText(day)} ${yearOf(day)}`;
}

/** 'Friday 20 November 2026'. */
export function longDayText(day: Day): string {
  return `${weekdayName(day)} ${dayOfMonth(day)} ${monthText(day)}`;
}

/** '20 Nov'. */
export function shortDayText(day: Day): string {
  return `${dayOfMonth(day)} ${monthName(day).slice(0, 3)}`;
}

/** 'November 2026'. */
export function monthText(day: Day): string {
  return `${monthName(day)} ${yearOf(day)}`;
}

/** '23 Oct to 21 Nov 2026'. */
export function daysText({ from, to }: { from: Day; to: Day }): string {
  const year = yearOf(from) === yearOf(to) ? '' : ` ${yearOf(from)}`;
  return `${shortDayText(from)}${year} to ${shortDayText(to)} ${yearOf(to)}`;
}

/** 'today', 'tomorrow', 'in 20 days'. */
export function inDaysText(day: Day, today: Day): string {
  const days = daysBetween(today, day);
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days.toLocaleString('en')} days`;
}

/** '20 Nov 2026', of a moment, where this device is. */
export function momentDayText(moment: string): string {
  return new Date(moment).toLocaleDateString('en-GB', { dateStyle: 'medium' });
}

export function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}

/** 'Fri'. */
export function shortWeekday(day: Day): string {
  return weekdayName(day).slice(0, 3);
}

function weekdayName(day: Day): string {
  return WEEKDAYS[weekdayOf(day)] ?? '';
}

/** 'November'. */
export function monthName(day: Day): string {
  return MONTHS[Number(day.slice(5, 7)) - 1] ?? '';
}

export function dayOfMonth(day: Day): number {
  return Number(day.slice(8, 10));
}
