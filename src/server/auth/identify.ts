import type { FastifyRequest } from 'fastify';
import { readMeasures } from '../../contract/measures.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { Caller } from '../platform/http/router.ts';
import { readSessionCookie, SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from './session-cookie.ts';
import { findSession, type SessionRow, touchSession } from './sessions.queries.ts';
import { hashToken } from './tokens.ts';

const TOUCH_AFTER_MS = 3_600_000;

/** Who is asking, from the cookie, the bearer token, or both where they name one account. */
export async function identify(input: {
  request: FastifyRequest;
  db: Db;
  clock: Clock;
}): Promise<Caller | null> {
  const { request, db, clock } = input;
  const cookie = readSessionCookie(request);
  const bearer = readBearerToken(request);
  const nowMs = clock.nowMs();
  if (cookie === undefined || bearer === undefined || cookie === bearer) {
    return callerOf(await liveSession({ db, nowMs, token: bearer ?? cookie }));
  }
  const first = await liveSession({ db, nowMs, token: cookie });
  const second = await liveSession({ db, nowMs, token: bearer });
  if (!second && !first) return null;
  // A cookie that has run out, or another server's on the same host, names nobody. A bearer token
  // was sent on purpose: one that names nobody is refused even beside a good cookie.
  if (second && (!first || first.user_id === second.user_id)) return callerOf(second);
  throw new AppError(
    'credentialsDiffer',
    'The session cookie and the bearer token do not name the same account. Send only one of them.',
  );
}

export function readBearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

async function liveSession(input: { db: Db; nowMs: number; token: string | undefined }) {
  const { db, nowMs, token } = input;
  if (!token) return undefined;
  const session = await findSession(db, hashToken(token));
  if (!session || isOver(session, nowMs)) return undefined;
  if (nowMs - session.last_used_at > TOUCH_AFTER_MS) {
    await touchSession(db, { sessionId: session.session_id, userId: session.user_id, nowMs });
  }
  return session;
}

function isOver(session: SessionRow, nowMs: number): boolean {
  return (
    nowMs - session.last_used_at > SESSION_IDLE_MS ||
    nowMs - session.created_at > SESSION_ABSOLUTE_MS
  );
}

function callerOf(session: SessionRow | undefined): Caller | null {
  if (!session) return null;
  return {
    userId: session.user_id,
    sessionId: session.session_id,
    isActive: session.is_active === 1,
    isAdmin: session.is_admin === 1,
    timeZone: session.time_zone,
    measures: readMeasures(session.measures),
  };
}
