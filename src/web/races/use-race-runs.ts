import { useMemo } from 'react';
import type { Workout } from '../../contract/workouts.ts';
import { PREDICTION_LATEST_RUNS } from '../../domain/limits.ts';
import { latestPacedRuns, type PredictingRun } from '../../domain/race-prediction.ts';
import { mFromKm } from '../../domain/units.ts';
import { useLatestRuns, useLatestWorkouts } from './races.api.ts';

/** Undefined while they are on their way, null when they do not come. */
export type RaceRuns = readonly PredictingRun[] | null | undefined;

/**
 * The runs a prediction rests on. The latest workouts hold them as a rule; only where they do not,
 * more runs are asked for.
 */
export function useRaceRuns(userId: number): RaceRuns {
  const latest = useLatestWorkouts(userId);
  const runs = useMemo(() => latest.data?.map(toPredictingRun), [latest.data]);
  const isEnough =
    runs === undefined ||
    latestPacedRuns(runs, PREDICTION_LATEST_RUNS).length === PREDICTION_LATEST_RUNS;
  const more = useLatestRuns(userId, { enabled: !isEnough });
  const moreRuns = useMemo(() => more.data?.workouts.map(toPredictingRun), [more.data]);
  if (latest.isError || more.isError) return null;
  return isEnough ? runs : moreRuns;
}

function toPredictingRun(workout: Workout): PredictingRun {
  const { id, date, workoutType, sport, distance, durationSeconds } = workout;
  const distanceM = distance === null ? null : mFromKm(distance);
  return { id, date, workoutType, sport, distanceM, durationS: durationSeconds };
}
