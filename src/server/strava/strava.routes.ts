import type { Config } from '../config.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';
import type { Router } from '../platform/http/router.ts';
import { giveBackAll } from './activities/give-back.ts';
import type { TokenLog } from './connection/access-token.ts';
import { mountConnection } from './connection/connection.routes.ts';
import type { Strava } from './create-strava.ts';
import { mountWebhook } from './events/webhook.routes.ts';
import type { StravaWork } from './sync/strava-work.ts';
import { mountSync } from './sync/sync.routes.ts';

export type StravaRoutesDeps = {
  db: Db;
  clock: Clock;
  config: Pick<Config, 'publicUrl' | 'strava'>;
  strava: Strava;
  work: StravaWork;
  log: TokenLog;
};

/** The calls of the activity service. */
export function mountStrava(route: Router, deps: StravaRoutesDeps): void {
  const { db, clock, strava, work } = deps;
  mountConnection(route, {
    ...deps,
    onConnected: work.nudge,
    giveBack: (tx, of) => giveBackAll(tx, { ...of, nowMs: clock.nowMs() }),
  });
  mountWebhook(route, { db, clock, sealer: strava.sealer, onHint: work.nudge });
  mountSync(route, deps);
}
