import { Skeleton } from './skeleton.tsx';

/** As tall as a StatCard with one line of comparison. */
export function StatCardSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="@container rounded-box border border-line bg-card p-4 shadow-low"
    >
      <div className="flex h-6 items-center">
        <Skeleton size="h-3 w-20" />
      </div>
      <div className="mt-1 flex h-9 items-center @min-[11rem]:h-11">
        <Skeleton size="h-7 w-28" />
      </div>
      <div className="mt-1.5 flex h-5 items-center">
        <Skeleton size="h-3 w-36 max-w-full" />
      </div>
    </div>
  );
}
