import { Change } from './change.tsx';
import { Pending } from './pending.tsx';

/** What changed, whether the athlete would call it better, and against what. */
export type Comparison = { change: string | null; better: boolean | null; against: string };

/**
 * The words under a figure, in the room that the longest of them take; undefined while they are on
 * their way.
 */
export function ComparisonText({ comparison }: { comparison: Comparison | undefined }) {
  return (
    <span className="block min-h-10 min-[22rem]:max-[24rem]:min-h-15">
      {comparison ? <Words {...comparison} /> : <Pending width="w-[16ch]" />}
    </span>
  );
}

function Words({ change, better, against }: Comparison) {
  return (
    <>
      {change && <Change better={better}>{change}</Change>} {against}
    </>
  );
}
