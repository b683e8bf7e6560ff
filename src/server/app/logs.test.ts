import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Athlete, createTestApp, type TestApp } from '../../../testing/server/test-app.ts';
import { makeWebRoot } from '../../../testing/server/web-root.ts';
import { errorBody } from '../../contract/errors.ts';

const PASSWORD = 'canary-password-9f3';
const EMAIL = 'canary-mail-9f3@example.com';
const NOTES = 'canary-notes-9f3';
const NAME = 'Canary\nFAKE {"level":30} \u001b[31mred\r\n2026-01-01 admin signed in';

const web = makeWebRoot();
let app: TestApp;
let runner: Athlete;

beforeAll(async () => {
  app = await createTestApp({ collectLog: true, webRoot: web.folder });
  runner = await app.register();
});
afterAll(async () => {
  await app.close();
  web.remove();
});

type Line = { level: number; id?: string; call?: string; status?: number; user?: number };

function lines(): Line[] {
  return app.logLines.flatMap((line) => line.trimEnd().split('\n')).map((line) => JSON.parse(line));
}

function write(payload: object, headers: Record<string, string> = {}) {
  return app.app.inject({
    method: 'POST',
    url: '/api/workouts',
    headers: { authorization: `Bearer ${runner.token}`, ...headers },
    payload,
  });
}

const WORKOUT = { date: '2026-03-18', workoutType: 'running', duration: '0:30', notes: NOTES };

describe('the log', () => {
  test('has one line a request, with its id, its route, its status and whose it was', async () => {
    const from = app.logLines.length;
    await app.app.inject({
      url: `/api/user/${runner.userId}?x=${NOTES}`,
      headers: { authorization: `Bearer ${runner.token}` },
    });
    await app.app.inject({ url: '/api/nothing/secret-token' });
    await app.app.inject({ url: '/%ff/secret-token' });
    await app.app.inject({ url: '/' });
    expect(lines().slice(from)).toMatchObject([
      { call: 'GET /api/user/:userId', status: 200, user: runner.userId, id: expect.any(String) },
      { call: 'GET elsewhere', status: 404 },
      { call: 'unreadable address', status: 404 },
    ]);
    expect(app.logLines.join()).not.toContain('secret-token');
  });

  test('holds the id that every refusal names', async () => {
    const refusals = [
      await app.app.inject({ url: '/api/auth/me' }),
      await app.app.inject({ url: '/api/nothing' }),
      await app.app.inject({ url: '/api/%ff' }),
      await app.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email: 'x' } }),
      await app.app.inject({
        method: 'POST',
        url: '/api/workouts',
        headers: { origin: 'https://evil.example' },
      }),
      await write({ ...WORKOUT, date: '' }),
    ];
    for (const refusal of refusals) {
      const { requestId } = errorBody.parse(refusal.json());
      expect(lines().filter(({ id }) => id === requestId)).toHaveLength(1);
    }
  });

  test('never holds a password, a token, an address, a name or a note, whatever goes wrong', async () => {
    const account = { name: NAME, email: EMAIL, password: PASSWORD };
    const post = (url: string, payload: object | string, headers = {}) =>
      app.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', ...headers },
        payload,
      });
    const registered = await post('/api/auth/register', account);
    const { token } = registered.json<{ token: string }>();
    const signedIn = await post('/api/auth/login', account);
    const cookies = signedIn.cookies.map(({ value }) => value);
    await post('/api/auth/login', { ...account, password: `${PASSWORD}-wrong` });
    await post('/api/auth/register', account);
    await post('/api/auth/login', `{"email":"${EMAIL}","password":"${PASSWORD}`);
    await post(`/api/auth/login?password=${PASSWORD}&token=${token}`, { email: EMAIL });
    await post('/api/auth/login', account, { cookie: `longrun_session=${token}` });
    await app.app.inject({ url: `/api/trainer/${token}` });
    await app.app.inject({ url: `/x/${token}/${PASSWORD}?${EMAIL}` });
    await write({ ...WORKOUT, calories: NOTES });
    await write(WORKOUT);

    const all = app.logLines.join('');
    for (const secret of [PASSWORD, EMAIL, NOTES, token, ...cookies, 'Canary', 'FAKE']) {
      expect([secret, all.includes(secret)]).toEqual([secret, false]);
    }
    expect(all).not.toContain(Buffer.from(PASSWORD).toString('base64'));
  });

  test('tells what a database refused, but not the row that it refused', async () => {
    await sql`create unique index one_of_each_day on workouts (date)`.execute(app.db);
    await app.db.deleteFrom('workouts').execute();
    expect((await write(WORKOUT)).statusCode).toBe(201);
    const from = app.logLines.length;
    const failed = await write({ ...WORKOUT, notes: `${NOTES} again` });
    expect(failed.statusCode).toBe(500);
    const { requestId } = errorBody.parse(failed.json());
    const about = lines()
      .slice(from)
      .filter(({ id }) => id === requestId);
    expect(about.map(({ level }) => level)).toEqual([50, 30]);
    const text = app.logLines.slice(from).join('');
    expect(text).toMatch(/unique/i);
    expect(text).not.toContain(NOTES);
    await sql`drop index one_of_each_day`.execute(app.db);
  });

  test('of a refused value names the rule and not the value', async () => {
    if (app.database.engine.kind === 'sqlite') {
      await sql`create trigger picky before insert on workouts begin select raise(abort, 'no'); end`.execute(
        app.db,
      );
    } else {
      await sql`alter table workouts add constraint picky check (notes is null) not valid`.execute(
        app.db,
      );
    }
    const from = app.logLines.length;
    expect((await write(WORKOUT)).statusCode).toBe(500);
    const text = app.logLines.slice(from).join('');
    expect(text).toContain('"level":50');
    expect(text).not.toContain(NOTES);
  });

  test('keeps a line a line, whatever a request holds', () => {
    for (const line of app.logLines) {
      expect(line.trimEnd().split('\n')).toHaveLength(1);
      expect(line.includes('\u001b') || line.includes('\r')).toBe(false);
      expect(() => JSON.parse(line)).not.toThrow();
    }
  });
});
