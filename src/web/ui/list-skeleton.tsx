import { Skeleton } from './skeleton.tsx';

/** Rows as tall as the workout list's: two lines on a phone, one at a desk. */
export function ListSkeleton({ rows = 3 }: { rows?: number }) {
  return (
    <div aria-hidden="true" className="@container divide-y divide-line">
      {Array.from({ length: rows }, (_, index) => index).map((index) => (
        <div key={index} className="flex flex-col gap-0.5 py-3">
          <div className="flex h-5 items-center justify-between gap-4">
            <Skeleton size="h-3.5 w-40" />
            <Skeleton size="h-3.5 w-24" />
          </div>
          <div className="flex h-5 items-center @min-[35rem]:hidden">
            <Skeleton size="h-3 w-64 max-w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
