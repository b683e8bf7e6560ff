import * as contract from '../../contract/account.ts';
import { dayInZone } from '../../domain/calendar.ts';
import { confirmPassword } from '../auth/confirm-password.ts';
import { clearSessionCookie } from '../auth/session-cookie.ts';
import type { Config } from '../config.ts';
import { sendAsFile } from '../imports/import-answers.ts';
import type { Clock } from '../platform/clock.ts';
import type { Engine } from '../platform/db/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { Router } from '../platform/http/router.ts';
import type { Strava } from '../strava/create-strava.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export/export-account.ts';

/** An export takes a while, and the others go on meanwhile: so many at once. */
const MOST_EXPORTS = 2;

type AccountDeps = {
  engine: Engine;
  clock: Clock;
  config: Pick<Config, 'loginRateLimit'>;
  strava: Pick<Strava, 'oauth' | 'sealer'>;
};

export function mountAccount(route: Router, { engine, clock, config, strava }: AccountDeps): void {
  const { db } = engine;
  let exportsRunning = 0;

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

  route(contract.exportAccount, async ({ userId, caller, reply, request }) => {
    const nowMs = clock.nowMs();
    if (exportsRunning >= MOST_EXPORTS) {
      throw new AppError('busy', 'Others are taking their data along right now. Try again soon.', {
        retryAfterS: 30,
      });
    }
    const name = `longrun-export-${dayInZone(nowMs, caller.timeZone)}.zip`;
    // Whoever asks for the head alone never reads a stream, nor ends it.
    if (request.method === 'HEAD') return sendAsFile(reply, { name, type: ZIP, content: '' });
    const content = exportAccount({ engine, userId, nowMs });
    exportsRunning += 1;
    content.once('close', () => {
      exportsRunning -= 1;
    });
    content.once('error', (err) => request.log.error({ err }, 'an export broke off'));
    return sendAsFile(reply, { name, type: ZIP, content });
  });
}

const ZIP = 'application/zip';

const LAST_ADMIN =
  'You are the last administrator of this server. Have its operator make somebody else one first, then delete your account: npm run admin -- promote EMAIL';
