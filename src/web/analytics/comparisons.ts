import type { PeriodRuns, Summary } from '../../contract/analytics.ts';
import { slowerByS } from '../../domain/pace.ts';
import { weeklyAverage } from '../../domain/summary.ts';
import { kmFromM, mFromKm } from '../../domain/units.ts';
import type { Comparison } from '../ui/comparison-text.tsx';
import { countText, kmText, spanText } from '../words/amounts.ts';
import { tenthsText } from './amounts.ts';
import { periodWords } from './periods.ts';

type Periods = Pick<Summary, 'period' | 'previous'>;

/** From here on percent say less than times do. */
export const FEW_TIMES = 3;

export function compareDistance({ period, previous }: Periods): Comparison {
  return compareAmounts({
    now: period.totalDistance,
    was: previous.totalDistance,
    before: periodWords(previous).before,
    same: 'As far as',
    none: 'No kilometres',
  });
}

export function compareTime({ period, previous }: Periods): Comparison {
  return compareAmounts({
    now: period.totalSeconds,
    was: previous.totalSeconds,
    before: periodWords(previous).before,
    same: 'As long as',
    none: 'No workout',
  });
}

/** The kilometres change as the whole distance does; the runs a week may change otherwise. */
export function compareWeek({ period, previous }: Periods): Comparison {
  const [now, then] = [period, previous].map(averageOf);
  const before = periodWords(previous).before;
  if (!now || !then || previous.runs === 0) {
    return { change: null, better: null, against: `No run in ${before}` };
  }
  return {
    change: `${kmText(then.km)}\u00a0km in ${countText(tenths(then.runs), 'run')}`,
    better: null,
    against: `a week in ${before}`,
  };
}

export function compareBestPace(runs: PeriodRuns): Comparison {
  const before = periodWords(runs.previous).before;
  const [now, then] = [runs.bestPace, runs.previousBestPace];
  if (now === null) return { change: null, better: null, against: 'No run with a distance' };
  if (then === null) return { change: null, better: null, against: `No pace in ${before}` };
  const slowerS = slowerByS({ pace: now.paceSPerKm, than: then.paceSPerKm });
  if (slowerS === 0) return { change: 'As fast as', better: null, against: `in ${before}` };
  const change = `${spanText(Math.abs(slowerS))}/km ${slowerS < 0 ? 'faster' : 'slower'}`;
  return { change, better: slowerS < 0 || null, against: `than in ${before}` };
}

/** Kilometres and runs of an average week. */
export function averageOf(stretch: Summary['period']): { km: number; runs: number } {
  const { distanceM, runs } = weeklyAverage({
    distanceM: mFromKm(stretch.totalDistance),
    runs: stretch.runs,
    days: stretch.days,
  });
  return { km: kmFromM(distanceM), runs };
}

export function percentChange({ now, was }: { now: number; was: number }): number {
  return Math.round((100 * (now - was)) / was);
}

function compareAmounts(input: {
  now: number;
  was: number;
  before: string;
  same: string;
  none: string;
}): Comparison {
  const { now, was, before, same, none } = input;
  if (was === 0) return { change: null, better: null, against: `${none} in ${before}` };
  if (now / was >= FEW_TIMES) {
    return { change: `${tenthsText(now / was)} times`, better: true, against: before };
  }
  const percent = percentChange({ now, was });
  if (percent === 0) return { change: same, better: null, against: `in ${before}` };
  return { change: percentText(percent), better: percent > 0 || null, against: `on ${before}` };
}

function percentText(percent: number): string {
  return `${percent > 0 ? '+' : '\u2212'}${Math.abs(percent).toLocaleString('en')}\u00a0%`;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
