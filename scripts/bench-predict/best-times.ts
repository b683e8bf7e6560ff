import { firstGuessS } from '../../src/domain/prediction/first-guess.ts';
import { predictRace } from '../../src/domain/prediction/predict-race.ts';
import {
  fitResults,
  MODEL,
  type Model,
  ofBestTimes,
  onTheCurve,
  predictTime,
} from '../../src/domain/prediction/race-model.ts';
import { mFromKm } from '../../src/domain/units.ts';
import { riegelTimeS } from '../../testing/domain/published-formulas.ts';
import { fitModel, type Runner } from './fit-model.ts';
import { type Row, randomFrom, type Score, type Scored, sameForEveryone, score } from './scores.ts';

const FIVE = 5000;
const TEN = 10_000;
const HALF = 21_097.5;
const MARATHON = 42_195;

/** Which best times are known, and which one is asked; no list of known ones: all others. */
type Pair = { pair: string; known?: readonly number[]; target: number; with?: number };

const PAIRS: readonly Pair[] = [
  { pair: '5K to 10K', known: [FIVE], target: TEN },
  { pair: '10K to half', known: [TEN], target: HALF },
  { pair: '5K to half', known: [FIVE], target: HALF },
  { pair: 'half to marathon', known: [HALF], target: MARATHON },
  { pair: '10K to marathon', known: [TEN], target: MARATHON },
  { pair: '5K to marathon', known: [FIVE], target: MARATHON },
  { pair: '5K+10K to half', known: [FIVE, TEN], target: HALF },
  { pair: '5K+half to 10K', known: [FIVE, HALF], target: TEN },
  { pair: '5K+10K to marathon', known: [FIVE, TEN], target: MARATHON },
  { pair: '5K+half to marathon', known: [FIVE, HALF], target: MARATHON },
  { pair: '10K+half to marathon', known: [TEN, HALF], target: MARATHON },
  { pair: '5K+10K+half to marathon', known: [FIVE, TEN, HALF], target: MARATHON },
  { pair: 'all to 10K', target: TEN },
  { pair: 'all to half', target: HALF },
  { pair: 'all to marathon', target: MARATHON },
  { pair: 'all with half to marathon', target: MARATHON, with: HALF },
];

export type Compared = {
  score: Score;
  beside: Record<string, Score>;
  /** From the fastest to the slowest, by the time that was predicted and by the time that was run. */
  quarters: { asPredicted: Score[]; asRun: Score[] };
};

/**
 * Best times by distance, without dates: each asked of the others, by the functions of the product;
 * beside it the same by models that never saw the runner.
 */
export function scoreBestTimes(rows: readonly Row[]): Compared[] {
  const runners = [...Map.groupBy(rows, ({ runner }) => runner).values()].map((of) =>
    of.map((row) => ({
      distanceM: mFromKm(Number(row.distance_km)),
      timeS: Number(row.seconds),
    })),
  );
  const unseen = runners.length < LEAST_TO_FIT ? null : crossValidated(runners);
  return PAIRS.flatMap((asking) => {
    const { pair, target } = asking;
    const asked = askedOf(runners, asking);
    if (asked.length === 0) return [];
    const scored = asked.map((one) => predicted(one, asking));
    return [
      {
        score: score(pair, scored),
        beside: {
          ...(unseen && { 'cross-validated': score(pair, unseen.get(pair) ?? []) }),
          'Riegel 1.06': score(
            pair,
            asked.map((one) => byRiegel(one, target)),
          ),
          "the specification's rule": score(
            pair,
            asked.map((one) => byRule(one, target)),
          ),
          'the same for everyone': score(
            pair,
            sameForEveryone(asked.map(({ actualS }) => actualS)),
          ),
        },
        quarters: {
          asPredicted: quartersOf(scored, ({ predictedS }) => predictedS),
          asRun: quartersOf(scored, ({ actualS }) => actualS),
        },
      },
    ];
  });
}

/** Who ran the target and what is known; not by the time that is asked. */
function askedOf(runners: readonly Runner[], { known, target, with: needed }: Pair): Asked[] {
  return runners.flatMap((times) => {
    const actual = times.find(({ distanceM }) => distanceM === target);
    const others = times.filter(({ distanceM }) =>
      known ? known.includes(distanceM) : distanceM !== target,
    );
    const isWhole = known
      ? known.every((distance) => others.some(({ distanceM }) => distanceM === distance))
      : others.length > 0;
    if (!actual || !isWhole) return [];
    if (needed && !others.some(({ distanceM }) => distanceM === needed)) return [];
    return [{ actualS: actual.timeS, known: others }];
  });
}

function quartersOf(scored: readonly Scored[], by: (one: Scored) => number): Score[] {
  const sorted = scored.toSorted((one, other) => by(one) - by(other));
  const edge = (quarter: number) => Math.round((quarter * sorted.length) / 4);
  return [0, 1, 2, 3].map((quarter) =>
    score(`quarter ${quarter + 1}`, sorted.slice(edge(quarter), edge(quarter + 1))),
  );
}

/** Half of fewer makes no model. */
const LEAST_TO_FIT = 200;
const REPEATS = 3;

/** Each half of the runners by the model that is fitted over the other half, in several divisions. */
function crossValidated(runners: readonly Runner[]): Map<string, Scored[]> {
  const all = new Map<string, Scored[]>(PAIRS.map(({ pair }) => [pair, []]));
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    const shuffled = shuffle(runners, repeat + 1);
    const halves = [0, 1].map((half) => shuffled.filter((_, at) => at % 2 === half));
    for (const [half, asked] of halves.entries()) {
      const model = fitModel(halves[1 - half] ?? []);
      for (const asking of PAIRS) {
        const scored = askedOf(asked, asking).map((one) => byModel(one, asking, model));
        all.get(asking.pair)?.push(...scored);
      }
    }
  }
  return all;
}

/** The same order each time, so that one run can be compared with another. */
function shuffle<Item>(items: readonly Item[], seed: number): Item[] {
  const next = randomFrom(seed);
  return items
    .map((item) => ({ item, place: next() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

type Asked = { actualS: number; known: { distanceM: number; timeS: number }[] };

const TODAY = '2026-01-01';

/** As races of today; a list of all best times, seldom raced distances among them, by its own rows. */
function predicted(asked: Asked, asking: Pair): Scored {
  const { actualS, known } = asked;
  if (!asking.known) return byModel(asked, asking, MODEL);
  const results = known.map((race) => ({
    raceId: null,
    name: null,
    workoutId: null,
    date: TODAY,
    distanceM: race.distanceM,
    timeS: race.timeS,
  }));
  const history = { today: TODAY, results, runs: [], bestEfforts: [], limits: [] };
  const prediction = predictRace(history, asking.target);
  if (!prediction) throw new Error('a race always predicts');
  const { timeS, fastestS, slowestS } = prediction;
  return { predictedS: timeS, actualS, fastestS, slowestS };
}

function byModel({ actualS, known }: Asked, asking: Pair, model: Model): Scored {
  const rowOf = asking.known ? onTheCurve : ofBestTimes;
  const results = known.map((race) => ({ ...race, addedVariance: 0, driftVariance: 0 }));
  const fit = fitResults(results, (distanceM) => rowOf(distanceM, model));
  const { timeS, fastestS, slowestS } = predictTime(fit, asking.target, model);
  return { predictedS: timeS, actualS, fastestS, slowestS };
}

/** From the known race whose distance is nearest. */
function byRiegel({ actualS, known }: Asked, target: number): Scored {
  const far = ({ distanceM }: { distanceM: number }) => Math.abs(Math.log(distanceM / target));
  const [nearest] = known.toSorted((one, other) => far(one) - far(other));
  if (!nearest) throw new Error('nothing is known');
  return { predictedS: riegelTimeS(nearest, target), actualS };
}

/** There are no training runs here: the known races stand in for them. */
function byRule({ actualS, known }: Asked, target: number): Scored {
  const paces = known.map(({ distanceM, timeS }) => (1000 * timeS) / distanceM);
  return { predictedS: firstGuessS(paces, target), actualS };
}
