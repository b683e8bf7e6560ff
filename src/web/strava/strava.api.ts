import { queryOptions } from '@tanstack/react-query';
import * as contract from '../../contract/strava.ts';
import { call } from '../api.ts';

export const statusQuery = queryOptions({
  queryKey: ['api', contract.ACTIVITY_SERVICE, 'status'],
  queryFn: ({ signal }) => call(contract.stravaStatus, {}, { signal }),
});

/** Asked anew each time: the operator may have set it meanwhile. */
export const configQuery = queryOptions({
  queryKey: ['api', contract.ACTIVITY_SERVICE, 'config'],
  queryFn: ({ signal }) => call(contract.stravaConfig, {}, { signal }),
  staleTime: 0,
});

export function exchangeCode(given: { code: string; scope: string | null }) {
  const { code, scope } = given;
  return call(contract.stravaCallback, { body: { code, scope: scope ?? undefined } });
}
