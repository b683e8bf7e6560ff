import type { Day } from './calendar.ts';
import {
  PREDICTION_LATEST_RUNS,
  PREDICTION_LEAST_RUNS,
  PREDICTION_LONG_FROM_M,
  PREDICTION_LONG_S_PER_KM,
  PREDICTION_SHORT_S_PER_KM,
  PREDICTION_SHORT_UP_TO_M,
} from './limits.ts';
import { paceSPerKm } from './pace.ts';
import { isRun, type Sport } from './sports.ts';
import { kmFromM } from './units.ts';

export type PredictingRun = {
  id: number;
  date: Day;
  sport: Sport;
  distanceM: number | null;
  durationS: number;
};

export type RacePrediction = {
  paceSPerKm: number;
  durationS: number;
  /** The runs it rests on, the latest first. */
  workoutIds: number[];
};

/**
 * The mean pace of the latest runs, ten seconds a km slower from the half marathon on, five
 * faster up to 10 km. Null with fewer than three runs that have a distance.
 */
export function predictRace(
  workouts: Iterable<PredictingRun>,
  { distanceM }: { distanceM: number },
): RacePrediction | null {
  const latest = latestPacedRuns(workouts, PREDICTION_LATEST_RUNS);
  if (latest.length < PREDICTION_LEAST_RUNS) return null;
  const meanPace = latest.reduce((sum, run) => sum + run.paceSPerKm, 0) / latest.length;
  const pace = meanPace + allowanceSPerKm(distanceM);
  return {
    paceSPerKm: pace,
    durationS: pace * kmFromM(distanceM),
    workoutIds: latest.map((run) => run.id),
  };
}

/** Newest first; of one day the one entered last comes first. */
export function latestPacedRuns<Run extends PredictingRun>(
  workouts: Iterable<Run>,
  count: number,
): (Run & { paceSPerKm: number })[] {
  const latest: (Run & { paceSPerKm: number })[] = [];
  for (const workout of workouts) {
    const pace = isRun(workout) ? paceSPerKm(workout) : null;
    if (pace === null) continue;
    const place = latest.findIndex((other) => isLater(workout, other));
    latest.splice(place < 0 ? latest.length : place, 0, { ...workout, paceSPerKm: pace });
    if (latest.length > count) latest.pop();
  }
  return latest;
}

function isLater(one: PredictingRun, other: PredictingRun): boolean {
  return one.date > other.date || (one.date === other.date && one.id > other.id);
}

function allowanceSPerKm(distanceM: number): number {
  if (distanceM >= PREDICTION_LONG_FROM_M) return PREDICTION_LONG_S_PER_KM;
  return distanceM <= PREDICTION_SHORT_UP_TO_M ? PREDICTION_SHORT_S_PER_KM : 0;
}

type PredictionRange = { fastestS: number; slowestS: number };

/**
 * Between which times the race would end at the fastest and at the slowest of the paces that the
 * prediction's mean is made of, with the same allowance for its distance.
 */
export function predictionRange(input: {
  prediction: RacePrediction;
  /** Of the runs it rests on. */
  pacesSPerKm: readonly number[];
  distanceM: number;
}): PredictionRange {
  const { prediction, pacesSPerKm, distanceM } = input;
  const mean = pacesSPerKm.reduce((sum, pace) => sum + pace, 0) / pacesSPerKm.length;
  const allowance = prediction.paceSPerKm - mean;
  const timeAt = (pace: number) => (pace + allowance) * kmFromM(distanceM);
  return { fastestS: timeAt(Math.min(...pacesSPerKm)), slowestS: timeAt(Math.max(...pacesSPerKm)) };
}
