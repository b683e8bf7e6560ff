import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { trainerTokenOf } from '../../../testing/server/people.ts';
import { addRace, addWorkout } from '../../../testing/server/rows.ts';
import { type Athlete, createTestApp, type TestApp } from '../../../testing/server/test-app.ts';
import { readSharing, readTrainerView, type TrainerViewJson } from '../../contract/sharing.ts';
import { deleteWorkout } from '../../contract/workout-entry.ts';
import { STRAVA_LEFT_OUT } from '../../domain/source-policy.ts';
import { readConfig } from '../config.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function viewOf(athlete: Athlete, on: TestApp = app): Promise<TrainerViewJson> {
  const trainerUrl = await trainerTokenOf(on, athlete.userId);
  const { status, body } = await on.call(readTrainerView, { params: { trainerUrl } });
  expect(status).toBe(200);
  return body;
}

function addWeight(userId: number, date: string, weight_kg: number, deleted_at: number | null) {
  return app.db
    .insertInto('weight_entries')
    .values({ user_id: userId, date, weight_kg, deleted_at, created_at: app.clock.nowMs() })
    .execute();
}

describe('what a trainer is shown', () => {
  test('of an athlete with one of everything', async () => {
    const athlete = await app.addAthlete();
    await app.db
      .updateTable('users')
      .set({ name: 'Dana Runner', date_of_birth: '1990-03-19', goals: 'Sub 1:45' })
      .set({ height_cm: 172, weight_kg: 63.5, max_heart_rate: 190 })
      .where('id', '=', athlete.userId)
      .execute();
    const run = await addWorkout(app.db, {
      ...{ user_id: athlete.userId, date: '2026-03-17', running_subtype: 'outdoor-easy' },
      ...{ duration_s: 3000, distance_m: 10_000, avg_heart_rate: 145, max_heart_rate: 160 },
      ...{ started_at: Date.UTC(2026, 2, 17, 5, 30), utc_offset_s: 3600, calories: 640 },
      ...{ zone2_s: 2400, zone3_s: 600, gel_type: 'gu', caffeinated_gels: 1, hydration_ml: 300 },
      notes: 'Legs fine.',
    });
    await addRace(app.db, { user_id: athlete.userId, date: '2026-04-01', notes: 'Flat' });
    await addWeight(athlete.userId, '2026-03-16', 63.5, null);

    expect(await viewOf(athlete)).toEqual({
      user: { name: 'Dana Runner', age: 35, height: 172, currentWeight: 63.5, goals: 'Sub 1:45' },
      workouts: [
        {
          id: run.id,
          ...{ date: '2026-03-17', workoutType: 'running', runningSubtype: 'outdoor-easy' },
          ...{ sport: 'run', duration: '0:50', durationSeconds: 3000, distance: 10 },
          ...{ calories: 640, avgHeartRate: 145, maxHeartRate: 160 },
          ...{ zone1Minutes: 0, zone2Minutes: 40, zone3Minutes: 10, zone4Minutes: 0 },
          ...{ zone5Minutes: 0, gelType: 'gu', caffeinated: 1, nonCaffeinated: 0 },
          ...{ hydration: 300, notes: 'Legs fine.' },
        },
      ],
      races: [
        {
          ...{ name: 'City Half', date: '2026-04-01', daysRemaining: 14, distance: 21.1 },
          ...{ targetTime: '1:45', targetPace: '4:59', notes: 'Flat' },
          prediction: null,
          predictionIsLeftOut: false,
        },
      ],
      weightEntries: [{ date: '2026-03-16', weight: 63.5 }],
      recentNotes: [
        {
          ...{ workoutId: run.id, date: '2026-03-17', workoutType: 'running' },
          ...{ runningSubtype: 'outdoor-easy', sport: 'run', notes: 'Legs fine.' },
        },
      ],
      totals: {
        ...{ workouts: 1, runs: 1, runningDistance: 10, avgRunningHeartRate: 145 },
        ...{ walks: 0, walkingDistance: 0 },
        upcomingRaces: 1,
      },
      trainingStatus: {
        name: 'baseline',
        label: 'On Track',
        reason: 'Building baseline, day 2 of 42: until then every runner is On Track.',
      },
      leftOut: { workouts: 0, reason: STRAVA_LEFT_OUT },
      withRoute: [],
    });
  });

  test('of an athlete who has only just begun', async () => {
    const athlete = await app.addAthlete();
    expect(await viewOf(athlete)).toEqual({
      user: { name: athlete.name, age: null, height: null, currentWeight: null, goals: null },
      workouts: [],
      races: [],
      weightEntries: [],
      recentNotes: [],
      totals: {
        ...{ workouts: 0, runs: 0, runningDistance: 0, avgRunningHeartRate: null },
        ...{ walks: 0, walkingDistance: 0 },
        upcomingRaces: 0,
      },
      trainingStatus: {
        name: 'baseline',
        label: 'On Track',
        reason:
          'Every runner is On Track to begin with; after 42 days of runs it is worked out from your training.',
      },
      leftOut: { workouts: 0, reason: STRAVA_LEFT_OUT },
      withRoute: [],
    });
  });

  test('are the 10 most recent workouts, and totals over all of them', async () => {
    const athlete = await app.addAthlete();
    for (let day = 1; day <= 25; day += 1) {
      const date = `2026-02-${String(day).padStart(2, '0')}`;
      await addWorkout(app.db, { user_id: athlete.userId, date, distance_m: 8_000.1 });
    }
    const { workouts, totals } = await viewOf(athlete);
    expect(workouts.map(({ date }) => date)).toEqual(
      Array.from({ length: 10 }, (_, index) => `2026-02-${25 - index}`),
    );
    expect(totals).toMatchObject({ workouts: 25, runs: 25, runningDistance: 200.0025 });
  });

  test('is running alone where it says so: heart rates weigh by time, walks have no part in them', async () => {
    const athlete = await app.addAthlete();
    const { userId: user_id } = athlete;
    await addWorkout(app.db, { user_id, duration_s: 3600, avg_heart_rate: 150 });
    await addWorkout(app.db, { user_id, duration_s: 1200, avg_heart_rate: 170 });
    await addWorkout(app.db, { user_id, duration_s: 9000, avg_heart_rate: null });
    await addWorkout(app.db, { user_id, duration_s: 7200, avg_heart_rate: 90, sport: 'walk' });
    await addWorkout(app.db, {
      ...{ user_id, workout_type: 'cross', sport: 'cycling' },
      ...{ distance_m: 50_000, avg_heart_rate: 120 },
    });
    await addWorkout(app.db, { user_id, sport: 'hike', distance_m: 20_000 });
    expect((await viewOf(athlete)).totals).toMatchObject({
      workouts: 6,
      runs: 3,
      runningDistance: 30,
      walks: 2,
      walkingDistance: 30,
      avgRunningHeartRate: 155,
    });
  });

  test('are the 5 most recent notes, however long ago', async () => {
    const athlete = await app.addAthlete();
    const { userId: user_id } = athlete;
    for (let month = 1; month <= 7; month += 1) {
      await addWorkout(app.db, { user_id, date: `2025-0${month}-01`, notes: `month ${month}` });
    }
    await addWorkout(app.db, { user_id, date: '2025-12-01', notes: '' });
    for (let day = 1; day <= 12; day += 1) {
      const date = `2026-03-${String(day).padStart(2, '0')}`;
      await addWorkout(app.db, { user_id, date, notes: null });
    }
    const { recentNotes } = await viewOf(athlete);
    expect(recentNotes.map(({ notes }) => notes)).toEqual([
      ...['month 7', 'month 6', 'month 5', 'month 4', 'month 3'],
    ]);
  });

  test('are races still to be run, by the day where the athlete is', async () => {
    const athlete = await app.addAthlete();
    const { userId: user_id } = athlete;
    await addRace(app.db, { user_id, name: 'Yesterday', date: '2026-03-17' });
    await addRace(app.db, { user_id, name: 'Today', date: '2026-03-18' });
    await addRace(app.db, { user_id, name: 'Run', date: '2026-03-29', completed: 1 });
    await addRace(app.db, { user_id, name: 'Deleted', date: '2026-03-29', deleted_at: 1 });
    await addRace(app.db, { user_id, name: 'Soon', date: '2026-03-29' });
    const days = async () =>
      (await viewOf(athlete)).races.map(({ name, daysRemaining }) => [name, daysRemaining]);
    expect(await days()).toEqual([
      ['Today', 0],
      ['Soon', 11],
    ]);
    await moveTo(athlete, 'Pacific/Kiritimati');
    expect(await days()).toEqual([['Soon', 10]]);
    await moveTo(athlete, 'Pacific/Pago_Pago');
    expect(await days()).toEqual([
      ['Today', 0],
      ['Soon', 11],
    ]);
  });

  async function moveTo({ userId }: Athlete, time_zone: string): Promise<void> {
    await app.db.updateTable('users').set({ time_zone }).where('id', '=', userId).execute();
  }

  test('of two hundred races are the next 20, and how many there are', async () => {
    const athlete = await app.addAthlete();
    for (let race = 0; race < 200; race += 1) {
      await addRace(app.db, { user_id: athlete.userId, name: `Race ${race}` });
    }
    const { races, totals } = await viewOf(athlete);
    expect(races).toHaveLength(20);
    expect(totals.upcomingRaces).toBe(200);
  });

  test('are the latest 20 weights, oldest first', async () => {
    const athlete = await app.addAthlete();
    for (let day = 1; day <= 28; day += 1) {
      const date = `2026-02-${String(day).padStart(2, '0')}`;
      await addWeight(athlete.userId, date, 60 + day / 10, day === 28 ? 1 : null);
    }
    const { weightEntries } = await viewOf(athlete);
    expect(weightEntries).toHaveLength(20);
    expect(weightEntries[0]).toEqual({ date: '2026-02-08', weight: 60.8 });
    expect(weightEntries.at(-1)).toEqual({ date: '2026-02-27', weight: 62.7 });
  });

  test('is never a deleted workout, nor what it adds up to', async () => {
    const athlete = await app.addAthlete();
    const { id } = await addWorkout(app.db, { user_id: athlete.userId, notes: 'Wrong person' });
    expect((await viewOf(athlete)).workouts).toHaveLength(1);
    await athlete.call(deleteWorkout, { params: { id: String(id) } });
    expect(await viewOf(athlete)).toMatchObject({
      workouts: [],
      recentNotes: [],
      totals: { workouts: 0, runs: 0, runningDistance: 0 },
    });
  });
});

describe('workouts that came through Strava', () => {
  test('are left out, counted, and explained to trainer and athlete', async () => {
    const athlete = await app.addAthlete();
    const { userId: user_id } = athlete;
    await addWorkout(app.db, { user_id, source: 'manual', distance_m: 5_000 });
    await addWorkout(app.db, { user_id, source: 'strava-archive', distance_m: 6_000 });
    const strava = { user_id, source: 'strava' as const, avg_heart_rate: 200, notes: 'secret' };
    await addWorkout(app.db, { ...strava, date: '2026-03-18', source_key: '1' });
    await addWorkout(app.db, { ...strava, date: '2026-03-18', source_key: '2' });
    await addWorkout(app.db, { ...strava, source_key: '3', deleted_at: 1 });
    const leftOut = {
      workouts: 2,
      reason: 'Strava allows workouts that come through its API to be shown to their athlete only.',
    };
    const view = await viewOf(athlete);
    expect(view).toMatchObject({
      totals: { workouts: 2, runs: 2, runningDistance: 11, avgRunningHeartRate: null },
      recentNotes: [],
      leftOut,
    });
    expect(view.workouts.map(({ distance }) => distance)).toEqual([6, 5]);
    expect((await athlete.call(readSharing)).body.leftOut).toEqual(leftOut);
  });

  test('or hold what was filled in from Strava, are left out and counted alike', async () => {
    const athlete = await app.addAthlete();
    const { userId: user_id } = athlete;
    await addWorkout(app.db, { user_id, distance_m: 5_000 });
    const filled = { user_id, holds_strava: 1 as const, avg_heart_rate: 200, notes: 'secret' };
    await addWorkout(app.db, { ...filled, date: '2026-03-18' });
    await addWorkout(app.db, { ...filled, source: 'csv' });
    await addWorkout(app.db, { ...filled, source: 'strava', source_key: '1' });
    await addWorkout(app.db, { ...filled, deleted_at: 1 });
    const view = await viewOf(athlete);
    expect(view).toMatchObject({
      totals: { workouts: 1, runs: 1, runningDistance: 5, avgRunningHeartRate: null },
      recentNotes: [],
      leftOut: { workouts: 3 },
    });
    expect(view.workouts.map(({ distance }) => distance)).toEqual([5]);
    expect((await athlete.call(readSharing)).body.leftOut).toMatchObject({ workouts: 3 });
  });

  test('take the prediction along that rests on them, and say that there is one', async () => {
    const athlete = await app.addAthlete();
    const { userId: user_id } = athlete;
    const run = { user_id, distance_m: 10_000, duration_s: 3_300 };
    for (const date of ['2026-03-05', '2026-03-08', '2026-03-12']) {
      await addWorkout(app.db, { ...run, date });
    }
    await addRace(app.db, { user_id, date: '2026-04-01' });
    const [own] = (await viewOf(athlete)).races;
    expect(own).toMatchObject({
      prediction: { restsOn: 'a first guess from the last 3 runs' },
      predictionIsLeftOut: false,
    });
    const strava = { source: 'strava' as const, source_key: '1', duration_s: 2_400 };
    await addWorkout(app.db, { ...run, ...strava, date: '2026-03-16' });
    const [left] = (await viewOf(athlete)).races;
    expect(left).toMatchObject({ prediction: null, predictionIsLeftOut: true });
  });

  test('are shown where the operator answers for it', async () => {
    const { strava } = readConfig({ STRAVA_IN_TRAINER_VIEW: 'yes' });
    const allowing = await createTestApp({ config: { strava } });
    const athlete = await allowing.addAthlete();
    await addWorkout(allowing.db, { user_id: athlete.userId, source: 'strava' });
    await addWorkout(allowing.db, { user_id: athlete.userId, holds_strava: 1 });
    expect(await viewOf(athlete, allowing)).toMatchObject({
      totals: { workouts: 2 },
      leftOut: null,
    });
    await allowing.close();
  });
});
