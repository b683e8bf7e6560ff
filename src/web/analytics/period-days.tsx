import { daysText } from '../words/day-text.ts';
import { type OfPeriod, useSummary } from './analytics.api.ts';

/** Which days the figures are of, also on paper. */
export function PeriodDays(of: OfPeriod) {
  const { data: summary } = useSummary(of);
  return (
    <p className="min-h-10 sm:min-h-5 text-small text-soft">
      {summary && (
        <>
          <span className="whitespace-nowrap">{daysText(summary.period)}</span>, against{' '}
          <span className="whitespace-nowrap">{daysText(summary.previous)}</span>
        </>
      )}
    </p>
  );
}
