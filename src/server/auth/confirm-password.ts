import type { Config } from '../config.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { type AppError, refusedField } from '../platform/http/app-error.ts';
import type { Caller } from '../platform/http/router.ts';
import { isPasswordOf, passwordLimiter } from './passwords.ts';
import { countAttempt } from './rate-limit.ts';
import { findUser, lockUser, type UserRow } from './users.queries.ts';

/** To be called in the transaction of what was asked for: throws where the password changed meanwhile. */
export type Confirmed = { lock: (tx: Tx) => Promise<UserRow> };

/**
 * Has somebody who is signed in show that they know the password, before what a stranger at an open
 * screen must not do. Wrong ones are limited as at sign-in, by the session: nobody else's count.
 */
export async function confirmPassword(input: {
  db: Db;
  nowMs: number;
  config: Pick<Config, 'loginRateLimit'>;
  caller: Caller;
  password: string;
  /** Where the body of the request has it. */
  field: string;
}): Promise<Confirmed> {
  const { db, nowMs, config, caller, password, field } = input;
  return passwordLimiter(async () => {
    const giveBack = await countAttempt({
      db,
      nowMs,
      bucket: `session:${caller.sessionId}`,
      limit: config.loginRateLimit,
    });
    const user = await findUser(db, caller.userId);
    const isRight = await isPasswordOf({ password, passwordHash: user?.password_hash });
    if (!isRight) throw wrongPassword(field);
    return {
      lock: async (tx) => {
        await giveBack(tx);
        const now = await lockUser(tx, caller.userId);
        if (!now || now.password_hash !== user?.password_hash) throw wrongPassword(field);
        return now;
      },
    };
  });
}

function wrongPassword(field: string): AppError {
  return refusedField(field, 'This is not your current password. Nothing was changed.');
}
