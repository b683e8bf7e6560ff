import { infiniteQueryOptions } from '@tanstack/react-query';
import * as contract from '../../contract/workouts.ts';
import { call } from '../api.ts';
import type { KeptKind } from '../kept-entries/kept-kind.ts';
import { RESTS_ON, refresh } from '../queries/refresh.ts';
import { workoutQuery, workoutsKey } from '../queries/workouts.ts';

type Workout = contract.Workout;

export function workoutPagesQuery({ userId, group }: { userId: number; group: 'runs' | 'others' }) {
  return infiniteQueryOptions({
    queryKey: [...workoutsKey, userId, 'page', { group }],
    queryFn: ({ pageParam, signal }) =>
      call(
        contract.workoutsPage,
        { params: { userId: String(userId) }, query: { group, after: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next ?? undefined,
  });
}

type Replaced = Pick<contract.WorkoutEdit, 'replaced'>;

/** A workout in the log. What a change replaced, behind the form too, is sent back to undo it. */
export const WORKOUTS: KeptKind<Workout, contract.WorkoutEditForm, Workout & Replaced> = {
  noun: 'workout',
  said: {
    created: 'Workout logged successfully!',
    updated: 'Workout updated',
    deleted: 'Workout deleted',
    failedToCreate: 'Failed to log workout',
  },
  create: (body, options) => call(contract.createWorkout, { body }, options),
  update: (id, body, options) => call(contract.updateWorkout, { params: { id }, body }, options),
  remove: (id) => call(contract.deleteWorkout, { params: { id } }),
  restore: (id) => call(contract.restoreWorkout, { params: { id } }),
  putBack: (former, { replaced }) =>
    contract.workoutEditToJson({ ...former, replaced, isConfirmed: true }),
  shownIn: ({ id }) => workoutQuery(id).queryKey,
  refresh: (queryClient, { entry, isDeleted }) => {
    const { queryKey } = workoutQuery(entry.id);
    // The page that shows it is left now, and must not ask for it anew on the way out.
    if (isDeleted) void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
    else queryClient.setQueryData(queryKey, entry);
    void refresh(queryClient, RESTS_ON.workout);
  },
};
