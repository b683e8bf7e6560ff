import { Skeleton } from '../skeleton.tsx';

/** Where a chart's sentence and its drawing will be. */
export function ChartSkeleton() {
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

/** What an empty chart of weeks will look like: a drawing that never changes. */
export function EmptyWeeks() {
  return (
    <div className="flex h-28 items-end justify-center gap-3">
      {BAR_HEIGHTS.map((height, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing that never changes
          key={index}
          className={`w-8 rounded-mark ${height} ${index === 7 ? 'bg-accent' : 'bg-accent-past'}`}
        />
      ))}
    </div>
  );
}
