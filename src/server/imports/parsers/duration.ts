import { quoted } from '../quantities/clean-text.ts';
import { readClock } from '../quantities/durations.ts';
import { type DecimalMark, readAmount } from '../quantities/numbers.ts';
import { refuse } from '../quantities/refusal.ts';
import { SECONDS, type TimeUnit, timeUnitOf } from '../quantities/units.ts';
import { readQuantity } from './json-values.ts';
import type { ParsedNote } from './parsed-workout.ts';

/** As written. `two-parts` is '30:00': hours and minutes, unless the times say otherwise. */
export type WrittenDuration = { value: number; unit: DurationUnit };

type DurationUnit = TimeUnit | 'two-parts';

const LONGEST_S = 14 * 86_400;

// The stated duration leaves out pauses, so it may be far below the elapsed time, but a fortieth
// of it is rather seconds taken for minutes.
const MOST_PAUSED = 40;

const MISREADINGS: readonly { factor: number; said: string }[] = [
  { factor: 1 / 60, said: 'sixty times too long' },
  { factor: 60, said: 'sixty times too short' },
  { factor: 1 / 1000, said: 'in milliseconds' },
  { factor: 1 / 3600, said: 'in seconds where hours were expected' },
  { factor: 3600, said: 'in hours' },
  { factor: 1440, said: 'in days, as spreadsheets write times' },
  { factor: 86_400, said: 'in days, as spreadsheets write times' },
];

type SettledDuration = { durationS: number; elapsedS: number | null };

/** Checks the stated duration against the times: seconds taken for minutes are the usual fault. */
export function settleDuration(
  input: { written: WrittenDuration | null; elapsedS: number | null; toleranceS: number },
  notes: ParsedNote[],
): SettledDuration {
  const statedS = input.written === null ? 0 : secondsAsLabelled(input.written);
  const elapsedS = usableElapsed(input.elapsedS, statedS, notes);
  if (elapsedS === null) {
    if (statedS <= 0) refuse('It has neither a duration nor an end. Add one of them.');
    return { durationS: bounded(withoutEnd(input.written, statedS)), elapsedS };
  }
  if (statedS <= 0) {
    if (input.written !== null) {
      notes.push({
        code: 'duration-missing',
        message: 'The duration was zero; the time from start to end was taken.',
      });
    }
    return settled(elapsedS, elapsedS);
  }
  const longestS = elapsedS * 1.02 + input.toleranceS;
  if (statedS <= longestS && statedS >= elapsedS / MOST_PAUSED) {
    return settled(statedS, elapsedS);
  }
  for (const { factor, said } of MISREADINGS) {
    const durationS = statedS * factor;
    if (durationS > longestS || durationS < elapsedS / 2) continue;
    const isClock = input.written?.unit === 'two-parts' && factor === 1 / 60;
    notes.push({
      code: 'duration-unit',
      message: isClock
        ? 'The duration was in minutes and seconds, going by its start and end.'
        : `The duration was ${said} for its start and end; it was read as ${Math.round(durationS)} s.`,
    });
    return settled(durationS, elapsedS);
  }
  if (statedS <= longestS) return settled(statedS, elapsedS);
  notes.push({
    code: 'duration-too-long',
    message: 'The duration was longer than the time from start to end, which was taken instead.',
  });
  return settled(elapsedS, elapsedS);
}

/** 'H:MM:SS', 'M:SS' or 'H:MM' (the times decide between these), or a number in some unit. */
export function readDuration(
  input: { value: unknown; unitLabel: string; fallbackUnit: DurationUnit },
  mark: DecimalMark = '.',
): WrittenDuration | null {
  if (typeof input.value === 'string' && input.value.includes(':')) return ofClock(input.value);
  const isText = typeof input.value === 'string';
  const quantity = isText
    ? { value: readAmount(input.value, 'duration', mark), unit: '' }
    : readQuantity(input.value, 'duration');
  if (quantity === null || quantity.value === null) return null;
  const unit = timeUnitOf(quantity.unit || input.unitLabel) ?? input.fallbackUnit;
  return { value: quantity.value, unit };
}

function ofClock(text: string): WrittenDuration {
  const clock = readClock(text);
  if (clock?.kind === 'two-parts') {
    return { value: clock.first * 60 + clock.second, unit: 'two-parts' };
  }
  if (clock?.kind === 'plain') return { value: Math.trunc(clock.seconds), unit: 's' };
  return refuse(
    `The duration ${quoted(text)} is not a time. Write it like 0:42:30; minutes and seconds end at 59.`,
  );
}

function secondsAsLabelled({ value, unit }: WrittenDuration): number {
  return value * SECONDS[unit === 'two-parts' ? 'min' : unit];
}

// '30:00' without an end to check it against: more than a day of training was half an hour.
function withoutEnd(written: WrittenDuration | null, statedS: number): number {
  return written?.unit === 'two-parts' && statedS > 86_400 ? statedS / 60 : statedS;
}

function usableElapsed(
  elapsedS: number | null,
  statedS: number,
  notes: ParsedNote[],
): number | null {
  if (elapsedS === null || elapsedS > 0) return elapsedS;
  if (statedS <= 0) refuse('It ends when it starts, or before. Correct its end and import again.');
  if (elapsedS < 0) {
    notes.push({
      code: 'end-before-start',
      message: 'The end lay before the start; the stated duration was taken and the end ignored.',
    });
  }
  return null;
}

// Times without seconds put the end up to a minute before the duration's.
function settled(durationS: number, elapsedS: number): SettledDuration {
  return { durationS: bounded(durationS), elapsedS: Math.max(durationS, elapsedS) };
}

function bounded(durationS: number): number {
  if (durationS < 1) refuse('It lasts less than a second. Correct its duration or its end.');
  if (durationS <= LONGEST_S) return durationS;
  return refuse('It lasts longer than two weeks. Correct its start, end or duration.');
}
