import * as contract from '../../../contract/strava.ts';
import type { Config } from '../../config.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Router } from '../../platform/http/router.ts';
import { BadKeyFile } from '../../platform/sealed/key-file.ts';
import type { Strava } from '../create-strava.ts';
import { disconnect } from '../disconnect.ts';
import { findSubscriptionId } from '../strava.queries.ts';
import { readStatus } from '../strava-status.ts';
import type { TokenLog } from './access-token.ts';
import { beginConnect, originOf } from './begin-connect.ts';
import { finishConnect } from './connect.ts';

export type ConnectionDeps = {
  db: Db;
  clock: Clock;
  config: Pick<Config, 'publicUrl' | 'strava'>;
  strava: Strava;
  log: TokenLog;
  /** There is a connection whose first synchronisation is due. */
  onConnected: () => void;
  giveBack: (tx: Tx, of: { userId: number }) => Promise<void>;
};

const NO_SECRET = 'Strava client secret not configured. Please check your environment variables.';
const NO_KEY_FILE =
  'This server cannot keep Strava’s keys safe: its own key file cannot be made or read. Please tell its operator.';

/** Connecting to Strava, how it stands, and ending it. */
export function mountConnection(route: Router, deps: ConnectionDeps): void {
  const { db, clock, config, strava, log, onConnected, giveBack } = deps;
  const { clientId = null } = config.strava;

  const statusOf = (userId: number) => readStatus({ db, userId, nowMs: clock.nowMs() });

  route(contract.stravaStatus, async ({ userId }) => statusOf(userId));

  route(contract.stravaConfig, async () => ({
    clientId,
    isPractice: strava.addresses.isPractice,
    hasWebhook: (await findSubscriptionId(db)) !== undefined,
  }));

  route(contract.stravaConnect, async ({ caller, request }) => {
    const { clientId: ready } = readyApplication();
    return beginConnect({
      ...{ db, nowMs: clock.nowMs(), caller, clientId: ready },
      ...{ addresses: strava.addresses, origin: originOf(request, config.publicUrl) },
    });
  });

  route(contract.stravaCallback, async ({ caller, userId, body }) => {
    readyApplication();
    await finishConnect({ db, clock, strava, caller, answer: body });
    onConnected();
    return statusOf(userId);
  });

  route(contract.stravaDisconnect, async ({ userId, body }) => {
    const { oauth, sealer } = strava;
    const workouts = body?.workouts ?? 'keep';
    if (await disconnect({ db, oauth, sealer, userId, workouts, giveBack }))
      return statusOf(userId);
    throw new AppError('conflict', 'Strava is not connected, so there is nothing to disconnect.');
  });

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
}
