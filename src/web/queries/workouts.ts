import { queryOptions } from '@tanstack/react-query';
import { latestWorkouts, oneWorkout, workoutsInRange } from '../../contract/workouts.ts';
import type { Day } from '../../domain/calendar.ts';
import { DASHBOARD_WORKOUTS_FETCHED } from '../../domain/limits.ts';
import { call } from '../api.ts';
import { workoutKey, workoutsKey } from './keys.ts';

export function workoutQuery(id: number) {
  return queryOptions({
    queryKey: [...workoutKey, id],
    queryFn: ({ signal }) => call(oneWorkout, { params: { id } }, { signal }),
  });
}

export function latestWorkoutsQuery(userId: number) {
  const limit = DASHBOARD_WORKOUTS_FETCHED;
  return queryOptions({
    queryKey: [...workoutsKey, userId, { limit }],
    queryFn: ({ signal }) =>
      call(latestWorkouts, { params: { userId }, query: { limit: String(limit) } }, { signal }),
  });
}

/** The workouts of these days, both included, newest first. */
export function workoutsInRangeQuery(of: { userId: number; from: Day; to: Day }) {
  const { userId, from, to } = of;
  return queryOptions({
    queryKey: [...workoutsKey, userId, 'range', { from, to }],
    queryFn: ({ signal }) =>
      call(
        workoutsInRange,
        { params: { userId }, query: { startDate: from, endDate: to } },
        { signal },
      ),
  });
}
