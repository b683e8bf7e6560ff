import { Skeleton } from '../ui/skeleton.tsx';

/** Where a chart's sentence and its drawing will be. */
export function ChartSkeleton() {
  return (
    <div aria-hidden="true">
      <span className="flex h-5 items-center">
        <Skeleton size="h-3 w-72 max-w-full" />
      </span>
      <Skeleton size="mt-8 h-64 w-full opacity-50" />
    </div>
  );
}
