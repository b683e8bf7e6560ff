import { queryOptions } from '@tanstack/react-query';
import { listShoes } from '../../contract/shoes.ts';
import { call } from '../api.ts';
import { shoesKey } from './keys.ts';

/** Every pair of shoes of the athlete, retired ones too. */
export function shoesQuery(userId: number) {
  return queryOptions({
    queryKey: [...shoesKey, userId],
    queryFn: ({ signal }) => call(listShoes, { params: { userId } }, { signal }),
  });
}
