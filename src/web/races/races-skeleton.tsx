import { Card } from '../ui/card.tsx';
import { ListSkeleton } from '../ui/list-skeleton.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** As high as the lists that come, as a rule. */
export function RacesSkeleton() {
  return (
    <>
      <Card title="Upcoming Races">
        <div className="grid grid-cols-1 gap-3 lg:grid-cols-2">
          <Skeleton size="h-58 w-full opacity-50" />
          <Skeleton size="h-58 w-full opacity-50 max-lg:hidden" />
        </div>
      </Card>
      <Card title="Race History">
        <ListSkeleton rows={4} />
      </Card>
    </>
  );
}
