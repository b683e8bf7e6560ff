import type { Week } from '../../contract/analytics.ts';
import { LoadFailure } from '../loading/load-failure.tsx';
import { weeksQuery } from '../queries/analytics.ts';
import { useDeferredQuery } from '../queries/use-deferred-query.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { WeeklyChart } from './weekly-chart.tsx';

export default function WeeklyProgress({ userId }: { userId: number }) {
  const { data: weeks, isError, query } = useDeferredQuery(weeksQuery(userId));
  return (
    <Card title="Weekly Training Progress">
      <div className="grid min-h-81 grid-cols-1">
        {weeks ? (
          <Weeks weeks={weeks} />
        ) : isError ? (
          <LoadFailure title="Your weeks could not be loaded" query={query} />
        ) : (
          <ChartSkeleton />
        )}
      </div>
    </Card>
  );
}

function Weeks({ weeks }: { weeks: readonly Week[] }) {
  const isEmpty = weeks.every(
    (week) =>
      week.runningDistance === 0 &&
      week.walkingDistance === 0 &&
      week.crossDistance === 0 &&
      week.strengthSeconds === 0,
  );
  if (isEmpty) {
    return (
      <div className="self-center">
        <EmptyState
          title="Nothing in the last 8 weeks"
          text="Each week becomes a bar here, this one in full colour."
          preview={<EmptyBars />}
          action={
            <ButtonLink href="/workouts" tone="quiet" icon="log">
              Log Workout
            </ButtonLink>
          }
        />
      </div>
    );
  }
  return <WeeklyChart weeks={weeks} />;
}

function ChartSkeleton() {
  return (
    <div aria-hidden="true">
      <span className="flex h-5 items-center">
        <Skeleton size="h-3 w-72 max-w-full" />
      </span>
      <Skeleton size="mt-8 h-60 w-full opacity-50" />
    </div>
  );
}

const BAR_HEIGHTS = ['h-10', 'h-16', 'h-14', 'h-20', 'h-24', 'h-18', 'h-26', 'h-16'];

function EmptyBars() {
  return (
    <div className="flex h-28 items-end justify-center gap-3">
      {BAR_HEIGHTS.map((height, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing that never changes
          key={index}
          className={`w-8 rounded-[2px] ${height} ${index === 7 ? 'bg-accent' : 'bg-accent-past'}`}
        />
      ))}
    </div>
  );
}
