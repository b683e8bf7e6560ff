import { formatDuration } from './duration.ts';
import { isRun, type Sport } from './sports.ts';
import type { WorkoutType } from './workout-kinds.ts';

/** What a time was typed for; a race is a run. */
export type TimedEffort = {
  workoutType: WorkoutType;
  sport: Sport;
  /** Null where none is known, or none yet. */
  distanceM: number | null;
};

export type TwoParts = 'hours-minutes' | 'minutes-seconds';

type TypedDuration = {
  durationS: number;
  readAs: 'minutes' | 'hours-minutes' | 'minutes-seconds' | 'plain';
  /** For the field: 'read as 48 min 30 s'. */
  words: string;
};

/**
 * A time as a runner types it in a hurry. '1:05:30' and '1h05' say what they are. Two parts, '48:30',
 * are hours and minutes where the effort can have taken so long, else minutes and seconds. Digits
 * alone are minutes, or nothing where `digits` is 'refused': nobody means 145 minutes by a race's
 * 145. Null where the text is none of these.
 */
export function readTypedDuration(
  text: string,
  effort: TimedEffort & { digits?: 'minutes' | 'refused' },
): TypedDuration | null {
  const plain = text.trim().toLowerCase();
  if (plain === '' || plain.length > LONGEST_TEXT) return null;
  const digits = DIGITS.exec(plain);
  if (digits) {
    return effort.digits === 'refused' ? null : reading(Number(plain) * 60, 'minutes');
  }
  const two = TWO_PARTS.exec(plain);
  if (two) {
    const { durationS, readAs } = readTwoParts(Number(two[1]), Number(two[2]), effort);
    return reading(durationS, readAs);
  }
  const parts = THREE_PARTS.exec(plain) ?? WORDS.exec(plain);
  if (!parts) return null;
  const { h = '0', m = '0', s = '0' } = parts.groups ?? {};
  return reading(Number(h) * 3600 + Number(m) * 60 + Number(s), 'plain');
}

/**
 * What '48:30' is for this effort; `second` is below 60. Where it can be both it is what is usual:
 * a whole file may write its times as minutes and seconds.
 */
export function readTwoParts(
  first: number,
  second: number,
  effort: TimedEffort,
  usual: TwoParts = 'hours-minutes',
): { durationS: number; readAs: TwoParts } {
  const minutes = first * 60 + second;
  const canBeHours = usual === 'hours-minutes' && canHaveTaken(minutes * 60, effort);
  const isHours = canBeHours || !canHaveTakenSoLittle(minutes, effort);
  return isHours && minutes <= MOST_MINUTES
    ? { durationS: minutes * 60, readAs: 'hours-minutes' }
    : { durationS: minutes, readAs: 'minutes-seconds' };
}

/** The text for a field: as the log writes it, with its seconds where two parts would be misread. */
export function typedDurationText(durationS: number, effort: TimedEffort): string {
  const text = formatDuration(durationS);
  const isReadBack = readTypedDuration(text, effort)?.durationS === Math.round(durationS);
  return isReadBack ? text : `${text}:00`;
}

/** '1 h 5 min 30 s', without its empty parts. */
export function sayDuration(durationS: number): string {
  const parts = [
    { count: Math.floor(durationS / 3600), unit: 'h' },
    { count: Math.floor(durationS / 60) % 60, unit: 'min' },
    { count: durationS % 60, unit: 's' },
  ];
  const said = parts.filter(({ count }) => count > 0);
  return said.map(({ count, unit }) => `${count}\u00a0${unit}`).join(' ') || '0\u00a0min';
}

const LONGEST_TEXT = 20;
const DIGITS = /^\d{1,3}$/;
const TWO_PARTS = /^(\d{1,3})[:.,]([0-5]\d)$/;
const THREE_PARTS = /^(?<h>\d{1,3})[:.,](?<m>[0-5]\d)[:.,](?<s>[0-5]\d)$/;
const WORDS =
  /^(?=\d)(?:(?<h>\d{1,3}) ?h)? ?(?:(?<m>\d{1,3}) ?(?:m|min|$))? ?(?:(?<s>\d{1,2}) ?s)?$/;

// Wide on purpose: hours read as minutes are sixty times too fast, so that one of the two falls far
// outside. Whether a time is to be confirmed is another question, with closer bounds.
const RUN = { slowestSPerKm: 30 * 60, fastestSPerKm: 90 };
const OTHER = { slowestSPerKm: 5000, fastestSPerKm: 40 };
const MOST_MINUTES = 24 * 60;
const LONGEST_WITHOUT_DISTANCE_S = 10 * 3600;

function canHaveTaken(durationS: number, effort: TimedEffort): boolean {
  if (!effort.distanceM) return durationS < LONGEST_WITHOUT_DISTANCE_S;
  return durationS / (effort.distanceM / 1000) <= boundsOf(effort).slowestSPerKm;
}

function canHaveTakenSoLittle(durationS: number, effort: TimedEffort): boolean {
  if (!effort.distanceM) return true;
  return durationS / (effort.distanceM / 1000) >= boundsOf(effort).fastestSPerKm;
}

function boundsOf(effort: TimedEffort) {
  return isRun(effort) ? RUN : OTHER;
}

function reading(durationS: number, readAs: TypedDuration['readAs']): TypedDuration {
  return { durationS, readAs, words: `read as ${sayDuration(durationS)}` };
}
