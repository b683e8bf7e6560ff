import { Skeleton } from '../../ui/skeleton.tsx';

const CARDS = [0, 1, 2, 3, 4, 5];

/** As the first month of cards. */
export function CardsSkeleton() {
  return (
    <div aria-hidden="true">
      <span className="mb-3 flex h-6 items-center">
        <Skeleton size="h-4 w-36" />
      </span>
      <div className="grid gap-3 md:grid-cols-2 md:gap-4 xl:grid-cols-3">
        {CARDS.map((card) => (
          <div
            key={card}
            className="flex h-48 flex-col gap-4 rounded-box border border-line bg-card p-4 shadow-low"
          >
            <Skeleton size="h-4 w-40" />
            <Skeleton size="h-7 w-full" />
            <Skeleton size="h-4 w-full" />
            <Skeleton size="h-3 w-3/5" />
          </div>
        ))}
      </div>
    </div>
  );
}
