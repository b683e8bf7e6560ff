import type { QueryClient } from '@tanstack/react-query';

// No edit of a workout changes its recording.
const WORKOUTS = 'workouts(?!/\\d+/recording$)';

/** What rests on each thing that can be written, and on the day. */
const RESTS_ON_IT = {
  workout: new RegExp(`^api/(${WORKOUTS}|races|analytics|coach)\\b`),
  race: new RegExp(`^api/(races|${WORKOUTS}|coach)\\b`),
  weight: /^api\/(weight|auth\/me|user)\b/,
  // The coach's analysis stays: a model may charge for it.
  midnight: /^api\/(analytics|coach\/insights|trainer)\b/,
  strava: /^api\/(workouts?|races|analytics|coach|sharing)\b/,
};

/** Asks anew for all that rests on what was written, or on the day that has begun. */
export function refreshAfter(
  written: keyof typeof RESTS_ON_IT,
  queryClient: QueryClient,
): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => RESTS_ON_IT[written].test(queryKey.join('/')),
  });
}
