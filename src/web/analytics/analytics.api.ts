import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readPeriodRuns } from '../../contract/analytics.ts';
import { readRecordsOf } from '../../contract/records.ts';
import { call } from '../api.ts';
import { summaryQuery } from '../queries/analytics.ts';
import { analyticsKey } from '../queries/keys.ts';
import type { Period } from './use-period.ts';

export type OfPeriod = { userId: number; period: Period };

/** While another period is on its way the last one stays, with the words that belong to it. */
export function useSummary(of: OfPeriod) {
  return useQuery({ ...summaryQuery(of), placeholderData: keepPreviousData });
}

export function usePeriodRuns({ userId, period }: OfPeriod) {
  return useQuery({
    queryKey: [...analyticsKey, userId, 'runs', { period }],
    queryFn: ({ signal }) =>
      call(
        readPeriodRuns,
        { params: { userId: String(userId) }, query: { period: String(period) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}

export function useRecords(userId: number) {
  return useQuery({
    queryKey: [...analyticsKey, userId, 'records'],
    queryFn: ({ signal }) =>
      call(readRecordsOf, { params: { userId: String(userId) } }, { signal }),
  });
}
