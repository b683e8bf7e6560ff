import { addDays, type Day, daysBetween, startOfWeek, type WeekStart } from '../calendar.ts';
import type { Break } from '../coming-back.ts';
import { type Measures, USUAL_MEASURES } from '../measures.ts';

/** Days from one to another, both included, with the words they were asked for in. */
export type Period = {
  from: Day;
  to: Day;
  unit: 'day' | 'week' | 'month' | 'year' | 'days' | 'all';
  /** 'this week', 'in March 2026', 'since 1 March 2026': goes on after 'You ran 20 km '. */
  words: string;
};

/** The day of a question, and how its athlete counts weeks and writes dates: '9/1'. */
export type Calendar = {
  today: Day;
  weekStart: WeekStart;
  dates: Measures['dates'];
  /** The athlete's latest break, where a question may speak of it: 'since my break'. */
  latestBreak?: Break | null;
};

export function calendarOn(
  today: Day,
  { weekStart, dates }: Pick<Measures, 'weekStart' | 'dates'> = USUAL_MEASURES,
): Calendar {
  return { today, weekStart, dates };
}

/** Before any log began. */
export const FIRST_DAY: Day = '1900-01-01';

export const MONTH_NAMES = [
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
] as const;

export function allTime(today: Day): Period {
  return { from: FIRST_DAY, to: today, unit: 'all', words: 'in your whole log' };
}

export function lastDays(today: Day, days: number): Period {
  const words = days === 1 ? 'today' : `in the last ${days} days`;
  return { from: addDays(today, 1 - days), to: today, unit: 'days', words };
}

export function onDay(day: Day, words: string): Period {
  return { from: day, to: day, unit: 'day', words };
}

/** As the athlete counts weeks: their words are read as they mean them. */
export function weekOf(
  day: Day,
  { words, weekStart }: { words: string; weekStart: WeekStart },
): Period {
  const from = startOfWeek(day, weekStart);
  return { from, to: addDays(from, 6), unit: 'week', words };
}

/** `month` is 1 to 12, or beyond into the years around. */
export function monthOf(year: number, month: number, words?: string): Period {
  const from = dayOf(year, month, 1);
  const to = addDays(dayOf(year, month + 1, 1), -1);
  const name = `${MONTH_NAMES[Number(from.slice(5, 7)) - 1]} ${Number(from.slice(0, 4))}`;
  return { from, to, unit: 'month', words: words ?? `in ${name}` };
}

export function yearOf(year: number, words?: string): Period {
  return {
    from: dayOf(year, 1, 1),
    to: dayOf(year, 12, 31),
    unit: 'year',
    words: words ?? `in ${year}`,
  };
}

/** The day of that number in a month that may lie beyond the year; the last day where it is shorter. */
export function dayOf(year: number, month: number, day: number): Day {
  const monthNumber = year * 12 + month - 1;
  const first = firstOfMonth(monthNumber);
  const length = daysBetween(first, firstOfMonth(monthNumber + 1));
  return addDays(first, Math.min(day, length) - 1);
}

function firstOfMonth(monthNumber: number): Day {
  const year = String(Math.floor(monthNumber / 12)).padStart(4, '0');
  return `${year}-${String((monthNumber % 12) + 1).padStart(2, '0')}-01`;
}

export function monthsBefore(day: Day, months: number): Day {
  return dayOf(yearNumber(day), monthNumber(day) - months, Number(day.slice(8, 10)));
}

export function yearNumber(day: Day): number {
  return Number(day.slice(0, 4));
}

export function monthNumber(day: Day): number {
  return Number(day.slice(5, 7));
}

/** As much as has passed of it: what is to come is not counted. */
export function untilToday(period: Period, today: Day): Period {
  return period.to > today ? { ...period, to: today } : period;
}

/** The same kind of stretch just before: last month before this month, 28 days before 28 days. */
export function periodBefore(period: Period): Period {
  const { from, to, unit } = period;
  if (unit === 'month') return monthOf(yearNumber(from), monthNumber(from) - 1);
  if (unit === 'year') return yearOf(yearNumber(from) - 1);
  const days = daysBetween(from, to) + 1;
  const words = unit === 'week' ? 'in the week before' : `in the ${days} days before`;
  return {
    from: addDays(from, -days),
    to: addDays(from, -1),
    unit,
    words: days === 1 ? 'the day before' : words,
  };
}

/** The same month, or the same days, a year earlier. */
export function yearBefore({ from, to, unit }: Period): Period {
  if (unit === 'month') return monthOf(yearNumber(from) - 1, monthNumber(from));
  const first = monthsBefore(from, 12);
  const last = monthsBefore(to, 12);
  if (unit === 'day') return onDay(first, `on ${dayWords(first)}`);
  return {
    from: first,
    to: last,
    unit: 'days',
    words: `from ${dayWords(first)} to ${dayWords(last)}`,
  };
}

/** The first days of a stretch, as many as have passed of another one: fair to compare. */
export function asLongAs(period: Period, other: Period): Period {
  const days = daysBetween(other.from, other.to);
  const to = addDays(period.from, days);
  return to < period.to ? { ...period, to } : period;
}

/** '1 March 2026' */
export function dayWords(day: Day): string {
  return `${Number(day.slice(8, 10))} ${MONTH_NAMES[monthNumber(day) - 1]} ${yearNumber(day)}`;
}

/** 'On Thursday', without a date. */
export function isBareWeekday({ words }: Period): boolean {
  return /^on [A-Z][a-z]+day$/.test(words);
}
