import { firstGuessS } from '../../src/domain/prediction/first-guess.ts';
import { predictRace } from '../../src/domain/prediction/predict-race.ts';
import { riegelTimeS } from '../../src/domain/prediction/published-formulas.ts';
import { fitResults, ofBestTimes, predictTime } from '../../src/domain/prediction/race-model.ts';
import { mFromKm } from '../../src/domain/units.ts';
import { type Row, type Score, type Scored, sameForEveryone, score } from './scores.ts';

const FIVE = 5000;
const TEN = 10_000;
const HALF = 21_097.5;
const MARATHON = 42_195;

/** Which best times are known, and which one is asked; no list of known ones: all others. */
const PAIRS: readonly { pair: string; known?: readonly number[]; target: number; with?: number }[] =
  [
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

export type Compared = { score: Score; beside: Record<string, Score>; quarters: Score[] };

/** Best times by distance, without dates: each asked of the others, by the functions of the product. */
export function scoreBestTimes(rows: readonly Row[]): Compared[] {
  const runners = [...Map.groupBy(rows, ({ runner }) => runner).values()].map((of) =>
    of.map((row) => ({
      distanceM: mFromKm(Number(row.distance_km)),
      timeS: Number(row.seconds),
    })),
  );
  return PAIRS.flatMap(({ pair, known, target, with: needed }) => {
    const asked = runners.flatMap((times) => {
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
    if (asked.length === 0) return [];
    const scored = asked.map((one) => predicted(one, target, known === undefined));
    const sorted = scored.toSorted((one, other) => one.actualS - other.actualS);
    return [
      {
        score: score(pair, scored),
        beside: {
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
        quarters: [0, 1, 2, 3].map((quarter) =>
          score(
            `${pair}, quarter ${quarter + 1}`,
            sorted.slice(
              Math.round((quarter * sorted.length) / 4),
              Math.round(((quarter + 1) * sorted.length) / 4),
            ),
          ),
        ),
      },
    ];
  });
}

type Asked = { actualS: number; known: { distanceM: number; timeS: number }[] };

const TODAY = '2026-01-01';

/** As races of today; a list of all best times, seldom raced distances among them, by its own rows. */
function predicted({ actualS, known }: Asked, target: number, isList: boolean): Scored {
  if (isList) {
    const results = known.map((race) => ({ ...race, addedVariance: 0 }));
    const { timeS, fastestS, slowestS } = predictTime(fitResults(results, ofBestTimes), target);
    return { predictedS: timeS, actualS, fastestS, slowestS };
  }
  const results = known.map((race) => ({
    raceId: null,
    name: null,
    workoutId: null,
    date: TODAY,
    distanceM: race.distanceM,
    timeS: race.timeS,
  }));
  const history = { today: TODAY, results, runs: [], bestEfforts: [], limits: [] };
  const prediction = predictRace(history, target);
  if (!prediction) throw new Error('a race always predicts');
  const { timeS, fastestS, slowestS } = prediction;
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
