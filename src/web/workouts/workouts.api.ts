import {
  infiniteQueryOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import * as contract from '../../contract/workouts.ts';
import { call } from '../api.ts';
import { workoutQuery } from '../log-queries.ts';
import { refreshAfter } from '../refresh-after.ts';

type Workout = contract.Workout;

export function workoutPagesQuery({ userId, group }: { userId: number; group: 'runs' | 'others' }) {
  return infiniteQueryOptions({
    queryKey: ['api', 'workouts', userId, 'page', { group }],
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

export type FirstTry = { key: string; body: contract.WorkoutBody };

/**
 * Logs a workout once, however often it is sent. `earlier` is a try whose answer never came: it may
 * have arrived, so its answer is asked for first, and what was typed since becomes a change of it.
 */
export function useLogWorkout() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ key, body, earlier }: FirstTry & { earlier: FirstTry['body'] | null }) => {
      const first = await create({ key, body: earlier ?? body });
      if (!earlier || JSON.stringify(earlier) === JSON.stringify(body)) return first;
      const { workout } = await update({ id: first.id, version: undefined, body });
      return workout;
    },
    onSuccess: (workout) => afterWrite(queryClient, workout),
  });
}

export type Change = {
  id: number;
  /** Undefined: whatever is there. */
  version: number | undefined;
  body: contract.WorkoutEdit;
};

/** Refused with the code 'conflict' where the workout is no longer at that version. */
export function useUpdateWorkout() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: update,
    onSuccess: ({ workout }) => afterWrite(queryClient, workout),
  });
}

export function useDeleteWorkout() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(contract.deleteWorkout, { params: { id: String(id) } }),
    onSuccess: (_nothing, id) => {
      queryClient.removeQueries({ queryKey: workoutQuery(id).queryKey });
      void refreshAfter('workout', queryClient);
    },
  });
}

export function useRestoreWorkout() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(contract.restoreWorkout, { params: { id: String(id) } }),
    onSuccess: (workout) => afterWrite(queryClient, workout),
  });
}

function create({ key, body }: FirstTry): Promise<Workout> {
  return call(contract.createWorkout, { body }, { headers: { 'idempotency-key': key } });
}

async function update({ id, version, body }: Change) {
  const { replaced, ...workout } = await call(
    contract.updateWorkout,
    { params: { id: String(id) }, body },
    version === undefined ? {} : { headers: { 'if-match': `"${version}"` } },
  );
  return { workout, replaced };
}

function afterWrite(queryClient: QueryClient, workout: Workout): void {
  queryClient.setQueryData(workoutQuery(workout.id).queryKey, workout);
  void refreshAfter('workout', queryClient);
}
