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
  /** By its note. */
  isHot?: boolean;
};

/** By how many percent the pace at one heart rate changed; 0 where the change is lost in the noise. */
export type TrendOn = (day: Day) => number | null;

const LEAST_S = 20 * 60;
/** Outside of these shares of the maximum, heart rate says little about pace. */
const STEADY = { from: 0.65, to: 0.9 };

/** How many of the latest steady runs were noted as hot, where that is why their pace fell. */
export type Heat = { hot: number; of: number };

type HeartRateTrend = {
  /** Null with too little to compare, and where heat makes the comparison worthless. */
  on: TrendOn;
  /** Null where the pace did not fall, or fell without the hot runs too. */
  slowedByHeatOn: (day: Day) => Heat | null;
};

type Sample = { day: number; index: number; isHot: boolean };

/**
 * The running index by heart rate of four weeks against that of the four before. Null with too few
 * steady runs in either. Single runs scatter by some 8 %: a change counts when it is twice its error.
 * In heat the heart beats faster at any pace: runs that are noted as hot are left out, and where they
 * are many the others were hardly cool.
 */
export function heartRateTrend(
  runs: Iterable<TrendRun>,
  maxHeartRateOn: (day: Day) => number,
): HeartRateTrend {
  const samples = [...runs]
    .flatMap((run): Sample[] => {
      const index = indexOf(run, maxHeartRateOn(run.date));
      return index === null
        ? []
        : [{ day: numberOfDay(run.date), index, isHot: run.isHot ?? false }];
    })
    .sort((one, other) => one.day - other.day);
  const countUpTo = (until: number) => countWhile(samples, ({ day }) => day <= until);
  const between = (from: number, to: number) => samples.slice(countUpTo(from), countUpTo(to));
  const windowsOf = (date: Day) => {
    const day = numberOfDay(date);
    const middle = day - STATUS.trendDays;
    return { now: between(middle, day), before: between(middle - STATUS.trendDays, middle) };
  };
  const on: TrendOn = (date) => {
    const { now, before } = windowsOf(date);
    const hot = now.filter(({ isHot }) => isHot).length;
    if (hot > 0 && hot >= STATUS.hotShare * now.length) return null;
    return changeOf(now.filter(isCool), before.filter(isCool));
  };
  return {
    on,
    slowedByHeatOn(date) {
      const { now, before } = windowsOf(date);
      const hot = now.filter(({ isHot }) => isHot).length;
      const isSlower = (change: number | null) => change !== null && change < STATUS.trendPercent;
      const isByHeat = hot > 0 && isSlower(changeOf(now, before)) && !isSlower(on(date));
      return isByHeat ? { hot, of: now.length } : null;
    },
  };
}

function isCool({ isHot }: Sample): boolean {
  return !isHot;
}

function changeOf(latest: readonly Sample[], earlier: readonly Sample[]): number | null {
  const now = spreadOf(latest.map(({ index }) => index));
  const before = spreadOf(earlier.map(({ index }) => index));
  if (!now || !before) return null;
  const change = now.mean - before.mean;
  const isNoise = Math.abs(change) < 2 * Math.sqrt(now.variance + before.variance);
  return isNoise ? 0 : (100 * change) / before.mean;
}

type Paced = Pick<TrendRun, 'distanceM' | 'durationS' | 'runningSubtype'> & {
  avgHeartRate?: number | null;
};

/** Whether a run's pace and heart rate say something of each other. */
export function isSteady<Run extends Paced>(
  run: Run,
): run is Run & { distanceM: number; avgHeartRate: number } {
  const { distanceM, durationS, avgHeartRate, runningSubtype } = run;
  if (!distanceM || !avgHeartRate || durationS < LEAST_S || paceSPerKm(run) === null) return false;
  // A belt's kilometres are its own, and an average of intervals is no steady heart rate.
  return runningSubtype !== 'treadmill' && runningSubtype !== 'outdoor-interval';
}

function indexOf(run: TrendRun, maxHeartRate: number): number | null {
  if (!isSteady(run)) return null;
  const { distanceM, durationS, avgHeartRate } = run;
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
