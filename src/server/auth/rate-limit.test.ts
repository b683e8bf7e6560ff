import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { budget } from '../../../testing/budget.ts';
import { setActive } from '../../../testing/server/people.ts';
import { type Athlete, createTestApp, type TestApp } from '../../../testing/server/test-app.ts';
import { addressBucket } from './rate-limit.ts';

const WINDOW_MS = 60_000;
let app: TestApp;
let runner: Athlete;

beforeAll(async () => {
  app = await createTestApp({ config: { loginRateLimit: 10 } });
  runner = await app.register();
});
beforeEach(() => app.clock.advance(2 * WINDOW_MS));
afterAll(() => app.close());

type Try = { password?: string; email?: string; from?: string; more?: InjectOptions };

function tryToSignIn({ password = 'wrong password', email, from, more }: Try = {}, on = app) {
  return on.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: from ?? '192.0.2.1',
    payload: { email: email ?? runner.email, password },
    ...more,
  });
}

async function fail(times: number, how: Try = {}, on = app): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) {
    statuses.push((await tryToSignIn(how, on)).statusCode);
  }
  return statuses;
}

describe('guessing', () => {
  test('is stopped at the 11th failure in a minute from one address, and told how long', async () => {
    expect(await fail(10)).toEqual(Array(10).fill(401));
    app.clock.advance(20_000);
    const refused = await tryToSignIn();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '40']);
    expect(refused.json()).toMatchObject({
      code: 'tooManyRequests',
      message: 'Too many attempts from this address. Try again in 40 seconds.',
    });
    app.clock.advance(39_999);
    expect((await tryToSignIn()).statusCode).toBe(429);
    app.clock.advance(1);
    expect((await tryToSignIn()).statusCode).toBe(401);
  });

  test('that went too far is not even looked at: the right password is refused too', async () => {
    await fail(10);
    const { statusCode } = await tryToSignIn({ password: runner.password });
    expect(statusCode).toBe(429);
  });

  test('in a burst gets no more tries than one after the other', async () => {
    const burst = Array.from({ length: 60 }, () => tryToSignIn());
    const statuses = (await Promise.all(burst)).map(({ statusCode }) => statusCode);
    const looked = statuses.filter((status) => status === 401);
    expect(looked.length).toBeLessThanOrEqual(10);
    expect(statuses.every((status) => status === 401 || status === 429)).toBe(true);
  });

  test('is one bucket whatever the account, the path’s dress, the charset or the headers', async () => {
    const json = (type: string) => ({
      headers: { 'content-type': type },
      payload: JSON.stringify({ email: runner.email, password: 'wrong password' }),
    });
    const dresses: InjectOptions[] = [
      { url: '/api/auth/login?again' },
      { url: '/api/auth/%6Cogin' },
      { url: '/api/auth/login#top' },
      { url: 'http://elsewhere.example/api/auth/login' },
      json('application/json; charset=utf-8'),
      json('application/json; charset=latin1'),
      json('APPLICATION/JSON'),
      { payload: { email: 'nobody@example.com', password: 'wrong password' } },
      { payload: { email: ` ${runner.email.toUpperCase()} `, password: 'wrong password' } },
      { headers: { 'user-agent': 'Another', 'x-real-ip': '1.1.1.1', forwarded: 'for=1.1.1.1' } },
    ];
    for (const more of dresses) expect((await tryToSignIn({ more })).statusCode).toBe(401);
    for (const more of dresses) expect((await tryToSignIn({ more })).statusCode).toBe(429);
  });

  test.each(['//api/auth/login', '/API/auth/login', '/api/auth/Login', '/api/auth/login/'])(
    'at %s looks at no password at all',
    async (url) => {
      const answer = await tryToSignIn({ password: runner.password, more: { url } });
      expect(answer.statusCode).toBe(404);
    },
  );

  test('by other methods looks at no password either', async () => {
    for (const method of ['HEAD', 'GET', 'PUT', 'PATCH', 'DELETE'] as const) {
      const answer = await tryToSignIn({ password: runner.password, more: { method } });
      expect([method, answer.cookies]).toEqual([method, []]);
    }
  });

  test('without end never locks the owner out at another address or on a known device', async () => {
    const known = await tryToSignIn({ password: runner.password, from: '198.51.100.7' });
    const device = known.cookies.find(({ name }) => name === 'longrun_device');
    const TRIES = budget({ everyday: 40, small: 200, full: 200 });
    const statuses: number[] = [];
    for (let minute = 0; minute < 5; minute += 1) {
      statuses.push(...(await fail(TRIES, { from: '203.0.113.9' })));
      app.clock.advance(11_000);
    }
    expect(statuses).toHaveLength(5 * TRIES);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(5 * TRIES - 100);
    const elsewhere = await tryToSignIn({ password: runner.password, from: '198.51.100.8' });
    expect(elsewhere.statusCode).toBe(200);
    const there = { from: '203.0.113.9', password: runner.password };
    expect((await tryToSignIn(there)).statusCode).toBe(429);
    const headers = {
      cookie: `longrun_device=${device?.value}`,
      origin: 'http://localhost',
    };
    expect((await tryToSignIn({ ...there, more: { headers } })).statusCode).toBe(200);
  });

  test('on a known device is counted too, and such a device opens no other account', async () => {
    const signedIn = await tryToSignIn({ password: runner.password });
    const device = signedIn.cookies.find(({ name }) => name === 'longrun_device')?.value;
    const more = { headers: { cookie: `longrun_device=${device}`, origin: 'http://localhost' } };
    expect(await fail(10, { more })).toEqual(Array(10).fill(401));
    expect((await tryToSignIn({ more, password: runner.password })).statusCode).toBe(429);

    const victim = { email: 'victim@example.com', more, from: '192.0.2.77' };
    await fail(10, { ...victim, more: {} });
    expect((await tryToSignIn(victim)).statusCode).toBe(429);
  });

  test('and signing in, again and again, is never counted against its owner', async () => {
    const good = { password: runner.password };
    for (let time = 0; time < 25; time += 1) {
      expect((await tryToSignIn(good)).statusCode).toBe(200);
    }
  });

  test('at registration is counted apart from signing in', async () => {
    for (let time = 0; time < 10; time += 1) expect(await signUp(runner.email)).toBe(409);
    expect(await signUp(runner.email)).toBe(429);
    expect((await tryToSignIn({ from: SIGN_UP_FROM })).statusCode).toBe(401);
  });
});

const SIGN_UP_FROM = '::1';

async function signUp(email: string, from = SIGN_UP_FROM): Promise<number> {
  const response = await app.app.inject({
    method: 'POST',
    url: '/api/auth/register',
    remoteAddress: from,
    payload: { name: 'Eve', email, password: 'password' },
  });
  return response.statusCode;
}

describe('what is limited, however it ends', () => {
  type Attempt = (from: string) => Promise<number>;
  const attempts: [what: string, attempt: Attempt, status: number][] = [
    ['a sign-in that fails', async (from) => (await tryToSignIn({ from })).statusCode, 401],
    ['a sign-up that fails', (from) => signUp(runner.email, from), 409],
    ['a sign-up that succeeds', (from) => signUp(`${randomUUID()}@example.com`, from), 201],
    [
      'a look at a link that opens nothing',
      async (from) => {
        const url = `/api/trainer/${'A'.repeat(43)}`;
        return (await app.app.inject({ url, remoteAddress: from })).statusCode;
      },
      404,
    ],
  ];

  test.each(attempts)('%s waits beyond ten a minute', async (_what, attempt, status) => {
    for (let time = 0; time < 10; time += 1) expect(await attempt('203.0.113.1')).toBe(status);
    expect(await attempt('203.0.113.1')).toBe(429);
    expect(await attempt('203.0.113.2')).toBe(status);
    app.clock.advance(WINDOW_MS);
    expect(await attempt('203.0.113.1')).toBe(status);
  });
});

describe('one address is', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1', true],
    ['192.0.2.1', '192.0.2.2', false],
    ['192.0.2.1', '::ffff:192.0.2.1', true],
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', true],
    ['2001:db8:1:2::1', '2001:0DB8:0001:0002::9', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['fe80::1%eth0', 'fe80::2%eth1', true],
    ['::1', '0:0:0:0:0:0:0:1', true],
    ['::', '1::', false],
  ])('%s and %s: %s', (one, two, same) => {
    expect(addressBucket(one) === addressBucket(two)).toBe(same);
  });

  test('a whole IPv6 /64 to the limiter', async () => {
    for (let host = 1; host <= 10; host += 1) {
      expect((await tryToSignIn({ from: `2001:db8:5:6::${host}` })).statusCode).toBe(401);
    }
    expect((await tryToSignIn({ from: '2001:db8:5:6:7:8:9:a' })).statusCode).toBe(429);
    expect((await tryToSignIn({ from: '2001:db8:5:7::1' })).statusCode).toBe(401);
  });

  test('the peer, whatever it says about others, unless the peer is a trusted proxy', async () => {
    const from = (count: number, on: TestApp) =>
      tryToSignIn({ more: { headers: { 'x-forwarded-for': `198.51.100.${count}` } } }, on);
    const statuses = async (on: TestApp) => {
      const all: number[] = [];
      for (let count = 1; count <= 15; count += 1) all.push((await from(count, on)).statusCode);
      return all.filter((status) => status === 401).length;
    };
    expect(await statuses(app)).toBe(10);
    const behind = await createTestApp({
      config: { loginRateLimit: 10, trustedProxies: ['192.0.2.0/24'] },
    });
    expect(await statuses(behind)).toBe(15);
    const lying = { 'x-forwarded-for': '1.2.3.4, 203.0.113.50' };
    for (let time = 0; time < 10; time += 1) {
      const headers = { 'x-forwarded-for': `${time}.2.3.4, 203.0.113.50` };
      expect((await tryToSignIn({ more: { headers } }, behind)).statusCode).toBe(401);
    }
    expect((await tryToSignIn({ more: { headers: lying } }, behind)).statusCode).toBe(429);
    await behind.close();
  });
});

describe('a refusal', () => {
  test('is the same to the byte for an unknown address, a wrong password and a deactivated account', async () => {
    const sleeper = await app.register();
    await setActive(app.db, sleeper.userId, false);
    const answers = [];
    for (const email of ['unknown@example.com', runner.email, sleeper.email]) {
      const { statusCode, body, headers } = await tryToSignIn({ email });
      const { date, 'x-request-id': id, ...rest } = headers;
      answers.push({ statusCode, body: body.replace(/"requestId":"[^"]+"/, ''), rest });
    }
    expect(answers[0]).toMatchObject({ statusCode: 401 });
    expect(answers[0]?.body).toContain('"message":"Invalid email or password"');
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });
});
