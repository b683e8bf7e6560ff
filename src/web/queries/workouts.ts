import { queryOptions } from '@tanstack/react-query';
import { latestWorkouts, oneWorkout } from '../../contract/workouts.ts';
import { DASHBOARD_WORKOUTS_FETCHED } from '../../domain/limits.ts';
import { call } from '../api.ts';
import { workoutKey, workoutsKey } from './keys.ts';

export function workoutQuery(id: number) {
  return queryOptions({
    queryKey: [...workoutKey, id],
    queryFn: ({ signal }) => call(oneWorkout, { params: { id: String(id) } }, { signal }),
  });
}

export function latestWorkoutsQuery(userId: number) {
  const limit = DASHBOARD_WORKOUTS_FETCHED;
  return queryOptions({
    queryKey: [...workoutsKey, userId, { limit }],
    queryFn: ({ signal }) =>
      call(
        latestWorkouts,
        { params: { userId: String(userId) }, query: { limit: String(limit) } },
        { signal },
      ),
  });
}
