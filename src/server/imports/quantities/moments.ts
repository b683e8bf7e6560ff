import type { Day } from '../../../domain/calendar.ts';
import { quoted } from './clean-text.ts';
import { type DayOrder, isTimeOfDay, readWrittenDate } from './dates.ts';
import { refuse } from './refusal.ts';

/** A time as written: what the wall clock showed and, if the file says so, the instant. */
export type Moment = {
  /** The wall clock read as if it were UTC; for '...Z' that is the instant itself. */
  wallMs: number;
  atMs: number | null;
  /** Null for '...Z' too: UTC is where the clock was kept, not where the athlete was. */
  offsetS: number | null;
  hasSeconds: boolean;
};

const FIRST_YEAR = 1930;
const LAST_YEAR = 2099;
const FURTHEST_OFFSET_S = 18 * 3600;

/** Takes `yyyy-MM-dd HH:mm:ss Z`, ISO with offset or Z, wall clocks, 12-hour clocks, epochs. */
export function readMoment(value: unknown, what: string, order: DayOrder | null = null): Moment {
  if (typeof value === 'number') return momentOfEpoch(value, what);
  if (typeof value !== 'string' || value.trim() === '') {
    refuse(`The ${what} is missing. Write it like 2026-03-02 18:30:00 +0100.`);
  }
  const canonical = readCanonicalTime(value);
  if (canonical !== null) return canonical;
  const written = readWrittenDate(value);
  if (written === null) {
    refuse(
      `The ${what} ${quoted(value)} is not a date and time. Write it like 2026-03-02 18:30:00 +0100.`,
    );
  }
  const [day, ...others] = new Set(written.days(order));
  if (others.length > 0) {
    refuse(
      `The ${what} ${quoted(value)} can be read as two different days. Write it like 2026-03-02 18:30.`,
    );
  }
  const { time } = written;
  if (time === null) {
    refuse(
      `The ${what} ${quoted(value)} has a day but no time of day. Write it like 2026-03-02 18:30.`,
    );
  }
  if (day === undefined || !isTimeOfDay(time)) {
    refuse(`There is no such time as the ${what} ${quoted(value)}. Correct it and import again.`);
  }
  refuseUnlikelyYear(Number(day.slice(0, 4)), value, what);
  const seconds = time.hour * 3600 + time.minute * 60 + (time.second ?? 0);
  const wallMs = Date.parse(`${day}T00:00:00Z`) + seconds * 1000 + time.millisecond;
  const hasSeconds = time.second !== null;
  if (time.zone === null) return { wallMs, atMs: null, offsetS: null, hasSeconds };
  if (time.zone === 'utc') return { wallMs, atMs: wallMs, offsetS: null, hasSeconds };
  if (Math.abs(time.zone) > FURTHEST_OFFSET_S) {
    refuse(`The ${what} ${quoted(value)} has a time zone that does not exist. Correct it.`);
  }
  return { wallMs, atMs: wallMs - time.zone * 1000, offsetS: time.zone, hasSeconds };
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

function momentOfEpoch(value: number, what: string): Moment {
  // Above this it can only be milliseconds: as seconds it would be the year 5138.
  const wallMs = Math.round(Math.abs(value) >= 1e11 ? value : value * 1000);
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

/**
 * The form nearly every time in an export has, `2026-03-02 18:30:00 +0100` or with T, .000, Z or
 * +01:00, read without a pattern: a file may hold a million of them. Null for every other form.
 */
export function readCanonicalTime(text: string): Moment | null {
  const length = text.length;
  if (length < 20 || length > 29) return null;
  const separator = text.charCodeAt(10);
  if (separator !== SPACE && separator !== LETTER_T) return null;
  if (text.charCodeAt(4) !== DASH || text.charCodeAt(7) !== DASH) return null;
  if (text.charCodeAt(13) !== COLON || text.charCodeAt(16) !== COLON) return null;
  const year = twoDigits(text, 0) * 100 + twoDigits(text, 2);
  const dayMs = startOfDayMs(year, twoDigits(text, 5), twoDigits(text, 8));
  const hour = twoDigits(text, 11);
  const minute = twoDigits(text, 14);
  const second = twoDigits(text, 17);
  const hasFraction = text.charCodeAt(19) === DOT;
  const milliseconds = hasFraction ? twoDigits(text, 20) * 10 + (twoDigits(text, 21) % 10) : 0;
  const secondsEnd = hasFraction ? 23 : 19;
  const offsetS = offsetAt(
    text,
    text.charCodeAt(secondsEnd) === SPACE ? secondsEnd + 1 : secondsEnd,
  );
  if (!(hour <= 23 && minute <= 59 && second <= 59) || offsetS === undefined) return null;
  const wallMs = dayMs + (hour * 3600 + minute * 60 + second) * 1000 + milliseconds;
  if (Number.isNaN(wallMs)) return null;
  return { wallMs, atMs: wallMs - (offsetS ?? 0) * 1000, offsetS, hasSeconds: true };
}

/** NaN for days that do not exist and years that are not plausible, which go the slow way. */
function startOfDayMs(year: number, month: number, day: number): number {
  if (!(year >= 1970 && year <= 2099 && month >= 1 && month <= 12 && day >= 1 && day <= 31)) {
    return Number.NaN;
  }
  const ms = Date.UTC(year, month - 1, day);
  return day <= 28 || new Date(ms).getUTCDate() === day ? ms : Number.NaN;
}

/** Null for 'Z', undefined for what is no offset. */
function offsetAt(text: string, at: number): number | null | undefined {
  const sign = text.charCodeAt(at);
  if (sign === LETTER_Z) return text.length === at + 1 ? null : undefined;
  if (sign !== PLUS && sign !== DASH) return undefined;
  const hasColon = text.charCodeAt(at + 3) === COLON;
  if (text.length !== at + (hasColon ? 6 : 5)) return undefined;
  const offsetS = twoDigits(text, at + 1) * 3600 + twoDigits(text, at + (hasColon ? 4 : 3)) * 60;
  if (!(offsetS <= 18 * 3600)) return undefined;
  return sign === DASH ? -offsetS || 0 : offsetS;
}

/** NaN when one of the two is no digit. */
function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - ZERO;
  const ones = text.charCodeAt(at + 1) - ZERO;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
}

const SPACE = 0x20;
const PLUS = 0x2b;
const DASH = 0x2d;
const DOT = 0x2e;
const ZERO = 0x30;
const COLON = 0x3a;
const LETTER_T = 0x54;
const LETTER_Z = 0x5a;
