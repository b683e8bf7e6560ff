import type { QueryClient } from '@tanstack/react-query';

/** What rests on each thing that can be written. No edit of a workout changes its recording. */
const RESTS_ON_IT = {
  workout: /^api\/(workouts(?!\/\d+\/recording$)|races|analytics|coach)\b/,
  race: /^api\/(races|workouts(?!\/\d+\/recording$)|coach)\b/,
  weight: /^api\/(weight|auth\/me|user)\b/,
  strava: /^api\/(workouts?|races|analytics|coach|sharing)\b/,
};

/** Asks anew for all that rests on what was written. */
export function refreshAfter(
  written: keyof typeof RESTS_ON_IT,
  queryClient: QueryClient,
): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => RESTS_ON_IT[written].test(queryKey.join('/')),
  });
}
