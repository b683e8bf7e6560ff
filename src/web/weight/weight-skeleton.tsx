import { Skeleton } from '../ui/skeleton.tsx';

/** As tall as the Current Weight card with its three lines. */
export function CurrentWeightSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="flex min-h-64 flex-col gap-4 rounded-box border border-line bg-card p-4 shadow-low md:p-5"
    >
      <Skeleton size="h-4 w-32" />
      <Skeleton size="h-9 w-36" />
      <Skeleton size="h-4 w-48" />
      <Skeleton size="h-24 w-full" />
    </div>
  );
}

/** As tall as the chart with its title and its two lines of words. */
export function TrendSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="flex min-h-96 flex-col gap-4 rounded-box border border-line bg-card p-4 shadow-low md:p-5"
    >
      <Skeleton size="h-4 w-32" />
      <Skeleton size="h-64 w-full" />
    </div>
  );
}
