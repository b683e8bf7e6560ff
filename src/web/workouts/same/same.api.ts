import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import * as contract from '../../../contract/same-workouts.ts';
import type { Workout } from '../../../contract/workouts.ts';
import { call, messageOf } from '../../api.ts';
import {
  amongOthersKey,
  recordingKey,
  stravaKey,
  sweatKey,
  workoutKey,
} from '../../queries/keys.ts';
import { RESTS_ON, refresh } from '../../queries/refresh.ts';
import { workoutQuery } from '../../queries/workouts.ts';
import { useToast } from '../../ui/toaster.tsx';

/** With what a typed workout was joined, and what else it may be. */
export function sameQuery(workout: { id: number }) {
  return queryOptions({
    queryKey: [...amongOthersKey, 'same', workout.id],
    queryFn: ({ signal }) => call(contract.readSame, { params: { id: workout.id } }, { signal }),
  });
}

/** What is asked of each workout by itself. */
const OF_ONE = [workoutKey, amongOthersKey, recordingKey, stravaKey];

type Handlers = {
  /** The one that the two are now. */
  onJoined: (workout: Workout) => void;
  /** What was typed, by itself. */
  onParted: (workout: Workout) => void;
};

/** Makes one of two workouts, or two of one. */
export function useSameWorkout(workout: Workout, { onJoined, onParted }: Handlers) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const show = (shown: readonly Workout[], isOneGone = false) => {
    for (const each of shown) queryClient.setQueryData(workoutQuery(each.id).queryKey, each);
    // The page of one that is gone is left now, and must not ask for it anew on the way out.
    const refetchType = isOneGone ? 'none' : 'active';
    for (const queryKey of OF_ONE) void queryClient.invalidateQueries({ queryKey, refetchType });
    void refresh(queryClient, [...RESTS_ON.workout, sweatKey]);
  };
  const onError = (error: unknown) =>
    toast({ title: 'Error', text: messageOf(error, 'Failed to save your answer.'), tone: 'bad' });
  const join = useMutation({
    // What is still being asked of the one that will be gone has no answer afterwards.
    onMutate: () => queryClient.cancelQueries({ queryKey: [...stravaKey, 'match', workout.id] }),
    mutationFn: (workoutId: number) =>
      call(contract.joinWorkouts, { params: { id: workout.id }, body: { workoutId } }),
    onSuccess: (joined) => {
      toast({ title: 'Joined to one', tone: 'good' });
      show([joined], true);
      onJoined(joined);
    },
    onError,
  });
  const part = useMutation({
    mutationFn: () => call(contract.partWorkouts, { params: { id: workout.id } }),
    onSuccess: ({ typed, other }) => {
      show(other ? [typed, other] : [typed]);
      onParted(typed);
    },
    onError,
  });
  return {
    join: (workoutId: number) => join.mutate(workoutId),
    part: () => part.mutate(),
    isPending: join.isPending || part.isPending,
  };
}
