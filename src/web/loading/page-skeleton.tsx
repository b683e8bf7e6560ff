import { Delayed } from '../ui/delayed.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** Where a page's heading and first card will be, once there is a wait to speak of. */
export function PageSkeleton() {
  return (
    <Delayed>
      <div aria-hidden="true" className="flex flex-col gap-6">
        <Skeleton size="h-9 w-64 max-w-full" />
        <Skeleton size="h-64 w-full" />
      </div>
    </Delayed>
  );
}
