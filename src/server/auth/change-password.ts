import type { changePassword as contract } from '../../contract/auth.ts';
import type { Body } from '../../contract/endpoint.ts';
import type { Config } from '../config.ts';
import type { Db } from '../platform/db/database.ts';
import type { Caller } from '../platform/http/router.ts';
import { confirmPassword } from './confirm-password.ts';
import { hashPassword, passwordLimiter } from './passwords.ts';
import { deleteSessionsOf } from './sessions.queries.ts';
import { changeUser } from './users.queries.ts';

/** Whoever else is signed in to the account has to know the new one from now on. */
export async function changePassword(input: {
  db: Db;
  nowMs: number;
  config: Pick<Config, 'loginRateLimit'>;
  caller: Caller;
  body: Body<typeof contract>;
}): Promise<{ ended: number }> {
  const { db, nowMs, config, caller, body } = input;
  const { userId, sessionId } = caller;
  const confirmed = await confirmPassword({
    db,
    nowMs,
    config,
    caller,
    password: body.currentPassword,
    field: 'currentPassword',
  });
  const passwordHash = await passwordLimiter(() => hashPassword(body.newPassword));
  return db.transaction().execute(async (tx) => {
    await confirmed.lock(tx);
    await changeUser({ tx, userId, changes: { password_hash: passwordHash } });
    return { ended: await deleteSessionsOf(tx, { userId, except: sessionId }) };
  });
}
