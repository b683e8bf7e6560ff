import * as contract from '../../../contract/strava.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Router } from '../../platform/http/router.ts';
import { toWorkout } from '../../workouts/workout-rows.ts';
import { findMatch, takeMatch } from '../activities/match-offer.ts';
import type { Strava } from '../create-strava.ts';
import { findConnection } from '../strava.queries.ts';
import { readStatus } from '../strava-status.ts';
import type { StravaWork } from './strava-work.ts';

export type SyncRoutesDeps = {
  db: Db;
  clock: Clock;
  strava: Pick<Strava, 'application'>;
  work: Pick<StravaWork, 'syncNow' | 'beginHistory'>;
};

/** What an athlete asks of the connection: what is new, all there was, and what it could add. */
export function mountSync(route: Router, { db, clock, strava, work }: SyncRoutesDeps): void {
  route(contract.stravaSync, async ({ userId }) => {
    await refuseUnconfigured(userId);
    return work.syncNow({ userId });
  });

  route(contract.stravaHistory, async ({ userId }) => {
    await refuseUnconfigured(userId);
    await work.beginHistory({ userId });
    return readStatus({ db, userId, nowMs: clock.nowMs() });
  });

  route(contract.stravaMatch, async ({ userId, params }) => {
    return { match: await findMatch(db, { userId, workoutId: params.workoutId }) };
  });

  route(contract.stravaTakeMatch, async ({ userId, params }) => {
    const of = { userId, workoutId: params.workoutId, nowMs: clock.nowMs() };
    return toWorkout(await takeMatch(db, of));
  });

  /** Somebody who is not connected is told that first. */
  async function refuseUnconfigured(userId: number): Promise<void> {
    if (strava.application || !(await findConnection(db, userId))) return;
    throw new AppError('notConfigured', contract.STRAVA_NOT_CONFIGURED);
  }
}
