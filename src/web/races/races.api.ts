import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Answer } from '../../contract/endpoint.ts';
import type { Race } from '../../contract/race-list.ts';
import { readRacePlan } from '../../contract/race-plan.ts';
import * as contract from '../../contract/races.ts';
import { workoutsInRange } from '../../contract/workouts.ts';
import { addDays, type Day } from '../../domain/calendar.ts';
import { call } from '../api.ts';
import type { KeptKind } from '../kept-entries/kept-kind.ts';
import { racePlanKey, workoutsKey } from '../queries/keys.ts';
import { racesQuery } from '../queries/races.ts';
import { RESTS_ON, refresh } from '../queries/refresh.ts';
import { workoutQuery } from '../queries/workouts.ts';
import { replaceRace, withoutRace } from './race-list.ts';

/** A race at the other end of the world, or one that ended after midnight. */
const DAYS_AROUND_RACE = 1;

export type ChangedRace = Answer<typeof contract.updateRace>;

/** A race. What a change replaced is put back as it was, also with a run that was deleted since. */
export const RACES: KeptKind<Race, contract.RaceBodyJson, ChangedRace> = {
  noun: 'race',
  said: {
    created: 'Race added successfully!',
    updated: 'Race updated successfully!',
    deleted: 'Race deleted successfully!',
    failedToCreate: 'Failed to add race',
  },
  create: (body, options) => call(contract.createRace, { body }, options),
  update: (id, body, options) => call(contract.updateRace, { params: { id }, body }, options),
  remove: (id) => call(contract.deleteRace, { params: { id } }),
  restore: (id) => call(contract.restoreRace, { params: { id } }),
  putBack: ({ id }, { replaced }, options) =>
    call(contract.putBackRace, { params: { id }, body: replaced }, options),
  shownIn: ({ userId }) => racesQuery(userId).queryKey,
  /** The list shows the change at once; then it and all that rests on it is asked for anew. */
  refresh: (queryClient, { entry, isDeleted }) => {
    const { queryKey } = racesQuery(entry.userId);
    queryClient.setQueryData(queryKey, (races) => {
      if (!races) return undefined;
      return isDeleted ? withoutRace(races, entry.id) : replaceRace(races, entry);
    });
    void refresh(queryClient, RESTS_ON.race);
  },
};

/** What its page shows; asked anew with whatever a prediction rests on. */
export function racePlanQuery(id: number) {
  return queryOptions({
    queryKey: [...racePlanKey, id],
    queryFn: ({ signal }) => call(readRacePlan, { params: { id } }, { signal }),
  });
}

/** The workouts of the day of a race, the day before and the day after. */
export function useWorkoutsAround(userId: number, day: Day) {
  const query = {
    startDate: addDays(day, -DAYS_AROUND_RACE),
    endDate: addDays(day, DAYS_AROUND_RACE),
  };
  return useQuery({
    queryKey: [...workoutsKey, userId, 'range', query],
    queryFn: ({ signal }) => call(workoutsInRange, { params: { userId }, query }, { signal }),
  });
}

export function useWorkout(id: number | null) {
  return useQuery({ ...workoutQuery(id ?? 0), enabled: id !== null });
}
