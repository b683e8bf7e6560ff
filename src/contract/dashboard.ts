import { DASHBOARD_PERIOD_DAYS, DASHBOARD_WORKOUTS_FETCHED } from '../domain/limits.ts';
import { readSummary } from './analytics.ts';
import { addressOf } from './endpoint.ts';
import { listRaces } from './race-list.ts';
import { latestWorkouts } from './workouts.ts';

/** What the dashboard’s first sentence is made of: its page names these, to be asked for while the code comes. */
export function firstFigures(userId: number): string[] {
  const params = { userId };
  return [
    addressOf(readSummary.path, params, { period: DASHBOARD_PERIOD_DAYS }),
    addressOf(listRaces.path, params, {}),
    addressOf(latestWorkouts.path, params, { limit: DASHBOARD_WORKOUTS_FETCHED }),
  ];
}
