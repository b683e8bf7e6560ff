import type { Db, Tx } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';

export type SessionRow = {
  session_id: number;
  user_id: number;
  created_at: number;
  last_used_at: number;
  is_active: 0 | 1;
  is_admin: 0 | 1;
  time_zone: string;
  measures: string | null;
};

const byTokenHash = prepared<{ tokenHash: string }, SessionRow>((param, db) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id as session_id',
      'sessions.user_id',
      'sessions.created_at',
      'sessions.last_used_at',
      'users.is_active',
      'users.is_admin',
      'users.time_zone',
      'users.measures',
    ])
    .where('sessions.token_hash', '=', param('tokenHash')),
);

export async function findSession(db: Db | Tx, tokenHash: string): Promise<SessionRow | undefined> {
  const [row] = await byTokenHash(db, { tokenHash });
  return row;
}

export async function insertSession(
  tx: Db | Tx,
  session: { userId: number; tokenHash: string; userAgent: string | null; nowMs: number },
): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      user_id: session.userId,
      token_hash: session.tokenHash,
      user_agent: session.userAgent,
      created_at: session.nowMs,
      last_used_at: session.nowMs,
    })
    .execute();
}

export async function touchSession(
  tx: Db | Tx,
  session: { sessionId: number; userId: number; nowMs: number },
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ last_used_at: session.nowMs })
    .where('id', '=', session.sessionId)
    .where('user_id', '=', session.userId)
    .execute();
}

export async function listSessionsOf(db: Db | Tx, userId: number) {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('last_used_at', 'desc')
    .limit(100)
    .execute();
}

/** How many sessions ended: none where the id is not this athlete's. */
export async function deleteSession(
  tx: Db | Tx,
  session: { sessionId: number; userId: number },
): Promise<number> {
  const result = await tx
    .deleteFrom('sessions')
    .where('id', '=', session.sessionId)
    .where('user_id', '=', session.userId)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

export async function deleteSessionByToken(
  tx: Db | Tx,
  session: { userId: number; tokenHash: string },
): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('token_hash', '=', session.tokenHash)
    .where('user_id', '=', session.userId)
    .execute();
}

/** Ends every session of an account, but one where `except` names it. */
export async function deleteSessionsOf(
  tx: Db | Tx,
  session: { userId: number; except?: number },
): Promise<number> {
  const all = tx.deleteFrom('sessions').where('user_id', '=', session.userId);
  const chosen = session.except === undefined ? all : all.where('id', '<>', session.except);
  const result = await chosen.executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Forgets sessions of all accounts that nobody can use any more; how many. */
export async function forgetSessionsOver(
  tx: Db | Tx,
  over: { unusedSince: number; bornBefore: number },
): Promise<number> {
  const result = await tx
    .deleteFrom('sessions')
    .where(({ eb, or }) =>
      or([eb('last_used_at', '<', over.unusedSince), eb('created_at', '<', over.bornBefore)]),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** The device with this token on which this account signed in before. */
export async function findKnownDevice(
  db: Db | Tx,
  device: { userId: number | undefined; tokenHash: string },
): Promise<number | undefined> {
  // Asked for unknown accounts too, so that the time it takes does not tell them apart.
  const row = await db
    .selectFrom('known_devices')
    .select(['id', 'user_id'])
    .where('token_hash', '=', device.tokenHash)
    .executeTakeFirst();
  return row?.user_id === device.userId ? row?.id : undefined;
}

export async function insertKnownDevice(
  tx: Db | Tx,
  device: { userId: number; tokenHash: string; nowMs: number },
): Promise<void> {
  await tx
    .insertInto('known_devices')
    .values({
      user_id: device.userId,
      token_hash: device.tokenHash,
      created_at: device.nowMs,
    })
    .execute();
}
