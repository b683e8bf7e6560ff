import { LoadFailure } from '../loading/load-failure.tsx';
import { weeksQuery } from '../queries/analytics.ts';
import { useDeferredQuery } from '../queries/use-deferred-query.ts';
import { latestWorkoutsQuery } from '../queries/workouts.ts';
import type { WorkoutTarget } from './comparisons.ts';
import { useSummary } from './dashboard.api.ts';
import { DistanceCard } from './distance-card.tsx';
import { HeartRateCard } from './heart-rate-card.tsx';
import { PaceCard } from './pace-card.tsx';
import { WeekCard } from './week-card.tsx';

export function StatCards({ userId, target }: { userId: number; target: WorkoutTarget }) {
  const { data: summary, isError, query } = useSummary(userId);
  const { data: weeks } = useDeferredQuery(weeksQuery(userId));
  const { data: workouts } = useDeferredQuery(latestWorkoutsQuery(userId));

  if (!summary && isError) {
    return (
      <section
        aria-label="Your numbers"
        className="grid min-h-44 place-items-center rounded-box border border-line bg-card shadow-low"
      >
        <LoadFailure title="Your numbers could not be loaded" query={query} />
      </section>
    );
  }
  return (
    <div
      aria-busy={!summary}
      className="grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 md:gap-4 xl:grid-cols-4"
    >
      <WeekCard summary={summary} target={target} />
      <DistanceCard summary={summary} weeks={weeks} />
      <PaceCard summary={summary} workouts={workouts} />
      <HeartRateCard summary={summary} />
    </div>
  );
}
