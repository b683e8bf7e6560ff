import { connect } from 'node:net';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSample } from '../../../testing/server/access-samples.ts';
import { readAccessTable } from '../../../testing/server/access-table.ts';
import { type Cast, makeCast } from '../../../testing/server/access-walk.ts';
import { INNER_WORDS } from '../../../testing/server/inner-words.ts';
import { withoutRequestId } from '../../../testing/server/refusal-body.ts';
import { createTestApp, type TestApp } from '../../../testing/server/test-app.ts';
import { makeWebRoot } from '../../../testing/server/web-root.ts';
import { addressOf } from '../../contract/endpoint.ts';
import { errorBody } from '../../contract/errors.ts';

const web = makeWebRoot();
let app: TestApp;
let cast: Cast;

beforeAll(async () => {
  app = await createTestApp({ webRoot: web.folder, config: { loginRateLimit: 40 } });
  cast = await makeCast(app);
});
afterAll(async () => {
  await app.close();
  web.remove();
});

type Headers = Record<string, string | string[] | number | undefined>;

/** What every answer carries, whoever made it. */
function expectSafe(where: string, headers: Headers): void {
  const policy = String(headers['content-security-policy']);
  const sources = Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name, values];
    }),
  );
  const isFile = String(headers['content-disposition']).startsWith('attachment');
  if (isFile) {
    // Somebody's own bytes, which no browser may run or show as a page of ours.
    expect([where, policy]).toEqual([where, "sandbox; default-src 'none'"]);
  } else {
    expect([where, sources]).toMatchObject([
      where,
      { 'object-src': ["'none'"], 'base-uri': ["'none'"], 'frame-ancestors': ["'none'"] },
    ]);
    expect([where, (sources['script-src'] ?? sources['default-src'])?.join()]).toEqual([
      where,
      expect.stringMatching(/^'(self|none)'$/),
    ]);
  }
  expect([where, policy]).toEqual([where, expect.not.stringContaining('unsafe')]);
  expect([where, policy]).toEqual([where, expect.not.stringContaining('upgrade-insecure')]);
  expect([where, headers]).toMatchObject([
    where,
    {
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'cache-control': expect.any(String),
    },
  ]);
  for (const name of ['access-control-allow-origin', 'x-powered-by', 'server']) {
    expect([where, headers]).toEqual([
      where,
      expect.not.objectContaining({ [name]: expect.anything() }),
    ]);
  }
}

const NO_STORE = /^no-store$/;
describe('every answer carries the headers that keep a browser safe', () => {
  test('of every route, to everybody, served and refused, with a foreign Origin', async () => {
    for (const { route, access } of readAccessTable().values()) {
      const [method = '', path = ''] = route.split(' ');
      const sample = await makeSample({ test: app, route, subject: cast.owner });
      const url = addressOf(path.replace('*', 'swagger-ui.css'), sample.params, sample.query);
      const bytes = Buffer.isBuffer(sample.body);
      for (const token of [cast.owner.token, cast.deactivated.token, 'wrong']) {
        if (route.includes('logout') || route.includes('end-others')) continue;
        const response = await app.app.inject({
          method: method as 'GET',
          url,
          headers: {
            authorization: `Bearer ${token}`,
            ...(method === 'GET' && { origin: 'https://evil.example' }),
            ...(bytes && { 'content-type': sample.type ?? 'application/octet-stream' }),
          },
          payload: sample.body,
        });
        const where = `${route} ${response.statusCode}`;
        expectSafe(where, response.headers);
        if (access !== 'plugin') {
          expect([where, response.headers['cache-control']]).toEqual([where, 'no-store']);
        }
      }
    }
  });

  const odd: [string, InjectOptions][] = [
    ['an unknown call', { url: '/api/nothing' }],
    ['an unknown file', { url: '/assets/nothing.js' }],
    ['an address that cannot be decoded', { url: '/api/%ff' }],
    ['an address with a broken escape', { url: '/%zz?token=x' }],
    ['a parameter of a thousand characters', { url: `/api/workouts/${'1'.repeat(1000)}` }],
    ['a climb out of the folder', { url: '/assets/..%2f..%2fpackage.json' }],
    ['a doubled slash', { url: '//evil.example/..' }],
    ['a page', { url: '/workouts' }],
    ['a refused origin', { method: 'POST', url: '/x', headers: { origin: 'http://e.example' } }],
    ['a strange method', { method: 'PROPFIND' as 'GET', url: '/api/health' }],
    ['a preflight', { method: 'OPTIONS', url: '/api/workouts' }],
    [
      'a wrong type',
      {
        method: 'POST',
        url: '/api/auth/login',
        payload: 'a',
        headers: { 'content-type': 'text/xml' },
      },
    ],
    [
      'broken JSON',
      {
        method: 'POST',
        url: '/api/auth/login',
        payload: '{"email":',
        headers: { 'content-type': 'application/json' },
      },
    ],
    [
      'a body that is too large',
      {
        method: 'POST',
        url: '/api/auth/login',
        payload: JSON.stringify({ email: 'x'.repeat(2_000_000) }),
        headers: { 'content-type': 'application/json' },
      },
    ],
    [
      'a body that is not what its length says',
      {
        method: 'POST',
        url: '/api/auth/login',
        payload: '{}',
        headers: { 'content-type': 'application/json', 'content-length': '1' },
      },
    ],
  ];

  test.each(odd)('of %s', async (where, request) => {
    const response = await app.app.inject(request);
    expectSafe(where, response.headers);
    expect(response.statusCode).toBeLessThan(500);
    if (response.statusCode < 400) return;
    const body = errorBody.parse(response.json());
    expect(body.requestId).toMatch(/^[\w.-]{8,32}$/);
    expect(body.message).not.toMatch(INNER_WORDS);
    expect(response.headers['cache-control']).toMatch(NO_STORE);
  });

  test('of a 429', async () => {
    const payload = { email: 'nobody@example.com', password: 'wrong password' };
    const ask = () => app.app.inject({ method: 'POST', url: '/api/auth/login', payload });
    let response = await ask();
    for (let time = 0; time < 40 && response.statusCode !== 429; time += 1) response = await ask();
    expect(response.statusCode).toBe(429);
    expectSafe('429', response.headers);
  });

  test('of a 500, which tells nothing of what went wrong, though the log does', async () => {
    const broken = await createTestApp({ collectLog: true });
    const { token } = await broken.register();
    await broken.db.schema.dropTable('races').execute();
    const response = await broken.app.inject({
      url: '/api/races/1',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.statusCode).toBe(500);
    expectSafe('500', response.headers);
    const { requestId, message } = errorBody.parse(response.json());
    expect(message).toBe(
      'Something went wrong on the server. Try again; if it stays, its log has the details under this request’s id.',
    );
    expect(response.body).not.toMatch(INNER_WORDS);
    const logged = broken.logLines.filter((line) => line.includes(requestId ?? '-'));
    expect(logged.join()).toMatch(/races/);
    await broken.close();
  });

  test('over https tell the browser to stay there, over http they do not', async () => {
    const behind = await createTestApp({ config: { trustedProxies: ['127.0.0.1'] } });
    const ask = async (proto: string) =>
      (await behind.app.inject({ url: '/api/health', headers: { 'x-forwarded-proto': proto } }))
        .headers['strict-transport-security'];
    expect(await ask('https')).toBe('max-age=31536000');
    expect(await ask('http')).toBeUndefined();
    await behind.close();
  });

  test('and files that never change may be kept, pages may not', async () => {
    const kept = async (url: string) => (await app.app.inject({ url })).headers['cache-control'];
    expect(await kept('/assets/app-1a2b3c.js')).toBe('public, max-age=31536000, immutable');
    expect(await kept('/icon.svg')).toBe('no-cache');
    expect(await kept('/')).toBe('no-cache');
    expect(await kept('/%61pi/health')).toBe('no-store');
  });
});

describe('what is no request at all', () => {
  test.each([
    ['garbage', 'GARBAGE\r\n\r\n', '400'],
    [
      'headers that never end',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
      '431',
    ],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      '400',
    ],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      '400',
    ],
    ['a NUL in a header', 'GET / HTTP/1.1\r\nHost: x\r\nX: a\0b\r\n\r\n', '400'],
  ])('%s is answered safely too', async (where, request, status) => {
    const [head = '', body = ''] = (await sendRaw(request)).split('\r\n\r\n');
    const [first = '', ...lines] = head.split('\r\n');
    expect(first).toContain(` ${status} `);
    const headers = Object.fromEntries(
      lines.map((line) => {
        const at = line.indexOf(': ');
        return [line.slice(0, at).toLowerCase(), line.slice(at + 2)];
      }),
    );
    expectSafe(where, headers);
    expect(errorBody.parse(JSON.parse(body)).message).not.toMatch(INNER_WORDS);
  });

  async function sendRaw(text: string): Promise<string> {
    if (!app.app.server.listening) await app.app.listen({ port: 0, host: '127.0.0.1' });
    const address = app.app.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      let answer = '';
      socket.setEncoding('utf8').on('data', (part) => {
        answer += part;
      });
      socket.once('close', () => resolve(answer));
      socket.once('error', reject);
      socket.write(text);
    });
  }
});

test('a hostile Host or X-Forwarded-Host changes nothing in any answer', async () => {
  const lies = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    forwarded: 'host=evil.example',
  };
  for (const { route, access } of readAccessTable().values()) {
    const [method, path = ''] = route.split(' ');
    if (method !== 'GET') continue;
    const sample = await makeSample({ test: app, route, subject: cast.owner });
    const url = addressOf(path.replace('*', 'swagger-ui.css'), sample.params, sample.query);
    const { token } = access === 'admin' ? cast.admin : cast.owner;
    const headers = { authorization: `Bearer ${token}` };
    const honest = await app.app.inject({ url, headers });
    const lied = await app.app.inject({ url, headers: { ...headers, ...lies } });
    expect([route, access, withoutRequestId(lied.body)]).toEqual([
      route,
      access,
      withoutRequestId(honest.body),
    ]);
    expect([route, JSON.stringify(lied.headers)]).toEqual([
      route,
      expect.not.stringContaining('evil.example'),
    ]);
  }
});
