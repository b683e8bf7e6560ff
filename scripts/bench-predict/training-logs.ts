import { addDays, type Day, daysBetween, weekdayOf } from '../../src/domain/calendar.ts';
import { evidenceOf } from '../../src/domain/prediction/evidence.ts';
import { firstGuessS } from '../../src/domain/prediction/first-guess.ts';
import { predictFrom, predictRace } from '../../src/domain/prediction/predict-race.ts';
import { fitResults, predictTime } from '../../src/domain/prediction/race-model.ts';
import type {
  PredictingRun,
  RaceResult,
  RunnerHistory,
} from '../../src/domain/prediction/runner-log.ts';
import { riegelTimeS } from '../../testing/domain/published-formulas.ts';
import { median, type Row, randomFrom, type Score, type Scored, score } from './scores.ts';

const MARATHON_M = 42_195;

type LoggedRun = PredictingRun & { athlete: string; hour: number; climbM: number };

export type LogScores = { score: Score; beside: Record<string, Score>; lines: string[] };

/** Marathons run by athletes whose logs tag no races, each from the log up to a week before it. */
export function scoreMarathons(rows: readonly Row[]): LogScores | null {
  const logs = Map.groupBy(rows.map(loggedRun), ({ athlete }) => athlete);
  const asked = [...logs.values()].flatMap((log) =>
    marathonsOf(log).map((race) => ({ race, log })),
  );
  if (asked.length === 0) return null;
  const pair = 'training log to marathon';
  const scored = asked.map(({ race, log }) => {
    const history = historyOf(log, addDays(race.date, -7));
    const runner = evidenceOf(history);
    const training = runner.pieces.find(({ kind }) => kind === 'training');
    const others = runner.pieces.filter((piece) => piece !== training);
    const untrained = predictFrom({ ...runner, pieces: others }, MARATHON_M);
    const prediction = predictFrom(runner, MARATHON_M);
    if (!prediction || !untrained) throw new Error('eight runs always predict');
    const paces = runner.latestRuns.map(({ paceSPerKm }) => paceSPerKm);
    return {
      athlete: race.athlete,
      whole: {
        predictedS: prediction.timeS,
        actualS: actualOf(race),
        fastestS: prediction.fastestS,
        slowestS: prediction.slowestS,
      },
      efforts: { predictedS: untrained.timeS, actualS: actualOf(race) },
      training: training && {
        predictedS: training.timeS,
        actualS: actualOf(race),
      },
      rule: { predictedS: firstGuessS(paces, MARATHON_M), actualS: actualOf(race) },
      says: `${race.athlete.padStart(4)} ${race.date}  ${hours(actualOf(race))} run, ${hours(prediction.timeS)} predicted (${hours(prediction.fastestS)} to ${hours(prediction.slowestS)}), ${prediction.basis}`,
    };
  });
  const others = (athlete: string) =>
    median(scored.filter((one) => one.athlete !== athlete).map(({ whole }) => whole.actualS));
  const constant = scored.map(({ athlete, whole }) => ({
    predictedS: others(athlete),
    actualS: whole.actualS,
  }));
  const gains = scored.map(({ athlete, whole }, at) => ({
    athlete,
    whole,
    constant: constant[at] ?? whole,
  }));
  return {
    score: score(
      pair,
      scored.map(({ whole }) => whole),
    ),
    beside: {
      'Tanda 2011 where it speaks': score(
        pair,
        scored.flatMap(({ training }) => training ?? []),
      ),
      'without the training': score(
        pair,
        scored.map(({ efforts }) => efforts),
      ),
      "the specification's rule": score(
        pair,
        scored.map(({ rule }) => rule),
      ),
      'the same for everyone': score(pair, constant),
    },
    lines: [...scored.map(({ says }) => says), drawnAnew(gains)],
  };
}

const DRAWS = 1000;

/** How sure the median is: the athletes drawn again and again, with all their races. */
function drawnAnew(
  scored: readonly { athlete: string; whole: Scored; constant: Scored }[],
): string {
  const athletes = [...Map.groupBy(scored, ({ athlete }) => athlete).values()];
  const next = randomFrom(1);
  const draws = Array.from({ length: DRAWS }, () => {
    const drawn = athletes.flatMap(() => athletes[Math.floor(next() * athletes.length)] ?? []);
    const own = score(
      '',
      drawn.map(({ whole }) => whole),
    ).medianAbsPct;
    const same = score(
      '',
      drawn.map(({ constant }) => constant),
    ).medianAbsPct;
    return { own, gain: same - own };
  });
  const between = (read: (draw: { own: number; gain: number }) => number) => {
    const sorted = draws.map(read).sort((one, other) => one - other);
    return [0.05, 0.95].map((share) => (sorted[Math.floor(share * DRAWS)] ?? 0).toFixed(1));
  };
  const [low, high] = between(({ own }) => own);
  const [least, most] = between(({ gain }) => gain);
  return `athletes drawn anew: 9 medians of 10 between ${low} and ${high} %, ${least} to ${most} points below the same for everyone`;
}

function actualOf(race: LoggedRun): number {
  return race.durationS;
}

/** By what can be told without looking at the pace: length, climb, a weekend's morning. */
function marathonsOf(log: readonly LoggedRun[]): LoggedRun[] {
  const days = new Set<Day>();
  return log.filter((run) => {
    const { date, distanceM, durationS, climbM, hour } = run;
    const isLikely =
      distanceM !== null &&
      distanceM >= 41_900 &&
      distanceM <= 43_300 &&
      durationS <= 5 * 3600 &&
      climbM < 800 &&
      [0, 6].includes(weekdayOf(date)) &&
      hour < 15;
    if (!isLikely || days.has(date)) return false;
    const before = log.filter(
      (other) =>
        isUsable(other) && daysBetween(other.date, date) > 7 && daysBetween(other.date, date) <= 63,
    );
    if (before.length < 8) return false;
    days.add(date);
    return true;
  });
}

function isUsable({ distanceM, durationS }: PredictingRun): boolean {
  const pace = distanceM ? (1000 * durationS) / distanceM : 0;
  return (distanceM ?? 0) >= 1000 && pace >= 150 && pace <= 900;
}

function loggedRun(row: Row, index: number): LoggedRun {
  const [date = '', time = ''] = (row.start_local ?? '').split(' ');
  return {
    id: index + 1,
    athlete: row.athlete ?? '',
    date,
    sport: 'run',
    distanceM: Number(row.distance_m),
    durationS: Number(row.elapsed_s),
    avgHeartRate: Number(row.avg_hr) || null,
    hour: Number(time.slice(0, 2)),
    climbM: Number(row.elevation_gain_m),
  };
}

function historyOf(log: readonly PredictingRun[], today: Day): RunnerHistory {
  const runs = log.filter(({ date }) => date <= today && daysBetween(date, today) <= 365);
  return { today, results: [], runs, bestEfforts: [], limits: [] };
}

const STANDARD_M = [
  1609.344, 3000, 5000, 6437.376, 8000, 8046.72, 10_000, 15_000, 16_093.44, 20_000, 21_097.5,
  25_000, 30_000, 42_195,
];

/** A runner who tags races: each of them from the days before it alone. */
export function scoreTaggedRaces(rows: readonly Row[]): LogScores | null {
  const runs = rows
    .filter(({ sport_type }) => sport_type === 'Run')
    .map((row, index) => ({ run: taggedRun(row, index), row }));
  const races = runs.flatMap(({ run, row }) => (isRace(row) ? [asResult(run)] : []));
  const asked = races.filter(({ date }) => races.some((other) => other.date < date));
  if (asked.length === 0) return null;
  const pair = 'one runner, earlier days to race';
  const scored = asked.map((race) => {
    const today = addDays(race.date, -1);
    const results = races.filter(({ date }) => date <= today);
    const earlier = runs.map(({ run }) => run).filter(({ date }) => date <= today);
    const history = historyOf(earlier, today);
    const [last] = results.toSorted((one, other) => other.date.localeCompare(one.date));
    const whole = predictRace({ ...history, results }, race.distanceM);
    const alone = predictRace({ ...history, runs: [], results }, race.distanceM);
    if (!last || !whole || !alone) throw new Error('an earlier race always predicts');
    const ageless = predictTime(
      fitResults(results.map((result) => ({ ...result, addedVariance: 0, driftVariance: 0 }))),
      race.distanceM,
    );
    const paces = evidenceOf(history).latestRuns.map(({ paceSPerKm }) => paceSPerKm);
    const of = (predictedS: number): Scored => ({ predictedS, actualS: race.timeS });
    return {
      whole: { ...of(whole.timeS), fastestS: whole.fastestS, slowestS: whole.slowestS },
      alone: { ...of(alone.timeS), fastestS: alone.fastestS, slowestS: alone.slowestS },
      ageless: of(ageless.timeS),
      riegel: of(riegelTimeS(last, race.distanceM, 1.07)),
      rule: of(firstGuessS(paces, race.distanceM)),
      says: `${race.date} ${(race.distanceM / 1000).toFixed(1).padStart(5)} km  ${hours(race.timeS)} run, ${hours(whole.timeS)} predicted (${hours(whole.fastestS)} to ${hours(whole.slowestS)}): ${(100 * (whole.timeS / race.timeS - 1)).toFixed(1)} %`,
    };
  });
  return {
    score: score(
      pair,
      scored.map(({ whole }) => whole),
    ),
    beside: {
      'results alone': score(
        pair,
        scored.map(({ alone }) => alone),
      ),
      'cross-validated by year': score(pair, byOtherYears(asked, races)),
      'results without their age': score(
        pair,
        scored.map(({ ageless }) => ageless),
      ),
      'last race by Riegel 1.07': score(
        pair,
        scored.map(({ riegel }) => riegel),
      ),
      "the specification's rule": score(
        pair,
        scored.map(({ rule }) => rule),
      ),
    },
    lines: scored.map(({ says }) => says),
  };
}

/** How much form may drift in 60 days: what is tried, the product's among it. */
const DRIFTS = [0.01, 0.02, 0.03, 0.04, 0.05, 0.06];

/** The results alone, each year by the drift that did best in the other years. */
function byOtherYears(asked: readonly RaceResult[], races: readonly RaceResult[]): Scored[] {
  const years = Map.groupBy(asked, ({ date }) => date.slice(0, 4));
  const predicted = (of: readonly RaceResult[], drift: number) =>
    of.map((race) => byResults(race, { races, drift }));
  return [...years].flatMap(([year, ofYear]) => {
    const others = asked.filter(({ date }) => !date.startsWith(year));
    const error = (drift: number) => score('', predicted(others, drift)).medianAbsPct;
    const [best = 0.03] = DRIFTS.toSorted((one, other) => error(one) - error(other));
    return predicted(ofYear, best);
  });
}

function byResults(
  race: RaceResult,
  { races, drift }: { races: readonly RaceResult[]; drift: number },
): Scored {
  const known = races
    .filter(({ date }) => date < race.date)
    .map(({ distanceM, timeS, date }) => ({
      distanceM,
      timeS,
      addedVariance: 0,
      driftVariance: (drift ** 2 / 60) * daysBetween(date, race.date),
    }));
  const { timeS, fastestS, slowestS } = predictTime(fitResults(known), race.distanceM);
  return { predictedS: timeS, actualS: race.timeS, fastestS, slowestS };
}

/** Tagged, no jog with stops and no mountain. */
function isRace(row: Row): boolean {
  const [distanceM, elapsedS, movingS] = [row.distance_m, row.elapsed_s, row.moving_s].map(Number);
  if (!distanceM || !elapsedS || !movingS) return false;
  const climbPerKm = Number(row.elev_gain_m) / (distanceM / 1000);
  return (
    Number(row.workout_type) === 1 &&
    row.workout_type !== '' &&
    distanceM >= 1500 &&
    elapsedS / movingS < 1.03 &&
    climbPerKm < 20
  );
}

function taggedRun(row: Row, index: number): PredictingRun {
  return {
    id: index + 1,
    date: (row.start_date_local ?? '').slice(0, 10),
    sport: 'run',
    distanceM: Number(row.distance_m),
    durationS: Number(row.elapsed_s),
    avgHeartRate: Number(row.avg_hr) || null,
  };
}

/** A watch measures a race a little long: the distance it stands for, where one is near. */
function asResult(run: PredictingRun): RaceResult {
  const measuredM = run.distanceM ?? 0;
  const standard = STANDARD_M.find((m) => measuredM >= 0.985 * m && measuredM <= 1.03 * m);
  return {
    raceId: null,
    name: null,
    workoutId: run.id,
    date: run.date,
    distanceM: standard ?? measuredM,
    timeS: run.durationS,
  };
}

function hours(seconds: number): string {
  const whole = Math.round(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
}
