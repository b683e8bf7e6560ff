import { useMemo } from 'react';
import type { PacedRun } from '../../contract/analytics.ts';
import type { PredictingRun } from '../../domain/race-prediction.ts';
import { mFromKm } from '../../domain/units.ts';
import { usePredictingRuns } from './analytics.api.ts';

/** Undefined while they are on their way, null when they do not come. */
export type RunsToPredictFrom = readonly PredictingRun[] | null | undefined;

export function useRunsToPredictFrom(userId: number): RunsToPredictFrom {
  const { data, isError } = usePredictingRuns(userId);
  const runs = useMemo(() => data?.map(toPredictingRun), [data]);
  return isError && !runs ? null : runs;
}

function toPredictingRun({ id, date, distance, durationSeconds }: PacedRun): PredictingRun {
  return {
    id,
    date,
    workoutType: 'running',
    sport: 'run',
    distanceM: mFromKm(distance),
    durationS: durationSeconds,
  };
}
