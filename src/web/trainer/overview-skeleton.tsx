import { Card } from '../ui/card.tsx';
import { Delayed } from '../ui/delayed.tsx';
import { ListSkeleton } from '../ui/list-skeleton.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { StatCardSkeleton } from '../ui/stat-card-skeleton.tsx';

export function OverviewSkeleton() {
  return (
    <Delayed>
      <div role="status" className="sr-only">
        Loading the training log...
      </div>
      <div aria-hidden="true" className="grid gap-3 md:gap-4">
        <div className="mb-2 flex h-16 flex-col justify-center gap-3">
          <Skeleton size="h-7 w-56 max-w-full" />
          <Skeleton size="h-4 w-80 max-w-full" />
        </div>
        <div className="grid gap-3 md:gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <Card>
            <Skeleton size="h-56 w-full" />
          </Card>
          <div className="grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 md:gap-4">
            <StatCardSkeleton />
            <StatCardSkeleton />
            <StatCardSkeleton />
            <StatCardSkeleton />
          </div>
        </div>
        <Card>
          <ListSkeleton rows={10} />
        </Card>
      </div>
    </Delayed>
  );
}
