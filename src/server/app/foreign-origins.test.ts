import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSample } from '../../../testing/server/access-samples.ts';
import { readAccessTable } from '../../../testing/server/access-table.ts';
import { type Cast, makeCast, mountedRoutes } from '../../../testing/server/access-walk.ts';
import { newSessionOf } from '../../../testing/server/people.ts';
import { takeSnapshot } from '../../../testing/server/snapshot.ts';
import { createTestApp, type TestApp } from '../../../testing/server/test-app.ts';
import { addressOf } from '../../contract/endpoint.ts';

let app: TestApp;
let cast: Cast;

beforeAll(async () => {
  app = await createTestApp();
  cast = await makeCast(app);
});
afterAll(() => app.close());

const PAGES: [string, Record<string, string>][] = [
  ['no Origin', {}],
  ['a foreign Origin', { origin: 'https://evil.example' }],
  [
    'a foreign Origin that says cross-site',
    {
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    },
  ],
  ['Origin null', { origin: 'null' }],
  ['no Origin, cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['no Origin, same-site', { 'sec-fetch-site': 'same-site' }],
  [
    'a sister host that is same-site',
    {
      origin: 'http://other.localhost',
      'sec-fetch-site': 'same-site',
    },
  ],
  ['our host on another port', { origin: 'http://localhost:8080' }],
  ['our host as a prefix', { origin: 'http://localhost.evil.example' }],
  ['our host as a user name', { origin: 'http://localhost@evil.example' }],
  ['an Origin that is no address', { origin: 'localhost' }],
  [
    'our own Origin, though the browser says cross-site',
    {
      origin: 'http://localhost',
      'sec-fetch-site': 'cross-site',
    },
  ],
];

const writes = [...readAccessTable().values()]
  .map(({ route }) => route)
  .filter((route) => !route.startsWith('GET '));

describe('a page of another site, with the athlete’s cookie, changes nothing', () => {
  test.each(writes)('by %s', async (route) => {
    const [method = '', path = ''] = route.split(' ');
    const sample = await makeSample({ test: app, route, subject: cast.owner });
    const token = await newSessionOf(app, cast.owner.userId);
    const url = addressOf(path, sample.params, sample.query);
    const json = Buffer.isBuffer(sample.body) ? sample.body : JSON.stringify(sample.body ?? {});
    const pairs = Object.entries(sample.body ?? {}).map(([name, value]) => [name, String(value)]);
    const bodies: [string, string | Buffer][] = [
      ['application/json', json],
      ['text/plain', json],
      ['application/x-www-form-urlencoded', new URLSearchParams(pairs.slice(0, 20)).toString()],
      ['multipart/form-data; boundary=b', `--b\r\n\r\n${json}\r\n--b--\r\n`],
      ['application/octet-stream', json],
    ];
    const before = await takeSnapshot(app.db);
    for (const [page, headers] of PAGES) {
      for (const [type, payload] of bodies) {
        const response = await app.app.inject({
          method: method as 'POST',
          url,
          headers: { ...headers, 'content-type': type, cookie: `longrun_session=${token}` },
          payload,
        });
        const { code } = response.json<{ code: string }>();
        expect([page, type, response.statusCode, code]).toEqual([page, type, 403, 'foreignOrigin']);
        expect(response.headers).not.toHaveProperty('access-control-allow-origin');
      }
    }
    expect(await takeSnapshot(app.db)).toEqual(before);
  });

  test('and even from our own page only JSON, or a file where one is expected, is taken', async () => {
    for (const route of writes) {
      const [method = '', path = ''] = route.split(' ');
      const sample = await makeSample({ test: app, route, subject: cast.owner });
      if (sample.body === undefined) continue;
      const token = await newSessionOf(app, cast.owner.userId);
      const before = await takeSnapshot(app.db);
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
      ]) {
        const response = await app.app.inject({
          method: method as 'POST',
          url: addressOf(path, sample.params, sample.query),
          headers: {
            origin: 'http://localhost',
            'content-type': type,
            cookie: `longrun_session=${token}`,
          },
          payload: JSON.stringify(sample.body),
        });
        expect([route, type, response.statusCode]).toEqual([route, type, 415]);
      }
      expect([route, await takeSnapshot(app.db)]).toEqual([route, before]);
    }
  });

  test('while the same calls from our own page are served', async () => {
    const token = await newSessionOf(app, cast.owner.userId);
    const response = await app.app.inject({
      method: 'POST',
      url: '/api/workouts',
      headers: { origin: 'http://localhost', cookie: `longrun_session=${token}` },
      payload: { date: '2026-03-18', workoutType: 'running', duration: '0:30' },
    });
    expect(response.statusCode).toBe(201);
  });
});

describe('the refusal', () => {
  const ask = async (headers: Record<string, string>, on = app) => {
    const response = await on.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { host: 'localhost:3000', ...headers },
      payload: {},
    });
    return response.json<{ message: string }>().message;
  };

  test('says which address asked, which it knows, and what to set', async () => {
    expect(await ask({ origin: 'http://run.example' })).toBe(
      'This server was asked from http://run.example but knows itself as http://localhost:3000. If that first address is yours, set PUBLIC_URL=http://run.example where Longrun is started and start it again.',
    );
    expect(await ask({ origin: 'null' })).toContain('was asked from null but');
    expect(await ask({ 'sec-fetch-site': 'cross-site' })).toContain('asked from an unnamed page');
    expect(await ask({ cookie: 'longrun_session=x' })).toBe(
      'A write with a session cookie must carry an Origin header; programs use a bearer token instead.',
    );
  });

  test('names PUBLIC_URL where it is set to something else', async () => {
    const named = await createTestApp({
      config: { publicUrl: 'https://run.example' },
      database: app.database,
    });
    expect(await ask({ origin: 'https://other.example' }, named)).toContain(
      'knows itself as https://run.example.',
    );
    await named.app.close();
  });
});

test('nothing that is read by GET or HEAD changes a row', async () => {
  const reads = mountedRoutes(app.routes).filter(({ method }) => /GET|HEAD/.test(method));
  const prepared = [];
  for (const { route, method, path } of reads) {
    const subject = cast.owner;
    const sample = await makeSample({ test: app, route: route.replace('HEAD', 'GET'), subject });
    prepared.push({ method, url: addressOf(path.replace('*', 'x'), sample.params, sample.query) });
  }
  const before = await takeSnapshot(app.db);
  for (const { method, url } of prepared) {
    const headers = { authorization: `Bearer ${cast.owner.token}` };
    const { statusCode } = await app.app.inject({ method, url, headers });
    expect([url, statusCode < 500]).toEqual([url, true]);
  }
  expect(await takeSnapshot(app.db)).toEqual(before);
});
