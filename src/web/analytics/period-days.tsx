import { daysText } from '../day-text.ts';
import { useSummary } from './analytics.api.ts';

/** Which days the figures are of, also on paper. */
export function PeriodDays({ userId, days }: { userId: number; days: number }) {
  const { data: summary } = useSummary({ userId, days });
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
