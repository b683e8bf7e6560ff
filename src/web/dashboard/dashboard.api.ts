import { queryOptions, usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { readSummary, readWeeks } from '../../contract/analytics.ts';
import { readInsights } from '../../contract/coach.ts';
import { listRaces } from '../../contract/races.ts';
import { DASHBOARD_PERIOD_DAYS, VOLUME_CHART_WEEKS } from '../../domain/limits.ts';
import { call } from '../api.ts';
import { latestWorkoutsQuery } from '../latest-workouts.ts';

/** Asks for what the cards will show, so that the calls do not wait for the cards' code. */
export function useFirstAnswers(userId: number): void {
  usePrefetchQuery(summaryQuery(userId));
  usePrefetchQuery(latestWorkoutsQuery(userId));
  usePrefetchQuery(racesQuery(userId));
  usePrefetchQuery(weeksQuery(userId));
}

export function useSummary(userId: number) {
  return useQuery(summaryQuery(userId));
}

function summaryQuery(userId: number) {
  const period = DASHBOARD_PERIOD_DAYS;
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

export function useLatestWorkouts(userId: number) {
  return useQuery(latestWorkoutsQuery(userId));
}

export function useRaces(userId: number) {
  return useQuery(racesQuery(userId));
}

function racesQuery(userId: number) {
  return queryOptions({
    queryKey: ['api', 'races', userId],
    queryFn: ({ signal }) => call(listRaces, { params: { userId: String(userId) } }, { signal }),
  });
}

export function useInsights() {
  return useQuery({
    queryKey: ['api', 'coach', 'insights'],
    queryFn: ({ signal }) => call(readInsights, {}, { signal }),
    // Advice follows from workouts, races and the day; a visit to the dashboard asks anew.
    refetchOnMount: 'always',
  });
}

export type InsightsQuery = ReturnType<typeof useInsights>;

export function useWeeks(userId: number) {
  return useQuery(weeksQuery(userId));
}

function weeksQuery(userId: number) {
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
