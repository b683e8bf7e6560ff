import type { TIME_UNITS } from '../../../contract/csv-import.ts';
import {
  readTwoParts,
  sayDuration,
  type TimedEffort,
  type TwoParts,
} from '../../../domain/typed-duration.ts';
import type { ParsedNote } from '../parsers/parsed-workout.ts';
import { unitOfWord } from './header-unit.ts';
import { type NumberStyle, readNumber } from './read-number.ts';

export type TimeUnit = (typeof TIME_UNITS)[number];

export type WrittenDuration =
  /** '1:05:11', '1h 05m', '45 min': there is one reading. */
  | { kind: 'plain'; seconds: number }
  /** '26:11': hours and minutes, or minutes and seconds. */
  | { kind: 'two-parts'; first: number; second: number }
  /** '45', of whatever the column holds. */
  | { kind: 'number'; value: number };

const SECONDS: Readonly<Record<TimeUnit, number>> = { ms: 0.001, s: 1, min: 60, h: 3600 };

/** What a cell says before units are settled; null where it is no duration. */
export function readDuration(cell: string, style: NumberStyle): WrittenDuration | null {
  const text = cell.normalize('NFKC').trim();
  if (text === '' || text.length > LONGEST_DURATION) return null;
  if (text.includes(':')) return ofClock(text);
  if (/['’′]|\d\s+\d/u.test(text)) return ofWords(text);
  const number = readNumber(text, style);
  if (number.value === null) return null;
  const unit = timeUnitOf(number.unit);
  if (!Number.isNaN(number.value)) {
    if (number.unit === null) return { kind: 'number', value: number.value };
    return unit === null ? null : { kind: 'plain', seconds: number.value * SECONDS[unit] };
  }
  return ofWords(text);
}

/** What plain numbers and times of two parts are in a file. */
export type DurationMeaning = { unit: TimeUnit; clock: TwoParts };

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
): { seconds: number; note: ParsedNote | null } {
  if (written.kind !== 'two-parts') return { seconds: secondsOf(written, meaning), note: null };
  const { first, second } = written;
  const { durationS, readAs } = readTwoParts(first, second, effort, meaning.clock);
  if (readAs === meaning.clock) return { seconds: durationS, note: null };
  const text = `${first}:${String(second).padStart(2, '0')}`;
  return {
    seconds: durationS,
    note: {
      code: 'duration-unit',
      message: `The duration ${text} was read as ${sayDuration(durationS)}, going by distance and type.`,
    },
  };
}

/** In a duration an 'm' is a minute. */
export function timeUnitOf(unit: ReturnType<typeof unitOfWord>): TimeUnit | null {
  if (unit === 'm') return 'min';
  return unit === 'min' || unit === 's' || unit === 'h' || unit === 'ms' ? unit : null;
}

const LONGEST_DURATION = 60;

function ofClock(text: string): WrittenDuration | null {
  const match = /^(\d{1,3}):([0-5]\d)(?::([0-5]\d))?([.,]\d{1,9})?(?: ?h)?$/i.exec(text);
  if (!match) return null;
  const [, first, second, third, fraction] = match.map((part) => part ?? '');
  if (third !== '') {
    const seconds = Number(first) * 3600 + Number(second) * 60 + Number(third);
    return { kind: 'plain', seconds: seconds + fractionOf(fraction) };
  }
  if (fraction === '') return { kind: 'two-parts', first: Number(first), second: Number(second) };
  const seconds = Number(first) * 60 + Number(second) + fractionOf(fraction);
  return { kind: 'plain', seconds };
}

function fractionOf(fraction: string | undefined): number {
  return Number(`0${(fraction || '.0').replace(',', '.')}`);
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
  return MINUTE_MARKS.includes(token) ? 'min' : timeUnitOf(unitOfWord(token));
}

/** What follows the hours without a word is minutes. */
function below(unit: TimeUnit | null): TimeUnit | null {
  if (unit === 'h') return 'min';
  return unit === 'min' ? 's' : null;
}
