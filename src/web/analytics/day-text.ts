import { type Day, weekdayOf } from '../../domain/calendar.ts';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 'Fri 20 Nov', and '20 Nov 2024' where the year is not this one. */
export function dayText(day: Day, today: Day): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return isThisYear
    ? `${WEEKDAYS[weekdayOf(day)]} ${shortDayText(day)}`
    : `${shortDayText(day)} ${yearOf(day)}`;
}

/** '20 Nov'. */
export function shortDayText(day: Day): string {
  return `${Number(day.slice(8, 10))} ${MONTHS[Number(day.slice(5, 7)) - 1]}`;
}

/** '23 Oct to 21 Nov 2026'. */
export function daysText({ from, to }: { from: Day; to: Day }): string {
  const year = from.slice(0, 4) === to.slice(0, 4) ? '' : ` ${yearOf(from)}`;
  return `${shortDayText(from)}${year} to ${shortDayText(to)} ${yearOf(to)}`;
}

function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}
