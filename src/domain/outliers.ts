/** A value further than this from the median, in what stands for a standard deviation, may be a slip. */
const FAR = 6;
const DEVIATION_OF_MEDIAN = 1.4826;
/** It bends the axis where the axis would have to reach more than this many times as far for it. */
const BENDS_FROM = 2;
/** More than one in eight is no slip: that is what the values are like. */
const ONE_IN = 8;

/**
 * From where to where the values of a chart reach, those left out that one wrong row would add: far
 * from the median by the median deviation, far beyond all others, and few. Whatever lies outside is
 * drawn at the edge and told with its value. Null where there are no values.
 */
export function usualSpan(
  values: readonly number[],
  of: {
    /** The axis reaches so far anyway: what differs by less is no slip. */
    least: number;
    /** The axis begins here, as bars do at nought. */
    from?: number;
  },
): { low: number; high: number } | null {
  const sorted = values.toSorted((one, other) => one - other);
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  if (lowest === undefined || highest === undefined) return null;
  const middle = medianOf(sorted);
  const deviation = DEVIATION_OF_MEDIAN * medianOf(sorted.map((each) => Math.abs(each - middle)));
  const reach = Math.max(FAR * deviation, of.least);
  const near = sorted.filter((value) => Math.abs(value - middle) <= reach);
  const span = {
    low: Math.min(near[0] ?? lowest, of.from ?? Infinity),
    high: Math.max(near.at(-1) ?? highest, of.from ?? -Infinity),
  };
  const above = sorted.filter((value) => value > span.high);
  const below = sorted.filter((value) => value < span.low).reverse();
  const most = Math.max(1, Math.floor(sorted.length / ONE_IN));
  span.high = Math.max(span.high, ...above.splice(0, Math.max(0, above.length - most)));
  span.low = Math.min(span.low, ...below.splice(0, Math.max(0, below.length - most)));
  const length = BENDS_FROM * Math.max(span.high - span.low, of.least);
  return {
    low: below.findLast((value) => span.high - value <= length) ?? span.low,
    high: above.findLast((value) => value - span.low <= length) ?? span.high,
  };
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  const upper = sorted[Math.floor(half)] ?? 0;
  return Number.isInteger(half) ? (upper + (sorted[half - 1] ?? upper)) / 2 : upper;
}
