import { addDays, type Day, daysBetween } from './calendar.ts';

/** A week without a run, or more: the marathons after one were slower (Feely 2023). */
const BREAK_DAYS = 7;
/** So long after it one runs less, and nothing hard. */
const EASY_DAYS = 14;
/** Four weeks off are a break for anybody. */
const LONG_BREAK_DAYS = 28;
/** Who runs once a week has no break between two runs. */
const OFTEN = { days: 14, runs: 4 } as const;

/** A break that is going on, or that ended less than two weeks ago. */
export type ComingBack = {
  /** Without a run. */
  days: number;
  /** Since the first run after it; null while it goes on. */
  backForDays: number | null;
  /** The last run before it. */
  lastRun: Day;
};

export function comingBackFrom(runDays: readonly Day[], today: Day): ComingBack | null {
  const days = [...new Set(runDays)].filter((day) => day <= today).toSorted();
  const last = days.at(-1);
  if (last === undefined) return null;
  const offFor = daysBetween(last, today);
  if (offFor >= BREAK_DAYS) return { days: offFor, backForDays: null, lastRun: last };
  for (let at = days.length - 1; at > 0; at -= 1) {
    const [before = '', first = ''] = days.slice(at - 1, at + 1);
    const backForDays = daysBetween(first, today);
    if (backForDays >= EASY_DAYS) return null;
    const gap = daysBetween(before, first);
    if (gap < BREAK_DAYS) continue;
    const lately = days.filter((day) => day <= before && day > addDays(before, -OFTEN.days));
    if (gap >= LONG_BREAK_DAYS || lately.length >= OFTEN.runs) {
      return { days: gap, backForDays, lastRun: before };
    }
  }
  return null;
}

/**
 * How much of a usual run to begin with: two hundredths less for each day without one, between half
 * and four fifths. What coaches go by; no trial has tested it.
 */
export function shareAfterBreak(days: number): number {
  return Math.min(0.8, Math.max(0.5, 1 - 0.02 * days));
}
