import type { FastifyReply, FastifyRequest } from 'fastify';
import * as contract from '../../contract/auth.ts';
import * as session from '../../contract/session.ts';
import { isTimeZone } from '../../domain/calendar.ts';
import { DEFAULT_FITNESS_LEVEL, DEFAULT_WEEKLY_FREQUENCY } from '../../domain/limits.ts';
import { measuresOfLocale } from '../../domain/measures-of-locale.ts';
import { DEFAULT_MAX_HEART_RATE } from '../../domain/zones.ts';
import type { Config } from '../config.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { AppError, notFound } from '../platform/http/app-error.ts';
import type { Router } from '../platform/http/router.ts';
import { changePassword } from './change-password.ts';
import { canComeBack, deletedRefusal } from './deleted-account.ts';
import { hashPassword, isPasswordOf, passwordLimiter } from './passwords.ts';
import { addressBucket, countAttempt, type GiveBack } from './rate-limit.ts';
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
  findKnownDevice,
  insertKnownDevice,
  insertSession,
  listSessionsOf,
} from './sessions.queries.ts';
import { hashToken, newToken } from './tokens.ts';
import {
  changeUser,
  findUser,
  findUserByEmail,
  insertUser,
  lockUser,
  toUser,
  type UserRow,
} from './users.queries.ts';

type AuthDeps = {
  db: Db;
  clock: Clock;
  config: Pick<Config, 'loginRateLimit' | 'registration'>;
};

export function mountAuth(route: Router, deps: AuthDeps): void {
  const { db, clock, config } = deps;

  route(contract.login, ({ body, request, reply }) =>
    passwordLimiter(async () => {
      const user = await findUserByEmail(db, body.email);
      const deviceToken = readDeviceCookie(request);
      const tokenHash = deviceToken && hashToken(deviceToken);
      const deviceId = tokenHash && (await findKnownDevice(db, { userId: user?.id, tokenHash }));
      const giveBack = await countAttempt({
        db,
        nowMs: clock.nowMs(),
        // Its owner gets in on a device they used before, while somebody guesses at the same address.
        bucket: deviceId ? `device:${deviceId}` : addressBucket(request.ip),
        limit: config.loginRateLimit,
      });
      const matches = await isPasswordOf({
        password: body.password,
        passwordHash: user?.password_hash,
      });
      if (!user || !matches) throw wrongCredentials();
      const { comeBack = false } = body;
      const placed = await rememberWhereTheyAre({ db, user, body });
      const isNewDevice = !deviceId;
      return signIn({ deps, user: placed, request, reply, isNewDevice, giveBack, comeBack });
    }),
  );

  route(contract.register, ({ body, request, reply }) =>
    passwordLimiter(async () => {
      if (config.registration === 'closed') {
        throw new AppError(
          'registrationClosed',
          'Registration is closed on this server. Ask its operator for an account.',
        );
      }
      const nowMs = clock.nowMs();
      // Never given back: a limit that successful sign-ups do not count for is none.
      await countAttempt({
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
          measures: measuresText(body.locale),
          created_at: nowMs,
        }),
      );
      if (!user) {
        throw new AppError(
          'emailTaken',
          'An account with this email address already exists. Sign in instead.',
        );
      }
      return signIn({ deps, user, request, reply, isNewDevice: true });
    }),
  );

  route(session.me, async ({ caller }) => {
    const user = await findUser(db, caller.userId);
    if (!user) throw notFound('User');
    return { user: toUser(user) };
  });

  route(session.logout, async ({ caller, request, reply }) => {
    await deleteSession(db, caller);
    const cookie = readSessionCookie(request);
    if (cookie)
      await deleteSessionByToken(db, { userId: caller.userId, tokenHash: hashToken(cookie) });
    clearSessionCookie(request, reply);
    return null;
  });

  route(contract.changePassword, async ({ caller, body }) => {
    return changePassword({ db, nowMs: clock.nowMs(), config, caller, body });
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
  isNewDevice: boolean;
  giveBack?: GiveBack;
  comeBack?: boolean;
}) {
  const { deps, user, request, reply, isNewDevice, giveBack, comeBack } = input;
  const token = newToken();
  const deviceToken = isNewDevice ? newToken() : undefined;
  const nowMs = deps.clock.nowMs();
  await deps.db.transaction().execute(async (tx) => {
    // A password that was changed since it was looked at lets nobody in any more.
    const now = await lockUser(tx, user.id);
    if (!now || now.password_hash !== user.password_hash) throw wrongCredentials();
    await giveBack?.(tx);
    if (now.deleted_at !== null) await reopen({ tx, user: now, nowMs, comeBack });
    await insertSession(tx, {
      userId: user.id,
      tokenHash: hashToken(token),
      userAgent: storableUserAgent(request.headers['user-agent']),
      nowMs,
    });
    if (deviceToken === undefined) return;
    await insertKnownDevice(tx, { userId: user.id, tokenHash: hashToken(deviceToken), nowMs });
  });
  setSessionCookie(request, reply, token);
  if (deviceToken) setDeviceCookie(request, reply, deviceToken);
  return { token, user: toUser(user) };
}

async function reopen(input: { tx: Tx; user: UserRow; nowMs: number; comeBack?: boolean }) {
  const { tx, user, nowMs, comeBack } = input;
  if (!canComeBack(user, nowMs)) throw wrongCredentials();
  if (!comeBack) throw deletedRefusal(user);
  await changeUser({ tx, userId: user.id, changes: { deleted_at: null } });
}

function wrongCredentials(): AppError {
  return new AppError('wrongCredentials', 'Invalid email or password');
}

function storableUserAgent(text: string | undefined): string | null {
  return text ? text.replaceAll('\0', '').toWellFormed().slice(0, 255) : null;
}

/** The time zone of today; the units and the week of their language, where they have said none. */
async function rememberWhereTheyAre(input: {
  db: Db;
  user: UserRow;
  body: { timeZone?: string | undefined; locale?: string | undefined };
}) {
  const { db, user, body } = input;
  const time_zone = knownTimeZone(body.timeZone) ?? user.time_zone;
  const measures = user.measures ?? measuresText(body.locale);
  if (time_zone === user.time_zone && measures === user.measures) return user;
  const changes = { time_zone, measures };
  return (await changeUser({ tx: db, userId: user.id, changes })) ?? user;
}

function measuresText(locale: string | undefined): string | null {
  const measures = locale === undefined ? null : measuresOfLocale(locale);
  return measures && JSON.stringify(measures);
}

function knownTimeZone(timeZone: string | undefined): string | undefined {
  return timeZone !== undefined && isTimeZone(timeZone) ? timeZone : undefined;
}
