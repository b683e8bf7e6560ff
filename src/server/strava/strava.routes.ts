import * as contract from '../../contract/strava.ts';
import type { Config } from '../config.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { Router } from '../platform/http/router.ts';
import type { TokenLog } from './connection/access-token.ts';
import { mountConnection } from './connection/connection.routes.ts';
import { mountWebhook } from './connection/webhook.routes.ts';
import type { Strava } from './create-strava.ts';
import { findConnection } from './strava.queries.ts';

export type StravaRoutesDeps = {
  db: Db;
  clock: Clock;
  config: Pick<Config, 'publicUrl' | 'strava'>;
  strava: Strava;
  log: TokenLog;
};

/** The calls of the activity service. */
export function mountStrava(route: Router, deps: StravaRoutesDeps): void {
  const { db, clock, strava } = deps;
  mountConnection(route, { ...deps, giveBack: async () => {} });
  mountWebhook(route, { db, clock, sealer: strava.sealer, onHint: () => {} });

  route(contract.stravaSync, async ({ userId }) => {
    if (await findConnection(db, userId)) return { syncedCount: 0 };
    throw new AppError('conflict', 'Strava is not connected, so there is nothing to sync.');
  });
}
