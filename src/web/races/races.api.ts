import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as contract from '../../contract/races.ts';
import { workoutsInRange } from '../../contract/workouts.ts';
import { addDays, type Day } from '../../domain/calendar.ts';
import { call } from '../api.ts';
import { racesQuery, workoutQuery } from '../log-queries.ts';
import { refreshAfter } from '../refresh-after.ts';
import { replaceRace, withoutRace } from './race-list.ts';

type Race = contract.Race;
type RaceBody = contract.RaceBody;

/** A race at the other end of the world, or one that ended after midnight. */
const DAYS_AROUND_RACE = 1;

export type FirstTry = { key: string; body: RaceBody };

/**
 * Adds a race once, however often it is sent. `earlier` is a try whose answer never came: it may
 * have arrived, so its answer is asked for first, and what was typed since becomes a change of it.
 */
export function useAddRace(userId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ key, body, earlier }: FirstTry & { earlier: RaceBody | null }) => {
      const first = await call(
        contract.createRace,
        { body: earlier ?? body },
        { headers: { 'idempotency-key': key } },
      );
      return earlier && JSON.stringify(earlier) !== JSON.stringify(body)
        ? update({ id: first.id, version: undefined, body })
        : first;
    },
    onSuccess: (race) => afterWrite(queryClient, userId, (races) => replaceRace(races, race)),
  });
}

export type RaceChange = {
  id: number;
  /** Undefined: whatever is there. */
  version: number | undefined;
  body: RaceBody;
};

/** Refused with the code 'conflict' where the race is no longer at that version. */
export function useUpdateRace(userId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: update,
    onSuccess: (race) => afterWrite(queryClient, userId, (races) => replaceRace(races, race)),
  });
}

export function useDeleteRace(userId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(contract.deleteRace, { params: { id: String(id) } }),
    onSuccess: (_nothing, id) => afterWrite(queryClient, userId, (races) => withoutRace(races, id)),
  });
}

export function useRestoreRace(userId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(contract.restoreRace, { params: { id: String(id) } }),
    onSuccess: (race) => afterWrite(queryClient, userId, (races) => replaceRace(races, race)),
  });
}

/** The workouts of the day of a race, the day before and the day after. */
export function useWorkoutsAround(userId: number, day: Day) {
  const query = {
    startDate: addDays(day, -DAYS_AROUND_RACE),
    endDate: addDays(day, DAYS_AROUND_RACE),
  };
  return useQuery({
    queryKey: ['api', 'workouts', userId, 'range', query],
    queryFn: ({ signal }) =>
      call(workoutsInRange, { params: { userId: String(userId) }, query }, { signal }),
  });
}

export function useWorkout(id: number | null) {
  return useQuery({ ...workoutQuery(id ?? 0), enabled: id !== null });
}

function update({ id, version, body }: RaceChange): Promise<Race> {
  return call(
    contract.updateRace,
    { params: { id: String(id) }, body },
    version === undefined ? {} : { headers: { 'if-match': `"${version}"` } },
  );
}

/** The list shows the change at once; then it and all that rests on it is asked for anew. */
function afterWrite(
  queryClient: QueryClient,
  userId: number,
  change: (races: readonly Race[]) => Race[],
): void {
  const { queryKey } = racesQuery(userId);
  queryClient.setQueryData(queryKey, (races) => races && change(races));
  void refreshAfter('race', queryClient);
}
