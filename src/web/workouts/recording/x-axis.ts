import { formatElapsed } from '../../../domain/duration.ts';
import { distanceIn } from '../../../domain/measures.ts';
import { type Along, valueAt } from '../../../domain/recording/along.ts';
import type { Stretch } from '../../../domain/recording/stretch.ts';

/** What the curves are drawn over. */
export type Over = 'time' | 'distance';

export type XAxis = {
  over: Over;
  /** Of each sample, rising: seconds, or kilometres or miles. */
  values: number[];
  whole: Range;
  /** Between two marks of the axis. */
  steps: number[];
  format: (value: number, step: number) => string;
};

export type Range = readonly [number, number];

const MINUTE_S = 60;
const TIME_STEPS_S = [
  ...[1, 2, 5, 10, 15, 30],
  ...[1, 2, 5, 10, 15, 20, 30, 60, 120, 180, 360].map((minutes) => minutes * MINUTE_S),
];
const DISTANCE_STEPS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100];

export function xAxisOf(along: Along, over: Over): XAxis {
  const { timeS, distanceM } = along;
  if (over === 'distance' && distanceM) {
    const values = distanceM.map(distanceIn);
    return { over, values, whole: ends(values), steps: DISTANCE_STEPS, format: markText };
  }
  return {
    over: 'time',
    values: timeS,
    whole: ends(timeS),
    steps: TIME_STEPS_S,
    format: formatElapsed,
  };
}

/** Where a stretch begins and ends on the axis. */
export function rangeOfStretch(
  { fromS, toS }: Pick<Stretch, 'fromS' | 'toS'>,
  { xAxis, along }: { xAxis: XAxis; along: Along },
): Range {
  if (xAxis.over === 'time') return [fromS, toS];
  const { timeS } = along;
  return [valueAt(timeS, xAxis.values, fromS), valueAt(timeS, xAxis.values, toS)];
}

/** To as many places as tell the steps apart. */
function markText(distance: number, step: number): string {
  const places = step >= 1 ? 0 : step >= 0.1 ? 1 : 2;
  return distance.toFixed(places);
}

function ends(values: readonly number[]): Range {
  const from = values[0] ?? 0;
  return [from, Math.max(values.at(-1) ?? 0, from + 1e-6)];
}
