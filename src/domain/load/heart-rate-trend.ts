import { type Day, numberOfDay } from '../calendar.ts';
import { paceSPerKm } from '../pace.ts';
import { indexFromHeartRate } from '../prediction/running-index.ts';
import { countWhile } from '../sorted-days.ts';
import type { RunningSubtype } from '../workout-kinds.ts';
import { STATUS } from './load-rules.ts';

export type TrendRun = {
  date: Day;
  distanceM: number | null;
  durationS: number;
  avgHeartRate: number | null;
  runningSubtype: RunningSubtype | null;
};

/** By how many percent the pace at one heart rate changed; 0 where the change is lost in the noise. */
export type TrendOn = (day: Day) => number | null;

const LEAST_S = 20 * 60;
/** Outside of these shares of the maximum, heart rate says little about pace. */
const STEADY = { from: 0.65, to: 0.9 };

/**
 * The running index by heart rate of four weeks against that of the four before. Null with too few
 * steady runs in either. Single runs scatter by some 8 %: a change counts when it is twice its error.
 */
export function heartRateTrend(
  runs: Iterable<TrendRun>,
  maxHeartRateOn: (day: Day) => number,
): TrendOn {
  const samples = [...runs]
    .flatMap((run) => {
      const index = indexOf(run, maxHeartRateOn(run.date));
      return index === null ? [] : [{ day: numberOfDay(run.date), index }];
    })
    .sort((one, other) => one.day - other.day);
  const countUpTo = (until: number) => countWhile(samples, ({ day }) => day <= until);
  return (date) => {
    const day = numberOfDay(date);
    const between = (from: number, to: number) =>
      samples.slice(countUpTo(from), countUpTo(to)).map(({ index }) => index);
    const now = spreadOf(between(day - STATUS.trendDays, day));
    const before = spreadOf(between(day - 2 * STATUS.trendDays, day - STATUS.trendDays));
    if (!now || !before) return null;
    const change = now.mean - before.mean;
    const isNoise = Math.abs(change) < 2 * Math.sqrt(now.variance + before.variance);
    return isNoise ? 0 : (100 * change) / before.mean;
  };
}

function indexOf(run: TrendRun, maxHeartRate: number): number | null {
  const { distanceM, durationS, avgHeartRate, runningSubtype } = run;
  if (!distanceM || !avgHeartRate || durationS < LEAST_S || paceSPerKm(run) === null) return null;
  // A belt's kilometres are its own, and an average of intervals is no steady heart rate.
  if (runningSubtype === 'treadmill' || runningSubtype === 'outdoor-interval') return null;
  const heartRateShare = avgHeartRate / maxHeartRate;
  if (heartRateShare < STEADY.from || heartRateShare > STEADY.to) return null;
  return indexFromHeartRate({ distanceM, timeS: durationS, heartRateShare });
}

/** The mean, and the variance of that mean. */
function spreadOf(values: readonly number[]): { mean: number; variance: number } | null {
  const { length } = values;
  if (length < STATUS.trendLeastRuns) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, variance: squares / (length - 1) / length };
}
