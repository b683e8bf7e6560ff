import { queryOptions } from '@tanstack/react-query';
import { readPacedRuns } from '../contract/analytics.ts';
import { latestWorkouts } from '../contract/workouts.ts';
import { DASHBOARD_WORKOUTS_FETCHED, PREDICTION_LATEST_RUNS } from '../domain/limits.ts';
import { call } from './api.ts';

/** One question for every page, so that one answer serves them all. */
export function latestWorkoutsQuery(userId: number) {
  const limit = DASHBOARD_WORKOUTS_FETCHED;
  return queryOptions({
    queryKey: ['api', 'workouts', userId, { limit }],
    queryFn: ({ signal }) =>
      call(
        latestWorkouts,
        { params: { userId: String(userId) }, query: { limit: String(limit) } },
        { signal },
      ),
  });
}

/** The latest runs with a pace, for where the latest workouts hold too few of them. */
export function pacedRunsQuery(userId: number) {
  const limit = PREDICTION_LATEST_RUNS;
  return queryOptions({
    queryKey: ['api', 'analytics', userId, 'paced-runs', { limit }],
    queryFn: ({ signal }) =>
      call(
        readPacedRuns,
        { params: { userId: String(userId) }, query: { limit: String(limit) } },
        { signal },
      ),
  });
}
