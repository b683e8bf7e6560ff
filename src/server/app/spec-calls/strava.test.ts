import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asAppError } from '../../../../testing/server/spec-client.ts';
import {
  type Person,
  type SpecServer,
  startSpecServer,
} from '../../../../testing/server/spec-people.ts';
import { TEST_NOW_MS } from '../../../../testing/server/test-app.ts';
import { type StravaApp, startStravaApp } from '../../../../testing/strava/strava-app.ts';

const SCOPE = 'read,activity:read_all';
const CODE = { code: 'a1b2c3', scope: SCOPE };

describe('the calls of the activity service, before there is a connection', () => {
  let server: SpecServer;
  let athlete: Person;
  beforeAll(async () => {
    server = await startSpecServer();
    athlete = await server.person();
  });
  afterAll(() => server.close());

  test('GET status answers isConnected, user, activitiesCount and lastSync', async () => {
    expect(await athlete.load(['/api/strava/status'])).toMatchObject({
      ...{ isConnected: false, user: null, activitiesCount: 0, lastSync: null },
    });
  });

  test('GET config answers clientId, null where the operator has none', async () => {
    expect(await athlete.load(['/api/strava/config'])).toMatchObject({ clientId: null });
  });

  test('POST callback without a token asks to log in first', async () => {
    const refused = asAppError(server.anonymous.call('POST', '/api/strava/callback', CODE));
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
    expect(await asAppError(call)).toMatchObject({
      status: expect.toSatisfy((status: number) => status >= 400 && status < 500),
      message: expect.stringMatching(/Strava .+\./),
    });
    expect(await athlete.load(['/api/strava/status'])).toMatchObject({ isConnected: false });
  });
});

// One athlete's way, in the order that the screen makes the calls.
describe('the calls of the activity service, from Connect to Disconnect', () => {
  let strava: StravaApp;
  let server: SpecServer;
  let athlete: Person;
  let by: { token: string };
  beforeAll(async () => {
    strava = await startStravaApp();
    server = await startSpecServer(strava.app);
    athlete = await server.person();
    by = { token: athlete.token };
  });
  afterAll(() => strava.close());

  type Status = Record<string, unknown>;
  const status = () => athlete.load<Status>(['/api/strava/status']);
  const post = <T>(name: string, body?: object) =>
    server.anonymous.call<T>('POST', `/api/strava/${name}`, body, by);

  test('GET config answers the clientId of the operator’s application', async () => {
    expect(await athlete.load(['/api/strava/config'])).toMatchObject({
      clientId: strava.practice.clientId,
    });
  });

  test('POST callback by token exchanges code and scope, and status tells who it is', async () => {
    const there = strava.practice.addAthlete({
      ...{ firstname: 'Dana', lastname: 'Runner', city: 'Bern', country: 'Switzerland' },
      premium: true,
    });
    const { authorizeUrl } = await post<{ authorizeUrl: string }>('connect');
    const asked = new URL(authorizeUrl).searchParams;
    expect([asked.get('scope'), asked.get('approval_prompt')]).toEqual([SCOPE, 'force']);
    const code = strava.practice.allow({ athleteId: there.id, scopes: SCOPE.split(',') });
    await post('callback', { code, scope: SCOPE, state: asked.get('state') });
    expect(await status()).toMatchObject({
      ...{ isConnected: true, activitiesCount: 0 },
      user: {
        ...{ firstname: 'Dana', lastname: 'Runner', city: 'Bern', country: 'Switzerland' },
        ...{ premium: true, profile: there.profile },
      },
    });
  });

  test('POST callback with a code that was not asked for here is refused with the server’s message', async () => {
    expect(await asAppError(post('callback', CODE))).toEqual({
      status: 409,
      message: expect.stringMatching(/\w+ \w+.*\./),
    });
    expect(await status()).toMatchObject({ isConnected: true });
  });

  test('POST sync by token answers syncedCount, and status and workouts have grown by it', async () => {
    // Once connected it looks by itself: what comes after that is left to the athlete's button.
    await strava.app.stravaWork.tick();
    const [there] = strava.practice.athletes();
    for (const days of [1, 2, 3]) {
      const startMs = TEST_NOW_MS - days * 86_400_000;
      strava.practice.addActivity({ athleteId: there?.id ?? '', startMs });
    }
    expect(await post('sync')).toEqual({ syncedCount: 3 });
    expect(await status()).toMatchObject({
      ...{ isConnected: true, activitiesCount: 3, lastSync: new Date(TEST_NOW_MS).toISOString() },
    });
    const workouts = await athlete.load<{ workoutType: string; distance: number }[]>([
      ...['/api/workouts', athlete.id],
    ]);
    expect(workouts.map(({ workoutType }) => workoutType)).toEqual(Array(3).fill('running'));
    const summary = await athlete.load<{ totalDistance: number }>([
      ...['/api/analytics', athlete.id, 'summary?period=30'],
    ]);
    expect(summary.totalDistance).toBeCloseTo(3 * 7, 6);
    expect(await post('sync')).toEqual({ syncedCount: 0 });
  });

  test('POST disconnect by token ends it at both sides, and what came stays in the log', async () => {
    const [there] = strava.practice.athletes();
    await post('disconnect');
    expect(await status()).toMatchObject({ isConnected: false, user: null });
    expect(strava.practice.isAllowed(there?.id ?? '')).toBe(false);
    expect(await athlete.load<object[]>(['/api/workouts', athlete.id])).toHaveLength(3);
  });
});
