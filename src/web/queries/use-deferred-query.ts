import {
  type DefaultError,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
} from '@tanstack/react-query';
import { useDeferredValue } from 'react';

/**
 * A query whose answer is drawn in the browser's spare time, so that a finger is answered
 * meanwhile. For parts that keep the place of what comes. `query` is for the one who tells of a
 * failure: a query only tells of those of its changes that were read of it here or there.
 * `isPending` lasts until the answer is drawn or has failed.
 */
export function useDeferredQuery<Answer, Data = Answer, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Answer, DefaultError, Data, Key>,
) {
  const query = useQuery(options);
  const data = useDeferredValue(query.data);
  const { isError } = query;
  return { data, isError, isPending: data === undefined && !isError, query };
}
