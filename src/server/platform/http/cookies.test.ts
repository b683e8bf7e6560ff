import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCookie, writeCookie } from './cookies.ts';

let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify();
  app.get('/read', async (request) => ({ value: readCookie(request, 'session') ?? null }));
  app.get('/write', async (_request, reply) => {
    writeCookie(reply, { name: 'session', value: 'a b', maxAgeS: 60, secure: false });
    writeCookie(reply, { name: '__Host-device', value: 'x', maxAgeS: 0, secure: true });
    return {};
  });
  await app.ready();
});
afterAll(() => app.close());

test.each([
  ['session=abc', 'abc'],
  ['other=1; session=abc; more=2', 'abc'],
  ['session=first; session=second', 'first'],
  ['xsession=abc', null],
  ['session', null],
  ['Session=abc', null],
  ['session=', ''],
  ['session="abc"', 'abc'],
  ['session=a%20b', 'a b'],
  ['session=a=b', 'a=b'],
  ['session=%zz', '%zz'],
  [' ;;= ;session=abc', 'abc'],
])('in %j the session is %j', async (cookie, value) => {
  const response = await app.inject({ url: '/read', headers: { cookie } });
  expect(response.json()).toEqual({ value });
});

test('without cookies there is none', async () => {
  expect((await app.inject('/read')).json()).toEqual({ value: null });
});

test('several are set side by side, each closed to scripts', async () => {
  const response = await app.inject('/write');
  expect(response.headers['set-cookie']).toEqual([
    'session=a%20b; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
    '__Host-device=x; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
  ]);
});
