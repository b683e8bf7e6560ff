import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readPacedRuns, readPeriodRuns, readSummary, readWeeks } from '../../contract/analytics.ts';
import { listRaces } from '../../contract/races.ts';
import { PREDICTION_LATEST_RUNS, VOLUME_CHART_WEEKS } from '../../domain/limits.ts';
import { call } from '../api.ts';

// A server in the same house answers without the internet.
const networkMode = 'always';

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
    networkMode,
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
    networkMode,
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
    networkMode,
  });
}

export function useRaces(userId: number) {
  return useQuery({
    queryKey: ['api', 'races', userId],
    queryFn: ({ signal }) => call(listRaces, { params: { userId: String(userId) } }, { signal }),
    networkMode,
  });
}

/** The runs a prediction rests on. */
export function usePredictingRuns(userId: number) {
  const limit = PREDICTION_LATEST_RUNS;
  return useQuery({
    queryKey: ['api', 'analytics', userId, 'paced-runs', { limit }],
    queryFn: ({ signal }) =>
      call(
        readPacedRuns,
        { params: { userId: String(userId) }, query: { limit: String(limit) } },
        { signal },
      ),
    networkMode,
  });
}
