import { insertSession } from '../../src/server/auth/sessions.queries.ts';
import { hashToken, newToken } from '../../src/server/auth/tokens.ts';
import type { Db } from '../../src/server/platform/db/database.ts';
import type { TestApp } from './test-app.ts';

/** A live session of an account, without signing in by password. */
export async function newSessionOf(test: TestApp, userId: number): Promise<string> {
  const token = newToken();
  await insertSession(test.db, {
    userId,
    tokenHash: hashToken(token),
    userAgent: null,
    nowMs: test.clock.nowMs(),
  });
  return token;
}

export async function setActive(db: Db, userId: number, isActive: boolean): Promise<void> {
  await db
    .updateTable('users')
    .set({ is_active: isActive ? 1 : 0 })
    .where('id', '=', userId)
    .execute();
}

export async function makeAdmin(db: Db, userId: number): Promise<void> {
  await db.updateTable('users').set({ is_admin: 1 }).where('id', '=', userId).execute();
}

/** The secret of an athlete's share link, as it is now. */
export async function trainerTokenOf(test: TestApp, userId: number): Promise<string> {
  const { trainer_token } = await test.db
    .selectFrom('users')
    .select('trainer_token')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return trainer_token;
}
