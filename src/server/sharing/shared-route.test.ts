import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../../testing/server/open-test-app.ts';
import { trainerTokenOf } from '../../../testing/server/people.ts';
import { addWorkout } from '../../../testing/server/rows.ts';
import type { Athlete } from '../../../testing/server/test-app.ts';
import {
  chooseRoutes,
  makeNewLink,
  readSharing,
  readTrainerRoute,
  readTrainerView,
} from '../../contract/sharing.ts';
import { deleteWorkout } from '../../contract/workout-entry.ts';
import { TRAINER_RECENT_WORKOUTS } from '../../domain/limits.ts';
import { NOTHING_MEASURED } from '../../domain/recording/recording.ts';
import type { Source } from '../../domain/workout-kinds.ts';
import { saveRecording } from '../workouts/recordings-of-sources.ts';

const app = await openTestApp();

const DEGREE_M = (Math.PI / 180) * 6_371_000;
const HOME = { latitude: 47.123456, longitude: 13.654321 };

/** North for two kilometres, five metres a second. */
async function addRecordedRun(
  athlete: Athlete,
  more: Partial<Parameters<typeof addWorkout>[1]> & { recordedBy?: Source } = {},
): Promise<number> {
  const { recordedBy = 'file', ...row } = more;
  const { id } = await addWorkout(app.db, { user_id: athlete.userId, ...row });
  const seconds = Array.from({ length: 401 }, (_, second) => second);
  const recording = {
    ...NOTHING_MEASURED,
    timeS: seconds,
    distanceM: seconds.map((second) => 5 * second),
    latitudeDeg: seconds.map((second) => HOME.latitude + (5 * second) / DEGREE_M),
    longitudeDeg: seconds.map(() => HOME.longitude),
    laps: [],
  };
  const of = { workoutId: id, userId: athlete.userId, source: recordedBy, recording };
  await app.db
    .transaction()
    .execute((tx) => saveRecording(tx, { ...of, nowMs: app.clock.nowMs() }));
  return id;
}

async function showRoutes(athlete: Athlete, trainerSeesRoutes = true) {
  return athlete.call(chooseRoutes, { body: { trainerSeesRoutes } });
}

async function openRoute(athlete: Athlete, id: number) {
  const trainerUrl = await trainerTokenOf(app, athlete.userId);
  return app.call(readTrainerRoute, { params: { trainerUrl, id: String(id) } });
}

async function listedRoutes(athlete: Athlete): Promise<number[]> {
  const trainerUrl = await trainerTokenOf(app, athlete.userId);
  return (await app.call(readTrainerView, { params: { trainerUrl } })).body.withRoute;
}

describe('a route on a trainer’s link', () => {
  test('is not there until the athlete says so, and goes when they say otherwise', async () => {
    const athlete = await app.addAthlete();
    const id = await addRecordedRun(athlete);
    expect((await athlete.call(readSharing)).body.trainerSeesRoutes).toBe(false);
    expect(await listedRoutes(athlete)).toEqual([]);
    expect((await openRoute(athlete, id)).status).toBe(404);

    expect((await showRoutes(athlete)).body).toEqual({ trainerSeesRoutes: true });
    expect((await athlete.call(readSharing)).body.trainerSeesRoutes).toBe(true);
    expect(await listedRoutes(athlete)).toEqual([id]);
    expect((await openRoute(athlete, id)).status).toBe(200);

    await showRoutes(athlete, false);
    expect(await listedRoutes(athlete)).toEqual([]);
    expect((await openRoute(athlete, id)).status).toBe(404);
  });

  test('lacks its first and last 200 m, and tells no position', async () => {
    const athlete = await app.addAthlete();
    const id = await addRecordedRun(athlete);
    await showRoutes(athlete);
    const { body } = await openRoute(athlete, id);
    expect(body.route?.lines).toHaveLength(1);
    expect(body.route?.heightM).toBeLessThanOrEqual(1600);
    expect(body.route?.heightM).toBeGreaterThan(1580);
    expect(body.route?.kilometres.map(({ km }) => km)).toEqual([1]);
    const told = JSON.stringify(body);
    expect([told.includes('47.1'), told.includes('13.6')]).toEqual([false, false]);
  });

  test('is of this link: a new one begins without routes', async () => {
    const athlete = await app.addAthlete();
    const id = await addRecordedRun(athlete);
    await showRoutes(athlete);
    expect((await athlete.call(makeNewLink)).body.trainerSeesRoutes).toBe(false);
    expect((await athlete.call(readSharing)).body.trainerSeesRoutes).toBe(false);
    expect((await openRoute(athlete, id)).status).toBe(404);
  });

  test('is of a listed run alone: not of an older, a deleted or somebody else’s', async () => {
    const [athlete, other] = [await app.addAthlete(), await app.addAthlete()];
    const theirs = await addRecordedRun(other);
    const old = await addRecordedRun(athlete, { date: '2025-01-01' });
    const deleted = await addRecordedRun(athlete);
    await athlete.call(deleteWorkout, { params: { id: String(deleted) } });
    for (let count = 0; count < TRAINER_RECENT_WORKOUTS; count += 1) {
      await addWorkout(app.db, { user_id: athlete.userId });
    }
    await showRoutes(athlete);
    await showRoutes(other);
    expect(await listedRoutes(athlete)).toEqual([]);
    for (const id of [theirs, old, deleted, 999_999]) {
      expect([id, (await openRoute(athlete, id)).status]).toEqual([id, 404]);
    }
  });

  test('is none where Strava’s API told it, or nothing was recorded', async () => {
    const athlete = await app.addAthlete();
    const recorded = await addRecordedRun(athlete, { recordedBy: 'strava' });
    const typed = await addWorkout(app.db, { user_id: athlete.userId });
    const fetched = await addRecordedRun(athlete, { source: 'strava', source_key: 's1' });
    await showRoutes(athlete);
    expect((await openRoute(athlete, recorded)).body).toEqual({ route: null });
    expect((await openRoute(athlete, typed.id)).body).toEqual({ route: null });
    expect((await openRoute(athlete, fetched)).status).toBe(404);
  });
});
