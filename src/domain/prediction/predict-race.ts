import { PREDICTION_LEAST_RUNS, RACE_DISTANCES_KM } from '../limits.ts';
import { mFromKm } from '../units.ts';
import {
  DRIFT_VARIANCE_PER_DAY,
  type Evidence,
  evidenceOf,
  type RunnerEvidence,
} from './evidence.ts';
import { firstGuessS } from './first-guess.ts';
import { fitResults, predictTime } from './race-model.ts';
import type { RunnerHistory } from './runner-log.ts';
import type { TrainingBreak } from './training-break.ts';

export type RacePrediction = {
  distanceM: number;
  timeS: number;
  paceSPerKm: number;
  /** Eight races of ten end between these. */
  fastestS: number;
  slowestS: number;
  /** A first guess goes by the pace of the latest runs, while there is nothing better. */
  basis: 'evidence' | 'first-guess';
  /** The break that makes it slower, and by how much. */
  slowedBy: { days: number; isGoingOn: boolean; percent: number } | null;
  /** What counts most first. */
  pieces: Piece[];
};

export type Piece = Pick<
  Evidence,
  'date' | 'raceId' | 'workoutId' | 'name' | 'distanceM' | 'timeS'
> & {
  kind: Evidence['kind'] | 'latest-run';
  /** What it would predict alone. */
  saysS: number;
  /** How much of the prediction it carries, of 1. */
  share: number;
  /** The others contradict it, so that it hardly counts. */
  isSetAside: boolean;
};

/** The distances of most races, as the form of a race has them. */
export const USUAL_RACES_M = RACE_DISTANCES_KM.map(mFromKm);

/** The one prediction of the product; null where not even a first guess can be made. */
export function predictRace(history: RunnerHistory, distanceM: number): RacePrediction | null {
  return predictFrom(evidenceOf(history), distanceM);
}

export function predictFrom(runner: RunnerEvidence, distanceM: number): RacePrediction | null {
  const { pieces } = runner;
  const predicted =
    pieces.length > 0
      ? withWhatEachSays(fromEvidence(pieces, distanceM))
      : firstGuess(runner, distanceM);
  return predicted && slowedByBreak(predicted, runner);
}

/** The same without what each piece would say alone, which is most of the work. */
export function predictBriefly(runner: RunnerEvidence, distanceM: number): BriefPrediction | null {
  const { pieces } = runner;
  const predicted =
    pieces.length > 0 ? fromEvidence(pieces, distanceM) : firstGuess(runner, distanceM);
  return predicted && slowedByBreak(predicted, runner);
}

export type BriefPrediction = Omit<RacePrediction, 'pieces'> & { pieces: Omit<Piece, 'saysS'>[] };

/**
 * What was run before a break tells too fast a time: slower by the share of it in the evidence. Some
 * lose nothing like it and some twice as much; and nobody has got faster in days without a run, so that
 * these add no doubt at the fast end.
 */
function slowedByBreak<Prediction extends BriefPrediction>(
  predicted: Prediction,
  { trainingBreak, pieces }: RunnerEvidence,
): Prediction {
  if (!trainingBreak) return predicted;
  const { days, until, isGoingOn, lossPercent } = trainingBreak;
  const before = predicted.pieces.filter(({ date }) => date < until);
  const percent = before.reduce((sum, { share }) => sum + share, 0) * lossPercent;
  if (percent < LEAST_TOLD_PERCENT) return predicted;
  const { distanceM, basis, slowestS } = predicted;
  const { timeS, fastestS } =
    basis === 'evidence'
      ? fromEvidence(pieces.map(withoutDrift(trainingBreak)), distanceM)
      : predicted;
  const loss = percent / 100;
  const slowedS = predicted.timeS * (1 + loss);
  return {
    ...predicted,
    timeS: slowedS,
    paceSPerKm: predicted.paceSPerKm * (1 + loss),
    fastestS: slowedS * Math.exp(-Math.hypot(Math.log(timeS / fastestS), loss / 2)),
    slowestS: slowedS * Math.exp(Math.hypot(Math.log(slowestS / predicted.timeS), loss)),
    slowedBy: { days, isGoingOn, percent },
  };
}

function withoutDrift({ days, until }: TrainingBreak) {
  return (piece: Evidence): Evidence => ({
    ...piece,
    driftVariance:
      piece.date < until
        ? Math.max(0, piece.driftVariance - days * DRIFT_VARIANCE_PER_DAY)
        : piece.driftVariance,
  });
}

const LEAST_TOLD_PERCENT = 0.5;

const SET_ASIDE_BELOW = 0.3;

function fromEvidence(evidence: readonly Evidence[], distanceM: number): BriefPrediction {
  const fit = fitResults(evidence);
  const { timeS, fastestS, slowestS } = predictTime(fit, distanceM);
  const precisions = fit.precisions;
  const total = precisions.reduce((sum, precision) => sum + precision, 0);
  const pieces = evidence.map((piece, index) => ({
    kind: piece.kind,
    date: piece.date,
    raceId: piece.raceId,
    workoutId: piece.workoutId,
    name: piece.name,
    distanceM: piece.distanceM,
    timeS: piece.timeS,
    share: (precisions[index] ?? 0) / total,
    isSetAside: evidence.length > 1 && (fit.weights[index] ?? 1) < SET_ASIDE_BELOW,
  }));
  return {
    distanceM,
    timeS,
    paceSPerKm: (1000 * timeS) / distanceM,
    fastestS,
    slowestS,
    basis: 'evidence',
    slowedBy: null,
    pieces: pieces.sort((one, other) => other.share - one.share),
  };
}

function withWhatEachSays(prediction: BriefPrediction): RacePrediction {
  const pieces = prediction.pieces.map((piece) => {
    const alone = fitResults([
      { distanceM: piece.distanceM, timeS: piece.timeS, addedVariance: 0, driftVariance: 0 },
    ]);
    return { ...piece, saysS: predictTime(alone, prediction.distanceM).timeS };
  });
  return { ...prediction, pieces };
}

/** Easy runs make a guess too slow more often than too fast. */
const GUESS_FASTEST = 0.8;
const GUESS_SLOWEST = 1.1;

function firstGuess({ latestRuns }: RunnerEvidence, distanceM: number): RacePrediction | null {
  if (latestRuns.length < PREDICTION_LEAST_RUNS) return null;
  const timeS = firstGuessS(
    latestRuns.map(({ paceSPerKm }) => paceSPerKm),
    distanceM,
  );
  return {
    distanceM,
    timeS,
    paceSPerKm: (1000 * timeS) / distanceM,
    fastestS: GUESS_FASTEST * timeS,
    slowestS: GUESS_SLOWEST * timeS,
    basis: 'first-guess',
    slowedBy: null,
    pieces: latestRuns.map((run) => ({
      kind: 'latest-run',
      date: run.date,
      raceId: null,
      workoutId: run.id,
      name: null,
      distanceM: run.distanceM,
      timeS: run.durationS,
      saysS: firstGuessS([run.paceSPerKm], distanceM),
      share: 1 / latestRuns.length,
      isSetAside: false,
    })),
  };
}
