import { Change } from './change.tsx';
import { Pending } from './pending.tsx';

/** What changed, whether the athlete would call it better, and against what. */
export type Comparison = { change: string | null; better: boolean | null; against: string };

/** The line under a figure; undefined while it is on its way. */
export function ComparisonText({ comparison }: { comparison: Comparison | undefined }) {
  if (!comparison) return <Pending width="w-[16ch]" />;
  const { change, better, against } = comparison;
  return (
    <>
      {change && <Change better={better}>{change}</Change>} {against}
    </>
  );
}
