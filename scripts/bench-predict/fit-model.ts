import {
  type DistanceRow,
  fitResults,
  type Model,
  ofBestTimes,
  onTheCurve,
  type RangeRow,
} from '../../src/domain/prediction/race-model.ts';
import { median } from './scores.ts';

/** The best times of a runner, one a distance. */
export type Runner = readonly { distanceM: number; timeS: number }[];

const CURVE_M = [5000, 10_000, 21_097.5, 42_195];
const SELDOM_RACED_M = [1609, 6437, 8000, 8047, 15_000, 16_093, 20_000, 25_000];
const ROUNDS = 25;
/** Fewer of them tell nothing of a distance. */
const LEAST_TIMES = 12;

/**
 * The model of the product, fitted over the best times of some runners: what is middle, how the level
 * tells and how far races scatter at each distance by expectation and maximization, then the ranges
 * from what each runner's races say of the one left out.
 */
export function fitModel(runners: readonly Runner[]): Model {
  let model = beginning(runners);
  for (let round = 0; round < ROUNDS; round++) model = better(model, runners);
  return {
    curve: model.curve,
    seldomRaced: model.seldomRaced,
    ranges: CURVE_M.map((target) => rangeOf(target, runners, model)),
  };
}

/** Knows no more than the middle time of each distance, and that the level tells alike everywhere. */
function beginning(runners: readonly Runner[]): Model {
  const rowsOf = (distances: readonly number[]) =>
    distances.flatMap((distanceM) => {
      const logs = runners.flatMap((runner) =>
        runner.filter((race) => isOf(race, distanceM)).map(({ timeS }) => Math.log(timeS)),
      );
      if (logs.length < LEAST_TIMES) return [];
      return [{ distanceM, mu: median(logs), lambda: 1, s: 0.04 }];
    });
  return { curve: rowsOf(CURVE_M), seldomRaced: rowsOf(SELDOM_RACED_M), ranges: [] };
}

function isOf(race: { distanceM: number }, distanceM: number): boolean {
  return Math.abs(race.distanceM - distanceM) < 1;
}

type Observed = {
  x: number;
  logTime: number;
  level: number;
  slope: number;
  weight: number;
  covariance: { levels: number; slopes: number; both: number };
};

/** One round: where each runner stands by the rows, then the rows by where the runners stand. */
function better(model: Model, runners: readonly Runner[]): Model {
  const observed = new Map<number, Observed[]>();
  const levels: number[] = [];
  for (const runner of runners) {
    const results = runner.map((race) => ({ ...race, addedVariance: 0, driftVariance: 0 }));
    const fit = fitResults(results, (m) => ofBestTimes(m, model));
    levels.push(fit.level);
    for (const [at, { distanceM, timeS }] of runner.entries()) {
      const of = observed.get(Math.round(distanceM)) ?? [];
      of.push({
        x: Math.log(distanceM / 10_000),
        logTime: Math.log(timeS),
        level: fit.level,
        slope: fit.slope,
        weight: fit.weights[at] ?? 0,
        covariance: fit.covariance,
      });
      observed.set(Math.round(distanceM), of);
    }
  }
  const middle = sumOf(levels, (level) => level) / levels.length;
  const rows = [...model.curve, ...model.seldomRaced].map(({ distanceM }) =>
    rowOf(distanceM, observed.get(Math.round(distanceM)) ?? []),
  );
  const ten = rows.find(({ distanceM }) => distanceM === 10_000)?.lambda ?? 1;
  const centred = rows.map(({ distanceM, mu, lambda, s }) => ({
    distanceM,
    mu: mu + lambda * middle,
    lambda: lambda / ten,
    s,
  }));
  const of = (distances: readonly number[]) =>
    centred.filter(({ distanceM }) => distances.includes(distanceM));
  return { curve: of(CURVE_M), seldomRaced: of(SELDOM_RACED_M), ranges: model.ranges };
}

function rowOf(distanceM: number, of: readonly Observed[]): DistanceRow {
  const total = sumOf(of, ({ weight }) => weight);
  const ofLevel = sumOf(of, ({ weight, level }) => weight * level);
  const ofSquare = sumOf(of, ({ weight, level, covariance }) => {
    return weight * (level ** 2 + covariance.levels);
  });
  const ofTime = sumOf(of, ({ weight, logTime, x, slope }) => weight * (logTime - x * slope));
  const ofBoth = sumOf(of, ({ weight, logTime, x, slope, level, covariance }) => {
    return weight * ((logTime - x * slope) * level - x * covariance.both);
  });
  const determinant = total * ofSquare - ofLevel ** 2;
  const mu = (ofSquare * ofTime - ofLevel * ofBoth) / determinant;
  const lambda = (total * ofBoth - ofLevel * ofTime) / determinant;
  const variance = sumOf(of, (one) => {
    const residual = one.logTime - mu - lambda * one.level - one.x * one.slope;
    const { levels, slopes, both } = one.covariance;
    const doubt = lambda ** 2 * levels + one.x ** 2 * slopes + 2 * lambda * one.x * both;
    return one.weight * (residual ** 2 + doubt);
  });
  return { distanceM, mu, lambda, s: Math.sqrt(variance / of.length) };
}

/** How the size of an error grows with the level, and where eight of ten then lie. */
function rangeOf(target: number, runners: readonly Runner[], model: Model): RangeRow {
  const errors = runners.flatMap((runner) => {
    const actual = runner.find(({ distanceM }) => distanceM === target);
    const others = runner.filter((race) => race !== actual);
    if (!actual || others.length === 0) return [];
    const usual = others.filter(({ distanceM }) => CURVE_M.includes(distanceM));
    const sets = [
      { known: others, rows: (m: number) => ofBestTimes(m, model) },
      ...usual.map((one) => ({ known: [one], rows: (m: number) => onTheCurve(m, model) })),
    ];
    return sets.map(({ known, rows }) => {
      const fit = fitResults(
        known.map((race) => ({ ...race, addedVariance: 0, driftVariance: 0 })),
        rows,
      );
      const { mu, lambda, s } = onTheCurve(target, model);
      const x = Math.log(target / 10_000);
      const { levels, slopes, both } = fit.covariance;
      const doubt = lambda ** 2 * levels + x ** 2 * slopes + 2 * lambda * x * both;
      const error = Math.log(actual.timeS) - mu - lambda * fit.level - x * fit.slope;
      return { level: fit.level, of: error / Math.sqrt(doubt + s ** 2) };
    });
  });
  const logs = errors.filter(({ of }) => Math.abs(of) > 0.01);
  const meanLevel = sumOf(logs, ({ level }) => level) / logs.length;
  const spread = sumOf(logs, ({ level }) => (level - meanLevel) ** 2);
  const together = sumOf(logs, ({ level, of }) => (level - meanLevel) * Math.log(Math.abs(of)));
  const kappa = together / spread;
  const scaled = errors
    .map(({ level, of }) => of / Math.exp(kappa * level))
    .sort((one, other) => one - other);
  const at = (share: number) => scaled[Math.round(share * (scaled.length - 1))] ?? 0;
  return { distanceM: target, kappa, low: at(0.1), high: at(0.9) };
}

function sumOf<Item>(items: readonly Item[], read: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + read(item), 0);
}
