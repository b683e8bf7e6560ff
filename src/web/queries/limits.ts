import { queryOptions, useQuery } from '@tanstack/react-query';
import { listLimits } from '../../contract/athlete-limits.ts';
import type { User } from '../../contract/session.ts';
import { type AthleteLimits, limitsOfMaximum, limitsOn } from '../../domain/athlete-limits.ts';
import type { Day } from '../../domain/calendar.ts';
import { call } from '../api.ts';
import { limitsKey } from './keys.ts';

/** Heart rates and threshold pace with the days from which they hold, and a maximum that runs reached. */
export function limitsQuery(userId: number) {
  return queryOptions({
    queryKey: [...limitsKey, userId],
    queryFn: ({ signal }) => call(listLimits, { params: { userId } }, { signal }),
  });
}

/** What holds on a day; until it has come, and where nothing was entered, the profile's maximum. */
export function useLimitsOn(user: User, day: Day): AthleteLimits {
  const { data } = useQuery(limitsQuery(user.id));
  return limitsOn(data?.limits.toReversed() ?? [], day) ?? limitsOfMaximum(user.maxHeartRate);
}
