import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setActive, trainerTokenOf } from '../../../testing/server/people.ts';
import { type Athlete, createTestApp, TEST_NOW_MS } from '../../../testing/server/test-app.ts';
import { connect, type StravaApp, startStravaApp } from '../../../testing/strava/strava-app.ts';
import { workoutRecording } from '../../contract/recordings.ts';
import { readTrainerView } from '../../contract/sharing.ts';
import {
  stravaDisconnect,
  stravaHistory,
  stravaMatch,
  stravaStatus,
  stravaSync,
  stravaTakeMatch,
} from '../../contract/strava.ts';
import { createWorkout } from '../../contract/workout-entry.ts';
import type { WorkoutJson } from '../../contract/workout-json.ts';
import { allWorkouts } from '../../contract/workouts.ts';
import { readConfig } from '../config.ts';

const DAY_MS = 86_400_000;

let world: StravaApp;

beforeAll(async () => {
  world = await startStravaApp();
});
afterAll(() => world.close());

/** An athlete here, connected to a new one there. */
async function connected(): Promise<{ athlete: Athlete; athleteId: string }> {
  const { app, practice } = world;
  const athlete = await app.register();
  const { id: athleteId } = practice.addAthlete();
  await connect({ practice, athlete, athleteId });
  return { athlete, athleteId };
}

const log = async (athlete: Athlete): Promise<WorkoutJson[]> =>
  (await athlete.call(allWorkouts)).body;

describe('against a Strava over HTTP', () => {
  test('a fresh connection is filled in the background: workouts, details, what was measured', async () => {
    const { app, practice } = world;
    const { athlete, athleteId } = await connected();
    practice.addActivity({
      ...{ athleteId, id: '98765432109876543210', name: 'City Half', workoutType: 1 },
      ...{ startMs: TEST_NOW_MS - 2 * DAY_MS, timeZone: 'Asia/Kathmandu', hasLaps: true },
      stretches: [
        { seconds: 600, metres: 2000, heartRate: 140 },
        { seconds: 600, metres: 2400, heartRate: 165 },
      ],
      ...{ description: 'Hot', calories: 400 },
    });
    await app.stravaWork.tick();
    const [run, ...others] = await log(athlete);
    expect(others).toEqual([]);
    expect(run).toMatchObject({
      ...{ source: 'strava', date: '2026-03-16', utcOffsetS: 20_700, isRace: true },
      ...{ durationSeconds: 1200, distance: 4.4, calories: 400, notes: 'City Half\n\nHot' },
    });
    const { body } = await athlete.call(workoutRecording, { params: { id: String(run?.id) } });
    expect(body.recording).toMatchObject({ source: 'strava' });
    expect(body.recording?.laps).toHaveLength(2);
    expect(body.recording?.timeS.length).toBeGreaterThan(100);
    // The heart takes a while to follow each effort.
    const { zone3Minutes = 0, zone4Minutes = 0 } = run ?? {};
    expect([zone3Minutes > 6, zone4Minutes > 6]).toEqual([true, true]);
    const match = await athlete.call(stravaMatch, { params: { workoutId: String(run?.id) } });
    expect(match.body.match).toMatchObject({
      url: 'https://www.strava.com/activities/98765432109876543210',
      fields: [],
    });
    expect((await athlete.call(stravaStatus)).body).toMatchObject({
      ...{ isConnected: true, activitiesCount: 1, trouble: null },
      lastSync: new Date(TEST_NOW_MS).toISOString(),
      nextSync: '2026-03-19T06:00:00.000Z',
      progress: { history: 'none', known: 1, detailsDue: 0 },
    });
    expect(practice.record().overruns).toBe(0);
  });

  test('Sync Now answers what is new, at once, and says when there is nothing', async () => {
    const { app, practice } = world;
    const { athlete, athleteId } = await connected();
    practice.addActivity({ athleteId });
    practice.addActivity({ athleteId, manual: true, startMs: TEST_NOW_MS - 5 * DAY_MS });
    expect((await athlete.call(stravaSync)).body).toEqual({ syncedCount: 2 });
    expect(await log(athlete)).toHaveLength(2);
    expect((await athlete.call(stravaSync)).body).toEqual({ syncedCount: 0 });
    await app.stravaWork.tick();
  });

  test('the whole history is asked for once and comes in the background', async () => {
    const { app, practice } = world;
    const { athlete, athleteId } = await connected();
    for (let month = 0; month < 8; month += 1) {
      practice.addActivity({ athleteId, startMs: TEST_NOW_MS - (month * 30 + 1) * DAY_MS });
    }
    await app.stravaWork.tick();
    expect(await log(athlete)).toHaveLength(1);
    const begun = await athlete.call(stravaHistory);
    expect([begun.status, begun.body.progress]).toMatchObject([200, { history: 'listing' }]);
    await app.stravaWork.tick();
    expect(await log(athlete)).toHaveLength(8);
    expect((await athlete.call(stravaStatus)).body.progress).toMatchObject({
      ...{ history: 'listed', known: 8, detailsDue: 0 },
    });
  });

  test('a typed-in run that is at Strava too is filled in where asked, and then kept from trainers', async () => {
    const { app, practice } = world;
    const { athlete, athleteId } = await connected();
    const { body: typed } = await athlete.call(createWorkout, {
      body: { date: '2026-03-17', workoutType: 'running', duration: '0:40', distance: 7 },
    });
    practice.addActivity({ athleteId, startMs: Date.UTC(2026, 2, 17, 7) });
    await app.stravaWork.tick();
    expect(await log(athlete)).toEqual([typed]);
    const trainer = async () => {
      const trainerUrl = await trainerTokenOf(app, athlete.userId);
      return (await app.call(readTrainerView, { params: { trainerUrl } })).body;
    };
    expect(await trainer()).toMatchObject({ totals: { workouts: 1 }, leftOut: { workouts: 0 } });
    const params = { workoutId: String(typed.id) };
    const { body: offer } = await athlete.call(stravaMatch, { params });
    expect(offer.match?.fields.map(({ label }) => label)).toContain('Average heart rate');
    const { status, body: filled } = await athlete.call(stravaTakeMatch, { params });
    expect(status).toBe(200);
    expect(filled).toMatchObject({ id: typed.id, source: 'manual', duration: '0:40', version: 2 });
    expect(filled.avgHeartRate).toBeGreaterThan(130);
    expect(await trainer()).toMatchObject({
      ...{ workouts: [], totals: { workouts: 0 }, leftOut: { workouts: 1 } },
    });
    await athlete.call(stravaDisconnect, { body: { workouts: 'delete' } });
    const [after] = await log(athlete);
    expect(after).toEqual({ ...typed, version: 3 });
    expect(await trainer()).toMatchObject({ totals: { workouts: 1 }, leftOut: { workouts: 0 } });
    const { body } = await athlete.call(workoutRecording, { params: { id: String(typed.id) } });
    expect(body.recording).toBeNull();
  });

  test('kept after the end of a connection, workouts are known again with the next', async () => {
    const { app, practice } = world;
    const { athlete, athleteId } = await connected();
    practice.addActivity({ athleteId });
    await app.stravaWork.tick();
    const before = await log(athlete);
    await athlete.call(stravaDisconnect, { body: { workouts: 'keep' } });
    await app.stravaWork.tick();
    expect(await log(athlete)).toEqual(before);
    await connect({ practice, athlete, athleteId });
    await app.stravaWork.tick();
    expect(await log(athlete)).toEqual(before);
  });

  test('nothing is fetched for a deactivated athlete', async () => {
    const { app, practice } = world;
    const { athlete, athleteId } = await connected();
    await setActive(app.db, athlete.userId, false);
    practice.addActivity({ athleteId });
    practice.forgetCalls();
    await app.stravaWork.tick();
    expect(practice.calls().filter((call) => call.athleteId === athleteId)).toEqual([]);
  });

  test('a connection that Strava no longer accepts says so, and is left alone', async () => {
    const { app, practice } = world;
    const { athlete, athleteId } = await connected();
    practice.revoke(athleteId);
    await app.stravaWork.tick();
    const { body } = await athlete.call(stravaStatus);
    expect(body).toMatchObject({ isConnected: true, needsReconnect: true });
    expect((await athlete.call(stravaSync)).status).toBe(409);
    practice.forgetCalls();
    await app.stravaWork.tick();
    expect(practice.calls()).toEqual([]);
  });
});

describe('without an application of Strava’s', () => {
  test('nothing is asked, and Sync Now says what is missing', async () => {
    const app = await createTestApp();
    const athlete = await app.register();
    await app.db
      .insertInto('service_connections')
      .values({
        ...{ user_id: athlete.userId, service: 'strava', external_athlete_id: '1' },
        ...{ access_token_sealed: 'a', refresh_token_sealed: 'r', token_expires_at: 0 },
        ...{ scope: 'read,activity:read_all', connected_at: 0 },
      })
      .execute();
    for (const call of [stravaSync, stravaHistory]) {
      expect(await athlete.call(call)).toMatchObject({
        ...{ status: 409 },
        body: {
          code: 'notConfigured',
          message: 'Strava client ID not configured. Please check your environment variables.',
        },
      });
    }
    await app.close();
  });

  test('the work is begun by a server that listens, and only with an application', async () => {
    const { strava } = readConfig({ STRAVA_CLIENT_ID: '1', STRAVA_CLIENT_SECRET: 's' });
    for (const [config, isBegun] of [
      [{ strava }, true],
      [{}, false],
    ] as const) {
      const app = await createTestApp({ config, collectLog: true });
      const { userId } = await app.register();
      await app.db
        .insertInto('service_connections')
        .values({
          ...{ user_id: userId, service: 'strava', external_athlete_id: '1' },
          ...{ access_token_sealed: 'not ours', refresh_token_sealed: 'r', token_expires_at: 0 },
          ...{ scope: 'read,activity:read_all', connected_at: 0 },
        })
        .execute();
      await app.app.listen({ host: '127.0.0.1', port: 0 });
      const state = async () =>
        (await app.db.selectFrom('service_connections').select('state').executeTakeFirst())?.state;
      // Its first look finds a token that this server's key does not open.
      if (isBegun) await expect.poll(state).toBe('reconnect');
      else {
        await new Promise((resolve) => setTimeout(resolve, 200));
        expect(await state()).toBe('connected');
      }
      await app.close();
    }
  });
});
