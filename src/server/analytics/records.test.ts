import { beforeEach, describe, expect, test } from 'vitest';
import { openTestApp } from '../../../testing/server/open-test-app.ts';
import { addRace, addWorkout } from '../../../testing/server/rows.ts';
import type { Athlete } from '../../../testing/server/test-app.ts';
import { readRecordsOf } from '../../contract/records.ts';
import { deleteWorkout, restoreWorkout } from '../../contract/workout-entry.ts';
import { NOTHING_MEASURED } from '../../domain/recording/recording.ts';
import { saveRecording } from '../workouts/recordings-of-sources.ts';
import type { NewWorkoutRow } from '../workouts/workout-rows.ts';

const app = await openTestApp();
let runner: Athlete;

beforeEach(async () => {
  runner = await app.addAthlete();
});

async function run(columns: Partial<NewWorkoutRow>): Promise<number> {
  return (await addWorkout(app.db, { user_id: runner.userId, ...columns })).id;
}

/** So many seconds at so many metres a second, and one faster kilometre at the beginning. */
async function record(workoutId: number, of: { seconds: number; mPerS: number }) {
  const timeS = Array.from({ length: of.seconds + 1 }, (_, second) => second);
  const fast = of.mPerS * 1.25;
  const fastS = Math.round(1000 / fast);
  const distanceM = timeS.map((s) =>
    s <= fastS ? s * fast : fastS * fast + (s - fastS) * of.mPerS,
  );
  const recording = { ...NOTHING_MEASURED, timeS, distanceM, laps: [] };
  const { userId } = runner;
  await app.db
    .transaction()
    .execute((tx) =>
      saveRecording(tx, { workoutId, userId, source: 'strava', recording, nowMs: 1 }),
    );
}

async function records(athlete = runner) {
  const params = { userId: String(athlete.userId) };
  const { status, body } = await athlete.call(readRecordsOf, { params });
  expect(status).toBe(200);
  return Object.fromEntries(
    body.distances.map(({ name, best, years }) => [name, { ...best, years }]),
  );
}

describe('the records', () => {
  test('the 5 km is never slower than half of the 10 km, whatever the treadmill said', async () => {
    const ten = await run({ date: '2025-09-06', duration_s: 49 * 60 + 13, distance_m: 10_000 });
    await run({ date: '2026-01-10', duration_s: 31 * 60, distance_m: 5200 });
    await run({ date: '2026-01-12', duration_s: 31 * 60, distance_m: 5000 });
    const all = await records();
    expect(all['10 km']).toMatchObject({ source: 'run', timeS: 2953, workoutId: ten });
    expect(all['5 km']).toMatchObject({
      source: 'longer',
      timeS: 1476.5,
      workoutId: ten,
      measuredM: 10_000,
      measuredS: 2953,
    });
    expect(all['5 km']?.years.map(({ year }) => year)).toEqual([2026, 2025]);
    expect(all['5 km']?.years[0]?.record.timeS).toBeCloseTo((1860 * 5000) / 5200);
  });

  test('hold the fastest stretch inside a recording, which leaves with its run and comes back', async () => {
    const workoutId = await run({ date: '2026-02-01', duration_s: 1800, distance_m: 6000 });
    await record(workoutId, { seconds: 1700, mPerS: 3.5 });
    const kilometre = (await records())['1 km'];
    expect(kilometre).toMatchObject({ source: 'effort', workoutId, startM: 0, date: '2026-02-01' });
    expect(kilometre?.timeS).toBeCloseTo(229, 0);
    const params = { id: String(workoutId) };
    await runner.call(deleteWorkout, { params });
    expect(await records()).toEqual({});
    await runner.call(restoreWorkout, { params });
    expect((await records())['1 km']).toEqual(kilometre);
  });

  test('are in the year that the day of their run is moved to', async () => {
    const workoutId = await run({ date: '2026-02-01', duration_s: 1800, distance_m: 6000 });
    await record(workoutId, { seconds: 1700, mPerS: 3.5 });
    await app.db
      .updateTable('workouts')
      .set({ date: '2025-12-31' })
      .where('id', '=', workoutId)
      .execute();
    expect((await records())['1 km']).toMatchObject({
      source: 'effort',
      date: '2025-12-31',
      years: [{ year: 2025, record: { date: '2025-12-31' } }],
    });
  });

  test('a race’s result stands before what the watch measured of it', async () => {
    const workoutId = await run({ date: '2026-03-01', duration_s: 2900, distance_m: 10_150 });
    await record(workoutId, { seconds: 2900, mPerS: 3.5 });
    const race = await addRace(app.db, {
      user_id: runner.userId,
      date: '2026-03-01',
      distance_m: 10_000,
      completed: 1,
      actual_time_s: 2953,
      workout_id: workoutId,
    });
    expect((await records())['10 km']).toMatchObject({
      source: 'race',
      timeS: 2953,
      workoutId,
      raceId: race.id,
      raceName: race.name,
    });
  });

  test('a run marked as a race is one, unless a result of that day is there', async () => {
    const half = { duration_s: 6300, distance_m: 21_300, is_race: 1 as const };
    const workoutId = await run({ ...half, date: '2026-03-08' });
    await record(workoutId, { seconds: 6300, mPerS: 3.4 });
    const name = 'Half marathon';
    expect((await records())[name]).toMatchObject({ source: 'race', timeS: 6300, workoutId });
    await addRace(app.db, {
      user_id: runner.userId,
      date: '2026-03-08',
      distance_m: 21_097.5,
      completed: 1,
      actual_time_s: 6305,
    });
    expect((await records())[name]).toMatchObject({ source: 'race', timeS: 6305 });
  });

  test('leave out walks, rides, runs of days to come, and what nobody has ever run', async () => {
    await run({ sport: 'walk', duration_s: 3600, distance_m: 5000 });
    await run({ workout_type: 'cross', sport: 'cycling', duration_s: 1800, distance_m: 15_000 });
    await run({ date: '2027-01-01', duration_s: 1500, distance_m: 5000 });
    await run({ duration_s: 700, distance_m: 5000 });
    expect(await records()).toEqual({});
  });

  test('count the time from start to finish where it is known', async () => {
    await run({ duration_s: 3000, elapsed_s: 3300, distance_m: 10_000 });
    expect((await records())['10 km']?.timeS).toBe(3300);
  });

  test('are of the athlete alone', async () => {
    await run({});
    expect(await records(await app.addAthlete())).toEqual({});
  });

  test('of eight years of daily runs are answered within a moment, a dozen distances of eight years', async () => {
    const days = 8 * 365;
    for (let from = 0; from < days; from += 365) {
      const rows = Array.from({ length: 365 }, (_, index) => ({
        user_id: runner.userId,
        date: new Date(Date.UTC(2018, 2, 20 + from + index)).toISOString().slice(0, 10),
        workout_type: 'running' as const,
        sport: 'run' as const,
        duration_s: 1500 + (((from + index) * 37) % 5000),
        distance_m: 5000 + (((from + index) * 113) % 16_000),
        source: 'manual' as const,
        created_at: 1,
        updated_at: 1,
      }));
      await app.db.insertInto('workouts').values(rows).execute();
    }
    await records();
    const begun = performance.now();
    const all = await records();
    console.info(`records of ${days} runs: ${(performance.now() - begun).toFixed(1)} ms`);
    expect(Object.keys(all)).toContain('Half marathon');
  });
});
