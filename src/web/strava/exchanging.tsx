import { Skeleton } from '../ui/skeleton.tsx';

/** As tall as what a new connection shows, so that nothing jumps when it is made. */
export function Exchanging() {
  return (
    <div className="grid gap-4">
      <p role="status" className="flex h-12 items-center text-body font-medium">
        Finishing the connection with Strava…
      </p>
      <Skeleton size="h-64 w-full" />
    </div>
  );
}
