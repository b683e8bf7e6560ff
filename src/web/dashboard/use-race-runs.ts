import { useMemo } from 'react';
import { PREDICTION_LATEST_RUNS } from '../../domain/limits.ts';
import { latestPacedRuns, type PredictingRun } from '../../domain/race-prediction.ts';
import { useLatestRuns, useLatestWorkouts } from './dashboard.api.ts';
import { toPredictingRun } from './predicting-run.ts';

/**
 * The runs a prediction rests on; undefined while they are on their way, null when they do not
 * come. The latest workouts hold them as a rule; only where they do not, more runs are asked for.
 */
export function useRaceRuns(userId: number): readonly PredictingRun[] | null | undefined {
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
