import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeAdmin, newSessionOf, trainerTokenOf } from '../../../testing/server/people.ts';
import { addRace, addRecordedWorkout, addWeightEntry } from '../../../testing/server/rows.ts';
import { takeSnapshot } from '../../../testing/server/snapshot.ts';
import type { Athlete, TestApp } from '../../../testing/server/test-app.ts';
import {
  beginConnect,
  connect,
  type StravaApp,
  startStravaApp,
} from '../../../testing/strava/strava-app.ts';
import { deleteAccount as contract } from '../../contract/account.ts';
import { usersPage } from '../../contract/admin.ts';
import { login, register } from '../../contract/auth.ts';
import { me } from '../../contract/session.ts';
import { readTrainerView } from '../../contract/sharing.ts';
import { stravaCallback, stravaStatus } from '../../contract/strava.ts';
import { allWorkouts } from '../../contract/workouts.ts';
import { housekeepingTasks } from '../app/housekeeping-tasks.ts';
import { createSpool } from '../imports/spool.ts';
import { deleteAccount } from './delete-account.ts';

const DAY_MS = 86_400_000;

let strava: StravaApp;
let app: TestApp;
let runner: Athlete;
let athleteId: string;

beforeAll(async () => {
  strava = await startStravaApp();
  app = strava.app;
});
afterAll(() => strava.close());
afterEach(() => app.db.deleteFrom('users').execute());

beforeEach(async () => {
  strava.practice.behave();
  strava.practice.forgetCalls();
  app.clock.advance(DAY_MS);
  runner = await app.register();
  athleteId = strava.practice.addAthlete().id;
  await addRecordedWorkout(app.db, { user_id: runner.userId });
  await addRace(app.db, { user_id: runner.userId });
  await addWeightEntry(app.db, { user_id: runner.userId });
});

const remove = (password = runner.password, of = runner) =>
  of.call(contract, { body: { password } });

function signIn(more: { comeBack?: boolean; password?: string } = {}) {
  const { password = runner.password, comeBack } = more;
  return app.call(login, { body: { email: runner.email, password, comeBack } });
}

async function round(): Promise<number> {
  const tasks = housekeepingTasks(app.db, app.strava, createSpool(app.config.dataDir));
  const task = tasks.find(({ name }) => name === 'deletedAccounts');
  return (await task?.run(app.clock.nowMs())) ?? -1;
}

const statusOf = async (token: string) =>
  (await app.call(me, { headers: { authorization: `Bearer ${token}` } })).status;

describe('deleting one’s account', () => {
  test('signs it out everywhere and closes its trainer link, from the next call on', async () => {
    const phone = await newSessionOf(app, runner.userId);
    const trainerUrl = await trainerTokenOf(app, runner.userId);
    const view = () => app.call(readTrainerView, { params: { trainerUrl } });
    expect((await view()).status).toBe(200);
    const { status, body, headers } = await remove();
    expect(status).toBe(200);
    expect(body).toEqual({
      goneForGoodAt: new Date(app.clock.nowMs() + 30 * DAY_MS).toISOString(),
      isStravaRevoked: null,
    });
    expect(headers['set-cookie']).toMatch(/^longrun_session=;.*Max-Age=0/);
    expect([await statusOf(runner.token), await statusOf(phone)]).toEqual([401, 401]);
    expect((await view()).status).toBe(404);
  });

  test('takes the password, and a wrong one changes nothing', async () => {
    const message = 'This is not your current password. Nothing was changed.';
    expect(await remove('not the password')).toMatchObject({
      status: 400,
      body: { message, issues: [{ path: 'password', message }] },
    });
    expect(await statusOf(runner.token)).toBe(200);
  });

  test('is refused to the last administrator, also beside one whose account is deleted', async () => {
    const other = await app.register();
    for (const { userId } of [runner, other]) await makeAdmin(app.db, userId);
    const asked = await Promise.all([remove(), remove(other.password, other)]);
    expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = asked.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      message: expect.stringContaining('You are the last administrator of this server.'),
    });
  });

  test('leaves the Admin Panel without it', async () => {
    const admin = await app.register();
    await makeAdmin(app.db, admin.userId);
    const page = async () =>
      (await admin.call(usersPage, { query: { search: runner.email } })).body;
    const { counts } = await page();
    await remove();
    expect(await page()).toMatchObject({
      users: [],
      counts: { total: counts.total - 1, active: counts.active - 1 },
    });
  });
});

describe('Strava', () => {
  test('has its access back at once, and no token is kept', async () => {
    await connect({ practice: strava.practice, athlete: runner, athleteId });
    expect((await remove()).body).toMatchObject({ isStravaRevoked: true });
    expect(strava.practice.isAllowed(athleteId)).toBe(false);
    expect(await tokensOf(runner.userId)).toEqual([]);
  });

  test('that cannot be told keeps nobody: the tokens are gone all the same, and it is said', async () => {
    await connect({ practice: strava.practice, athlete: runner, athleteId });
    strava.practice.misbehave({ on: /oauth/, fault: '500', times: 5 });
    const { status, body } = await strava.skippingTimeouts(() => remove());
    expect({ status, body }).toMatchObject({ status: 200, body: { isStravaRevoked: false } });
    expect(await tokensOf(runner.userId)).toEqual([]);
  });

  test('is not connected by somebody who was still on the way back from there', async () => {
    const { oauth } = app.strava;
    const { exchangeCode } = oauth;
    vi.spyOn(oauth, 'exchangeCode').mockImplementationOnce(async (code) => {
      const tokens = await exchangeCode(code);
      expect((await remove()).status).toBe(200);
      return tokens;
    });
    const answer = await connect({ practice: strava.practice, athlete: runner, athleteId });
    expect(answer.status).toBe(401);
    expect(strava.practice.isAllowed(athleteId)).toBe(false);
    expect(await tokensOf(runner.userId)).toEqual([]);
  });

  test('is not connected once an account is deleted, whichever of the two comes first', async () => {
    const state = await beginConnect(runner);
    const scope = 'read,activity:read_all';
    const code = strava.practice.allow({ athleteId, scopes: scope.split(',') });
    await Promise.all([
      deleteAccount({
        db: app.db,
        nowMs: app.clock.nowMs(),
        strava: app.strava,
        userId: runner.userId,
      }),
      runner.call(stravaCallback, { body: { code, scope, state } }),
    ]);
    expect(await tokensOf(runner.userId)).toEqual([]);
  });

  test('is told by housekeeping where the process ended before it could', async () => {
    await connect({ practice: strava.practice, athlete: runner, athleteId });
    const deleted_at = app.clock.nowMs();
    await app.db.updateTable('users').set({ deleted_at }).where('id', '=', runner.userId).execute();
    expect(await round()).toBe(0);
    expect(strava.practice.isAllowed(athleteId)).toBe(false);
    expect(await tokensOf(runner.userId)).toEqual([]);
  });
});

describe('within 30 days', () => {
  test('signing in tells until when, and only who knows the password is told', async () => {
    await remove();
    const until = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    const day = until.format(app.clock.nowMs() + 30 * DAY_MS);
    expect(await signIn()).toMatchObject({
      status: 403,
      body: {
        code: 'accountDeleted',
        message: `This account was deleted and is closed. Until ${day} it can come back with everything in it but the connection to Strava; after that it is gone for good.`,
      },
    });
    expect(await signIn({ password: 'not the password', comeBack: true })).toMatchObject({
      status: 401,
      body: { message: 'Invalid email or password' },
    });
    const { email, name, password } = runner;
    expect((await app.call(register, { body: { email, name, password } })).status).toBe(409);
  });

  test('coming back restores everything but Strava', async () => {
    await connect({ practice: strava.practice, athlete: runner, athleteId });
    const before = await keptOf();
    await remove();
    app.clock.advance(30 * DAY_MS);
    expect(await round()).toBe(0);
    const { status, body } = await signIn({ comeBack: true });
    expect(status).toBe(200);
    expect(await keptOf()).toEqual(before);
    const headers = { authorization: `Bearer ${body.token}` };
    expect((await app.call(allWorkouts, { headers })).body).toHaveLength(1);
    expect((await app.call(stravaStatus, { headers })).body).toMatchObject({ isConnected: false });
    expect((await signIn()).status).toBe(200);
  });
});

describe('after 30 days', () => {
  beforeEach(async () => {
    await remove();
    app.clock.advance(30 * DAY_MS + 1);
  });

  test('nobody comes back, and the answer is that of an unknown address', async () => {
    for (const comeBack of [true, false]) {
      expect(await signIn({ comeBack })).toMatchObject({
        status: 401,
        body: { message: 'Invalid email or password' },
      });
    }
  });

  test('the next round removes the account and everything in it, and the address is free', async () => {
    expect(await round()).toBe(1);
    expect(await round()).toBe(0);
    const snapshot = await takeSnapshot(app.db);
    const { userId, email, name, password } = runner;
    const left = Object.entries(snapshot).filter(([table, rows]) =>
      rows.some((text) => {
        const row = JSON.parse(text);
        return (table === 'users' ? row.id : row.user_id) === userId;
      }),
    );
    expect(left).toEqual([]);
    expect((await app.call(register, { body: { email, name, password } })).status).toBe(201);
  });
});

function tokensOf(userId: number) {
  return app.db
    .selectFrom('service_connections')
    .select('id')
    .where('user_id', '=', userId)
    .execute();
}

const COMES_AND_GOES = [
  ...['sessions', 'known_devices', 'login_failures', 'service_connections', 'oauth_states'],
  ...['api_budgets', 'api_health', 'strava_events'],
];

async function keptOf() {
  const snapshot = await takeSnapshot(app.db);
  return Object.fromEntries(
    Object.entries(snapshot).filter(([table]) => !COMES_AND_GOES.includes(table)),
  );
}
