import {
  PREDICTION_LONG_FROM_M,
  PREDICTION_LONG_S_PER_KM,
  PREDICTION_SHORT_S_PER_KM,
  PREDICTION_SHORT_UP_TO_M,
} from '../limits.ts';

/**
 * The first guess, in seconds, while there is nothing better: the mean pace of the latest runs, ten
 * seconds a km slower from the half marathon on, five faster up to 10 km.
 */
export function firstGuessS(pacesSPerKm: readonly number[], distanceM: number): number {
  const mean = pacesSPerKm.reduce((sum, pace) => sum + pace, 0) / pacesSPerKm.length;
  return (mean + allowanceSPerKm(distanceM)) * (distanceM / 1000);
}

function allowanceSPerKm(distanceM: number): number {
  if (distanceM >= PREDICTION_LONG_FROM_M) return PREDICTION_LONG_S_PER_KM;
  return distanceM <= PREDICTION_SHORT_UP_TO_M ? PREDICTION_SHORT_S_PER_KM : 0;
}
