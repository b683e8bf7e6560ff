import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readPeriodRuns, readSummary, readWeeks } from '../../contract/analytics.ts';
import { listRaces } from '../../contract/races.ts';
import { VOLUME_CHART_WEEKS } from '../../domain/limits.ts';
import { call } from '../api.ts';

type OfPeriod = { userId: number; days: number };

/** While another period is on its way the last one stays, with the words that belong to it. */
export function useSummary({ userId, days: period }: OfPeriod) {
  return useQuery({
    queryKey: ['api', 'analytics', userId, 'summary', { period }],
    queryFn: ({ signal }) =>
      call(
        readSummary,
        { params: { userId: String(userId) }, query: { period: String(period) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}

export function usePeriodRuns({ userId, days: period }: OfPeriod) {
  return useQuery({
    queryKey: ['api', 'analytics', userId, 'runs', { period }],
    queryFn: ({ signal }) =>
      call(
        readPeriodRuns,
        { params: { userId: String(userId) }, query: { period: String(period) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}

export function useWeeks(userId: number) {
  const weeks = VOLUME_CHART_WEEKS;
  return useQuery({
    queryKey: ['api', 'analytics', userId, 'weeks', { weeks }],
    queryFn: ({ signal }) =>
      call(
        readWeeks,
        { params: { userId: String(userId) }, query: { weeks: String(weeks) } },
        { signal },
      ),
  });
}

export function useRaces(userId: number) {
  return useQuery({
    queryKey: ['api', 'races', userId],
    queryFn: ({ signal }) => call(listRaces, { params: { userId: String(userId) } }, { signal }),
  });
}
