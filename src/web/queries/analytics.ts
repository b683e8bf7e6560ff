import { queryOptions } from '@tanstack/react-query';
import { readSummary, readWeeks } from '../../contract/analytics.ts';
import { VOLUME_CHART_WEEKS } from '../../domain/limits.ts';
import type { SummaryPeriod } from '../../domain/summary.ts';
import { call } from '../api.ts';
import { analyticsKey } from './keys.ts';

export function summaryQuery({ userId, period }: { userId: number; period: SummaryPeriod }) {
  return queryOptions({
    queryKey: [...analyticsKey, userId, 'summary', { period }],
    queryFn: ({ signal }) =>
      call(readSummary, { params: { userId }, query: { period: String(period) } }, { signal }),
  });
}

export function weeksQuery(userId: number, weeks = VOLUME_CHART_WEEKS) {
  return queryOptions({
    queryKey: [...analyticsKey, userId, 'weeks', { weeks }],
    queryFn: ({ signal }) =>
      call(readWeeks, { params: { userId }, query: { weeks: String(weeks) } }, { signal }),
  });
}
