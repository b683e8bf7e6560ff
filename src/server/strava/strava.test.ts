import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addWorkout } from '../../../testing/server/rows.ts';
import { createTestApp, TEST_NOW_MS, type TestApp } from '../../../testing/server/test-app.ts';
import {
  stravaCallback,
  stravaConfig,
  stravaConnect,
  stravaDisconnect,
  stravaStatus,
  stravaSync,
} from '../../contract/strava.ts';
import { readConfig } from '../config.ts';

const CODE = { code: 'a1b2c3', scope: 'read,activity:read_all' };

describe('without a client id', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  test('the config says null and the status not connected', async () => {
    const athlete = await app.register();
    expect((await athlete.call(stravaConfig)).body).toMatchObject({ clientId: null });
    expect((await athlete.call(stravaStatus)).body).toMatchObject({
      isConnected: false,
      user: null,
      activitiesCount: 0,
      lastSync: null,
    });
  });

  test('connect and callback refuse with what is missing, and keep nothing', async () => {
    const athlete = await app.register();
    const refusals = [
      await athlete.call(stravaConnect),
      await athlete.call(stravaCallback, { body: CODE }),
    ];
    for (const { status, body } of refusals) {
      expect(status).toBe(409);
      expect(body).toMatchObject({
        code: 'notConfigured',
        message: 'Strava client ID not configured. Please check your environment variables.',
      });
    }
    expect((await athlete.call(stravaStatus)).body).toMatchObject({ isConnected: false });
  });

  test('connect and callback without a credential ask to log in first, the other calls as everywhere', async () => {
    const refusals = [
      await app.call(stravaConnect),
      await app.call(stravaCallback, { body: CODE }),
    ];
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({
        status: 401,
        body: { message: 'Authentication required. Please log in first.' },
      });
    }
    for (const endpoint of [stravaStatus, stravaConfig, stravaDisconnect, stravaSync]) {
      expect(await app.call(endpoint)).toMatchObject({
        status: 401,
        body: { message: 'Please sign in first' },
      });
    }
  });

  test('a callback without a code is refused by its field', async () => {
    const athlete = await app.register();
    const answer = await athlete.call(stravaCallback, { body: { code: '' } });
    expect(answer).toMatchObject({ status: 400, body: { message: 'code is required' } });
  });

  test('disconnect and sync say that there is nothing to end or to fetch', async () => {
    const athlete = await app.register();
    expect(await athlete.call(stravaDisconnect)).toMatchObject({
      status: 409,
      body: { message: 'Strava is not connected, so there is nothing to disconnect.' },
    });
    expect(await athlete.call(stravaSync)).toMatchObject({
      status: 409,
      body: { message: 'Strava is not connected, so there is nothing to sync.' },
    });
  });

  test('the status counts the athlete’s own workouts that came through Strava, and no others', async () => {
    const [athlete, other] = [await app.register(), await app.register()];
    const { userId: user_id } = athlete;
    for (const key of ['1', '2']) {
      await addWorkout(app.db, { user_id, source: 'strava', source_key: key });
    }
    await addWorkout(app.db, {
      ...{ user_id, source: 'strava', source_key: '3', deleted_at: TEST_NOW_MS },
    });
    await addWorkout(app.db, { user_id, source: 'strava-archive', source_key: '1' });
    await addWorkout(app.db, { user_id: other.userId, source: 'strava', source_key: '1' });
    expect((await athlete.call(stravaStatus)).body).toMatchObject({ activitiesCount: 2 });
  });

  test('the status is of the caller’s own connection, and never tells its tokens', async () => {
    const [athlete, other] = [await app.register(), await app.register()];
    await app.db
      .insertInto('service_connections')
      .values({
        user_id: athlete.userId,
        service: 'strava',
        external_athlete_id: '134815',
        access_token_sealed: 'sealed-access',
        refresh_token_sealed: 'sealed-refresh',
        token_expires_at: TEST_NOW_MS,
        scope: 'read',
        first_name: 'Dana',
        last_name: null,
        city: 'Bern',
        is_premium: 1,
        connected_at: TEST_NOW_MS,
        last_sync_at: TEST_NOW_MS,
      })
      .execute();
    const { body } = await athlete.call(stravaStatus);
    expect(body).toMatchObject({
      isConnected: true,
      user: {
        ...{ profile: null, firstname: 'Dana', lastname: null },
        ...{ city: 'Bern', country: null, premium: true },
      },
      activitiesCount: 0,
      lastSync: new Date(TEST_NOW_MS).toISOString(),
    });
    expect((await other.call(stravaStatus)).body).toMatchObject({ isConnected: false, user: null });
  });
});

describe('with a client id and no client secret', () => {
  let app: TestApp;
  beforeAll(async () => {
    const { strava } = readConfig({ STRAVA_CLIENT_ID: '4711' });
    app = await createTestApp({ config: { strava } });
  });
  afterAll(() => app.close());

  test('the config tells the id, and connect what is missing', async () => {
    const athlete = await app.register();
    const { body } = await athlete.call(stravaConfig);
    expect(body).toEqual({ clientId: '4711', isPractice: false, hasWebhook: false });
    expect(await athlete.call(stravaConnect)).toMatchObject({
      status: 409,
      body: {
        code: 'notConfigured',
        message: 'Strava client secret not configured. Please check your environment variables.',
      },
    });
  });
});
