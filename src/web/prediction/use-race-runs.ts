import { useMemo } from 'react';
import type { Day } from '../../domain/calendar.ts';
import { PREDICTION_LATEST_RUNS } from '../../domain/limits.ts';
import { latestPacedRuns, type PredictingRun } from '../../domain/race-prediction.ts';
import { pacedRunsQuery } from '../queries/analytics.ts';
import { useDeferredQuery } from '../queries/use-deferred-query.ts';
import { latestWorkoutsQuery } from '../queries/workouts.ts';

/** Undefined while they are on their way, null when they do not come. */
export type RaceRuns = readonly PredictingRun[] | null | undefined;

/**
 * The runs a prediction rests on, none of them dated later than today. The latest workouts hold them
 * as a rule; only where they do not, more runs are asked for.
 */
export function useRaceRuns({ userId, today }: { userId: number; today: Day }): RaceRuns {
  const latest = useDeferredQuery(latestWorkoutsQuery(userId));
  const runs = useMemo(
    () => latest.data?.filter(({ date }) => date <= today),
    [latest.data, today],
  );
  const isEnough =
    runs === undefined ||
    latestPacedRuns(runs, PREDICTION_LATEST_RUNS).length === PREDICTION_LATEST_RUNS;
  const more = useDeferredQuery({ ...pacedRunsQuery(userId), enabled: !isEnough });
  const shown = isEnough ? runs : more.data;
  if (shown === undefined && (latest.isError || more.isError)) return null;
  return shown;
}
