import { queryOptions } from '@tanstack/react-query';
import { readPacedRuns, readSummary, readWeeks } from '../contract/analytics.ts';
import { listRaces } from '../contract/races.ts';
import { latestWorkouts, oneWorkout } from '../contract/workouts.ts';
import {
  DASHBOARD_WORKOUTS_FETCHED,
  PREDICTION_LATEST_RUNS,
  VOLUME_CHART_WEEKS,
} from '../domain/limits.ts';
import type { SummaryPeriod } from '../domain/summary.ts';
import { call } from './api.ts';

// Questions that several rooms ask: one key each, so that one answer serves them all.

export function workoutQuery(id: number) {
  return queryOptions({
    queryKey: ['api', 'workout', id],
    queryFn: ({ signal }) => call(oneWorkout, { params: { id: String(id) } }, { signal }),
  });
}

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

export function racesQuery(userId: number) {
  return queryOptions({
    queryKey: ['api', 'races', userId],
    queryFn: ({ signal }) => call(listRaces, { params: { userId: String(userId) } }, { signal }),
  });
}

export function summaryQuery({ userId, period }: { userId: number; period: SummaryPeriod }) {
  return queryOptions({
    queryKey: ['api', 'analytics', userId, 'summary', { period }],
    queryFn: ({ signal }) =>
      call(
        readSummary,
        { params: { userId: String(userId) }, query: { period: String(period) } },
        { signal },
      ),
  });
}

export function weeksQuery(userId: number) {
  const weeks = VOLUME_CHART_WEEKS;
  return queryOptions({
    queryKey: ['api', 'analytics', userId, 'weeks', { weeks }],
    queryFn: ({ signal }) =>
      call(
        readWeeks,
        { params: { userId: String(userId) }, query: { weeks: String(weeks) } },
        { signal },
      ),
  });
}
