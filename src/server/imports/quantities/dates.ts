import { type Day, isDay } from '../../../domain/calendar.ts';
import { comparable } from '../../../domain/word-list.ts';

/** What 3/4/26 means. */
export type DayOrder = 'day-first' | 'month-first' | 'year-first';

/** A date as it is written, before it is known in which order. */
type WrittenDate = {
  /** What each order makes of a date in numbers alone; null for every other form. */
  byOrder: ReadonlyMap<DayOrder, Day | null> | null;
  /** The days that it can be, where that order is meant; null where nobody knows. */
  days: (order: DayOrder | null) => Day[];
  time: WrittenTime | null;
};

export type WrittenTime = {
  hour: number;
  minute: number;
  /** Null where it is written to the minute. */
  second: number | null;
  millisecond: number;
  /** Seconds from UTC, 'utc' for '...Z'; null where none is named. */
  zone: number | 'utc' | null;
};

const LONGEST_DATE = 80;

/**
 * A day in numbers or words, with a time of day or none: '2026-03-02T18:30:00Z', '2/3/26 3:00 PM',
 * 'Fr, 25. Mai 2012', '2026年3月2日'. Null where it is none; a day or an hour that does not exist is.
 */
export function readWrittenDate(cell: string): WrittenDate | null {
  if (cell.length > LONGEST_DATE || !/\d/.test(cell)) return null;
  const text = withoutNames(cell.normalize('NFKC').replace(/\s+/gu, ' ').trim());
  const clock = text.includes(':') ? CLOCK.exec(text) : null;
  if (text.includes(':') && !clock) return null;
  const date = clock ? withoutCommaAtEnd(text.slice(0, clock.index)) : text;
  const time = clock && timeOf(clock);
  const single = dayOfYearFirst(date) ?? dayOfWords(date);
  if (single !== null) return { byOrder: null, days: () => single, time };
  const byOrder = ordersOf(date);
  if (byOrder === null) return null;
  return {
    byOrder,
    days: (order) => {
      const days = order === null ? [...byOrder.values()] : [byOrder.get(order) ?? null];
      return days.filter((day) => day !== null);
    },
    time,
  };
}

export type ReadDate = {
  day: Day;
  /** 'HH:MM' on the wall; null where the cell names the day alone. */
  clock: string | null;
  secondOfDay: number;
  zone: WrittenTime['zone'];
};

type DateReading =
  | { state: 'read'; date: ReadDate }
  /** Two days or more, by the order that is meant. */
  | { state: 'open' }
  | { state: 'unreadable' };

/** The day of a cell, and the time of day where it has one. `order` decides what 03/04/2026 is. */
export function readDate(cell: string, order: DayOrder | null): DateReading {
  const written = readWrittenDate(cell);
  if (!written || (written.time && !isTimeOfDay(written.time))) return { state: 'unreadable' };
  const [day, ...others] = new Set(written.days(order));
  if (day === undefined) return { state: 'unreadable' };
  if (others.length > 0) return { state: 'open' };
  const { time } = written;
  if (!time) return { state: 'read', date: { day, clock: null, secondOfDay: 0, zone: null } };
  const { hour, minute, second, zone } = time;
  const clock = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  const secondOfDay = hour * 3600 + minute * 60 + (second ?? 0);
  return { state: 'read', date: { day, clock, secondOfDay, zone } };
}

/** What each order makes of a date that is written in numbers alone; null for every other form. */
export function readingsOf(cell: string): WrittenDate['byOrder'] {
  const written = readWrittenDate(cell);
  return written?.time && !isTimeOfDay(written.time) ? null : (written?.byOrder ?? null);
}

/** Whether a clock shows it. */
export function isTimeOfDay({ hour, minute, second }: WrittenTime): boolean {
  return hour <= 23 && minute <= 59 && (second ?? 0) <= 59;
}

/** '…+02:00[Europe/Berlin]', '2020-01-30 09:30 (CDT)', 'Sat 5/6/2017': a name beside what the wall shows. */
function withoutNames(text: string): string {
  return text
    .replace(/\[[A-Za-z][\w+/-]{0,60}\]$/, '')
    .replace(/ \((?!UTC|GMT)[A-Z]{2,5}\)$/, '')
    .replace(/ \(((?:UTC|GMT)?(?:[+-]\d{2}(?::?\d{2})?)?)\)$/, ' $1')
    .replace(/^\p{L}{2,12}\.?,? (?=\d{1,2}([-/.])\d{1,2}\1\d{2})/u, '')
    .trim();
}

const CLOCK =
  /(?:^|[T ,]) ?(上午|下午|午前|午後|오전|오후)? ?(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)? ?(am|pm|a\.? ?m\.?|p\.? ?m\.?|uhr|上午|下午|午前|午後|오전|오후|[πμ]\.? ?μ\.?|[صم])? ?(z|utc|gmt|(?:utc|gmt)?[+-]\d{2}:?(?:\d{2})?)?$/i;

function timeOf(clock: RegExpExecArray): WrittenTime {
  const [, halfBefore, hour, minute, second, fraction, halfAfter, zone] = clock;
  return {
    hour: hourOfDay(Number(hour), halfBefore ?? halfAfter ?? ''),
    minute: Number(minute),
    second: second === undefined ? null : Number(second),
    millisecond: Math.floor(Number(`0.${fraction ?? 0}`) * 1000),
    zone: zoneOf(zone),
  };
}

/** A phone set to 12 hours may still write 16:51 pm. */
function hourOfDay(hour: number, half: string): number {
  if (hour > 12) return hour;
  if (/^[p下μم]|午後|오후/i.test(half)) return (hour % 12) + 12;
  return /^[a上πص]|午前|오전/i.test(half) ? hour % 12 : hour;
}

function zoneOf(text: string | undefined): WrittenTime['zone'] {
  if (text === undefined) return null;
  const match = /([+-])(\d{2}):?(\d{2})?$/.exec(text);
  if (!match) return 'utc';
  const [, sign, hours, minutes = '0'] = match;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60) || 0;
}

/** 'Mar 2, 2026, 18:30' */
function withoutCommaAtEnd(text: string): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] === ',' || text[end - 1] === ' ')) end -= 1;
  return text.slice(0, end);
}

/** Empty where there is no such day; null where the text is no such date. */
function dayOfYearFirst(text: string): Day[] | null {
  const match =
    /^(\d{4,6})([-/. ])(\d{1,2})\2(\d{1,2})$/.exec(text) ??
    /^(\d{4})()(\d{2})(\d{2})$/.exec(text) ??
    /^(\d{4})(年) ?(\d{1,2})月 ?(\d{1,2})日$/.exec(text);
  return match && daysOf(match[1], match[3], match[4]);
}

/** '2 March 2026', 'Mar 2, 2026', '2-Mar-26', 'Fr, 25. Mai 2012', '2 de marzo de 2026'. */
function dayOfWords(text: string): Day[] | null {
  if (!/\p{L}/u.test(text)) return null;
  const words = comparable(text.replace(/(\d)(?=\p{L})/gu, '$1 ').replace(/(\p{L})(?=\d)/gu, '$1 '))
    .split(' ')
    .filter((word) => word !== '');
  const month = words.findLastIndex((word) => MONTHS.has(word));
  const numbers = words.flatMap((word, at) => (/^\d+$/.test(word) ? [{ word, at }] : []));
  const [first, second, ...more] = numbers;
  if (month < 0 || !first || !second || more.length > 0 || words.length > 8) return null;
  const monthNumber = MONTHS.get(words[month] ?? '');
  const isYearFirst = first.word.length === 4 && first.at < month;
  const [day, year] = isYearFirst ? [second, first] : [first, second];
  return daysOf(year.word, String(monthNumber), day.word);
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

function daysOf(year?: string, month?: string, day?: string): Day[] {
  const found = dayOf(year, month, day);
  return found === null ? [] : [found];
}

// Watches are younger than 1970.
const FIRST_SHORT_YEAR = 70;

function dayOf(year?: string, month?: string, day?: string): Day | null {
  if (year === undefined || month === undefined || day === undefined) return null;
  const century = Number(year) < FIRST_SHORT_YEAR ? '20' : '19';
  const whole = year.length === 2 ? century + year : year;
  const written = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(written) ? written : null;
}

// English, German, French, Spanish, Italian, Portuguese, Dutch and the Nordic languages.
const MONTH_NAMES: readonly string[] = [
  'january jan januar jänner janvier janv enero ene gennaio gen janeiro januari',
  'february feb februar février févr fév fevr fev febrero febbraio fevereiro februari',
  'march mar mär märz mrz mars marzo março maart mrt marts',
  'april apr avril avr abril abr aprile',
  'may mai mayo maggio mag maio mei maj',
  'june jun juni juin junio giugno giu junho',
  'july jul juli juillet juil julio luglio lug julho',
  'august aug août aou agosto ago augustus augusti',
  'september sep sept septembre septiembre settembre set setembro',
  'october oct oktober okt octobre octubre ottobre ott outubro out',
  'november nov novembre noviembre novembro',
  'december dec dezember dez décembre déc diciembre dic dicembre dezembro desember des',
];

const MONTHS: ReadonlyMap<string, number> = new Map(
  MONTH_NAMES.flatMap((names, at) =>
    names.split(' ').map((name) => [comparable(name), at + 1] as const),
  ),
);
