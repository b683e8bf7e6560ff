import * as contract from '../../contract/strava.ts';
import type { Config } from '../config.ts';
import type { Db } from '../platform/db/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { Router } from '../platform/http/router.ts';
import { readStatus } from './strava-status.ts';

type StravaDeps = { db: Db; config: Pick<Config, 'strava'> };

/** The calls of the activity service. Until the connection itself is built, they say what is so. */
export function mountStrava(route: Router, { db, config }: StravaDeps): void {
  const { clientId = null } = config.strava;

  route(contract.stravaStatus, async ({ userId }) => readStatus(db, userId));

  route(contract.stravaConfig, async () => ({ clientId, isPractice: false, hasWebhook: false }));

  route(contract.stravaCallback, async () => {
    throw clientId === null
      ? new AppError('notConfigured', contract.STRAVA_NOT_CONFIGURED)
      : new AppError('notConfigured', contract.STRAVA_NOT_YET);
  });

  route(contract.stravaDisconnect, async ({ userId }) => {
    throw await refusalFor(userId, 'Strava is not connected, so there is nothing to disconnect.');
  });

  route(contract.stravaSync, async ({ userId }) => {
    throw await refusalFor(userId, 'Strava is not connected, so there is nothing to sync.');
  });

  async function refusalFor(userId: number, notConnected: string): Promise<AppError> {
    const { isConnected } = await readStatus(db, userId);
    return isConnected
      ? new AppError('notConfigured', contract.STRAVA_NOT_YET)
      : new AppError('conflict', notConnected);
  }
}
