import type { Moment } from './moment.ts';

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
