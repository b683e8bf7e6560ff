import type { PacedRun } from '../contract/analytics.ts';
import type { Workout } from '../contract/workouts.ts';
import type { PredictingRun } from '../domain/race-prediction.ts';
import { mFromKm } from '../domain/units.ts';

export function toPredictingRun(workout: Workout): PredictingRun {
  const { id, date, workoutType, sport, distanceM, durationS } = workout;
  return { id, date, workoutType, sport, distanceM, durationS };
}

export function pacedToPredictingRun(run: PacedRun): PredictingRun {
  const { id, date, distance, durationSeconds: durationS } = run;
  const distanceM = mFromKm(distance);
  return { id, date, workoutType: 'running', sport: 'run', distanceM, durationS };
}
