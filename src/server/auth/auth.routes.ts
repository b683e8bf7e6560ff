import type { FastifyReply, FastifyRequest } from 'fastify';
import * as contract from '../../contract/auth.ts';
import { isTimeZone } from '../../domain/calendar.ts';
import { DEFAULT_FITNESS_LEVEL, DEFAULT_WEEKLY_FREQUENCY } from '../../domain/limits.ts';
import { DEFAULT_MAX_HEART_RATE } from '../../domain/zones.ts';
import type { Config } from '../config.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';
import { AppError, notFound } from '../platform/http/app-error.ts';
import type { Router } from '../platform/http/router.ts';
import { throughTheDoor } from './door.ts';
import { knownDeviceBucket, rememberDevice } from './known-devices.ts';
import { addressBucket, countAttempt, type TakeBack } from './login-throttle.ts';
import { hashPassword, isPasswordOf } from './passwords.ts';
import {
  clearSessionCookie,
  readDeviceCookie,
  readSessionCookie,
  setDeviceCookie,
  setSessionCookie,
} from './session-cookie.ts';
import {
  deleteSession,
  deleteSessionByToken,
  deleteSessionsOf,
  insertSession,
  listSessionsOf,
} from './sessions.queries.ts';
import { hashToken, newToken } from './tokens.ts';
import {
  changeUser,
  findUser,
  findUserByEmail,
  insertUser,
  toUser,
  type UserRow,
} from './users.queries.ts';

export type AuthDeps = {
  db: Db;
  clock: Clock;
  config: Pick<Config, 'loginRateLimit' | 'registration'>;
};

export function mountAuth(route: Router, deps: AuthDeps): void {
  const { db, clock, config } = deps;

  route(contract.login, ({ body, request, reply }) =>
    throughTheDoor(async () => {
      const user = await findUserByEmail(db, body.email);
      const device = await knownDeviceBucket({
        db,
        userId: user?.id,
        token: readDeviceCookie(request),
      });
      const takeBack = await countAttempt({
        db,
        nowMs: clock.nowMs(),
        bucket: device ?? addressBucket(request.ip),
        limit: config.loginRateLimit,
      });
      const matches = await isPasswordOf({
        password: body.password,
        passwordHash: user?.password_hash,
      });
      if (!user || !matches) {
        throw new AppError('wrongCredentials', 'Invalid email or password');
      }
      const placed = await rememberTimeZone({ db, user, timeZone: body.timeZone });
      const newDevice = device === undefined;
      return signIn({ deps, user: placed, request, reply, newDevice, takeBack });
    }),
  );

  route(contract.register, ({ body, request, reply }) =>
    throughTheDoor(async () => {
      if (config.registration === 'closed') {
        throw new AppError(
          'registrationClosed',
          'Registration is closed on this server. Ask its operator for an account.',
        );
      }
      const nowMs = clock.nowMs();
      const takeBack = await countAttempt({
        db,
        nowMs,
        bucket: `register:${addressBucket(request.ip)}`,
        limit: config.loginRateLimit,
      });
      const passwordHash = await hashPassword(body.password);
      const user = await db.transaction().execute((tx) =>
        insertUser(tx, {
          email: body.email,
          password_hash: passwordHash,
          name: body.name,
          date_of_birth: body.dateOfBirth,
          height_cm: body.height,
          weight_kg: body.currentWeight,
          max_heart_rate: DEFAULT_MAX_HEART_RATE,
          fitness_level: DEFAULT_FITNESS_LEVEL,
          weekly_frequency: DEFAULT_WEEKLY_FREQUENCY,
          trainer_token: newToken(),
          time_zone: knownTimeZone(body.timeZone) ?? 'UTC',
          created_at: nowMs,
        }),
      );
      if (!user) {
        throw new AppError(
          'emailTaken',
          'An account with this email address already exists. Sign in instead.',
        );
      }
      return signIn({ deps, user, request, reply, newDevice: true, takeBack });
    }),
  );

  route(contract.me, async ({ caller }) => {
    const user = await findUser(db, caller.userId);
    if (!user) throw notFound('User');
    return { user: toUser(user) };
  });

  route(contract.logout, async ({ caller, request, reply }) => {
    await deleteSession(db, caller);
    const cookie = readSessionCookie(request);
    if (cookie)
      await deleteSessionByToken(db, { userId: caller.userId, tokenHash: hashToken(cookie) });
    clearSessionCookie(request, reply);
    return null;
  });

  route(contract.listSessions, async ({ caller }) => {
    const rows = await listSessionsOf(db, caller.userId);
    return rows.map((row) => ({
      id: row.id,
      userAgent: row.user_agent,
      createdAt: new Date(row.created_at).toISOString(),
      lastUsedAt: new Date(row.last_used_at).toISOString(),
      current: row.id === caller.sessionId,
    }));
  });

  route(contract.endSession, async ({ caller, params }) => {
    const ended = await deleteSession(db, { sessionId: params.sessionId, userId: caller.userId });
    if (ended === 0) throw notFound('Session');
    return null;
  });

  route(contract.endOtherSessions, async ({ caller }) => ({
    ended: await deleteSessionsOf(db, { userId: caller.userId, except: caller.sessionId }),
  }));
}

async function signIn(input: {
  deps: AuthDeps;
  user: UserRow;
  request: FastifyRequest;
  reply: FastifyReply;
  newDevice: boolean;
  takeBack: TakeBack;
}) {
  const { deps, user, request, reply, newDevice, takeBack } = input;
  const token = newToken();
  const nowMs = deps.clock.nowMs();
  const deviceToken = await deps.db.transaction().execute(async (tx) => {
    await takeBack(tx);
    await insertSession(tx, {
      userId: user.id,
      tokenHash: hashToken(token),
      userAgent: storableUserAgent(request.headers['user-agent']),
      nowMs,
    });
    return newDevice ? rememberDevice({ tx, userId: user.id, nowMs }) : undefined;
  });
  setSessionCookie(request, reply, token);
  if (deviceToken) setDeviceCookie(request, reply, deviceToken);
  return { token, user: toUser(user) };
}

function storableUserAgent(text: string | undefined): string | null {
  return text ? text.replaceAll('\0', '').toWellFormed().slice(0, 255) : null;
}

async function rememberTimeZone(input: { db: Db; user: UserRow; timeZone: string | undefined }) {
  const { db, user } = input;
  const timeZone = knownTimeZone(input.timeZone);
  if (timeZone === undefined || timeZone === user.time_zone) return user;
  const changes = { time_zone: timeZone };
  return (await changeUser({ tx: db, userId: user.id, changes })) ?? user;
}

function knownTimeZone(timeZone: string | undefined): string | undefined {
  return timeZone !== undefined && isTimeZone(timeZone) ? timeZone : undefined;
}
