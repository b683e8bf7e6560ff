import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Athlete, TestApp } from '../../../../testing/server/test-app.ts';
import {
  beginConnect,
  connect,
  type StravaApp,
  startStravaApp,
} from '../../../../testing/strava/strava-app.ts';
import { stravaCallback, stravaStatus } from '../../../contract/strava.ts';
import { newKey, readKeyFile, writeKeyFile } from '../../platform/sealed/key-file.ts';
import { StravaFault } from '../api/strava-fault.ts';
import { reviveConnections } from './sealed-tokens.ts';

const HOUR_MS = 3_600_000;

let strava: StravaApp;
let second: TestApp;
let athlete: Athlete;
let athleteId: string;

beforeAll(async () => {
  strava = await startStravaApp({ collectLog: true, limits: GENEROUS });
  strava.practice.limits(GENEROUS);
  second = await strava.addApp();
});
afterAll(() => strava.close());

const GENEROUS = { short: 100_000, readShort: 100_000, day: 100_000, readDay: 100_000 };

beforeEach(async () => {
  strava.practice.behave();
  // The next window: what other tests used up does not count here.
  strava.app.clock.advance(24 * HOUR_MS);
  athlete = await strava.app.addAthlete();
  athleteId = strava.practice.addAthlete().id;
  await connect({ practice: strava.practice, athlete, athleteId });
  strava.practice.forgetCalls();
});

const check = (app = strava.app) =>
  app.strava.api.checkConnection({ userId: athlete.userId, urgency: 'asked' });

const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof StravaFault ? error.kind : error),
  );

const row = () =>
  strava.app.db
    .selectFrom('service_connections')
    .selectAll()
    .where('user_id', '=', athlete.userId)
    .executeTakeFirstOrThrow();

const refreshes = () => strava.practice.calls('refresh').length;

describe('an expired token is renewed once', () => {
  test('for fifty callers in one process', async () => {
    strava.app.clock.advance(7 * HOUR_MS);
    await Promise.all(Array.from({ length: 50 }, () => check()));
    expect(refreshes()).toBe(1);
  });

  test('for fifty callers in two processes', async () => {
    strava.app.clock.advance(7 * HOUR_MS);
    await Promise.all(
      Array.from({ length: 50 }, (_, at) => check(at % 2 === 0 ? strava.app : second)),
    );
    expect(refreshes()).toBe(1);
    expect(await row()).toMatchObject({ state: 'connected', refresh_lease: null });
  });

  test('and one that Strava refuses before its time too', async () => {
    strava.practice.expireTokens();
    await Promise.all(
      Array.from({ length: 50 }, (_, at) => check(at % 2 === 0 ? strava.app : second)),
    );
    expect(refreshes()).toBe(1);
  });

  test('a little before it ends', async () => {
    strava.app.clock.advance(6 * HOUR_MS - 4 * 60_000);
    await check();
    expect(refreshes()).toBe(1);
    await check();
    expect(refreshes()).toBe(1);
  });

  test('by our clock, whatever Strava’s says', async () => {
    strava.practice.misbehave({ on: 'refresh', fault: 'clockSkew' });
    strava.app.clock.advance(7 * HOUR_MS);
    await check();
    await check();
    expect(refreshes()).toBe(1);
    expect((await row()).token_expires_at).toBe(strava.app.clock.nowMs() + 6 * HOUR_MS);
  });
});

describe('a renewal that Strava refuses', () => {
  test('asks to connect again, and Strava is not asked any more', async () => {
    strava.practice.revoke(athleteId);
    const faults = await Promise.all(
      Array.from({ length: 20 }, (_, at) => faultOf(check(at % 2 === 0 ? strava.app : second))),
    );
    expect(new Set(faults)).toEqual(new Set(['refused']));
    expect(refreshes()).toBe(1);
    expect((await athlete.call(stravaStatus)).body).toMatchObject({
      ...{ isConnected: true, needsReconnect: true, nextSync: null },
      trouble: 'Strava no longer accepts this connection. Connect again.',
    });
    strava.practice.forgetCalls();
    expect(await faultOf(check())).toBe('refused');
    expect(strava.practice.calls()).toEqual([]);
  });

  test('connecting again mends it', async () => {
    strava.practice.revoke(athleteId);
    await faultOf(check());
    await connect({ practice: strava.practice, athlete, athleteId });
    expect(await faultOf(check())).toBeNull();
  });

  test('a token refused again after it was renewed asks to connect again', async () => {
    strava.practice.misbehave({ on: 'athlete', fault: '401', times: 2 });
    expect(await faultOf(check())).toBe('refused');
    expect(refreshes()).toBe(1);
    expect(await row()).toMatchObject({ state: 'reconnect' });
  });

  test('a right that is missing is said to be so, and the connection stays', async () => {
    const [other, otherId] = [await strava.app.addAthlete(), strava.practice.addAthlete().id];
    const state = await beginConnect(other);
    const code = strava.practice.allow({ athleteId: otherId, scopes: ['read'] });
    // Somebody who changes the address that Strava sends back fools nobody but themselves.
    await other.call(stravaCallback, { body: { code, scope: 'activity:read_all', state } });
    const { api } = strava.app.strava;
    const ask = { userId: other.userId, page: 1, perPage: 5, urgency: 'asked' as const };
    expect(await faultOf(api.listActivities(ask))).toBe('forbidden');
    expect(refreshes()).toBe(0);
    expect((await other.call(stravaStatus)).body).toMatchObject({ needsReconnect: false });
  });
});

describe('a renewal that fails on the way', () => {
  test.each([
    ['500', 'down'],
    ['html200', 'unreadable'],
    ['timeout', 'slow'],
    ['redirect', 'unreadable'],
  ] as const)('%s keeps the connection, and it works once Strava is back', async (fault, kind) => {
    strava.practice.misbehave({ on: 'refresh', fault });
    strava.app.clock.advance(7 * HOUR_MS);
    const asked = () => faultOf(check());
    expect(await (fault === 'timeout' ? strava.skippingTimeouts(asked) : asked())).toBe(kind);
    expect(await row()).toMatchObject({ state: 'connected', refresh_lease: null });
    expect(await faultOf(check())).toBeNull();
  });

  test('a process that died with the lease is waited for, then another renews', async () => {
    const { clock, db } = strava.app;
    clock.advance(7 * HOUR_MS);
    await db
      .updateTable('service_connections')
      .set({ refresh_lease: 'of the dead', refresh_leased_until: clock.nowMs() + 60_000 })
      .where('user_id', '=', athlete.userId)
      .execute();
    const checked = check();
    setTimeout(() => clock.advance(60_001), 300);
    expect(await faultOf(checked)).toBeNull();
    expect(refreshes()).toBe(1);
  });

  test('an answer that was lost after Strava took the old token asks to connect again', async () => {
    strava.practice.misbehave({ on: 'refresh', fault: 'resetMidBody' });
    strava.app.clock.advance(7 * HOUR_MS);
    expect(await faultOf(check())).toBe('unreachable');
    expect(await faultOf(check())).toBe('refused');
    expect(await row()).toMatchObject({ state: 'reconnect' });
  });
});

describe('a key that is not in the file', () => {
  test('asks to connect again in words, tells the operator, and breaks nothing', async () => {
    const file = strava.app.config.secretKeyFile;
    const before = readKeyFile(file);
    writeKeyFile(file, [newKey()]);
    const from = strava.app.logLines.length;
    expect(await faultOf(check())).toBe('refused');
    const { body } = await athlete.call(stravaStatus);
    expect(body).toMatchObject({
      needsReconnect: true,
      trouble: expect.stringContaining('can no longer open what Strava entrusted to it'),
    });
    expect(strava.app.logLines.slice(from).join('')).toMatch(/"key":"[0-9a-f]{12}"/);
    expect(strava.practice.calls()).toEqual([]);
    await connect({ practice: strava.practice, athlete, athleteId });
    expect(await faultOf(check())).toBeNull();
    writeKeyFile(file, [...readKeyFile(file), ...before]);
  });

  test('that comes back mends what was given up for want of it, and nothing else', async () => {
    const file = strava.app.config.secretKeyFile;
    const { db, strava: room } = strava.app;
    const before = readKeyFile(file);
    writeKeyFile(file, [newKey()]);
    await faultOf(check());
    expect(await reviveConnections(db, room.sealer)).toBe(0);
    writeKeyFile(file, before);
    expect(await reviveConnections(db, room.sealer)).toBe(1);
    expect(await faultOf(check())).toBeNull();
    strava.practice.revoke(athleteId);
    await faultOf(check());
    expect(await reviveConnections(db, room.sealer)).toBe(0);
  });

  test('tokens moved to another athlete’s row do not open there', async () => {
    const { access_token_sealed, refresh_token_sealed } = await row();
    const thief = await strava.app.addAthlete();
    const thiefId = strava.practice.addAthlete().id;
    await connect({ practice: strava.practice, athlete: thief, athleteId: thiefId });
    await strava.app.db
      .updateTable('service_connections')
      .set({ access_token_sealed, refresh_token_sealed })
      .where('user_id', '=', thief.userId)
      .execute();
    strava.practice.forgetCalls();
    const stolen = strava.app.strava.api.checkConnection({
      ...{ userId: thief.userId, urgency: 'asked' },
    });
    expect(await faultOf(stolen)).toBe('refused');
    expect(strava.practice.calls()).toEqual([]);
  });
});
