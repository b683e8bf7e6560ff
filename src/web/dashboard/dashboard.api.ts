import { queryOptions } from '@tanstack/react-query';
import { readInsights } from '../../contract/insights.ts';
import { readTrainingStatus } from '../../contract/training-status.ts';
import { DASHBOARD_PERIOD_DAYS } from '../../domain/limits.ts';
import { call } from '../api.ts';
import { summaryQuery } from '../queries/analytics.ts';
import { analyticsKey, insightsKey } from '../queries/keys.ts';
import { useDeferredQuery } from '../queries/use-deferred-query.ts';

export function useSummary(userId: number) {
  return useDeferredQuery(summaryQueryOf(userId));
}

export function useInsights() {
  return useDeferredQuery({
    queryKey: insightsKey,
    queryFn: ({ signal }) => call(readInsights, { query: { of: 'day' } }, { signal }),
    // Advice follows from workouts, races and the day; a visit to the dashboard asks anew.
    refetchOnMount: 'always',
  });
}

export type InsightsQuery = ReturnType<typeof useInsights>;

export function summaryQueryOf(userId: number) {
  return summaryQuery({ userId, period: DASHBOARD_PERIOD_DAYS });
}

export function statusQuery(userId: number) {
  return queryOptions({
    queryKey: [...analyticsKey, userId, 'status'],
    queryFn: ({ signal }) => call(readTrainingStatus, { params: { userId } }, { signal }),
  });
}
