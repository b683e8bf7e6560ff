import type { Day } from '../../domain/calendar.ts';
import { LoadFailure } from '../loading/load-failure.tsx';
import { type OfPeriod, usePeriodRuns, useSummary } from './analytics.api.ts';
import { BestPaceCard } from './best-pace-card.tsx';
import { DistanceCard } from './distance-card.tsx';
import { TimeCard } from './time-card.tsx';
import { WeeklyAverageCard } from './weekly-average-card.tsx';

type StatCardsProps = OfPeriod & { today: Day };

export function StatCards({ userId, period, today }: StatCardsProps) {
  const query = useSummary({ userId, period });
  const runs = usePeriodRuns({ userId, period });
  const { data: summary } = query;

  if (!summary && query.isError) {
    return (
      <section
        aria-label="Your numbers"
        className="grid min-h-46 place-items-center rounded-box border border-line bg-card shadow-low"
      >
        <LoadFailure title="Your numbers could not be loaded" query={query} />
      </section>
    );
  }
  return (
    <div
      aria-busy={query.isFetching || runs.isFetching}
      className="grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 md:gap-4 xl:grid-cols-4 print:grid-cols-4"
    >
      <DistanceCard summary={summary} />
      <TimeCard summary={summary} />
      <WeeklyAverageCard summary={summary} />
      <BestPaceCard runs={runs.data} failed={runs.isError && !runs.data} today={today} />
    </div>
  );
}
