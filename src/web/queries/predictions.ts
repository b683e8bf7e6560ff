import { queryOptions } from '@tanstack/react-query';
import { readPredictions } from '../../contract/prediction.ts';
import { kmFromM } from '../../domain/units.ts';
import { call } from '../api.ts';
import { predictionsKey } from './keys.ts';

/** For the races to come and the standard distances, and for one more where it is named. */
export function predictionsQuery(userId: number, distanceM: number | null = null) {
  const query = distanceM === null ? {} : { distance: String(kmFromM(distanceM)) };
  return queryOptions({
    queryKey: [...predictionsKey, userId, query],
    queryFn: ({ signal }) => call(readPredictions, { params: { userId }, query }, { signal }),
  });
}
