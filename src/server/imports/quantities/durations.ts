import {
  readTwoParts,
  sayDuration,
  type TimedEffort,
  type TwoParts,
} from '../../../domain/typed-duration.ts';
import { type NumberStyle, readNumber } from './numbers.ts';
import { SECONDS, type TimeUnit, timeUnitOf, type Unit } from './units.ts';

export type WrittenDuration =
  /** '1:05:11', '1h 05m', '45 min': there is one reading. */
  | { kind: 'plain'; seconds: number }
  /** '26:11': hours and minutes, or minutes and seconds. */
  | { kind: 'two-parts'; first: number; second: number }
  /** '45', of whatever the column holds. */
  | { kind: 'number'; value: number };

const LONGEST_DURATION = 60;

/** What a cell says before units are settled; null where it is no duration. */
export function readDuration(cell: string, style: NumberStyle): WrittenDuration | null {
  const text = cell.normalize('NFKC').trim();
  if (text === '' || text.length > LONGEST_DURATION) return null;
  // '1:5' is rather a slip.
  if (text.includes(':')) return /:\d(?!\d)/.test(text) ? null : readClock(text);
  if (/['’′]|\d\s+\d/u.test(text)) return ofWords(text);
  const number = readNumber(text, style);
  if (number.value === null) return null;
  const unit = asTimeUnit(number.unit);
  if (!Number.isNaN(number.value)) {
    if (number.unit === null) return { kind: 'number', value: number.value };
    return unit === null ? null : { kind: 'plain', seconds: number.value * SECONDS[unit] };
  }
  return ofWords(text);
}

/** What plain numbers and times of two parts are in a file. */
type DurationMeaning = { unit: TimeUnit; clock: TwoParts };

/** Whole seconds, as the file writes its times. */
export function secondsOf(written: WrittenDuration, meaning: DurationMeaning): number {
  if (written.kind === 'plain') return Math.round(written.seconds);
  if (written.kind === 'number') return Math.round(written.value * SECONDS[meaning.unit]);
  const [larger, smaller] = meaning.clock === 'hours-minutes' ? [3600, 60] : [60, 1];
  return written.first * larger + written.second * smaller;
}

/**
 * The same for one line: a time of two parts that cannot be meant as the file writes the others is
 * read the other way, by distance and kind. `note` says so.
 */
export function secondsOfLine(
  written: WrittenDuration,
  meaning: DurationMeaning,
  effort: TimedEffort,
): { seconds: number; note: string | null } {
  if (written.kind !== 'two-parts') return { seconds: secondsOf(written, meaning), note: null };
  const { first, second } = written;
  const { durationS, readAs } = readTwoParts(first, second, effort, meaning.clock);
  if (readAs === meaning.clock) return { seconds: durationS, note: null };
  const text = `${first}:${String(second).padStart(2, '0')}`;
  return {
    seconds: durationS,
    note: `The duration ${text} was read as ${sayDuration(durationS)}, going by distance and type.`,
  };
}

/** '26:11', '1:05:11', '0:42:30.4', '1:05 h'; null where it is no clock. */
export function readClock(text: string): WrittenDuration | null {
  if (text.length > LONGEST_DURATION) return null;
  const match = CLOCK.exec(text.trim());
  if (!match) return null;
  const [, first, second, third, fraction = '.0'] = match;
  const fractionS = Number(`0${fraction.replace(',', '.')}`);
  if (third !== undefined) {
    const seconds = Number(first) * 3600 + Number(second) * 60 + Number(third);
    return { kind: 'plain', seconds: seconds + fractionS };
  }
  if (match[4] === undefined) {
    return { kind: 'two-parts', first: Number(first), second: Number(second) };
  }
  return { kind: 'plain', seconds: Number(first) * 60 + Number(second) + fractionS };
}

const CLOCK = /^(\d{1,3}):([0-5]?\d)(?::([0-5]?\d))?([.,]\d{1,9})?(?: ?h)?$/i;

/** Behind a number an 'm' is a minute too. */
export function asTimeUnit(unit: Unit | null): TimeUnit | null {
  if (unit === 'm') return 'min';
  return unit === 'min' || unit === 's' || unit === 'h' || unit === 'ms' ? unit : null;
}

/** '1h 05m', '1 hour 5 minutes', '1h05', '42\'30"', 'PT45M'. */
function ofWords(text: string): WrittenDuration | null {
  const tokens = text.replace(/^pt(?=\d)/i, '').match(TOKENS) ?? [];
  let seconds = 0;
  let before: TimeUnit | null = null;
  for (let at = 0; at < tokens.length; ) {
    const amount = tokens[at] ?? '';
    if (!/^\d{1,6}(?:[.,]\d{1,6})?$/.test(amount)) return null;
    at += 1;
    const unit: TimeUnit | null = isUnit(tokens[at]) ? unitOf(tokens[at++]) : below(before);
    if (unit === null || (before !== null && SECONDS[unit] >= SECONDS[before])) return null;
    seconds += Number(amount.replace(',', '.')) * SECONDS[unit];
    before = unit;
    if (tokens[at] === '.') at += 1;
    if (at < tokens.length - 1 && AND.test(tokens[at] ?? '')) at += 1;
  }
  return before === null ? null : { kind: 'plain', seconds };
}

const TOKENS = /\d+(?:[.,]\d+)?|\p{L}+|''|\S/gu;
const AND = /^(,|and|und|et|y|e)$/i;
const MINUTE_MARKS = "′'’";
const SECOND_MARKS = ['″', '"', "''", '”'];

function isUnit(token: string | undefined): token is string {
  return token !== undefined && (/^\p{L}/u.test(token) ? !AND.test(token) : unitOf(token) !== null);
}

function unitOf(token: string | undefined): TimeUnit | null {
  if (token === undefined) return null;
  if (SECOND_MARKS.includes(token)) return 's';
  return MINUTE_MARKS.includes(token) ? 'min' : timeUnitOf(token);
}

/** What follows the hours without a word is minutes. */
function below(unit: TimeUnit | null): TimeUnit | null {
  if (unit === 'h') return 'min';
  return unit === 'min' ? 's' : null;
}
