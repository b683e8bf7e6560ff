import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Athlete, createTestApp, type TestApp } from '../../../testing/server/test-app.ts';
import { makeWebRoot } from '../../../testing/server/web-root.ts';

const web = makeWebRoot();
let app: TestApp;
let runner: Athlete;

beforeAll(async () => {
  app = await createTestApp({ webRoot: web.folder });
  runner = await app.register();
});
afterAll(async () => {
  await app.close();
  web.remove();
});

type Headers = Record<string, string>;

async function signIn(headers: Headers, on: TestApp = app, more: InjectOptions = {}) {
  const { email, password } = runner;
  return on.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers,
    payload: { email, password },
    ...more,
  });
}

function cookieNamed(response: { cookies: { name: string }[] }, name: string) {
  return response.cookies.find((cookie) => cookie.name === name);
}

describe('the session cookie', () => {
  test('over http has no prefix and is not Secure, so that a home network works', async () => {
    const response = await signIn({
      host: '192.168.1.20:3000',
      origin: 'http://192.168.1.20:3000',
    });
    expect(response.statusCode).toBe(200);
    expect(cookieNamed(response, 'longrun_session')).toEqual({
      name: 'longrun_session',
      value: response.json<{ token: string }>().token,
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: 180 * 86_400,
    });
    expect(response.cookies.map(({ name }) => name)).toEqual(['longrun_session', 'longrun_device']);
    expect(response.headers).not.toHaveProperty('strict-transport-security');
  });

  test('over https is Secure, with the prefix that ties it to this host', async () => {
    const response = await signIn({ host: 'run.example', origin: 'https://run.example' });
    expect(cookieNamed(response, '__Host-longrun_session')).toMatchObject({
      secure: true,
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
    });
    expect(cookieNamed(response, '__Host-longrun_session')).not.toHaveProperty('domain');
    expect(cookieNamed(response, '__Host-longrun_device')).toMatchObject({ secure: true });
    expect(cookieNamed(response, 'longrun_session')).toBeUndefined();
  });

  test('is Secure by the word of a trusted proxy, and HSTS is sent', async () => {
    const behind = await createTestApp({
      config: { trustedProxies: ['127.0.0.1'] },
      database: app.database,
    });
    const response = await signIn({ 'x-forwarded-proto': 'https', host: 'run.example' }, behind);
    expect(cookieNamed(response, '__Host-longrun_session')).toMatchObject({ secure: true });
    expect(response.headers['strict-transport-security']).toBe('max-age=31536000');
    await behind.app.close();
  });

  test('is read back, and taken away by signing out, in either form', async () => {
    for (const origin of ['http://run.example', 'https://run.example']) {
      const response = await signIn({ host: 'run.example', origin });
      const [session] = response.cookies;
      const headers = { host: 'run.example', origin, cookie: `${session?.name}=${session?.value}` };
      const asked = await app.app.inject({ url: '/api/auth/me', headers });
      expect(asked.statusCode).toBe(200);
      const out = await app.app.inject({ method: 'POST', url: '/api/auth/logout', headers });
      expect(out.statusCode).toBe(204);
      expect(out.cookies).toMatchObject([{ name: session?.name, value: '', maxAge: 0 }]);
      expect((await app.app.inject({ url: '/api/auth/me', headers })).statusCode).toBe(401);
    }
  });

  test('without the prefix is not believed where the request came over https', async () => {
    const behind = await createTestApp({
      config: { trustedProxies: ['127.0.0.1'] },
      database: app.database,
    });
    const headers = {
      cookie: `longrun_session=${runner.token}`,
      'x-forwarded-proto': 'https',
    };
    expect((await behind.app.inject({ url: '/api/auth/me', headers })).statusCode).toBe(401);
    await behind.app.close();
  });

  test('tells the page whether somebody seems to be signed in', async () => {
    const page = async (headers: Headers) => (await app.app.inject({ url: '/', headers })).body;
    expect(await page({})).toContain('data-signed-in="no"');
    expect(await page({ cookie: 'longrun_session=x' })).toContain('data-signed-in="yes"');
  });

  test('has the browser ask at once who it is, where somebody seems to be, but for no trainer', async () => {
    const link = async (url: string, headers: Headers) =>
      (await app.app.inject({ url, headers })).headers.link;
    const cookie = 'longrun_session=x';
    expect((await link('/', { cookie }))?.toString()).toMatch(
      /^<\/api\/auth\/me>; rel=preload; as=fetch; crossorigin/,
    );
    expect(await link('/', {})).toBeUndefined();
    expect(await link('/trainer/secret', { cookie })).toBeUndefined();
  });

  test('has the browser ask for the dashboard’s first figures, behind its code and for whoever is signed in', async () => {
    const asked = async (url: string, token: string) => {
      const headers = { cookie: `longrun_session=${token}` };
      const { body } = await app.app.inject({ url, headers });
      const [, last = ''] = body.split(/<script[\s\S]*<\/script>/);
      return [...last.matchAll(/<link rel="preload" href="(.*?)" as="fetch"/g)].map(([, to]) => to);
    };
    const { userId: id, token } = runner;
    expect(await asked('/', token)).toEqual([
      `/api/analytics/${id}/summary?period=30`,
      `/api/races/${id}`,
      `/api/workouts/${id}?limit=10`,
    ]);
    expect(await asked('/weight', token)).toEqual([]);
    expect(await asked('/trainer/secret', token)).toEqual([]);
    expect(await asked('/', 'x')).toEqual([]);
  });
});

describe('signing in works', () => {
  test.each<[string, Headers]>([
    ['on localhost', { host: 'localhost:3000', origin: 'http://localhost:3000' }],
    ['on an IPv4 address', { host: '192.168.1.20:3000', origin: 'http://192.168.1.20:3000' }],
    ['on an IPv6 address', { host: '[fd00::1]:3000', origin: 'http://[fd00::1]:3000' }],
    ['on a name of the home network', { host: 'nas.local', origin: 'http://nas.local' }],
    ['on any port', { host: 'nas.local:8443', origin: 'https://nas.local:8443' }],
    ['behind a proxy that writes out port 80', { host: 'run.lan:80', origin: 'http://run.lan' }],
    ['behind one that writes out 443', { host: 'run.lan:443', origin: 'https://run.lan' }],
    ['in capitals', { host: 'NAS.local', origin: 'http://nas.local' }],
    [
      'behind a proxy that hides the host, by the browser’s own word',
      { host: '127.0.0.1:3000', origin: 'https://run.example', 'sec-fetch-site': 'same-origin' },
    ],
    ['for a program, without Origin and cookie', { host: 'whatever.example' }],
  ])('%s', async (_where, headers) => {
    expect((await signIn(headers)).statusCode).toBe(200);
  });

  test('behind a trusted proxy that names the host it was called by', async () => {
    const behind = await createTestApp({
      config: { trustedProxies: ['127.0.0.1'] },
      database: app.database,
    });
    const headers = {
      host: '127.0.0.1:3000',
      origin: 'https://run.example',
      'x-forwarded-host': 'run.example',
      'x-forwarded-proto': 'https',
    };
    expect((await signIn(headers, behind)).statusCode).toBe(200);
    expect((await signIn(headers)).statusCode).toBe(403);
    await behind.app.close();
  });

  test('where PUBLIC_URL names the address that people use', async () => {
    const headers = { host: '127.0.0.1:3000', origin: 'http://run.example' };
    const named = await createTestApp({
      config: { publicUrl: 'http://run.example' },
      database: app.database,
    });
    expect((await signIn(headers)).statusCode).toBe(403);
    expect((await signIn(headers, named)).statusCode).toBe(200);
    await named.app.close();
  });

  test('and where it does not, the refusal says which address and what to set', async () => {
    const refused = await signIn({ host: '127.0.0.1:3000', origin: 'http://run.example' });
    expect(refused.json()).toMatchObject({
      code: 'foreignOrigin',
      message:
        'This server was asked from http://run.example but knows itself as http://127.0.0.1:3000. If that first address is yours, set PUBLIC_URL=http://run.example where Longrun is started and start it again.',
    });
  });
});
