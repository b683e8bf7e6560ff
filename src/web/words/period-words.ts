import type { Period, Stretch } from '../../contract/analytics.ts';
import { distanceUnit, paceGapText, slowerByShownS, sumDistance } from '../../domain/measures.ts';
import { weeklyAverage } from '../../domain/summary.ts';
import type { Comparison } from '../ui/comparison-text.tsx';
import { countText } from './amounts.ts';
import { daysText } from './day-text.ts';

// What is said of a period beside the one before it, on the dashboard and in the analytics.

const MONTHS_BEFORE: Readonly<Record<number, string>> = {
  90: 'the three months before',
  180: 'the six months before',
};

/** What stands before a stretch of days: '12 % more than in the three months before.' */
export function beforeText({ span, days }: Pick<Stretch, 'span' | 'days'>): string {
  if (span === 'year') return 'the same days of last year';
  return MONTHS_BEFORE[days] ?? `the ${days} days before`;
}

export type Periods = { period: Period; previous: Period };

/** From here on percent say less than times do. */
export const FEW_TIMES = 3;

export function compareDistance({ period, previous }: Periods): Comparison {
  return compareAmounts({
    now: period.runningM,
    was: previous.runningM,
    before: beforeText(previous),
    same: 'As far as',
    none: 'No kilometres',
  });
}

export function comparePace({ period, previous }: Periods): Comparison {
  const before = beforeText(previous);
  return comparePaces({
    now: period.avgPaceSPerKm,
    was: previous.avgPaceSPerKm,
    before,
    than: `than ${before}`,
  });
}

/** Neither higher nor lower is better by itself. */
export function compareHeartRate({ period, previous }: Periods): Comparison {
  const before = beforeText(previous);
  const [now, was] = [period.avgHeartRate, previous.avgHeartRate];
  if (now === null) return { change: null, better: null, against: 'No heart rate recorded' };
  if (was === null) return { change: null, better: null, against: `No heart rate in ${before}` };
  const higher = now - was;
  if (higher === 0) return { change: 'The same as', better: null, against: `in ${before}` };
  const change = `${Math.abs(higher)}\u00a0bpm ${higher < 0 ? 'lower' : 'higher'}`;
  return { change, better: null, against: `than ${before}` };
}

/** The runs of an average week of the period before. */
export function compareWeeklyRuns({ previous }: Pick<Periods, 'previous'>): Comparison {
  const before = beforeText(previous);
  const runs = tenthsText(weekOf(previous).runs);
  return { change: `${runs} runs a week`, better: null, against: `in ${before}` };
}

/** Distance and number of runs of an average week. */
export function weekOf({ runningM, runs, days }: Period) {
  return weeklyAverage({ distanceM: runningM, runs, days });
}

export function percentChange({ now, was }: { now: number; was: number }): number {
  return Math.round((100 * (now - was)) / was);
}

/** One decimal where it says something: '3.5', '4'. */
export function tenthsText(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 1 });
}

/** What a distance of runs rests on. */
export function distanceFacts({ period, previous }: Periods) {
  return [
    { term: 'Days', detail: daysText(period) },
    { term: 'Rests on', detail: countText(period.runs, 'run') },
    ...walksFact(period),
    {
      term: 'Before',
      detail: `${sumDistance(previous.runningM)}\u00a0${distanceUnit()} in ${countText(previous.runs, 'run')}, ${daysText(previous)}`,
    },
  ];
}

export const DISTANCE_FORMULA =
  'The distance of every run added up; walks, hikes and other sports are not counted.';

/** Walks and hikes on a line of their own, where there are any. */
function walksFact({ walks, walkingM }: Period) {
  if (walks === 0) return [];
  const count = countText(walks, 'walk or hike', 'walks and hikes');
  return [
    { term: 'Beside them', detail: `${sumDistance(walkingM)}\u00a0${distanceUnit()} in ${count}` },
  ];
}

/** As they are shown. */
export function comparePaces(of: {
  now: number | null;
  was: number | null;
  before: string;
  than: string;
}): Comparison {
  const { now, was, before, than } = of;
  if (now === null) return { change: null, better: null, against: 'No run with a distance' };
  if (was === null) return { change: null, better: null, against: `No pace in ${before}` };
  const slowerS = slowerByShownS({ pace: now, than: was });
  if (slowerS === 0) return { change: 'As fast as', better: null, against: `in ${before}` };
  const change = `${paceGapText(slowerS)} ${slowerS < 0 ? 'faster' : 'slower'}`;
  return { change, better: slowerS < 0 || null, against: than };
}

/** In percent, and in times where that says more. */
export function compareAmounts(input: {
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
