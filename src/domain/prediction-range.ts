import type { RacePrediction } from './race-prediction.ts';
import { kmFromM } from './units.ts';

export type PredictionRange = { fastestS: number; slowestS: number };

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
