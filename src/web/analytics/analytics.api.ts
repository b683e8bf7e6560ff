import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { readOverTime } from '../../contract/over-time.ts';
import { readPeriodRuns } from '../../contract/period-runs.ts';
import { readRecordsOf } from '../../contract/records.ts';
import type { StepLength } from '../../domain/over-time.ts';
import type { SummaryPeriod } from '../../domain/summary.ts';
import { call } from '../api.ts';
import { summaryQuery } from '../queries/analytics.ts';
import { analyticsKey } from '../queries/keys.ts';

export type OfPeriod = { userId: number; period: SummaryPeriod };

/** While another period is on its way the last one stays, with the words that belong to it. */
export function useSummary(of: OfPeriod) {
  return useQuery({ ...summaryQuery(of), placeholderData: keepPreviousData });
}

export function usePeriodRuns({ userId, period }: OfPeriod) {
  return useQuery({
    queryKey: [...analyticsKey, userId, 'runs', { period }],
    queryFn: ({ signal }) =>
      call(readPeriodRuns, { params: { userId }, query: { period: String(period) } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useRecords(userId: number) {
  return useQuery({
    queryKey: [...analyticsKey, userId, 'records'],
    queryFn: ({ signal }) => call(readRecordsOf, { params: { userId } }, { signal }),
  });
}

type OfTime = { userId: number; from: string; to: string; by: StepLength };

/** Volume, zones and paces by week or month. */
export function overTimeQuery({ userId, from, to, by }: OfTime) {
  return queryOptions({
    queryKey: [...analyticsKey, userId, 'over-time', { from, to, by }],
    queryFn: ({ signal }) =>
      call(readOverTime, { params: { userId }, query: { from, to, by } }, { signal }),
  });
}
