import { type Day, daysBetween } from '../calendar.ts';
import { paceSPerKm } from '../pace.ts';
import { isRun, type Sport } from '../sports.ts';
import { marathonFromTrainingS } from './published-formulas.ts';
import { fitResults, onTheCurve, type Result } from './race-model.ts';

/** What is known of a runner on a day; nothing of it is later than that day. */
export type RunnerHistory = {
  today: Day;
  /** Races that were run, with their times. */
  results: readonly RaceResult[];
  /** Of the last year, and of the latest however old. */
  runs: readonly PredictingRun[];
  /** The fastest stretches of race distances inside recordings. */
  bestEfforts: readonly BestEffort[];
  maxHeartRate: number | null;
};

export type RaceResult = {
  raceId: number | null;
  name: string | null;
  /** The run that was the race, where it is in the log. */
  workoutId: number | null;
  date: Day;
  distanceM: number;
  timeS: number;
};

export type PredictingRun = {
  id: number;
  date: Day;
  sport: Sport;
  distanceM: number | null;
  durationS: number;
  avgHeartRate: number | null;
};

export type BestEffort = { workoutId: number; date: Day; distanceM: number; timeS: number };

export type PieceKind = 'race' | 'effort' | 'training';

/** Something that a prediction rests on. */
export type Evidence = Result & {
  kind: PieceKind;
  date: Day;
  raceId: number | null;
  workoutId: number | null;
  name: string | null;
};

export type PacedRun = PredictingRun & { distanceM: number; paceSPerKm: number };

export type RunnerEvidence = {
  /**
   * Results, runs at a race's effort that speak for more than the results do, and the marathon that
   * eight weeks of training speak for.
   */
  pieces: readonly Evidence[];
  /** For the first guess, the latest first. */
  latestRuns: readonly PacedRun[];
};

/** What of a log speaks for the time of a race, each piece with the doubt that its age and kind add. */
export function evidenceOf(history: RunnerHistory): RunnerEvidence {
  const { today } = history;
  const paced = pacedRuns(history.runs).filter(({ date }) => date <= today);
  const results = history.results.filter(({ date }) => date <= today).map(asEvidence(today));
  const efforts = hardRuns(paced, history).filter(isNoneOf(results));
  const recent = efforts.filter(({ date }) => daysBetween(date, today) <= EFFORT_DAYS);
  const best = bestFirst(recent.length > 0 ? recent : efforts).slice(0, EFFORTS_KEPT);
  return {
    pieces: [...results, ...telling(best, results), ...trainingEvidence(paced, results, today)],
    latestRuns: paced.slice(0, LATEST_RUNS),
  };
}

const LATEST_RUNS = 5;
/** The form of a runner drifts by 3 % in 60 days, and by the root of the time. */
const DRIFT_VARIANCE_PER_DAY = 0.03 ** 2 / 60;
/** A hard run is no race: it may have been held back, and a watch may have measured it short. */
const EFFORT_VARIANCE = 0.05 ** 2;
/** The best of a longer time is more often a slip of a watch, or a form that is gone. */
export const EFFORT_DAYS = 63;
/** Where there is none in those, as after a break: still better than no effort at all. */
const MOST_EFFORT_DAYS = 365;
const EFFORTS_KEPT = 3;
const LEAST_EFFORT_M = 1500;
const FASTEST_M_PER_S = 7.5;

function asEvidence(today: Day) {
  return (result: RaceResult): Evidence => ({
    kind: 'race',
    date: result.date,
    raceId: result.raceId,
    workoutId: result.workoutId,
    name: result.name,
    distanceM: result.distanceM,
    timeS: result.timeS,
    addedVariance: DRIFT_VARIANCE_PER_DAY * daysBetween(result.date, today),
  });
}

/** Runs with a pace, the latest first; of one day the one entered last comes first. */
export function pacedRuns(runs: readonly PredictingRun[]): PacedRun[] {
  return runs
    .flatMap((run) => {
      const pace = isRun(run) ? paceSPerKm(run) : null;
      if (pace === null || run.distanceM === null) return [];
      return [{ ...run, distanceM: run.distanceM, paceSPerKm: pace }];
    })
    .sort((one, other) => other.date.localeCompare(one.date) || other.id - one.id);
}

const HARD_SHARE_OF_MAX = 0.85;
const USUAL_DAYS = 180;
const LEAST_USUAL_RUNS = 6;
/** How much better than the runner's middle run, distance allowed for, a run at a race's effort is. */
const HARD_MARGIN = Math.log(1.06);

/** Runs at a race's effort: by the heart, or far better than the runner's usual runs. */
function hardRuns(paced: readonly PacedRun[], history: RunnerHistory): Evidence[] {
  const { today, maxHeartRate, bestEfforts } = history;
  const whole = paced.map((run) => ({ ...run, timeS: run.durationS, workoutId: run.id }));
  const recent = whole.filter(isBelievable(today));
  const usual = usualLevel(recent, today);
  const isFarBetter = (run: { distanceM: number; timeS: number }) =>
    usual !== null && levelOf(run) <= usual - HARD_MARGIN;
  const isByHeart = (run: PredictingRun) =>
    maxHeartRate !== null && (run.avgHeartRate ?? 0) >= HARD_SHARE_OF_MAX * maxHeartRate;
  const hard = recent.filter((run) => isByHeart(run) || isFarBetter(run));
  const inside = bestEfforts.filter(isBelievable(today)).filter(isFarBetter);
  return [...hard, ...inside].map((run) => effort(today, run));
}

function isBelievable(today: Day) {
  return ({ date, distanceM, timeS }: { date: Day; distanceM: number; timeS: number }) =>
    date <= today &&
    daysBetween(date, today) <= MOST_EFFORT_DAYS &&
    distanceM >= LEAST_EFFORT_M &&
    distanceM / timeS <= FASTEST_M_PER_S;
}

/** Of the middle run of the last months, distance allowed for; null where they are too few. */
function usualLevel(
  runs: readonly { date: Day; distanceM: number; timeS: number }[],
  today: Day,
): number | null {
  const levels = runs
    .filter(({ date }) => daysBetween(date, today) <= USUAL_DAYS)
    .map(levelOf)
    .sort((one, other) => one - other);
  if (levels.length < LEAST_USUAL_RUNS) return null;
  return levels[Math.floor(levels.length / 2)] ?? null;
}

function effort(
  today: Day,
  run: { workoutId: number; date: Day; distanceM: number; timeS: number },
): Evidence {
  return {
    kind: 'effort',
    date: run.date,
    raceId: null,
    workoutId: run.workoutId,
    name: null,
    distanceM: run.distanceM,
    timeS: run.timeS,
    addedVariance: EFFORT_VARIANCE + DRIFT_VARIANCE_PER_DAY * daysBetween(run.date, today),
  };
}

/** Where a run stands over all distances: the lower, the better. */
function levelOf(run: { distanceM: number; timeS: number }): number {
  const { mu, lambda } = onTheCurve(run.distanceM);
  return (Math.log(run.timeS) - mu) / lambda;
}

/** One piece a run: its best, and the best runs first, an old one put back by its doubt. */
function bestFirst(efforts: readonly Evidence[]): Evidence[] {
  const standing = (piece: Evidence) => levelOf(piece) + Math.sqrt(piece.addedVariance);
  const seen = new Set<number | null>();
  return efforts
    .toSorted((one, other) => standing(one) - standing(other))
    .filter(({ workoutId }) => !seen.has(workoutId) && seen.add(workoutId));
}

function isNoneOf(results: readonly Evidence[]) {
  const runs = new Set(results.map(({ workoutId }) => workoutId));
  const isSame = (piece: Evidence, result: Evidence) =>
    piece.date === result.date && Math.abs(piece.distanceM / result.distanceM - 1) < 0.05;
  return (piece: Evidence) =>
    !runs.has(piece.workoutId) && !results.some((result) => isSame(piece, result));
}

/** An effort says what the runner can do at least: a slower one says nothing beside a result. */
function telling(efforts: readonly Evidence[], results: readonly Evidence[]): readonly Evidence[] {
  if (results.length === 0) return efforts;
  const { level } = fitResults(results);
  return efforts.filter((piece) => levelOf(piece) < level);
}

const MARATHON_M = 42_195;
const TRAINING_DAYS = 56;
const LEAST_TRAINING_RUNS = 8;
const LEAST_TRAINING_SPAN_DAYS = 28;
const LEAST_WEEKLY_M = 25_000;
/** Beyond these a row is a slip, or a watch that was not stopped: one would bend the mean. */
const FASTEST_TRAINING_S_PER_KM = 180;
const SLOWEST_TRAINING_S_PER_KM = 480;
const TRAINING_SD = 0.07;
/** Outside of 2:47 to 4:00, where its runners and those it was tried on were. */
const FAR_TRAINING_SD = 0.1;

function trainingEvidence(
  paced: readonly PacedRun[],
  results: readonly Evidence[],
  today: Day,
): Evidence[] {
  const runs = paced.filter(
    ({ date, paceSPerKm }) =>
      daysBetween(date, today) < TRAINING_DAYS &&
      paceSPerKm >= FASTEST_TRAINING_S_PER_KM &&
      paceSPerKm <= SLOWEST_TRAINING_S_PER_KM,
  );
  const first = runs.at(-1);
  if (!first || runs.length < LEAST_TRAINING_RUNS) return [];
  if (daysBetween(first.date, today) < LEAST_TRAINING_SPAN_DAYS) return [];
  const raced = new Set(results.map(({ workoutId }) => workoutId));
  const trained = runs.filter(({ id }) => !raced.has(id));
  const totalM = (of: readonly PacedRun[]) => of.reduce((sum, run) => sum + run.distanceM, 0);
  const weeklyM = totalM(runs) / (TRAINING_DAYS / 7);
  const trainedM = totalM(trained);
  if (weeklyM < LEAST_WEEKLY_M || trainedM === 0) return [];
  const trainedS = trained.reduce((sum, run) => sum + run.durationS, 0);
  const pace = (1000 * trainedS) / trainedM;
  const timeS = marathonFromTrainingS({ weeklyM, paceSPerKm: pace });
  const isNear = timeS >= 10_020 && timeS <= 14_400;
  const scatter = onTheCurve(MARATHON_M).s;
  return [
    {
      kind: 'training',
      date: today,
      raceId: null,
      workoutId: null,
      name: null,
      distanceM: MARATHON_M,
      timeS,
      addedVariance: (isNear ? TRAINING_SD : FAR_TRAINING_SD) ** 2 - scatter ** 2,
    },
  ];
}
