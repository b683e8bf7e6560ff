import { Skeleton } from '../../ui/skeleton.tsx';
import { ZoneBar } from '../../ui/zone-bar.tsx';

/** What a card of the list will look like. */
export function EmptyCard() {
  return (
    <div className="mx-auto flex max-w-72 flex-col gap-3 rounded-box border border-line p-4 text-left">
      <span className="text-body font-semibold">Easy run</span>
      <span className="flex justify-between text-title font-semibold">
        <span>8 km</span>
        <span>0:45 h</span>
        <span>5:38 /km</span>
      </span>
      <ZoneBar minutes={[8, 30, 6, 1, 0]} />
      <Skeleton size="h-3 w-40" />
    </div>
  );
}
