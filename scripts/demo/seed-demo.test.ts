import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { workoutBody } from '../../src/contract/workout-entry.ts';
import { workoutJson } from '../../src/contract/workout-json.ts';
import { addDays, daysBetween, weekdayOf } from '../../src/domain/calendar.ts';
import { alongOf } from '../../src/domain/recording/along.ts';
import { wholeStretch } from '../../src/domain/recording/stretch.ts';
import { zoneOf, zonesOfMaximum } from '../../src/domain/zones.ts';
import { isPasswordOf } from '../../src/server/auth/passwords.ts';
import type { Engine } from '../../src/server/platform/db/database.ts';
import { migrate } from '../../src/server/platform/db/migrate.ts';
import { openSqlite } from '../../src/server/platform/db/sqlite.ts';
import { readRecording } from '../../src/server/workouts/recordings.ts';
import { toWorkoutJson, type WorkoutRow } from '../../src/server/workouts/workout-rows.ts';
import { budget } from '../../testing/budget.ts';
import { DANA } from './athlete.ts';
import { seedDemo } from './seed-demo.ts';

const TODAY = '2026-11-21';
const AFTERNOON = Date.UTC(2026, 10, 21, 14);
const DAY_MS = 86_400_000;
const DAYS = budget({ everyday: 1, small: 7, full: 7 });

let folder: string;
const engines: Engine[] = [];
/** What the tests look at that do not ask for another. */
let usual: Awaited<ReturnType<typeof seed>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'longrun-demo-test-'));
  usual = await seed();
});

afterAll(async () => {
  for (const engine of engines) await engine.close();
  rmSync(folder, { recursive: true, force: true });
});

async function seed({ nowMs = AFTERNOON, timeZone = 'Europe/Berlin', dice = 42 } = {}) {
  const engine = openSqlite(join(folder, `${engines.length}.sqlite`));
  engines.push(engine);
  const clock = { nowMs: () => nowMs };
  await migrate({ engine, clock });
  const login = await seedDemo({ db: engine.db, clock, timeZone, seed: dice });
  const workouts = await engine.db
    .selectFrom('workouts')
    .selectAll()
    .orderBy('date')
    .orderBy('id')
    .execute();
  const races = await engine.db.selectFrom('races').selectAll().orderBy('date').execute();
  const weights = await engine.db
    .selectFrom('weight_entries')
    .selectAll()
    .orderBy('date')
    .execute();
  const recordings = await engine.db
    .selectFrom('workout_recordings')
    .selectAll()
    .orderBy('workout_id')
    .execute();
  const user = await engine.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  return { db: engine.db, login, user, workouts, races, weights, recordings };
}

const isRun = (row: WorkoutRow) => row.workout_type === 'running' && row.sport === 'run';

describe('Dana’s year', () => {
  test('opens with the login that is handed out', async () => {
    const { login, user } = usual;
    expect(login).toMatchObject({ userId: user.id, email: 'dana@example.com' });
    const { password } = login;
    expect(await isPasswordOf({ password, passwordHash: user.password_hash })).toBe(true);
  });

  test('is the same for the same day, and another with other dice', async () => {
    const [one, same, other] = [usual, await seed(), await seed({ dice: 7 })];
    expect(same.workouts).toEqual(one.workouts);
    expect(same.races).toEqual(one.races);
    expect(same.weights).toEqual(one.weights);
    expect(same.recordings).toEqual(one.recordings);
    expect(other.workouts).not.toEqual(one.workouts);
  });

  test('reaches from a year ago to now, on any day of the week and in any zone', async () => {
    for (let day = 0; day < DAYS; day += 1) {
      const timeZone = day % 2 === 0 ? 'Pacific/Kiritimati' : 'America/Los_Angeles';
      const nowMs = AFTERNOON + day * DAY_MS;
      const { workouts } = await seed({ nowMs, timeZone });
      const first = workouts[0]?.date ?? '';
      const last = workouts.at(-1)?.date ?? '';
      expect(daysBetween(first, addDays(TODAY, day))).toBeGreaterThan(358);
      expect(daysBetween(last, addDays(TODAY, day))).toBeLessThan(4);
      expect(workouts.filter((row) => row.created_at > nowMs)).toEqual([]);
      expect(workouts.length).toBeGreaterThan(250);
    }
  });

  test('holds only workouts that the form would take, and whole numbers where they belong', async () => {
    for (const row of usual.workouts) {
      const workout = workoutJson.parse(toWorkoutJson(row));
      const typed = workoutBody.safeParse(workout);
      expect(typed.error?.issues ?? []).toEqual([]);
      for (const [column, value] of Object.entries(row)) {
        if (typeof value !== 'number' || column === 'distance_m' || column === 'ascent_m') continue;
        expect(Number.isInteger(value), column).toBe(true);
      }
    }
  });

  test('is run in three pairs of shoes, one of them worn out by now', async () => {
    const { db, workouts } = usual;
    const shoes = await db.selectFrom('shoes').selectAll().orderBy('id').execute();
    expect(shoes.map(({ retired_on }) => retired_on !== null)).toEqual([true, false, false]);
    const kmIn = (id: number) =>
      workouts
        .filter((row) => row.shoe_id === id)
        .reduce((sum, row) => sum + (row.distance_m ?? 0) / 1000, 0);
    for (const { id } of shoes) expect(kmIn(id)).toBeGreaterThan(100);
    for (const row of workouts) {
      const shoe = shoes.find(({ id }) => id === row.shoe_id);
      if (!shoe) continue;
      expect(isRun(row)).toBe(true);
      expect(row.date >= (shoe.bought_on ?? '') && row.date <= (shoe.retired_on ?? TODAY)).toBe(
        true,
      );
    }
  });

  test('has heart rates and zones that agree with each other and with her maximum', async () => {
    const { workouts } = usual;
    const measured = workouts.filter((row) => row.avg_heart_rate !== null);
    expect(measured.length).toBeGreaterThan(240);
    for (const row of measured) {
      const zones = [row.zone1_s, row.zone2_s, row.zone3_s, row.zone4_s, row.zone5_s];
      const average = row.avg_heart_rate ?? 0;
      const highest = row.max_heart_rate ?? 0;
      expect(highest).toBeLessThanOrEqual(DANA.maxHeartRate);
      expect(average).toBeLessThan(highest);
      expect(zones.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(row.duration_s + 60);
      const highestZone = zones.findLastIndex((seconds) => seconds > 0) + 1;
      expect(highestZone).toBeLessThanOrEqual(zoneOf(highest, zonesOfMaximum(DANA.maxHeartRate)));
    }
  });

  test('runs harder where it is faster', async () => {
    const { workouts } = usual;
    const averageOf = (subtype: string) => {
      const runs = workouts.filter(
        (row) =>
          isRun(row) && row.running_subtype === subtype && row.distance_m && row.avg_heart_rate,
      );
      const sum = (pick: (row: WorkoutRow) => number) =>
        runs.reduce((total, row) => total + pick(row), 0);
      return {
        pace: sum((row) => row.duration_s) / sum((row) => (row.distance_m ?? 0) / 1000),
        heartRate: sum((row) => row.avg_heart_rate ?? 0) / runs.length,
      };
    };
    const easy = averageOf('outdoor-easy');
    const intervals = averageOf('outdoor-interval');
    expect(intervals.pace).toBeLessThan(easy.pace - 15);
    expect(intervals.heartRate).toBeGreaterThan(easy.heartRate + 10);
  });

  test('builds up, has its lifting, its flu and its races', async () => {
    const { workouts, races } = usual;
    const km = (from: number, to: number) =>
      workouts
        .filter(
          (row) =>
            isRun(row) && row.date > addDays(TODAY, -from) && row.date <= addDays(TODAY, -to),
        )
        .reduce((sum, row) => sum + (row.distance_m ?? 0) / 1000, 0);
    expect(km(42, 14) / 4).toBeGreaterThan(40);
    expect(km(364, 336) / 4).toBeLessThan(30);
    const lifted = workouts.filter((row) => row.workout_type === 'strength').length;
    expect(lifted / 50).toBeGreaterThan(1.6);
    expect(lifted / 50).toBeLessThanOrEqual(2);
    const runDays = workouts.filter(isRun).map((row) => row.date);
    const gaps = runDays.slice(1).map((day, index) => daysBetween(runDays[index] ?? day, day));
    expect(Math.max(...gaps)).toBeGreaterThanOrEqual(14);
    expect(gaps.filter((gap) => gap > 6)).toHaveLength(1);
    const upcoming = races.filter((race) => race.date >= TODAY);
    expect(upcoming.map((race) => race.distance_m)).toEqual([21_100, 42_200]);
    expect(upcoming.map((race) => daysBetween(TODAY, race.date))).toEqual([22, 141]);
    for (const race of races) expect(weekdayOf(race.date)).toBe(0);
    for (const race of races.filter(({ completed }) => completed === 1)) {
      const run = workouts.find((row) => row.id === race.workout_id);
      expect(run?.date).toBe(race.date);
      expect(run?.duration_s).toBe(race.actual_time_s);
    }
  });

  test('has recordings of her last weeks, which agree with the workouts', async () => {
    const { db, user, workouts, recordings } = usual;
    expect(recordings.length).toBeGreaterThan(12);
    let laps = 0;
    for (const { workout_id: workoutId } of recordings) {
      const workout = workouts.find(({ id }) => id === workoutId);
      const recording = await readRecording(db, { workoutId, userId: user.id });
      if (!workout || !recording) throw new Error('a recording of nothing');
      expect(daysBetween(workout.date, TODAY)).toBeLessThan(31);
      const whole = wholeStretch(alongOf(recording));
      expect(whole.movingS).toBe(workout.duration_s);
      expect(whole.elapsedS).toBe(workout.elapsed_s ?? workout.duration_s);
      expect(whole.distanceM ?? 0).toBeCloseTo(workout.distance_m ?? 0, 1);
      expect(Math.round(whole.avgHeartRateBpm ?? 0)).toBe(workout.avg_heart_rate ?? 0);
      if (workout.running_subtype === 'treadmill') expect(recording.elevationM).toBeNull();
      laps += recording.laps.length;
    }
    expect(laps).toBeGreaterThan(10);
  });

  test('loses weight slowly, and her profile has the latest', async () => {
    const { weights, user } = usual;
    expect(weights.length).toBeGreaterThan(45);
    expect(user.weight_kg).toBe(weights.at(-1)?.weight_kg);
    expect(weights[0]?.weight_kg ?? 0).toBeGreaterThan((user.weight_kg ?? 0) + 2);
  });

  test('has mixed sources and the rows that trip screens up', async () => {
    const { workouts } = usual;
    const share = workouts.filter((row) => row.source === 'manual').length / workouts.length;
    expect(share).toBeGreaterThan(0.7);
    expect(share).toBeLessThan(0.95);
    expect(workouts.some((row) => row.source === 'apple-health')).toBe(true);
    expect(workouts.some((row) => (row.notes?.length ?? 0) > 1500)).toBe(true);
    expect(workouts.some((row) => row.calories === 0)).toBe(true);
    expect(workouts.some((row) => isRun(row) && row.avg_heart_rate === null)).toBe(true);
    expect(workouts.some((row) => isRun(row) && row.distance_m === null)).toBe(true);
    expect(workouts.some((row) => row.sport === 'walk')).toBe(true);
    const notes = new Set(workouts.map((row) => row.notes));
    expect(notes.size).toBeGreaterThan(60);
  });
});
