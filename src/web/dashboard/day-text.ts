import { type Day, daysBetween, weekdayOf } from '../../domain/calendar.ts';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 'Fri 20 Nov', and '20 Nov 2024' where the year is not this one. */
export function dayText(day: Day, today: Day): string {
  const dayAndMonth = shortText(day);
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return isThisYear
    ? `${WEEKDAYS[weekdayOf(day)]} ${dayAndMonth}`
    : `${dayAndMonth} ${yearOf(day)}`;
}

/** '23 Oct to 21 Nov 2026'. */
export function daysText({ from, to }: { from: Day; to: Day }): string {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  return `${shortText(from)}${isOneYear ? '' : ` ${yearOf(from)}`} to ${shortText(to)} ${yearOf(to)}`;
}

/** 'today', 'tomorrow', 'in 20 days'. */
export function inDaysText(today: Day, day: Day): string {
  const days = daysBetween(today, day);
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days.toLocaleString('en')} days`;
}

function shortText(day: Day): string {
  return `${Number(day.slice(8, 10))} ${MONTHS[Number(day.slice(5, 7)) - 1]}`;
}

function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}
