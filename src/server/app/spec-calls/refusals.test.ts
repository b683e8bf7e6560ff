import { beforeAll, describe, expect, test } from 'vitest';
import { setActive } from '../../../../testing/server/people.ts';
import { addRace } from '../../../../testing/server/rows.ts';
import { takeSnapshot } from '../../../../testing/server/snapshot.ts';
import { asAppError, type Method } from '../../../../testing/server/spec-client.ts';
import { openSpecServer, type Person } from '../../../../testing/server/spec-people.ts';

const server = await openSpecServer();
let owner: Person;
let other: Person;
let deactivated: Person;
let raceId: number;

beforeAll(async () => {
  owner = await server.person();
  other = await server.person();
  deactivated = await server.person();
  await setActive(server.app.db, deactivated.id, false);
  raceId = (await addRace(server.app.db, { user_id: owner.id })).id;
});

const RACE = { userId: 1, name: 'Half', date: '2026-09-27', distance: 21.1, targetTime: '1:45' };
const RUN = { userId: 1, date: '2026-03-18', workoutType: 'running', duration: '1:05' };

/** Each call of section 7 that needs somebody signed in; '#' is the owner's id, '@' of a race. */
const CALLS: [Method, string, object?][] = [
  ['GET', '/api/auth/me'],
  ['GET', '/api/user/#'],
  ['PUT', '/api/user/#', { name: 'Somebody' }],
  ['GET', '/api/workouts/#?limit=10'],
  ['GET', '/api/workouts/#'],
  ['GET', '/api/workouts/#/range?startDate=2026-01-01&endDate=2026-03-18'],
  ['GET', '/api/workouts'],
  ['POST', '/api/workouts', RUN],
  ['GET', '/api/races/#'],
  ['POST', '/api/races', RACE],
  ['PUT', '/api/races/@', RACE],
  ['DELETE', '/api/races/@'],
  ['GET', '/api/analytics/#/summary?period=30'],
  ['GET', '/api/weight'],
  ['GET', '/api/weight/#'],
  ['POST', '/api/weight', { userId: 1, date: '2026-03-18', weight: 71.4 }],
  ['POST', '/api/import/apple-health', { workouts: [] }],
  ['POST', '/api/ai/analyze', { userId: 1 }],
  ['POST', '/api/ai/chat', { message: 'How far?', chatHistory: [], userId: 1 }],
  ['GET', '/api/strava/status'],
  ['GET', '/api/strava/config'],
  ['POST', '/api/strava/callback', { code: 'a1b2c3', scope: 'read' }],
  ['POST', '/api/strava/disconnect'],
  ['POST', '/api/strava/sync'],
  ['GET', '/api/admin/users'],
  ['PATCH', '/api/admin/users/#/toggle-status'],
];

const addressed = (path: string, ids: { user?: string; race?: string } = {}) =>
  path.replace('#', ids.user ?? String(owner.id)).replace('@', ids.race ?? String(raceId));

test('every call that changes something is refused where another site’s page makes it', async () => {
  const before = await takeSnapshot(server.app.db);
  for (const [method, path, body] of CALLS) {
    if (method === 'GET') continue;
    const response = await fetch(server.origin + addressed(path), {
      method,
      headers: {
        origin: 'https://elsewhere.example',
        cookie: [...owner.cookies].map((pair) => pair.join('=')).join('; '),
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    });
    expect([method, path, response.status]).toEqual([method, path, 403]);
  }
  expect(await takeSnapshot(server.app.db)).toEqual(before);
});

describe.each(CALLS.map(([method, path, body]) => ({ method, path, body })))(
  '$method $path',
  ({ method, path, body }) => {
    const make = (as: Pick<Person, 'call'>, to = addressed(path)) => as.call(method, to, body);

    test('is refused in words to whoever is not signed in', async () => {
      const before = await takeSnapshot(server.app.db);
      const message = path.endsWith('/callback')
        ? 'Authentication required. Please log in first.'
        : 'Please sign in first';
      expect(await asAppError(make(server.anonymous))).toEqual({ status: 401, message });
      expect(await takeSnapshot(server.app.db)).toEqual(before);
    });

    if (path !== '/api/auth/me') {
      test('is refused in words to a deactivated account', async () => {
        const before = await takeSnapshot(server.app.db);
        const to = addressed(path, { user: String(deactivated.id) });
        for (const by of [deactivated, server.program(deactivated)]) {
          expect(await asAppError(make(by, to))).toMatchObject({
            status: 403,
            message: expect.stringMatching(/^Your account has been deactivated/),
          });
        }
        expect(await takeSnapshot(server.app.db)).toEqual(before);
      });
    }

    if (/[#@]/.test(path) && !path.includes('/admin/')) {
      test('of somebody else is not found, nor of an id that nobody has', async () => {
        const before = await takeSnapshot(server.app.db);
        const nobodys = addressed(path, { user: '999999', race: '999999' });
        const theirs = await asAppError(make(other));
        expect(theirs).toMatchObject({
          status: 404,
          message: expect.stringMatching(/^(User|Race) not found$/),
        });
        expect(await asAppError(make(other, nobodys))).toEqual(theirs);
        expect(await takeSnapshot(server.app.db)).toEqual(before);
      });

      test.each(['me', '-1', '1.5', '1e3'])('of the id %s is refused', async (id) => {
        const to = addressed(path, { user: id, race: id });
        expect(await asAppError(make(owner, to))).toEqual({
          ...{ status: 400, message: 'The id in the address must be a whole number' },
        });
      });
    }

    if (body) {
      test.each(['{', '"run"', '7'])(
        'with the body %s is refused, and nothing is saved',
        async (text) => {
          const before = await takeSnapshot(server.app.db);
          const response = await fetch(server.origin + addressed(path), {
            method,
            headers: { 'content-type': 'application/json', authorization: `Bearer ${owner.token}` },
            body: text,
          });
          const { message } = await response.json();
          expect([response.status, message]).toEqual([
            expect.toSatisfy((status: number) => status === 400 || status === 422),
            expect.stringMatching(/\w+ \w+/),
          ]);
          expect(await takeSnapshot(server.app.db)).toEqual(before);
        },
      );
    }
  },
);
