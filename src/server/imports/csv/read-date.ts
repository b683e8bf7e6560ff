import type { DAY_ORDERS } from '../../../contract/csv-import.ts';
import { type Day, isDay } from '../../../domain/calendar.ts';
import { comparable } from '../../../domain/word-list.ts';
import { monthOf } from './month-names.ts';

export type DayOrder = (typeof DAY_ORDERS)[number];

export type ReadDate = {
  day: Day;
  /** 'HH:MM' as the cell has it; null where it names the day alone. */
  clock: string | null;
  secondOfDay: number;
  /** The zone the cell names: seconds from UTC, 'utc' for '...Z'; null where it names none. */
  zone: number | 'utc' | null;
};

export type DateReading =
  | { state: 'read'; date: ReadDate }
  /** Two days or more, by the order that is meant. */
  | { state: 'open' }
  | { state: 'unreadable' };

const LONGEST_DATE = 80;
const UNREADABLE: DateReading = { state: 'unreadable' };

/** The day of a cell, and the time of day where it has one. `order` decides what 03/04/2026 is. */
export function readDate(cell: string, order: DayOrder | null): DateReading {
  const parts = partsOf(cell);
  if (parts === null) return UNREADABLE;
  const days = new Set(parts.days(order));
  if (days.size > 1) return { state: 'open' };
  const [day] = days;
  return day === undefined ? UNREADABLE : { state: 'read', date: { day, ...parts.time } };
}

/** What each order makes of a date that is written in numbers alone; null for every other form. */
export function readingsOf(cell: string): Map<DayOrder, Day | null> | null {
  return partsOf(cell)?.byOrder ?? null;
}

type Time = Omit<ReadDate, 'day'>;
type Parts = {
  time: Time;
  byOrder: Map<DayOrder, Day | null> | null;
  days: (order: DayOrder | null) => Day[];
};

function partsOf(cell: string): Parts | null {
  if (cell.length > LONGEST_DATE || !/\d/.test(cell)) return null;
  const text = cell.normalize('NFKC').replace(/\s+/gu, ' ').trim();
  const { date, time } = splitClock(text);
  if (time === null) return null;
  const single = dayOfYearFirst(date) ?? dayOfWords(date);
  if (single !== null) return { time, byOrder: null, days: () => [single] };
  const byOrder = ordersOf(date);
  if (byOrder === null) return null;
  return {
    time,
    byOrder,
    days: (order) => {
      const days = order === null ? [...byOrder.values()] : [byOrder.get(order) ?? null];
      return days.filter((day) => day !== null);
    },
  };
}

const CLOCK =
  /(?:^|[T ,]) ?(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)? ?(am|pm|a\.? ?m\.?|p\.? ?m\.?|uhr)? ?(z|utc|gmt|(?:utc|gmt)?[+-]\d{2}:?(?:\d{2})?)?$/i;
const NO_TIME: Time = { clock: null, secondOfDay: 0, zone: null };

/** `time` is null where there is a clock that no wall shows. */
function splitClock(text: string): { date: string; time: Time | null } {
  const match = text.includes(':') ? CLOCK.exec(text) : null;
  if (!match) return { date: text, time: text.includes(':') ? null : NO_TIME };
  const [, hourText, minuteText, secondText = '0', half = '', zone = ''] = match;
  const hour = hourOfDay(Number(hourText), half);
  const [minute, second] = [Number(minuteText), Number(secondText)];
  const date = withoutCommaAtEnd(text.slice(0, match.index));
  if (hour > 23 || minute > 59 || second > 59) return { date, time: null };
  const clock = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  return {
    date,
    time: { clock, secondOfDay: hour * 3600 + minute * 60 + second, zone: zoneOf(zone) },
  };
}

/** 'Mar 2, 2026, 18:30' */
function withoutCommaAtEnd(text: string): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] === ',' || text[end - 1] === ' ')) end -= 1;
  return text.slice(0, end);
}

function hourOfDay(hour: number, half: string): number {
  if (/^a/i.test(half) && hour <= 12) return hour % 12;
  return /^p/i.test(half) && hour <= 12 ? (hour % 12) + 12 : hour;
}

function zoneOf(text: string): Time['zone'] {
  const match = /([+-])(\d{2}):?(\d{2})?$/.exec(text);
  if (!match) return text === '' ? null : 'utc';
  const [, sign, hours, minutes = '0'] = match;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60) || 0;
}

function dayOfYearFirst(text: string): Day | null {
  const match =
    /^(\d{4})([-/. ])(\d{1,2})\2(\d{1,2})$/.exec(text) ??
    /^(\d{4})()(\d{2})(\d{2})$/.exec(text) ??
    /^(\d{4})(年) ?(\d{1,2})月 ?(\d{1,2})日$/.exec(text);
  return match ? dayOf(match[1], match[3], match[4]) : null;
}

/** '2 March 2026', 'Mar 2, 2026', '2-Mar-26', 'Fr, 25. Mai 2012', '2 de marzo de 2026'. */
function dayOfWords(text: string): Day | null {
  if (!/\p{L}/u.test(text)) return null;
  const words = comparable(text.replace(/(\d)(?=\p{L})/gu, '$1 ').replace(/(\p{L})(?=\d)/gu, '$1 '))
    .split(' ')
    .filter((word) => word !== '');
  const month = words.findLastIndex((word) => monthOf(word) !== null);
  const numbers = words.flatMap((word, at) => (/^\d+$/.test(word) ? [{ word, at }] : []));
  const [first, second, ...more] = numbers;
  if (month < 0 || !first || !second || more.length > 0 || words.length > 8) return null;
  const monthNumber = monthOf(words[month] ?? '');
  const isYearFirst = first.word.length === 4 && first.at < month;
  const [day, year] = isYearFirst ? [second, first] : [first, second];
  return dayOf(year.word, String(monthNumber), day.word);
}

/** Points are day first everywhere; slashes and dashes are not. */
function ordersOf(text: string): Map<DayOrder, Day | null> | null {
  const match = /^(\d{1,2})(?:(\.) ?(\d{1,2})\. ?|([/-])(\d{1,2})\4)(\d{4}|\d{2})\.?$/.exec(text);
  if (!match) return null;
  const [, first, point, afterPoint, , afterSlash, last] = match;
  if (point) return new Map([['day-first', dayOf(last, afterPoint, first)]]);
  const orders = new Map<DayOrder, Day | null>([
    ['day-first', dayOf(last, afterSlash, first)],
    ['month-first', dayOf(last, first, afterSlash)],
  ]);
  if (last?.length === 2)
    orders.set('year-first', dayOf(first?.padStart(2, '0'), afterSlash, last));
  return orders;
}

// Watches are younger than 1970.
const FIRST_SHORT_YEAR = 70;

function dayOf(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
): Day | null {
  if (year === undefined || month === undefined || day === undefined) return null;
  const century = Number(year) < FIRST_SHORT_YEAR ? '20' : '19';
  const whole = year.length === 2 ? century + year : year;
  const written = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(written) ? written : null;
}
