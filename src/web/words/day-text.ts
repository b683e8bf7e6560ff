import { type Day, daysBetween, weekdayOf } from '../../domain/calendar.ts';
import { measures } from '../../domain/measures.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'],
  ...['September', 'October', 'November', 'December'],
];

/** 'Fri 20 Nov', and '20 Nov 2024' where the year is not this one. */
export function dayText(day: Day, today: Day): string {
  return yearOf(day) === yearOf(today) ? weekdayText(day) : withYear(day);
}

/** 'Fri 20 Nov', where the year is known from what stands around it. */
export function weekdayText(day: Day): string {
  return `${shortWeekday(day)} ${shortDayText(day)}`;
}

/** 'Fri 20 Nov', and 'Wed 20 Nov 2024' where the year is not this one: a race keeps its weekday. */
export function raceDayText(day: Day, today: Day): string {
  return yearOf(day) === yearOf(today) ? dayText(day, today) : fullDayText(day);
}

/** 'Fri 20 Nov 2026'. */
export function fullDayText(day: Day): string {
  return `${shortWeekday(day)} ${withYear(day)}`;
}

/** 'Friday 20 November 2026'. */
export function longDayText(day: Day): string {
  return isMonthFirst()
    ? `${weekdayName(day)}, ${monthName(day)} ${dayOfMonth(day)}, ${yearOf(day)}`
    : `${weekdayName(day)} ${dayOfMonth(day)} ${monthText(day)}`;
}

/** '20 Nov', or 'Nov 20' for whoever writes the month first. */
export function shortDayText(day: Day): string {
  const month = monthName(day).slice(0, 3);
  return isMonthFirst() ? `${month} ${dayOfMonth(day)}` : `${dayOfMonth(day)} ${month}`;
}

/** The name of a week by its first day: 'Week 8 Nov', 'Week 11/8' for whoever writes the month first. */
export function weekText(firstDay: Day): string {
  return `Week ${shortWeekText(firstDay)}`;
}

/** The same below a bar: '8 Nov', '11/8'. */
export function shortWeekText(firstDay: Day): string {
  return isMonthFirst()
    ? `${Number(firstDay.slice(5, 7))}/${dayOfMonth(firstDay)}`
    : shortDayText(firstDay);
}

/** '20 Nov 2024', 'Nov 20, 2024'. */
export function withYear(day: Day): string {
  return `${shortDayText(day)}${isMonthFirst() ? ',' : ''} ${yearOf(day)}`;
}

function isMonthFirst(): boolean {
  return measures().dates === 'month-day';
}

/** 'November 2026'. */
export function monthText(day: Day): string {
  return `${monthName(day)} ${yearOf(day)}`;
}

/** '23 Oct to 21 Nov 2026'. */
export function daysText({ from, to }: { from: Day; to: Day }): string {
  const first = yearOf(from) === yearOf(to) ? shortDayText(from) : withYear(from);
  return `${first} to ${withYear(to)}`;
}

/** 'today', 'tomorrow', 'in 20 days'. */
export function inDaysText(day: Day, today: Day): string {
  const days = daysBetween(today, day);
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days.toLocaleString('en')} days`;
}

/** '20 Nov 2026', of a moment, where this device is. */
export function momentDayText(moment: string): string {
  return new Date(moment).toLocaleDateString(isMonthFirst() ? 'en-US' : 'en-GB', {
    dateStyle: 'medium',
  });
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
