import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newSessionOf, setActive } from '../../../testing/server/people.ts';
import { takeSnapshot } from '../../../testing/server/snapshot.ts';
import { createTestApp, type TestApp } from '../../../testing/server/test-app.ts';
import {
  endOtherSessions,
  endSession,
  listSessions,
  login,
  register,
} from '../../contract/auth.ts';
import { logout, me } from '../../contract/session.ts';
import { createWorkout } from '../../contract/workout-entry.ts';
import { allWorkouts } from '../../contract/workouts.ts';

const DAY_MS = 86_400_000;
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ADA = { name: 'Ada Byron', email: 'ada@example.com', password: 'lovelace' };

function send(url: string, payload: object) {
  return app.app.inject({ method: 'POST', url, payload });
}

function bearer(token: string) {
  return { headers: { authorization: `Bearer ${token}` } };
}

describe('registering', () => {
  test('makes an ordinary, active account with the defaults of a new profile, and signs in', async () => {
    const answer = await app.call(register, {
      body: { ...ADA, height: 170, currentWeight: 61.5, dateOfBirth: '1990-12-10' },
    });
    expect(answer.status).toBe(201);
    expect(answer.body.user).toMatchObject({
      email: 'ada@example.com',
      name: 'Ada Byron',
      dateOfBirth: '1990-12-10',
      height: 170,
      currentWeight: 61.5,
      maxHeartRate: 185,
      fitnessLevel: 'intermediate',
      weeklyFrequency: '4-5',
      goals: null,
      isActive: true,
      isAdmin: false,
      trainerAccessEnabled: true,
    });
    expect(answer.body.user.trainerUrl).toMatch(/^[\w-]{43}$/);
    const { body } = await app.call(me, bearer(answer.body.token));
    expect(body.user).toEqual(answer.body.user);
  });

  test('never makes an administrator, not even of the first account or one that asks', async () => {
    const asks = { isAdmin: true, is_admin: 1, isActive: false, id: 1, role: 'admin' };
    const { body } = await app.call(register, {
      body: { ...ADA, email: 'eve@example.com', ...asks },
    });
    expect(body.user).toMatchObject({ isAdmin: false, isActive: true });
    expect(body.user.id).not.toBe(1);
    const admins = await app.db
      .selectFrom('users')
      .select('id')
      .where('is_admin', '=', 1)
      .execute();
    expect(admins).toEqual([]);
  });

  test.each([
    [{ email: 'not-an-address' }, 'Invalid email address'],
    [{ email: undefined }, 'Invalid email address'],
    [{ email: 'a@b' }, 'Invalid email address'],
    [{ email: `${'a'.repeat(250)}@example.com` }, 'Invalid email address'],
    [{ email: '\ud800@example.com' }, 'Invalid email address'],
    [{ email: 'a\0@example.com' }, 'Invalid email address'],
    [{ password: '12345' }, 'Password must be at least 6 characters'],
    [{ password: undefined }, 'Password must be at least 6 characters'],
    [{ password: 'x'.repeat(1025) }, 'Password must be at most 1,024 characters'],
    [{ password: 'broken \udfff' }, 'Password contains characters that cannot be typed'],
    [{ name: 'A' }, 'Name must be at least 2 characters'],
    [{ name: '   ' }, 'Name must be at least 2 characters'],
    [{ name: undefined }, 'Name must be at least 2 characters'],
    [{ name: 'A\0B' }, 'Name contains characters that cannot be stored'],
    [{ height: -1 }, 'Height must be between 1 and 300 cm'],
    [{ height: 170.5 }, 'Height must be a whole number'],
    [{ currentWeight: 0 }, 'Weight must be between 0.1 and 700 kg'],
    [{ dateOfBirth: '1990-02-30' }, 'Date must be a day of the calendar, as YYYY-MM-DD'],
  ])('with %j is refused: %s', async (change, message) => {
    const answer = await send('/api/auth/register', { ...ADA, email: 'x@example.com', ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message, code: 'validation' });
  });

  test('takes empty optional fields of the form as absent', async () => {
    const { status, body } = await app.call(register, {
      body: { ...ADA, email: 'empty@example.com', height: '', currentWeight: '', dateOfBirth: '' },
    });
    expect(status).toBe(201);
    expect(body.user).toMatchObject({ height: null, currentWeight: null, dateOfBirth: null });
  });

  test('an address is taken whatever its capitals, and parallel tries make one account', async () => {
    const tries = ['twin@example.com', 'TWIN@example.com', ' Twin@Example.com '].flatMap((email) =>
      [1, 2].map(() => app.call(register, { body: { ...ADA, email } })),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
    const { body } = await app.call(register, { body: { ...ADA, email: 'twin@EXAMPLE.com' } });
    expect(body).toMatchObject({
      code: 'emailTaken',
      message: 'An account with this email address already exists. Sign in instead.',
    });
  });

  test('is refused in words where the operator closed it', async () => {
    const closed = await createTestApp({ config: { registration: 'closed' } });
    const answer = await closed.call(register, { body: ADA });
    expect([answer.status, answer.body]).toMatchObject([403, { code: 'registrationClosed' }]);
    await closed.close();
  });
});

describe('signing in', () => {
  test('answers the account and a token that works at once', async () => {
    const runner = await app.register();
    const { status, body } = await app.call(login, { body: runner });
    expect([status, body.user.id]).toEqual([200, runner.userId]);
    expect((await app.call(allWorkouts, bearer(body.token))).status).toBe(200);
  });

  test('takes the address in any capitals, and the password exactly as it was typed', async () => {
    const password = '  Ünï 🏃‍♀️ ｐａｓｓ\t';
    await app.call(register, { body: { ...ADA, email: 'exact@example.com', password } });
    const tried = async (typed: string) =>
      (await app.call(login, { body: { email: 'EXACT@Example.com', password: typed } })).status;
    expect(await tried(password)).toBe(200);
    expect(await tried(password.trim())).toBe(401);
    expect(await tried(password.toLowerCase())).toBe(401);
    expect(await tried(password.normalize('NFKC'))).toBe(401);
  });

  test.each([
    [{ email: 'nobody', password: 'lovelace' }, 'Invalid email address'],
    [{ email: 'ada@example.com', password: 'short' }, 'Password must be at least 6 characters'],
    [{}, 'Invalid email address'],
  ])('with %j is refused: %s', async (body, message) => {
    const answer = await send('/api/auth/login', body);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { message }]);
  });

  test('remembers the time zone of the browser, where there is such a zone', async () => {
    const { email, password } = await app.register();
    const zone = async (timeZone: string) =>
      (await app.call(login, { body: { email, password, timeZone } })).body.user.timeZone;
    expect(await zone('Asia/Kathmandu')).toBe('Asia/Kathmandu');
    expect(await zone('Mars/Olympus')).toBe('Asia/Kathmandu');
  });

  test('gives a new token each time, and none of them is kept as it is', async () => {
    const runner = await app.register();
    const tokens = [runner.token];
    for (let times = 0; times < 3; times += 1) {
      tokens.push((await app.call(login, { body: runner })).body.token);
    }
    expect(new Set(tokens).size).toBe(4);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const kept = JSON.stringify(await takeSnapshot(app.db));
    for (const token of tokens) expect(kept).not.toContain(token);
    expect(kept).not.toContain(runner.password);
  });

  test('keeps passwords as argon2id with 19 MiB, two passes and one lane', async () => {
    const { email } = await app.register();
    const { password_hash } = await app.db
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('a session', () => {
  test('is over after signing out, for cookie and bearer', async () => {
    const runner = await app.register();
    const other = await newSessionOf(app, runner.userId);
    const { status } = await app.call(logout, bearer(runner.token));
    expect(status).toBe(204);
    expect((await app.call(me, bearer(runner.token))).status).toBe(401);
    const cookie = { cookie: `longrun_session=${runner.token}` };
    expect((await app.call(me, { headers: cookie })).status).toBe(401);
    expect((await app.call(me, bearer(other))).status).toBe(200);
  });

  test('that came by cookie ends with the one that came by bearer', async () => {
    const runner = await app.register();
    const byCookie = await newSessionOf(app, runner.userId);
    const headers = {
      authorization: `Bearer ${runner.token}`,
      cookie: `longrun_session=${byCookie}`,
    };
    expect((await app.call(logout, { headers })).status).toBe(204);
    expect((await app.call(me, bearer(byCookie))).status).toBe(401);
  });

  test('ends 30 days after its last use, and lives on while it is used', async () => {
    const test = await createTestApp();
    const used = await test.register();
    const [untilDay30, beyond] = [await test.register(), await test.register()];
    for (let day = 1; day <= 30; day += 1) {
      test.clock.advance(DAY_MS);
      expect((await test.call(me, bearer(used.token))).status).toBe(200);
    }
    expect((await test.call(me, bearer(untilDay30.token))).status).toBe(200);
    test.clock.advance(1);
    expect((await test.call(me, bearer(beyond.token))).status).toBe(401);
    expect((await test.call(me, bearer(untilDay30.token))).status).toBe(200);
    await test.close();
  });

  test('ends 180 days after it began, however much it is used', async () => {
    const test = await createTestApp();
    const { token } = await test.register();
    for (let day = 0; day < 180; day += 20) {
      expect((await test.call(me, bearer(token))).status).toBe(200);
      test.clock.advance(20 * DAY_MS);
    }
    expect((await test.call(me, bearer(token))).status).toBe(200);
    test.clock.advance(1);
    expect((await test.call(me, bearer(token))).status).toBe(401);
    await test.close();
  });

  test('is not made longer by a clock that jumps back', async () => {
    const test = await createTestApp();
    const { token } = await test.register();
    test.clock.advance(-DAY_MS);
    expect((await test.call(me, bearer(token))).status).toBe(200);
    test.clock.advance(31.5 * DAY_MS);
    expect((await test.call(me, bearer(token))).status).toBe(401);
    await test.close();
  });

  test('is listed with its device, and ended alone or all others at once', async () => {
    const runner = await app.register();
    const stranger = await app.register();
    const phone = await app.call(login, { body: runner, headers: { 'user-agent': 'Phone 1' } });
    const tablet = await app.call(login, { body: runner, headers: { 'user-agent': 'Tablet\t2' } });
    const { body: sessions } = await runner.call(listSessions);
    expect(sessions.map(({ current }) => current)).toHaveLength(3);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    const onPhone = sessions.find(({ userAgent }) => userAgent === 'Phone 1');
    const params = { sessionId: String(onPhone?.id) };

    expect((await stranger.call(endSession, { params })).status).toBe(404);
    expect((await app.call(me, bearer(phone.body.token))).status).toBe(200);
    expect((await runner.call(endSession, { params })).status).toBe(204);
    expect((await app.call(me, bearer(phone.body.token))).status).toBe(401);

    expect((await runner.call(endOtherSessions)).body).toEqual({ ended: 1 });
    expect((await app.call(me, bearer(tablet.body.token))).status).toBe(401);
    expect((await runner.call(me)).status).toBe(200);
    expect((await stranger.call(me)).status).toBe(200);
  });
});

describe('a deactivated account', () => {
  test('is refused on its very next request, by cookie and by bearer, and may leave', async () => {
    const runner = await app.register();
    const cookie = { cookie: `longrun_session=${runner.token}` };
    expect((await runner.call(allWorkouts)).status).toBe(200);
    expect((await app.call(allWorkouts, { headers: cookie })).status).toBe(200);
    await setActive(app.db, runner.userId, false);
    for (const headers of [bearer(runner.token).headers, cookie]) {
      const refused = await app.call(allWorkouts, { headers });
      expect([refused.status, refused.body.valueOf()]).toMatchObject([
        403,
        {
          code: 'deactivated',
          message:
            'Your account has been deactivated. Please contact the administrator for assistance.',
        },
      ]);
    }
    const body = { date: '2026-03-18', workoutType: 'running', duration: '0:30' } as const;
    expect((await runner.call(createWorkout, { body })).status).toBe(403);
    expect((await runner.call(me)).body.user.isActive).toBe(false);
    const again = await app.call(login, { body: runner });
    expect([again.status, again.body.user.isActive]).toEqual([200, false]);
    expect((await app.call(allWorkouts, bearer(again.body.token))).status).toBe(403);
    await setActive(app.db, runner.userId, true);
    expect((await runner.call(allWorkouts)).status).toBe(200);
    await setActive(app.db, runner.userId, false);
    expect((await runner.call(logout)).status).toBe(204);
  });
});

describe('cookie and bearer together', () => {
  const both = (cookie: string, token: string) => ({
    headers: { cookie: `longrun_session=${cookie}`, authorization: `Bearer ${token}` },
  });

  test('are accepted where they name one account, in one session or in two', async () => {
    const runner = await app.register();
    const second = await newSessionOf(app, runner.userId);
    expect((await app.call(me, both(runner.token, runner.token))).status).toBe(200);
    expect((await app.call(me, both(second, runner.token))).status).toBe(200);
  });

  test('are refused where they name two, and no name is told', async () => {
    const [one, two] = [await app.register(), await app.register()];
    const refused = await app.call(me, both(one.token, two.token));
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ code: 'credentialsDiffer' });
    expect(JSON.stringify(refused.body)).not.toMatch(/example\.com|Runner/);
  });

  test('a cookie that names nobody does not spoil a good token, but not the other way round', async () => {
    const runner = await app.register();
    expect((await app.call(me, both('left-over', runner.token))).status).toBe(200);
    expect((await app.call(me, both(runner.token, 'wrong'))).status).toBe(400);
    expect((await app.call(me, both('left-over', 'wrong'))).status).toBe(401);
  });

  test('a program that keeps cookies and sends its token too may write without an Origin', async () => {
    const runner = await app.register();
    const body = { date: '2026-03-18', workoutType: 'running', duration: '0:30' } as const;
    const written = await app.call(createWorkout, { body, ...both(runner.token, runner.token) });
    expect(written.status).toBe(201);
    const forged = await app.call(createWorkout, { body, ...both(runner.token, 'wrong') });
    expect(forged.status).toBe(400);
  });

  test.each(['Bearer', 'Bearer ', 'Basic dXNlcjpwYXNz', 'bearer: x', 'Token abc', 'Bearer a b'])(
    'an Authorization of %j is no credential and opens nothing',
    async (authorization) => {
      const runner = await app.register();
      expect((await app.call(me, { headers: { authorization } })).status).toBe(401);
      const body = { date: '2026-03-18', workoutType: 'running', duration: '0:30' } as const;
      const headers = { authorization, cookie: `longrun_session=${runner.token}` };
      expect((await app.call(createWorkout, { body, headers })).status).toBe(403);
    },
  );
});
