import { queryOptions } from '@tanstack/react-query';
import { listRaces } from '../../contract/race-list.ts';
import { call } from '../api.ts';
import { racesKey } from './keys.ts';

export function racesQuery(userId: number) {
  return queryOptions({
    queryKey: [...racesKey, userId],
    queryFn: ({ signal }) => call(listRaces, { params: { userId } }, { signal }),
  });
}
