import { addDays, type Day, daysBetween } from './calendar.ts';

/** 'After 39 days without a run': from one run to the next it is a day more. */
export function daysOff(fromRunToRun: number): string {
  return `${fromRunToRun - 1} days`;
}

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
  const ended = latestEnded(days);
  const backForDays = ended && daysBetween(ended.firstRun, today);
  if (ended === null || backForDays === null || backForDays >= EASY_DAYS) return null;
  return {
    days: daysBetween(ended.lastRun, ended.firstRun),
    backForDays,
    lastRun: ended.lastRun,
  };
}

/** From the last run before it to the first one after it. */
export type LongBreak = { days: number; firstRun: Day };

/** So long after a long break one is not the runner of before: as long as the Training Status has it. */
const LONG_BREAK_OVER_DAYS = 42;

/** Four weeks or more without a run, which ended less than six weeks ago. */
export function longBreakBefore(runDays: readonly Day[], today: Day): LongBreak | null {
  const days = [...new Set(runDays)].filter((day) => day <= today).toSorted();
  const lately = addDays(today, -LONG_BREAK_OVER_DAYS);
  const gaps = days.flatMap((firstRun, at) => {
    const before = days[at - 1];
    return before !== undefined && firstRun > lately
      ? [{ days: daysBetween(before, firstRun), firstRun }]
      : [];
  });
  const [longest] = gaps.toSorted((one, other) => other.days - one.days);
  return longest && longest.days >= LONG_BREAK_DAYS ? longest : null;
}

/** The run before a break and the first one after it; null while it goes on. */
export type Break = { lastRun: Day; firstRun: Day | null };

/** The break that is going on, or the latest one, however long ago it ended. */
export function latestBreak(runDays: readonly Day[], today: Day): Break | null {
  const days = [...new Set(runDays)].filter((day) => day <= today).toSorted();
  const last = days.at(-1);
  if (last !== undefined && daysBetween(last, today) >= BREAK_DAYS) {
    return { lastRun: last, firstRun: null };
  }
  return latestEnded(days);
}

/** Of days in order, each once. */
function latestEnded(days: readonly Day[]): { lastRun: Day; firstRun: Day } | null {
  for (let at = days.length - 1; at > 0; at -= 1) {
    const [lastRun = '', firstRun = ''] = days.slice(at - 1, at + 1);
    const gap = daysBetween(lastRun, firstRun);
    if (gap < BREAK_DAYS) continue;
    const lately = days.filter((day) => day <= lastRun && day > addDays(lastRun, -OFTEN.days));
    if (gap >= LONG_BREAK_DAYS || lately.length >= OFTEN.runs) return { lastRun, firstRun };
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
