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
export function usualSpan(values: readonly number[], of: AxisOfSpan): Span | null {
  return usualSpanOfRising(rising(values), of);
}

type Span = { low: number; high: number };

type AxisOfSpan = {
  /** The axis reaches so far anyway: what differs by less is no slip. */
  least: number;
  /** The axis begins here, as bars do at nought. */
  from?: number;
};

/** The same of values that rise already. */
export function usualSpanOfRising(sorted: readonly number[], of: AxisOfSpan): Span | null {
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  if (lowest === undefined || highest === undefined) return null;
  const middle = middleOf(sorted);
  const deviation = DEVIATION_OF_MEDIAN * middleOf(distancesFrom(middle, sorted));
  const reach = Math.max(FAR * deviation, of.least);
  const isNear = (value: number) => Math.abs(value - middle) <= reach;
  const span = {
    low: Math.min(sorted.find(isNear) ?? lowest, of.from ?? Infinity),
    high: Math.max(sorted.findLast(isNear) ?? highest, of.from ?? -Infinity),
  };
  const above = sorted.slice(1 + sorted.findLastIndex((value) => value <= span.high));
  const below = sorted.slice(0, countBelow(span.low, sorted)).reverse();
  const most = Math.max(1, Math.floor(sorted.length / ONE_IN));
  span.high = Math.max(span.high, ...above.splice(0, Math.max(0, above.length - most)));
  span.low = Math.min(span.low, ...below.splice(0, Math.max(0, below.length - most)));
  const length = BENDS_FROM * Math.max(span.high - span.low, of.least);
  return {
    low: below.findLast((value) => span.high - value <= length) ?? span.low,
    high: above.findLast((value) => value - span.low <= length) ?? span.high,
  };
}

/** From the least to the greatest. As plain numbers they are sorted at once: seconds of a day are many. */
export function rising(values: readonly number[]): number[] {
  return Array.from(Float64Array.from(values).sort());
}

export function medianOf(values: readonly number[]): number {
  return middleOf(rising(values));
}

function countBelow(bound: number, sorted: readonly number[]): number {
  const inside = sorted.findIndex((value) => value >= bound);
  return inside < 0 ? sorted.length : inside;
}

/** How far each lies from a place, the nearest first: both sides are in order already. */
function distancesFrom(place: number, sorted: readonly number[]): number[] {
  const distances: number[] = [];
  let above = countBelow(place, sorted);
  let below = above - 1;
  while (distances.length < sorted.length) {
    const down = below >= 0 ? place - (sorted[below] ?? 0) : Infinity;
    const up = above < sorted.length ? (sorted[above] ?? 0) - place : Infinity;
    if (down < up) below -= 1;
    else above += 1;
    distances.push(Math.min(down, up));
  }
  return distances;
}

function middleOf(sorted: readonly number[]): number {
  const half = sorted.length / 2;
  const upper = sorted[Math.floor(half)] ?? 0;
  return Number.isInteger(half) ? (upper + (sorted[half - 1] ?? upper)) / 2 : upper;
}
