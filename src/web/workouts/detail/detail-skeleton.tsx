import { Skeleton } from '../../ui/skeleton.tsx';
import { BackToList } from './back-to-list.tsx';
import type { Group } from './workout-facts.ts';

export function DetailSkeleton({ group }: { group: Group }) {
  return (
    <>
      <BackToList group={group} />
      <div aria-hidden="true">
        <span className="flex h-9 items-center">
          <Skeleton size="h-7 w-48" />
        </span>
        <span className="mt-1 mb-6 flex h-12 items-center md:h-6">
          <Skeleton size="h-4 w-80 max-w-full" />
        </span>
        <Skeleton size="h-28 w-full" />
        <div className="mt-4 grid gap-4 lg:grid-cols-[3fr_2fr]">
          <Skeleton size="h-80 w-full" />
          <Skeleton size="h-80 w-full" />
        </div>
      </div>
    </>
  );
}
