import { queryOptions } from '@tanstack/react-query';
import { stravaConfig } from '../../contract/strava.ts';
import { call } from '../api.ts';
import { stravaKey } from './keys.ts';

/** Whether the operator has set Strava up; asked anew each time, since they may have done so meanwhile. */
export const stravaConfigQuery = queryOptions({
  queryKey: [...stravaKey, 'config'],
  queryFn: ({ signal }) => call(stravaConfig, {}, { signal }),
  staleTime: 0,
});
