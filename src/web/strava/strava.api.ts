import { queryOptions } from '@tanstack/react-query';
import * as contract from '../../contract/strava.ts';
import { call } from '../api.ts';
import { stravaKey } from '../queries/keys.ts';
import { nextLookMs } from './background-work.ts';

/** Asked anew on each visit, and again and again only while something is under way and seen. */
export const statusQuery = queryOptions({
  queryKey: [...stravaKey, 'status'],
  queryFn: ({ signal }) => call(contract.stravaStatus, {}, { signal }),
  refetchOnMount: 'always',
  refetchInterval: ({ state }) => state.data !== undefined && nextLookMs(state.data, Date.now()),
});

export function matchQuery(workoutId: number) {
  return queryOptions({
    queryKey: [...stravaKey, 'match', workoutId],
    queryFn: ({ signal }) => call(contract.stravaMatch, { params: { workoutId } }, { signal }),
    refetchOnMount: 'always',
  });
}

export function takeMatch(workoutId: number) {
  return call(contract.stravaTakeMatch, { params: { workoutId } });
}

export function beginConnecting() {
  return call(contract.stravaConnect, {});
}

export type Returned = { code: string; scope: string | null; state: string | null };

export function exchangeCode({ code, scope, state }: Returned) {
  return call(contract.stravaCallback, {
    body: { code, scope: scope ?? undefined, state: state ?? undefined },
  });
}

export function syncNow() {
  return call(contract.stravaSync, {});
}

export function importHistory() {
  return call(contract.stravaHistory, {});
}

export function endConnection(workouts: 'keep' | 'delete') {
  return call(contract.stravaDisconnect, { body: { workouts } });
}
