import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Answer, CallInput } from '../../contract/endpoint.ts';
import * as contract from '../../contract/workout-entry.ts';
import { workoutBodyToJson } from '../../contract/workout-json.ts';
import * as lists from '../../contract/workout-lists.ts';
import type { Workout } from '../../contract/workouts.ts';
import { call } from '../api.ts';
import type { KeptKind } from '../kept-entries/kept-kind.ts';
import { amongOthersKey, workoutsKey } from '../queries/keys.ts';
import { RESTS_ON, refresh } from '../queries/refresh.ts';
import { workoutQuery } from '../queries/workouts.ts';

type OfList = { userId: number; listed: CallInput<typeof lists.workoutTotals>['query'] };

export function workoutPagesQuery({ userId, listed, sort }: OfList & { sort: string }) {
  return infiniteQueryOptions({
    queryKey: [...workoutsKey, userId, 'page', listed, sort],
    queryFn: ({ pageParam, signal }) =>
      call(
        lists.workoutsPage,
        { params: { userId }, query: { ...listed, sort, after: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next ?? undefined,
  });
}

type Changed = Answer<typeof contract.updateWorkout>;

/** What all workouts of a list come to. */
export function workoutTotalsQuery({ userId, listed }: OfList) {
  return queryOptions({
    queryKey: [...workoutsKey, userId, 'totals', listed],
    queryFn: ({ signal }) =>
      call(lists.workoutTotals, { params: { userId }, query: listed }, { signal }),
  });
}

/** The athlete's tags, most used first. */
export function ownTagsQuery(userId: number) {
  return queryOptions({
    queryKey: [...workoutsKey, userId, 'tags'],
    queryFn: ({ signal }) => call(lists.workoutTags, { params: { userId } }, { signal }),
  });
}

/** A workout in the log. What a change replaced is put back as it was, also what no form may say. */
export const WORKOUTS: KeptKind<Workout, contract.SentWorkout, Changed> = {
  noun: 'workout',
  said: {
    created: 'Workout logged successfully!',
    updated: 'Workout updated',
    deleted: 'Workout deleted',
    failedToCreate: 'Failed to log workout',
  },
  create: (body, options) => call(contract.createWorkout, { body }, options),
  asSent: (workout) => workoutBodyToJson(workout),
  update: (id, body, options) => call(contract.updateWorkout, { params: { id }, body }, options),
  remove: (id) => call(contract.deleteWorkout, { params: { id } }),
  restore: (id) => call(contract.restoreWorkout, { params: { id } }),
  putBack: ({ id }, { replaced }, options) =>
    call(contract.putBackWorkout, { params: { id }, body: replaced }, options),
  shownIn: ({ id }) => workoutQuery(id).queryKey,
  refresh: (queryClient, { entry, isDeleted }) => {
    const { queryKey } = workoutQuery(entry.id);
    // The page that shows it is left now, and must not ask for it anew on the way out.
    if (isDeleted) void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
    else queryClient.setQueryData(queryKey, entry);
    const refetchType = isDeleted ? 'none' : 'active';
    void queryClient.invalidateQueries({ queryKey: amongOthersKey, refetchType });
    void refresh(queryClient, RESTS_ON.workout);
  },
};
