import { Pending } from '../ui/pending.tsx';
import { type OfPeriod, useSummary } from './analytics.api.ts';
import { analyticsAnswer } from './answer.ts';

/** One sentence, in as many lines as the longest of them takes; read out when it changes. */
export function AnalyticsAnswer({ userId, period }: OfPeriod) {
  const { data: summary, isPending } = useSummary({ userId, period });
  return (
    <span role="status" className="block min-h-18 min-[22rem]:min-h-12 xl:min-h-6">
      {summary ? analyticsAnswer(summary) : isPending && <Pending width="w-[36ch]" />}
    </span>
  );
}
