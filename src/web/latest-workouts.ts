import { queryOptions } from '@tanstack/react-query';
import { latestWorkouts, workoutsPage } from '../contract/workouts.ts';
import { DASHBOARD_WORKOUTS_FETCHED } from '../domain/limits.ts';
import { call } from './api.ts';

/** Enough to find five runs with a pace among walks. */
const RUNS_LOOKED_THROUGH = 100;

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

/** The latest runs, for where the latest workouts hold too few of them. */
export function latestRunsQuery(userId: number) {
  const limit = RUNS_LOOKED_THROUGH;
  return queryOptions({
    queryKey: ['api', 'workouts', userId, 'page', { group: 'runs', limit }],
    queryFn: ({ signal }) =>
      call(
        workoutsPage,
        { params: { userId: String(userId) }, query: { group: 'runs', limit: String(limit) } },
        { signal },
      ),
  });
}
