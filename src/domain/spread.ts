import { rising } from './outliers.ts';

/** How far values lie from each other. */
export type Spread = {
  mean: number;
  /** Of a sample: divided by one less than the values. Null of fewer than two. */
  deviation: number | null;
  least: number;
  lowerQuartile: number;
  median: number;
  upperQuartile: number;
  most: number;
};

/** Null where there are no values. */
export function spreadOf(values: readonly number[]): Spread | null {
  const sorted = rising(values);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined) return null;
  const mean = sorted.reduce((sum, value) => sum + value, 0) / sorted.length;
  const squares = sorted.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return {
    mean,
    deviation: sorted.length < 2 ? null : Math.sqrt(squares / (sorted.length - 1)),
    least,
    lowerQuartile: quantileOf(sorted, 0.25),
    median: quantileOf(sorted, 0.5),
    upperQuartile: quantileOf(sorted, 0.75),
    most,
  };
}

/** Between two values in proportion, as spreadsheets do, and R by its type 7. */
function quantileOf(sorted: readonly number[], part: number): number {
  const at = (sorted.length - 1) * part;
  const below = sorted[Math.floor(at)] ?? 0;
  const above = sorted[Math.ceil(at)] ?? 0;
  return below + (above - below) * (at % 1);
}
