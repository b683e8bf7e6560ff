import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from './testing/spec-client.ts';
import { type Person, type SpecServer, startSpecServer } from './testing/spec-people.ts';

let server: SpecServer;
let athlete: Person;

beforeAll(async () => {
  server = await startSpecServer();
  athlete = await server.person();
});
afterAll(() => server.close());

const CODE = { code: 'a1b2c3', scope: 'read,activity:read_all' };

describe('the calls of the activity service, before there is a connection', () => {
  test('GET status answers isConnected, user, activitiesCount and lastSync', async () => {
    expect(await athlete.load(['/api/strava/status'])).toMatchObject({
      ...{ isConnected: false, user: null, activitiesCount: 0, lastSync: null },
    });
  });

  test('GET config answers clientId, null where the operator has none', async () => {
    expect(await athlete.load(['/api/strava/config'])).toMatchObject({ clientId: null });
  });

  test('POST callback without a token asks to log in first', async () => {
    const refused = refusalOf(server.anonymous.call('POST', '/api/strava/callback', CODE));
    expect(await refused).toEqual({
      ...{ status: 401, message: 'Authentication required. Please log in first.' },
    });
  });

  test.each([
    ['callback', CODE],
    ['disconnect', undefined],
    ['sync', undefined],
  ])('POST %s by token is refused in words, and nothing is connected', async (name, body) => {
    const { token } = athlete;
    const call = server.anonymous.call('POST', `/api/strava/${name}`, body, { token });
    expect(await refusalOf(call)).toMatchObject({
      status: expect.toSatisfy((status: number) => status >= 400 && status < 500),
      message: expect.stringMatching(/Strava .+\./),
    });
    expect(await athlete.load(['/api/strava/status'])).toMatchObject({ isConnected: false });
  });
});
