import { addDays, type Day, isDay, startOfWeek, type WeekStart } from './calendar.ts';

/** A month of the calendar, 'YYYY-MM'. Months compare as text. */
export type Month = string;

export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

export function isMonth(text: string): boolean {
  return isDay(`${text}-01`);
}

export function addMonths(month: Month, months: number): Month {
  const all = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months;
  const [year, monthOfYear] = [Math.floor(all / 12), (all % 12) + 1];
  return `${String(year).padStart(4, '0')}-${String(monthOfYear).padStart(2, '0')}`;
}

export function firstDayOf(month: Month): Day {
  return `${month}-01`;
}

export function lastDayOf(month: Month): Day {
  return addDays(firstDayOf(addMonths(month, 1)), -1);
}

export function startOfYear(day: Day): Day {
  return `${day.slice(0, 4)}-01-01`;
}

/** The same day of another month; its last one where it is shorter. */
export function sameDayIn(month: Month, day: Day): Day {
  const wanted = `${month}${day.slice(7)}`;
  return isDay(wanted) ? wanted : lastDayOf(month);
}

/** The weeks that a month touches, each whole. */
export function weeksOfMonth(month: Month, weekStart: WeekStart): Day[][] {
  const weeks: Day[][] = [];
  const last = lastDayOf(month);
  const first = startOfWeek(firstDayOf(month), weekStart);
  for (let start = first; start <= last; start = addDays(start, 7)) {
    weeks.push(daysOfWeek(start));
  }
  return weeks;
}

/** Seven days from this one on. */
export function daysOfWeek(first: Day): Day[] {
  return Array.from({ length: 7 }, (_none, at) => addDays(first, at));
}
