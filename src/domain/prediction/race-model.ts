/**
 * What a runner's races say of the time of another: two numbers a runner, a level and a small slope
 * over distance, fitted to every race at once, with a weight for each that falls the further it lies
 * from the rest, sooner for a slow race than for a fast one. Fitted over best times of 667 runners;
 * where it comes from and what it reaches: docs/decisions/031-prediction.md.
 *
 *   ln time = mu + lambda · level + slope · ln(km / 10), give or take s
 */

/** What the model knows of a distance: the middle runner, how the level tells, how far races scatter. */
export type DistanceRow = { distanceM: number; mu: number; lambda: number; s: number };

/** A race, and how far its time may be from what the runner can do beyond the scatter of a distance. */
export type Result = {
  distanceM: number;
  timeS: number;
  /** Added to the scatter, in shares of the time squared: for a run that was no race. */
  addedVariance: number;
  /** Added for its age: how far the runner's form may have drifted since. */
  driftVariance: number;
};

export type Fit = {
  /** Of ln time: above 0 is slower than the middle runner. */
  level: number;
  slope: number;
  /** Of level and slope. */
  covariance: Matrix;
  /** The variance that the drift since the results adds beyond that, as they have most of it in common. */
  commonDrift: number;
  /** Of each result, in their order: about 1 for one that fits, near 0 for one that is set aside. */
  weights: number[];
  /** The same over the variance: how much each counts beside the others. */
  precisions: number[];
};

export type Prediction = {
  timeS: number;
  /** Eight races of ten end between these. */
  fastestS: number;
  slowestS: number;
};

/** How the range of a distance widens with the level, and how far it goes either way. */
export type RangeRow = { distanceM: number; kappa: number; low: number; high: number };

/** What was fitted over many runners. */
export type Model = {
  /** The standard distances, which a prediction for a dated race goes by. */
  curve: readonly DistanceRow[];
  /**
   * Distances that are seldom raced, where best times lie 3 to 6 % slow of the curve: for lists of
   * best times, never for a single race.
   */
  seldomRaced: readonly DistanceRow[];
  ranges: readonly RangeRow[];
};

export const MODEL: Model = {
  curve: [
    { distanceM: 5000, mu: 7.1146, lambda: 0.963, s: 0.0348 },
    { distanceM: 10_000, mu: 7.8642, lambda: 1, s: 0.0274 },
    { distanceM: 21_097.5, mu: 8.6573, lambda: 1.021, s: 0.0236 },
    { distanceM: 42_195, mu: 9.4472, lambda: 1.105, s: 0.0497 },
  ],
  seldomRaced: [
    { distanceM: 1609, mu: 5.9178, lambda: 1.048, s: 0.0502 },
    { distanceM: 6437, mu: 7.4327, lambda: 1.008, s: 0.0402 },
    { distanceM: 8000, mu: 7.6658, lambda: 1.039, s: 0.0359 },
    { distanceM: 8047, mu: 7.6635, lambda: 1.025, s: 0.0398 },
    { distanceM: 15_000, mu: 8.3383, lambda: 1.086, s: 0.0401 },
    { distanceM: 16_093, mu: 8.3997, lambda: 1.046, s: 0.0307 },
    { distanceM: 20_000, mu: 8.6636, lambda: 1.085, s: 0.0411 },
    { distanceM: 25_000, mu: 8.9041, lambda: 1.053, s: 0.0408 },
  ],
  ranges: [
    { distanceM: 5000, kappa: 1.1, low: -1.51, high: 1.46 },
    { distanceM: 10_000, kappa: 1.53, low: -1.74, high: 1.58 },
    { distanceM: 21_097.5, kappa: 1.07, low: -1.41, high: 1.79 },
    { distanceM: 42_195, kappa: 1.64, low: -1.33, high: 1.95 },
  ],
};

/** Wide, or a slow runner's only race would be taken for a bad one. */
const LEVEL_SD = 0.4;
const SLOPE_SD = 0.02;
const ROUNDS = 25;
/** Of the level: a ten-thousandth of a second in a marathon. */
const SETTLED = 1e-8;
/** Degrees of freedom: a race is more easily too slow for its runner than too fast. */
const NU_SLOW = 2;
const NU_FAST = 4;

export function fitResults(
  results: readonly Result[],
  rowOf: (distanceM: number) => DistanceRow = (distanceM) => onTheCurve(distanceM),
): Fit {
  const observed = results.map((result) => {
    const row = rowOf(result.distanceM);
    return {
      features: featuresOf(row),
      beyondMiddle: Math.log(result.timeS) - row.mu,
      variance: row.s ** 2 + result.addedVariance + result.driftVariance,
    };
  });
  let weights = observed.map(() => 1);
  let solved = solveLevelAndSlope(observed, weights);
  for (let round = 0; round < ROUNDS; round++) {
    const { level } = solved;
    weights = observed.map(({ features, beyondMiddle, variance }) => {
      const residual = beyondMiddle - times(features, [solved.level, solved.slope]);
      const nu = residual > 0 ? NU_SLOW : NU_FAST;
      return (nu + 1) / (nu + (residual ** 2 + quadratic(features, solved.covariance)) / variance);
    });
    solved = solveLevelAndSlope(observed, weights);
    if (Math.abs(solved.level - level) < SETTLED) break;
  }
  const precisions = observed.map(({ variance }, index) => (weights[index] ?? 0) / variance);
  return {
    level: solved.level,
    slope: solved.slope,
    covariance: solved.covariance,
    commonDrift: commonDrift(results, precisions),
    weights,
    precisions,
  };
}

export function predictTime(fit: Fit, distanceM: number, model = MODEL): Prediction {
  const row = onTheCurve(distanceM, model);
  const features = featuresOf(row);
  const middle = row.mu + times(features, [fit.level, fit.slope]);
  const range = rangeAt(distanceM, model);
  const spread =
    Math.sqrt(quadratic(features, fit.covariance) + fit.commonDrift + row.s ** 2) *
    Math.exp(range.kappa * fit.level);
  return {
    timeS: Math.exp(middle),
    fastestS: Math.exp(middle + range.low * spread),
    slowestS: Math.exp(middle + range.high * spread),
  };
}

/**
 * Form drifts from day to day, so that what it drifted since the newest of two results is missing from
 * both: their mean is no surer of it than either, which weights by themselves would have it be.
 */
function commonDrift(results: readonly Result[], precisions: readonly number[]): number {
  const total = precisions.reduce((sum, precision) => sum + precision, 0);
  const newestFirst = results
    .map(({ driftVariance }, index) => ({ driftVariance, share: (precisions[index] ?? 0) / total }))
    .sort((one, other) => one.driftVariance - other.driftVariance);
  let olderShare = 1;
  let common = 0;
  for (const { driftVariance, share } of newestFirst) {
    olderShare -= share;
    common += 2 * share * olderShare * driftVariance;
  }
  return common;
}

/** Straight between the standard distances over the logarithm of distance, and on beyond their ends. */
export function onTheCurve(distanceM: number, { curve } = MODEL): DistanceRow {
  const { from, to, share } = between(curve, distanceM);
  const along = (read: (row: DistanceRow) => number) =>
    read(from) + share * (read(to) - read(from));
  return {
    distanceM,
    mu: along(({ mu }) => mu),
    lambda: along(({ lambda }) => lambda),
    s: from.s + Math.min(1, Math.max(0, share)) * (to.s - from.s),
  };
}

/** For lists of best times: the distance's own row where it has one. */
export function ofBestTimes(distanceM: number, model = MODEL): DistanceRow {
  const isIt = (row: DistanceRow) => Math.abs(row.distanceM - distanceM) < 1;
  return [...model.curve, ...model.seldomRaced].find(isIt) ?? onTheCurve(distanceM, model);
}

function rangeAt(distanceM: number, { ranges }: Model) {
  const { from, to, share } = between(ranges, distanceM);
  const held = Math.min(1, Math.max(0, share));
  const along = (read: (range: typeof from) => number) =>
    read(from) + held * (read(to) - read(from));
  return {
    kappa: along(({ kappa }) => kappa),
    low: along(({ low }) => low),
    high: along(({ high }) => high),
  };
}

function between<Row extends { distanceM: number }>(rows: readonly Row[], distanceM: number) {
  const last = rows.length - 2;
  const place = rows.findIndex((row, index) => index > 0 && row.distanceM >= distanceM) - 1;
  const [from, to] = rows.slice(place < 0 ? last : place);
  if (!from || !to) throw new Error('a curve has two rows at least');
  const share = Math.log(distanceM / from.distanceM) / Math.log(to.distanceM / from.distanceM);
  return { from, to, share };
}

type Pair = readonly [number, number];
/** Symmetric: the two variances and what they share. */
type Matrix = { levels: number; slopes: number; both: number };
type Observed = { features: Pair; beyondMiddle: number; variance: number };

function featuresOf(row: DistanceRow): Pair {
  return [row.lambda, Math.log(row.distanceM / 10_000)];
}

function solveLevelAndSlope(observed: readonly Observed[], weights: readonly number[]) {
  let [levels, slopes, both] = [1 / LEVEL_SD ** 2, 1 / SLOPE_SD ** 2, 0];
  let [ofLevel, ofSlope] = [0, 0];
  for (const [index, { features, beyondMiddle, variance }] of observed.entries()) {
    const precision = (weights[index] ?? 0) / variance;
    const [lambda, x] = features;
    levels += precision * lambda * lambda;
    slopes += precision * x * x;
    both += precision * lambda * x;
    ofLevel += precision * lambda * beyondMiddle;
    ofSlope += precision * x * beyondMiddle;
  }
  const determinant = levels * slopes - both * both;
  return {
    level: (slopes * ofLevel - both * ofSlope) / determinant,
    slope: (levels * ofSlope - both * ofLevel) / determinant,
    covariance: {
      levels: slopes / determinant,
      slopes: levels / determinant,
      both: -both / determinant,
    },
  };
}

function times(one: Pair, other: Pair): number {
  return one[0] * other[0] + one[1] * other[1];
}

function quadratic([level, slope]: Pair, { levels, slopes, both }: Matrix): number {
  return level * level * levels + slope * slope * slopes + 2 * level * slope * both;
}
