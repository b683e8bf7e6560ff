import { Skeleton } from './skeleton.tsx';

/** Rows of two lines, as the workout lists have them. */
export function ListSkeleton({ rows = 3 }: { rows?: number }) {
  return (
    <div aria-hidden="true" className="divide-y divide-line">
      {Array.from({ length: rows }, (_, index) => index).map((index) => (
        <div key={index} className="flex flex-col gap-2 py-3">
          <div className="flex h-5 items-center justify-between gap-4">
            <Skeleton size="h-3.5 w-40" />
            <Skeleton size="h-3.5 w-24" />
          </div>
          <div className="flex h-5 items-center">
            <Skeleton size="h-3 w-64 max-w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
