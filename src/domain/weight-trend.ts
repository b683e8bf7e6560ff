import { LEAST_WEIGHT_SPAN_KG } from './body.ts';
import { addDays, type Day, daysBetween, numberOfDay } from './calendar.ts';
import { medianOf } from './outliers.ts';

/** How much a day's weight moves the trend (The Hacker's Diet). */
const SHARE_OF_DAY = 0.1;
/** Water moves a day's weight more than a week's loss does: the rate is that of two to four weeks. */
const RATE_DAYS = { least: 14, most: 28 };
const LEAST_POINTS = 4;
/** Slower than this, in kg a week, is no direction. */
const LEVEL_KG_PER_WEEK = 0.05;
/** A date further off is a guess about another life. */
const MOST_DAYS_AHEAD = 730;

export type WeighIn = { date: Day; weightKg: number };
type TrendPoint = { date: Day; weightKg: number; trendKg: number };

/**
 * The trend after each weigh-in, oldest first; after days without one, it moves as far as in so many. A
 * weigh-in that those around it speak against, typed wrong or of somebody else, does not move it.
 */
export function weightTrend(entries: readonly WeighIn[]): TrendPoint[] {
  const first = entries.find((_, at) => !isSlip(entries, at)) ?? entries[0];
  let trendKg = first?.weightKg ?? 0;
  let before: Day | null = null;
  return entries.map(({ date, weightKg }, at) => {
    if (isSlip(entries, at)) return { date, weightKg, trendKg };
    // Of two weigh-ins of a day the second moves it as another day's would.
    const days = before === null ? 0 : Math.max(1, daysBetween(before, date));
    trendKg = movedTrend({ trendKg, weightKg, days });
    before = date;
    return { date, weightKg, trendKg };
  });
}

const AROUND = { days: 14, entries: 3 };
/** So many weigh-ins on either side decide whether one is believed. */
export const WEIGH_INS_AROUND = AROUND.entries;

/** Whether those around a weigh-in, in order of days, speak against it. */
export function isSlip(entries: readonly WeighIn[], at: number): boolean {
  const entry = entries[at];
  if (!entry) return false;
  const around = entries
    .slice(Math.max(0, at - AROUND.entries), at + AROUND.entries + 1)
    .filter((one) => one !== entry && Math.abs(daysBetween(one.date, entry.date)) <= AROUND.days);
  if (around.length < 2) return false;
  const usualKg = medianOf(around.map(({ weightKg }) => weightKg));
  return Math.abs(entry.weightKg - usualKg) > LEAST_WEIGHT_SPAN_KG;
}

export function movedTrend(of: { trendKg: number; weightKg: number; days: number }): number {
  const share = 1 - (1 - SHARE_OF_DAY) ** of.days;
  return of.trendKg + share * (of.weightKg - of.trendKg);
}

/**
 * Kilograms a week, by the straight line through the trend of the last four weeks; null where fewer
 * than two weeks or four weigh-ins lie in them. The trend itself lags a steady loss by nine days, its
 * slope does not.
 */
export function weeklyRateKg(points: readonly TrendPoint[]): number | null {
  const last = points.at(-1);
  const lately = last && points.filter(({ date }) => date > addDays(last.date, -RATE_DAYS.most));
  const [first] = lately ?? [];
  if (!lately || !first || lately.length < LEAST_POINTS) return null;
  if (daysBetween(first.date, last.date) < RATE_DAYS.least - 1) return null;
  return 7 * slopeOf(lately.map(({ date, trendKg }) => ({ x: numberOfDay(date), y: trendKg })));
}

type TargetOutlook =
  | { state: 'reached' | 'level' | 'away' | 'far' }
  | { state: 'dated'; date: Day };

/** The day on which the trend reaches the target if it goes on as it goes. */
export function targetOutlook(of: {
  trendKg: number;
  targetKg: number;
  rateKgPerWeek: number;
  today: Day;
}): TargetOutlook {
  const leftKg = of.targetKg - of.trendKg;
  if (Math.abs(leftKg) < 0.05) return { state: 'reached' };
  if (Math.abs(of.rateKgPerWeek) < LEVEL_KG_PER_WEEK) return { state: 'level' };
  if (leftKg > 0 !== of.rateKgPerWeek > 0) return { state: 'away' };
  const days = Math.ceil((7 * leftKg) / of.rateKgPerWeek);
  return days > MOST_DAYS_AHEAD
    ? { state: 'far' }
    : { state: 'dated', date: addDays(of.today, days) };
}

function slopeOf(points: readonly { x: number; y: number }[]): number {
  const mean = (read: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + read(point), 0) / points.length;
  const [meanX, meanY] = [mean(({ x }) => x), mean(({ y }) => y)];
  const rise = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0);
  const run = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  return rise / run;
}
