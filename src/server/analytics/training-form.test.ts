import { beforeEach, expect, test } from 'vitest';
import { openTestApp } from '../../../testing/server/open-test-app.ts';
import { trainerTokenOf } from '../../../testing/server/people.ts';
import { type Athlete, TEST_NOW_MS } from '../../../testing/server/test-app.ts';
import { readTrainerView } from '../../contract/sharing.ts';
import { readReadiness, readTrainingForm } from '../../contract/training-form.ts';
import { readTrainingStatus } from '../../contract/training-status.ts';
import { addDays } from '../../domain/calendar.ts';
import type { NewWorkoutRow } from '../workouts/workout-rows.ts';

const TODAY = '2026-03-18';
const ago = (days: number) => addDays(TODAY, -days);

const app = await openTestApp();
let athlete: Athlete;

beforeEach(async () => {
  athlete = await app.addAthlete();
});

async function log(days: readonly number[], over: Partial<NewWorkoutRow> = {}): Promise<void> {
  const rows = days.map((daysAgo) => ({
    user_id: athlete.userId,
    date: ago(daysAgo),
    workout_type: 'running' as const,
    sport: 'run' as const,
    duration_s: 3600,
    distance_m: 10_000,
    avg_heart_rate: 125,
    zone2_s: 3600,
    source: 'manual' as const,
    created_at: TEST_NOW_MS,
    updated_at: TEST_NOW_MS,
    ...over,
  }));
  await app.db.insertInto('workouts').values(rows).execute();
}

async function planRace(inDays: number, distanceM = 21_100): Promise<void> {
  await app.db
    .insertInto('races')
    .values({
      user_id: athlete.userId,
      name: 'River Half',
      date: ago(-inDays),
      distance_m: distanceM,
      target_time_s: 6600,
      completed: 0,
      created_at: TEST_NOW_MS,
    })
    .execute();
}

/** Every second day, from so many days ago to so many days ago. */
function everySecond(from: number, to: number): number[] {
  return Array.from({ length: Math.floor((from - to) / 2) + 1 }, (_, at) => from - 2 * at);
}

const params = () => ({ params: { userId: String(athlete.userId) } });
const status = async () => (await athlete.call(readTrainingStatus, params())).body;
const formOf = async (period: string) =>
  (await athlete.call(readTrainingForm, { ...params(), query: { period } })).body;
const readiness = async () => (await athlete.call(readReadiness, params())).body;

test('a new athlete is On Track, with the day of the baseline once there is a run', async () => {
  expect(await status()).toMatchObject({ name: 'baseline', label: 'On Track' });
  await log([16, 9, 2]);
  const young = await formOf('90');
  expect(young.baselineDay).toBe(17);
  expect(young.status.label).toBe('On Track');
  expect(young.days).toHaveLength(17);
  expect(young.days.every(({ fitness, form }) => fitness === null && form === null)).toBe(true);
});

test('a break of seventy days does not read On Track', async () => {
  await log(everySecond(300, 70));
  expect(await status()).toMatchObject({ label: 'Detraining' });
  expect((await status()).reason).toContain('No run for 70 days');
});

test('a break of two years does not read On Track', async () => {
  await log(everySecond(900, 700));
  expect(await status()).toMatchObject({ label: 'Detraining' });
  expect((await status()).reason).toContain('fitness goes down');
});

test('the dashboard, the chart and the trainer are told the same', async () => {
  await log(everySecond(200, 0));
  const told = await status();
  expect(['On Track', 'Maintaining']).toContain(told.label);
  expect((await formOf('30')).status).toEqual(told);
  expect((await formOf('year')).status).toEqual(told);
  const trainerUrl = await trainerTokenOf(app, athlete.userId);
  const view = await athlete.call(readTrainerView, { params: { trainerUrl } });
  expect(view.body.trainingStatus).toEqual(told);
});

test('walks, rides, deleted runs and those of others are no load', async () => {
  await log(everySecond(200, 0));
  const before = await formOf('90');
  await log([1, 3, 5], { sport: 'walk' });
  await log([1, 3, 5], { sport: 'cycling', workout_type: 'cross' });
  await log([1, 3, 5], { deleted_at: TEST_NOW_MS });
  const other = await app.register();
  await log([1, 3, 5], { user_id: other.userId });
  await log([-3], {});
  expect(await formOf('90')).toEqual(before);
});

test('each day leads to its runs, two of a day to both, and says what is estimated', async () => {
  await log(everySecond(100, 0));
  await log([0], { zone2_s: 0, avg_heart_rate: null, duration_s: 1800 });
  const today = (await formOf('30')).days.at(-1);
  expect(today).toMatchObject({ date: TODAY, load: 120 + 66, estimated: 66 });
  expect(today?.workoutIds).toHaveLength(2);
});

test('fitness does not depend on the period that is shown', async () => {
  await log(Array.from({ length: 700 }, (_, at) => at).filter((at) => at % 3 !== 0));
  const [month, year] = [await formOf('30'), await formOf('365')];
  const [near, far] = [month.days.at(-1)?.fitness ?? 0, year.days.at(-1)?.fitness ?? 0];
  expect(near).toBeGreaterThan(10);
  expect(Math.abs(near / far - 1)).toBeLessThan(0.001);
  expect(year.days).toHaveLength(365);
});

test('a trainer sees the athlete’s status, or none where it rests on runs that are left out', async () => {
  await log(everySecond(200, 0), { source: 'strava' });
  const trainerUrl = await trainerTokenOf(app, athlete.userId);
  const view = () => athlete.call(readTrainerView, { params: { trainerUrl } });
  expect((await view()).body.trainingStatus).toBeNull();
  expect((await status()).name).not.toBe('baseline');
  await app.db.updateTable('workouts').set({ source: 'manual' }).execute();
  expect((await view()).body.trainingStatus).toEqual(await status());
});

test('readiness is a list for each race to come, once eight runs are known', async () => {
  await planRace(60);
  await planRace(5, 10_000);
  await log(everySecond(12, 0));
  expect(await readiness()).toEqual([]);
  await log(everySecond(101, 15));
  const races = await readiness();
  expect(races).toHaveLength(2);
  const byName = (at: number) =>
    new Map(races[at]?.items.map(({ name, state }) => [name, state]) ?? []);
  expect([...byName(0).keys()]).toEqual(['volume', 'longestRun', 'noGap', 'taper', 'form', 'fuel']);
  expect(byName(0).get('longestRun')).toBe('ready');
  expect(byName(1).get('fuel')).toBe('not');
  expect(byName(1).get('taper')).toBe('later');
});

test('an illness that a note tells of stands first, before a race that is near', async () => {
  await planRace(60);
  await planRace(10, 10_000);
  await log(everySecond(101, 4));
  await log([2], { sport: 'strength', workout_type: 'strength', notes: 'Flu, I think' });
  const [near, far] = await readiness();
  expect(near?.items[0]).toMatchObject({
    ...{ name: 'health', state: 'not', figure: 'Your note of 2 days ago says “flu”' },
  });
  expect(far?.items.map(({ name }) => name)).not.toContain('health');
  await log([1, 1, 0]);
  expect((await readiness()).map(({ items }) => items[0]?.name)).toEqual(['volume', 'volume']);
});

test('after a long break a race is not ready, though it is close', async () => {
  await planRace(10);
  await log(everySecond(300, 70));
  const [race] = await readiness();
  const states = new Map(race?.items.map(({ name, state }) => [name, state]) ?? []);
  expect(['volume', 'noGap', 'fuel'].map((name) => states.get(name as 'volume'))).toEqual([
    'not',
    'not',
    'not',
  ]);
});
