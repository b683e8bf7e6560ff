import * as contract from '../../contract/strava.ts';
import type { Config } from '../config.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { Router } from '../platform/http/router.ts';
import { BadKeyFile } from '../platform/sealed/key-file.ts';
import { toWorkoutJson } from '../workouts/workout-rows.ts';
import { fillFromMatch, findMatch } from './activities/match-offer.ts';
import type { WarnLog } from './api/strava-api.ts';
import { beginConnect, finishConnect, originOf } from './connection/connect.ts';
import { findConnection } from './connection/connections.queries.ts';
import type { Strava } from './create-strava.ts';
import { disconnect } from './disconnect.ts';
import { findSubscriptionId } from './events/subscriptions.queries.ts';
import { mountWebhook } from './events/webhook.routes.ts';
import { readStatus } from './strava-status.ts';
import type { StravaWork } from './sync/strava-work.ts';

type StravaRoutesDeps = {
  db: Db;
  clock: Clock;
  config: Pick<Config, 'publicUrl' | 'strava'>;
  strava: Strava;
  work: StravaWork;
  log: WarnLog;
};

const NO_SECRET = 'Strava client secret not configured. Please check your environment variables.';
const NO_KEY_FILE =
  'This server cannot keep Strava’s keys safe: its own key file cannot be made or read. Please tell its operator.';

/** The calls of the activity service. */
export function mountStrava(route: Router, deps: StravaRoutesDeps): void {
  const { db, clock, config, strava, work, log } = deps;
  const { clientId = null } = config.strava;

  const statusOf = (userId: number) => readStatus({ db, userId, nowMs: clock.nowMs() });

  route(contract.stravaStatus, async ({ userId }) => statusOf(userId));

  route(contract.stravaConfig, async () => ({
    clientId,
    isPractice: strava.addresses.isPractice,
    hasWebhook: (await findSubscriptionId(db)) !== undefined,
  }));

  route(contract.stravaConnect, async ({ caller, request }) => {
    const application = readyApplication();
    return beginConnect({
      db,
      nowMs: clock.nowMs(),
      caller,
      clientId: application.clientId,
      addresses: strava.addresses,
      origin: originOf(request, config.publicUrl),
    });
  });

  route(contract.stravaCallback, async ({ caller, userId, body }) => {
    readyApplication();
    await finishConnect({ db, clock, strava, caller, brought: body });
    work.nudge();
    return statusOf(userId);
  });

  route(contract.stravaDisconnect, async ({ userId, body }) => {
    const { oauth, sealer } = strava;
    const workouts = body?.workouts ?? 'keep';
    const nowMs = clock.nowMs();
    if (await disconnect({ db, nowMs, oauth, sealer, userId, workouts })) return statusOf(userId);
    throw new AppError('conflict', 'Strava is not connected, so there is nothing to disconnect.');
  });

  route(contract.stravaSync, async ({ userId }) => {
    await refuseUnconfigured(userId);
    return work.syncNow({ userId });
  });

  route(contract.stravaHistory, async ({ userId }) => {
    await refuseUnconfigured(userId);
    await work.beginHistory({ userId });
    return statusOf(userId);
  });

  route(contract.stravaMatch, async ({ userId, params }) => {
    return { match: await findMatch(db, { userId, workoutId: params.workoutId }) };
  });

  route(contract.stravaTakeMatch, async ({ userId, params }) => {
    const of = { userId, workoutId: params.workoutId, nowMs: clock.nowMs() };
    return toWorkoutJson(await fillFromMatch(db, of));
  });

  mountWebhook(route, { db, clock, sealer: strava.sealer, onEvent: work.nudge });

  /** Everything that a connection needs of the operator, before anything is asked of the athlete. */
  function readyApplication() {
    if (clientId === null) throw new AppError('notConfigured', contract.STRAVA_NOT_CONFIGURED);
    if (!strava.application) throw new AppError('notConfigured', NO_SECRET);
    try {
      strava.sealer.makeReady();
    } catch (error) {
      if (!(error instanceof BadKeyFile)) throw error;
      log.warn({ why: error.message }, 'no key to seal with');
      throw new AppError('notConfigured', NO_KEY_FILE);
    }
    return strava.application;
  }

  /** Somebody who is not connected is told that first. */
  async function refuseUnconfigured(userId: number): Promise<void> {
    if (strava.application || !(await findConnection(db, userId))) return;
    throw new AppError('notConfigured', contract.STRAVA_NOT_CONFIGURED);
  }
}
