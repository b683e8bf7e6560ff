import { type Day, isDay } from '../../../domain/calendar.ts';
import { refuse } from './bad-workout.ts';
import { readCanonicalTime } from './canonical-time.ts';
import { quoted } from './clean-text.ts';
import type { Moment } from './moment.ts';

/** Whether 2/3/26 is the 3rd of February or the 2nd of March; null when nothing tells. */
export type DayOrder = 'month-first' | 'day-first' | null;

const FIRST_YEAR = 1930;
const LAST_YEAR = 2099;
const LONGEST_DATE = 64;
const FURTHEST_OFFSET_S = 18 * 3600;

const CLOCK =
  '(?:[T ]+(?:(上午|下午|午前|午後) ?)?(\\d{1,2}):(\\d{2})(?::(\\d{2})(?:[.,](\\d{1,9}))?)?' +
  ' ?(am|pm|a\\. ?m\\.|p\\. ?m\\.)? ?(z|utc|gmt|[+-]\\d{2}:?\\d{2}|[+-]\\d{2})?)?';
const YEAR_FIRST = new RegExp(`^(\\d{4,6})[-/.](\\d{1,2})[-/.](\\d{1,2})${CLOCK}$`, 'i');
const YEAR_LAST = new RegExp(`^(\\d{1,2})([/.])(\\d{1,2})[/.](\\d{4}|\\d{2}),?${CLOCK}$`, 'i');

/** Takes `yyyy-MM-dd HH:mm:ss Z`, ISO with offset or Z, wall clocks, 12-hour clocks, epochs. */
export function readMoment(value: unknown, what: string, dayOrder: DayOrder = null): Moment {
  if (typeof value === 'number') return momentOfEpoch(value, what);
  if (typeof value !== 'string' || value.trim() === '') {
    refuse(`The ${what} is missing. Write it like 2026-03-02 18:30:00 +0100.`);
  }
  const canonical = readCanonicalTime(value);
  if (canonical !== null) return canonical;
  const text =
    value.length > LONGEST_DATE ? '' : value.normalize('NFKC').replace(/\s+/gu, ' ').trim();
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) {
    const [, year, month, day, ...clock] = yearFirst;
    return momentOf({ year, month, day, clock, value, what });
  }
  const yearLast = YEAR_LAST.exec(text);
  if (yearLast) {
    const [, first, separator, second, year = '', ...clock] = yearLast;
    const order = separator === '.' ? 'day-first' : dayOrder;
    if (order === null) {
      refuse(
        `The ${what} ${quoted(value)} can be read as two different days. Write it like 2026-03-02 18:30.`,
      );
    }
    const [month, day] = order === 'month-first' ? [first, second] : [second, first];
    return momentOf({
      year: year.length === 2 ? `20${year}` : year,
      month,
      day,
      clock,
      value,
      what,
    });
  }
  return refuse(
    `The ${what} ${quoted(value)} is not a date and time. Write it like 2026-03-02 18:30:00 +0100.`,
  );
}

/** Looks at all dates of a column at once: a single 2/16/26 settles the order for its neighbours. */
export function dayOrderOf(texts: Iterable<string>): DayOrder {
  let monthFirst = false;
  let dayFirst = false;
  for (const text of texts) {
    if (text.length > LONGEST_DATE) continue;
    const match = /^(\d{1,2})\/(\d{1,2})\/\d{2,4}(?!\d)/.exec(text.trim());
    if (!match) continue;
    const [, first, second] = match;
    if (Number(first) > 12) dayFirst = true;
    if (Number(second) > 12 || /[ap]\.?\s?m/i.test(text)) monthFirst = true;
  }
  if (monthFirst === dayFirst) return null;
  return monthFirst ? 'month-first' : 'day-first';
}

/** Without seconds in the file a start is known to the minute only. */
export function localStartOf(moment: Moment): string | null {
  if (moment.atMs !== null && moment.offsetS === null) return null;
  return new Date(moment.wallMs).toISOString().slice(0, moment.hasSeconds ? 19 : 16);
}

export function dayOfMoment(moment: Moment): Day {
  return new Date(moment.wallMs).toISOString().slice(0, 10);
}

/** Seconds from one moment to the other, by instants where both have one, else by the wall. */
export function secondsBetween(from: Moment, to: Moment): number {
  if (from.atMs !== null && to.atMs !== null) return (to.atMs - from.atMs) / 1000;
  return (to.wallMs - from.wallMs) / 1000;
}

type WrittenParts = {
  year: string | undefined;
  month: string | undefined;
  day: string | undefined;
  clock: (string | undefined)[];
  value: string;
  what: string;
};

function momentOf({ year, month, day, clock, value, what }: WrittenParts): Moment {
  const [halfBefore, hourText, minuteText, secondText, fraction, halfAfter, zone] = clock;
  if (hourText === undefined) {
    refuse(
      `The ${what} ${quoted(value)} has a day but no time of day. Write it like 2026-03-02 18:30.`,
    );
  }
  const written = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  const hour = hourOfDay(Number(hourText), halfBefore ?? halfAfter);
  const minute = Number(minuteText);
  const second = Number(secondText ?? 0);
  if (!isDay(written) || hour === null || minute > 59 || second > 59) {
    refuse(`There is no such time as the ${what} ${quoted(value)}. Correct it and import again.`);
  }
  refuseUnlikelyYear(Number(year), value, what);
  const milliseconds = Math.floor(Number(`0.${fraction ?? 0}`) * 1000);
  const wallMs =
    Date.parse(`${written}T00:00:00Z`) + (hour * 3600 + minute * 60 + second) * 1000 + milliseconds;
  const hasSeconds = secondText !== undefined;
  if (zone === undefined) return { wallMs, atMs: null, offsetS: null, hasSeconds };
  if (/^[a-z]/i.test(zone)) return { wallMs, atMs: wallMs, offsetS: null, hasSeconds };
  const offsetS = offsetOf(zone);
  if (Math.abs(offsetS) > FURTHEST_OFFSET_S) {
    refuse(`The ${what} ${quoted(value)} has a time zone that does not exist. Correct it.`);
  }
  return { wallMs, atMs: wallMs - offsetS * 1000, offsetS, hasSeconds };
}

function momentOfEpoch(value: number, what: string): Moment {
  // Above this it can only be milliseconds: as seconds it would be the year 5138.
  const wallMs = Math.abs(value) >= 1e11 ? value : value * 1000;
  const year = new Date(wallMs).getUTCFullYear();
  refuseUnlikelyYear(Number.isNaN(year) ? 0 : year, String(value), what);
  return { wallMs, atMs: wallMs, offsetS: null, hasSeconds: true };
}

function refuseUnlikelyYear(year: number, value: string, what: string): void {
  if (year >= FIRST_YEAR && year <= LAST_YEAR) return;
  refuse(
    `The ${what} ${quoted(value)} is not within ${FIRST_YEAR} to ${LAST_YEAR}. Correct it and import again.`,
  );
}

function hourOfDay(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour <= 23 ? hour : null;
  // A phone set to 12 hours may still write 16:51 pm.
  if (hour > 12) return hour <= 23 ? hour : null;
  const afternoon = /^p|下午|午後/i.test(half);
  return (hour % 12) + (afternoon ? 12 : 0);
}

function offsetOf(zone: string): number {
  const sign = zone.startsWith('-') ? -1 : 1;
  const digits = zone.replace(/\D/g, '').padEnd(4, '0');
  return sign * (Number(digits.slice(0, 2)) * 3600 + Number(digits.slice(2, 4)) * 60) || 0;
}
