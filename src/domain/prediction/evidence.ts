import { type Day, daysBetween } from '../calendar.ts';
import { groupBy } from '../group-by.ts';
import { distanceFigure, distanceUnit } from '../measures.ts';
import { lastUpTo } from '../sorted-days.ts';
import { MARATHON_M } from '../standard-distances.ts';
import { EFFORT_DAYS, hardRuns, MOST_EFFORT_DAYS } from './hard-runs.ts';
import { fitResults, onTheCurve, type Result } from './race-model.ts';
import {
  levelOf,
  type PacedRun,
  type RaceResult,
  type RunnerHistory,
  type SortedLog,
  type Stretch,
  sortedLog,
} from './runner-log.ts';
import { breakBefore, type TrainingBreak } from './training-break.ts';
import { trainingBefore } from './training-evidence.ts';

type PieceKind = 'race' | 'effort' | 'threshold' | 'training';

/** Something that a prediction rests on. */
export type Evidence = Result & {
  kind: PieceKind;
  date: Day;
  raceId: number | null;
  workoutId: number | null;
  /** Of the race, or what the training was. */
  name: string | null;
};

export type RunnerEvidence = {
  /**
   * Results, runs at a race's effort that speak for more than the results do, the threshold pace, and
   * the marathon that eight weeks of training speak for.
   */
  pieces: readonly Evidence[];
  /** For the first guess, the latest first. */
  latestRuns: readonly PacedRun[];
  trainingBreak: TrainingBreak | null;
};

/** What of a log speaks for the time of a race, each piece with the doubt that its age and kind add. */
export function evidenceOf(history: RunnerHistory): RunnerEvidence {
  return evidenceOn(sortedLog(history), history.today);
}

/** The same as of a day: of the days after it nothing is heard. */
export function evidenceOn(log: SortedLog, today: Day): RunnerEvidence {
  const results = lastUpTo(log.results, { day: today, count: MOST_RESULTS }).map(asEvidence(today));
  const efforts = hardRuns(log, today).filter(isNoneOf(results));
  const recent = efforts.filter(({ date }) => daysBetween(date, today) <= EFFORT_DAYS);
  const raced = results.length > 0 ? fitResults(results).level : null;
  const best = bestFirst(recent.length > 0 ? recent : efforts, today).slice(0, EFFORTS_KEPT);
  return {
    pieces: [
      ...results,
      ...telling(best, raced).map(asEffort(today)),
      ...thresholdEvidence(log, { today, raced }),
      ...trainingEvidence(log, { today, results }),
    ],
    latestRuns: lastUpTo(log.runs, { day: today, count: LATEST_RUNS }).reverse(),
    trainingBreak: breakBefore(log.runs, today),
  };
}

/** The latest; those before them would hardly count. */
export const MOST_RESULTS = 60;
const LATEST_RUNS = 5;
/** The form of a runner drifts by 3 % in 60 days, and by the root of the time. */
export const DRIFT_VARIANCE_PER_DAY = 0.03 ** 2 / 60;
/** A hard run is no race: it may have been held back, and a watch may have measured it short. */
const EFFORT_VARIANCE = 0.05 ** 2;
const EFFORTS_KEPT = 3;

function drift(from: Day, today: Day): number {
  return DRIFT_VARIANCE_PER_DAY * daysBetween(from, today);
}

function asEvidence(today: Day) {
  return (result: RaceResult): Evidence => ({
    kind: 'race',
    date: result.date,
    raceId: result.raceId,
    workoutId: result.workoutId,
    name: result.name,
    distanceM: result.distanceM,
    timeS: result.timeS,
    addedVariance: 0,
    driftVariance: drift(result.date, today),
  });
}

function asEffort(today: Day) {
  return ({ date, workoutId, distanceM, timeS }: Stretch): Evidence => ({
    kind: 'effort',
    date,
    raceId: null,
    workoutId,
    name: null,
    distanceM,
    timeS,
    addedVariance: EFFORT_VARIANCE,
    driftVariance: drift(date, today),
  });
}

/** One piece a run: its best, and the best runs first, an old one put back by its doubt. */
function bestFirst(efforts: readonly Stretch[], today: Day): Stretch[] {
  const seen = new Set<number>();
  return efforts
    .map((effort) => ({
      effort,
      standing: effort.level + Math.sqrt(EFFORT_VARIANCE + drift(effort.date, today)),
    }))
    .sort((one, other) => one.standing - other.standing)
    .map(({ effort }) => effort)
    .filter(({ workoutId }) => !seen.has(workoutId) && seen.add(workoutId));
}

function isNoneOf(results: readonly Evidence[]) {
  const runs = new Set(results.map(({ workoutId }) => workoutId));
  const days = groupBy(results, ({ date }) => date);
  return ({ workoutId, date, distanceM }: Stretch) =>
    !runs.has(workoutId) &&
    !days.get(date)?.some((result) => Math.abs(distanceM / result.distanceM - 1) < 0.05);
}

/**
 * An effort says what the runner can do at least: a slower one says nothing beside a result, nor beside
 * a better one over about the same distance.
 */
function telling(bestFirst: readonly Stretch[], raced: number | null): readonly Stretch[] {
  if (raced !== null) return bestFirst.filter(({ level }) => level < raced);
  return bestFirst.filter(
    (effort, index) => !bestFirst.slice(0, index).some((better) => isOutdone(effort, better)),
  );
}

const ABOUT_AS_LONG = Math.log(1.1);

function isOutdone(effort: Stretch, better: Stretch): boolean {
  const apart = Math.abs(Math.log(effort.distanceM / better.distanceM));
  return better.level < effort.level && apart <= ABOUT_AS_LONG;
}

const HOUR_S = 3600;
/** As a hard run: what tests and watches call the threshold lies within some 5 % of an hour's race. */
const THRESHOLD_VARIANCE = 0.05 ** 2;

/**
 * The pace that is held for an hour: as good as a race of an hour, by somebody's estimate. What no
 * race bears out may be hoped for, or a slip: the faster it is, the less it counts.
 */
function thresholdEvidence(
  { thresholds }: SortedLog,
  { today, raced }: { today: Day; raced: number | null },
): Evidence[] {
  const known = lastUpTo(thresholds, { day: today, count: 1 })[0];
  if (!known?.paceSPerKm || daysBetween(known.date, today) > MOST_EFFORT_DAYS) return [];
  const hour = { distanceM: (1000 * HOUR_S) / known.paceSPerKm, timeS: HOUR_S };
  const unproven = raced === null ? 0 : Math.max(0, raced - levelOf(hour));
  return [
    {
      kind: 'threshold',
      date: known.date,
      raceId: null,
      workoutId: null,
      name: null,
      distanceM: hour.distanceM,
      timeS: hour.timeS,
      addedVariance: THRESHOLD_VARIANCE + unproven ** 2,
      driftVariance: drift(known.date, today),
    },
  ];
}

const TRAINING_SD = 0.07;
/** Outside of 2:47 to 4:00, where its runners and those it was tried on were. */
const FAR_TRAINING_SD = 0.1;

function trainingEvidence(
  log: SortedLog,
  { today, results }: { today: Day; results: readonly Evidence[] },
): Evidence[] {
  const raced = new Set(results.map(({ workoutId }) => workoutId));
  const training = trainingBefore(log, { today, raced });
  if (!training) return [];
  const timeS = training.marathonS;
  const isNear = timeS >= 10_020 && timeS <= 14_400;
  const scatter = onTheCurve(MARATHON_M).s;
  return [
    {
      kind: 'training',
      date: training.middle,
      raceId: null,
      workoutId: null,
      name: `${distanceFigure(training.weeklyM, 0)} ${distanceUnit()} a week`,
      distanceM: MARATHON_M,
      timeS,
      addedVariance: (isNear ? TRAINING_SD : FAR_TRAINING_SD) ** 2 - scatter ** 2,
      driftVariance: 0,
    },
  ];
}
