import {
  type DefaultError,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
} from '@tanstack/react-query';
import { useDeferredValue } from 'react';

/**
 * A query whose answer is drawn in the browser's spare time, so that a finger is answered
 * meanwhile. For parts that keep the place of what comes.
 */
export function useDeferredQuery<Answer, Data = Answer, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Answer, DefaultError, Data, Key>,
) {
  const query = useQuery(options);
  return { query, data: useDeferredValue(query.data) };
}
