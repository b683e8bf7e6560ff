import { type Day, daysBetween } from '../calendar.ts';
import { lastUpTo } from '../sorted-days.ts';

/** Days without a run in the training, and by how much what was run before them counts for less. */
export type TrainingBreak = {
  /** From the last run before it to the first one after it, or to today. */
  days: number;
  until: Day;
  isGoingOn: boolean;
  lossPercent: number;
};

/** The marathons that were slower had their gap in the last sixteen weeks (Feely 2023). */
const LOOKED_AT_DAYS = 112;
/** A week off is no break yet: its five per cent would be more than most lose. */
const LEAST_DAYS = 14;
/** From here on the whole loss. */
const LONG_DAYS = 42;
/** What those marathons were slower by, less after a short gap, more after a long one. */
const LOSS_PERCENT = { least: 5, most: 8 };
/** Who runs less than this in the four weeks before has no training that could break off. */
const LEAST_RUNS_BEFORE = 4;
const BEFORE_DAYS = 28;
/** Two a day. */
const MOST_RUNS = 2 * (LOOKED_AT_DAYS + BEFORE_DAYS);

/** The longest break in the training up to a day, also one that goes on; null without one. */
export function breakBefore(runs: readonly { date: Day }[], today: Day): TrainingBreak | null {
  const latest = lastUpTo(runs, { day: today, count: MOST_RUNS });
  const days = [...latest.map(({ date }) => date), today];
  let longest: TrainingBreak | null = null;
  for (const [at, until] of days.entries()) {
    const before = days[at - 1];
    if (before === undefined || daysBetween(until, today) > LOOKED_AT_DAYS) continue;
    const gap = daysBetween(before, until);
    if (gap < LEAST_DAYS || gap <= (longest?.days ?? 0)) continue;
    const trained = days.filter(
      (day) => day <= before && daysBetween(day, before) < BEFORE_DAYS,
    ).length;
    if (trained < LEAST_RUNS_BEFORE) continue;
    const isGoingOn = at === days.length - 1;
    longest = { days: gap, until, isGoingOn, lossPercent: lossOf(gap) };
  }
  return longest;
}

function lossOf(days: number): number {
  const { least, most } = LOSS_PERCENT;
  return least + (most - least) * Math.min(1, (days - LEAST_DAYS) / (LONG_DAYS - LEAST_DAYS));
}
