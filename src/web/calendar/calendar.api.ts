import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { cursorBehind } from '../../contract/fields.ts';
import { weightPage } from '../../contract/weight.ts';
import { addDays, type Day } from '../../domain/calendar.ts';
import { call } from '../api.ts';
import { weightKey } from '../queries/keys.ts';
import { racesQuery } from '../queries/races.ts';
import { workoutsInRangeQuery } from '../queries/workouts.ts';

const MOST_WEIGHTS = 200;

/** What the log has from one day to another; `missing` names what could not be loaded beside the workouts. */
export function useLogOf({ userId, from, to }: { userId: number; from: Day; to: Day }) {
  const workouts = useQuery({
    ...workoutsInRangeQuery({ userId, from, to }),
    // Another month takes the place of this one when it is there.
    placeholderData: keepPreviousData,
  });
  const races = useQuery(racesQuery(userId));
  const weights = useQuery({ ...weightsUpTo({ userId, to }), placeholderData: keepPreviousData });
  return {
    query: workouts,
    log: {
      workouts: workouts.data ?? [],
      races: races.data ?? [],
      weights: weights.data?.entries ?? [],
    },
    missing: [
      ...(races.isError && !races.data ? ['races'] : []),
      ...(weights.isError && !weights.data ? ['weights'] : []),
    ],
  };
}

/** The latest up to this day, more than six weeks have. */
function weightsUpTo({ userId, to }: { userId: number; to: Day }) {
  // As behind an entry of the day after: a page goes on from where another ended.
  const after = cursorBehind({ date: addDays(to, 1), id: 1 }) ?? undefined;
  return queryOptions({
    queryKey: [...weightKey, userId, 'page', { after, limit: MOST_WEIGHTS }],
    queryFn: ({ signal }) =>
      call(
        weightPage,
        { params: { userId }, query: { after, limit: String(MOST_WEIGHTS) } },
        { signal },
      ),
  });
}
