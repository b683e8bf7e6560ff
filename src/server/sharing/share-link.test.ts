import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setActive, trainerTokenOf } from '../../../testing/server/people.ts';
import { type Athlete, createTestApp, type TestApp } from '../../../testing/server/test-app.ts';
import { makeWebRoot } from '../../../testing/server/web-root.ts';
import { errorBody } from '../../contract/errors.ts';
import { makeNewLink, readSharing } from '../../contract/sharing.ts';
import { readUser, updateUser } from '../../contract/users.ts';
import { STRAVA_LEFT_OUT } from '../../domain/source-policy.ts';

const web = makeWebRoot();
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ webRoot: web.folder, collectLog: true });
});
afterAll(async () => {
  await app.close();
  web.remove();
});

function open(token: string, more: InjectOptions = {}, on: TestApp = app) {
  return on.app.inject({ url: `/api/trainer/${token}`, ...more });
}

const linkOf = (athlete: Athlete, on: TestApp = app) => trainerTokenOf(on, athlete.userId);

/** As the sharing switch does: the whole record back, with one field changed. */
async function share(athlete: Athlete, trainerAccessEnabled: boolean) {
  const params = { userId: String(athlete.userId) };
  const { body: record } = await athlete.call(readUser, { params });
  return athlete.call(updateUser, { params, body: { ...record, trainerAccessEnabled } });
}

describe('a secret link', () => {
  test('is 256 bits, different for everyone, and told to its athlete', async () => {
    const [one, two] = [await app.register(), await app.register()];
    const { body } = await one.call(readSharing);
    expect(body).toEqual({
      trainerAccessEnabled: true,
      trainerUrl: await linkOf(one),
      trainerSeesRoutes: false,
      publicUrl: null,
      leftOut: { workouts: 0, reason: STRAVA_LEFT_OUT },
    });
    expect(Buffer.from(body.trainerUrl, 'base64url')).toHaveLength(32);
    expect(await linkOf(two)).not.toBe(body.trainerUrl);
  });

  test('names the operator’s PUBLIC_URL, never the Host that a request claims', async () => {
    const publicUrl = 'https://run.example.org';
    const behind = await createTestApp({ config: { publicUrl } });
    const athlete = await behind.addAthlete();
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    expect((await athlete.call(readSharing, { headers })).body.publicUrl).toBe(publicUrl);
    await behind.close();
  });

  test('opens until the switch is turned off, and again when it is on', async () => {
    const athlete = await app.addAthlete();
    const token = await linkOf(athlete);
    expect((await open(token)).statusCode).toBe(200);
    expect((await share(athlete, false)).body).toMatchObject({
      trainerAccessEnabled: false,
      trainerUrl: token,
    });
    expect((await open(token)).statusCode).toBe(404);
    await share(athlete, true);
    expect((await open(token)).statusCode).toBe(200);
  });

  test('is dead at once when a new one is made, and nobody else’s is', async () => {
    const [athlete, other] = [await app.addAthlete(), await app.addAthlete()];
    const [old, others] = [await linkOf(athlete), await linkOf(other)];
    expect((await open(old)).statusCode).toBe(200);
    const { status, body } = await athlete.call(makeNewLink);
    expect(status).toBe(200);
    expect(body.trainerUrl).not.toBe(old);
    expect(Buffer.from(body.trainerUrl, 'base64url')).toHaveLength(32);
    expect((await open(old)).statusCode).toBe(404);
    expect((await open(body.trainerUrl)).statusCode).toBe(200);
    expect((await open(others)).statusCode).toBe(200);
  });

  test('cannot be chosen through a profile save', async () => {
    const athlete = await app.addAthlete();
    const token = await linkOf(athlete);
    const record = { trainerUrl: 'guess-me', trainer_token: 'guess-me', goals: 'x' };
    const params = { userId: String(athlete.userId) };
    await athlete.call(updateUser, { params, body: record });
    expect(await linkOf(athlete)).toBe(token);
  });
});

describe('a link that is not shared', () => {
  test('is refused in the same words whatever the reason', async () => {
    const [off, asleep] = [await app.addAthlete(), await app.addAthlete()];
    await share(off, false);
    await setActive(app.db, asleep.userId, false);
    const tokens = [
      await linkOf(off),
      await linkOf(asleep),
      'A'.repeat(43),
      'short',
      'x'.repeat(5000),
      '%00',
      '%F0%9F%8F%83',
      "'%20or%201=1--",
      '..%2f..%2fetc',
    ];
    for (const token of tokens) {
      const response = await open(token);
      const { message, code } = errorBody.parse(response.json());
      expect([token, response.statusCode, code, message]).toEqual([
        ...[token, 404, 'notFound', 'Trainer view not found or access disabled'],
      ]);
      expect(response.headers).toMatchObject({ 'cache-control': 'no-store' });
      expect(response.headers['x-robots-tag']).toBe('noindex, nofollow, noarchive');
    }
  });

  test('is not opened by another spelling of a good one', async () => {
    const token = await linkOf(await app.addAthlete());
    const flipped = token.replace(/[a-z]/i, (letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    );
    for (const spelling of [flipped, ` ${token}`, `${token}=`, token.slice(0, -1), `${token}%00`]) {
      expect((await open(encodeURI(spelling))).statusCode).toBe(404);
    }
  });
});

describe('looks at links that are not there', () => {
  const from = (host: number) => ({ remoteAddress: `198.51.100.${host}` });

  test('are refused after ten a minute from one address, and a good link never is', async () => {
    const strict = await createTestApp({ config: { loginRateLimit: 10 } });
    const token = await linkOf(await strict.addAthlete(), strict);
    const guess = (host: number) => open('A'.repeat(43), from(host), strict);
    for (let time = 0; time < 10; time += 1) expect((await guess(1)).statusCode).toBe(404);
    const refused = await guess(1);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    expect((await guess(2)).statusCode).toBe(404);
    expect((await open(token, from(1), strict)).statusCode).toBe(200);
    expect((await open('', { ...from(1), url: '/api/trainer/short' }, strict)).statusCode).toBe(
      429,
    );
    strict.clock.advance(61_000);
    expect((await guess(1)).statusCode).toBe(404);
    await strict.close();
  });

  test('that come all at once are counted as well, and keep nobody from signing in', async () => {
    const strict = await createTestApp({ config: { loginRateLimit: 10 } });
    const athlete = await strict.register();
    const guesses = Array.from({ length: 40 }, () => open('A'.repeat(43), from(3), strict));
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 404).length).toBeLessThanOrEqual(10);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(30);
    const { email, password } = athlete;
    const login = { method: 'POST' as const, url: '/api/auth/login', payload: { email, password } };
    expect((await strict.app.inject({ ...login, ...from(3) })).statusCode).toBe(200);
    await strict.close();
  });

  test('cost no write once they are refused, and a good look costs none at all', async () => {
    const strict = await createTestApp({ config: { loginRateLimit: 2 } });
    const token = await linkOf(await strict.addAthlete(), strict);
    const rows = async () =>
      (await strict.db.selectFrom('login_failures').select('id').execute()).length;
    await open(token, from(4), strict);
    expect(await rows()).toBe(0);
    for (let time = 0; time < 6; time += 1) await open('wrong', from(4), strict);
    expect(await rows()).toBe(2);
    await strict.close();
  });
});

describe('the page of a link', () => {
  test.each(['', '?workout=3', '/'])('with %s is neither kept nor indexed', async (behind) => {
    const token = await linkOf(await app.addAthlete());
    const response = await app.app.inject({ url: `/trainer/${token}${behind}` });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'referrer-policy': 'no-referrer',
    });
    expect(response.body).toContain(
      '<meta name="robots" content="noindex, nofollow, noarchive" />',
    );
    expect(response.body).not.toContain(token);
    expect(response.cookies).toEqual([]);
  });

  test.each(['//trainer/x', '/Trainer/x', '/%74rainer/x', '/trainer%2Fx'])(
    'is not indexed as %s either',
    async (url) => {
      const { headers } = await app.app.inject({ url });
      expect(headers['x-robots-tag']).toBe('noindex, nofollow, noarchive');
    },
  );

  test('is the only one that says so', async () => {
    for (const url of ['/', '/sharing', '/trainers', '/api/health']) {
      const response = await app.app.inject({ url });
      expect([url, response.headers['x-robots-tag']]).toEqual([url, undefined]);
      expect(response.body).not.toContain('robots');
    }
  });
});

test('no line of the log holds a link, good or bad', async () => {
  const athlete = await app.addAthlete();
  const token = await linkOf(athlete);
  await open(token);
  await open(`${token}x`);
  await app.app.inject({ url: `/trainer/${token}` });
  await app.app.inject({ url: `/trainer/${token}%ff` });
  const { body } = await athlete.call(makeNewLink);
  const log = app.logLines.join('');
  expect(log).toContain('GET /api/trainer/:trainerUrl');
  expect(log).not.toContain(token);
  expect(log).not.toContain(body.trainerUrl);
});
