import * as contract from '../../contract/account.ts';
import { confirmPassword } from '../auth/confirm-password.ts';
import { clearSessionCookie } from '../auth/session-cookie.ts';
import type { Config } from '../config.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { Router } from '../platform/http/router.ts';
import type { Strava } from '../strava/create-strava.ts';
import { deleteAccount } from './delete-account.ts';

export type AccountDeps = {
  db: Db;
  clock: Clock;
  config: Pick<Config, 'loginRateLimit'>;
  strava: Pick<Strava, 'oauth' | 'sealer'>;
};

export function mountAccount(route: Router, { db, clock, config, strava }: AccountDeps): void {
  route(contract.deleteAccount, async ({ caller, body, request, reply }) => {
    const nowMs = clock.nowMs();
    const { password } = body;
    const confirmed = await confirmPassword({
      db,
      nowMs,
      config,
      caller,
      password,
      field: 'password',
    });
    const outcome = await deleteAccount({
      db,
      nowMs,
      strava,
      userId: caller.userId,
      confirm: confirmed.lock,
    });
    if (outcome.state === 'lastAdmin') throw new AppError('conflict', LAST_ADMIN);
    clearSessionCookie(request, reply);
    return {
      goneForGoodAt: new Date(outcome.goneForGoodAtMs).toISOString(),
      isStravaRevoked: outcome.isStravaRevoked,
    };
  });
}

const LAST_ADMIN =
  'You are the last administrator of this server. Have its operator make somebody else one first, then delete your account: npm run admin -- promote EMAIL';
