import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type Athlete,
  createTestApp,
  TEST_NOW_MS,
  type TestApp,
} from '../../../testing/server/test-app.ts';
import { askCoach } from '../../contract/coach.ts';
import { type Advice, readInsights } from '../../contract/insights.ts';
import { readTrainingStatus } from '../../contract/training-status.ts';
import type { NewWorkoutRow } from '../workouts/workout-rows.ts';

let app: TestApp;
let athlete: Athlete;

beforeEach(async () => {
  app = await createTestApp();
  athlete = await app.register();
});

afterEach(() => app.close());

async function log(workout: Partial<NewWorkoutRow>): Promise<number> {
  const { id } = await app.db
    .insertInto('workouts')
    .values({
      user_id: athlete.userId,
      date: '2026-03-18',
      workout_type: 'running',
      sport: 'run',
      duration_s: 3000,
      distance_m: 10_000,
      source: 'manual',
      created_at: TEST_NOW_MS,
      updated_at: TEST_NOW_MS,
      ...workout,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function planRace(race: { date: string; userId?: number; completed?: 0 | 1 }) {
  await app.db
    .insertInto('races')
    .values({
      user_id: race.userId ?? athlete.userId,
      name: 'River Half',
      date: race.date,
      distance_m: 21_100,
      target_time_s: 6000,
      completed: race.completed ?? 0,
      created_at: TEST_NOW_MS,
    })
    .execute();
}

const insights = async (of = athlete) => (await of.call(readInsights)).body;
const ofType = (advice: Advice[], type: Advice['type']) =>
  advice.filter((item) => item.type === type);

test('an empty log gets no advice', async () => {
  expect(await insights()).toEqual([]);
});

test('advice names the runs it rests on, newest first, and what was measured', async () => {
  const long = await log({
    date: '2026-03-08',
    distance_m: 20_000,
    duration_s: 7200,
    zone2_s: 1800,
    zone3_s: 5400,
    hydration_ml: 200,
  });
  const easy = await log({ date: '2026-03-15', hydration_ml: 350, distance_m: 11_000 });
  const gels = await log({ date: '2026-03-10', caffeinated_gels: 3 });
  await log({ date: '2026-03-16', sport: 'walk', distance_m: 16_000, duration_s: 9000 });
  const before = await log({ date: '2026-02-18', distance_m: 30_000, duration_s: 9000 });
  await planRace({ date: '2026-04-07' });
  const advice = await insights();
  expect(
    advice.map(({ type, priority, workoutIds, basis }) => [type, priority, workoutIds, basis]),
  ).toEqual([
    ['fueling', 'high', [long], '1 run of the last 28 days without a gel, the longest 2:00:00'],
    ['race', 'medium', [], 'River Half on Tue 7 Apr, 20 days left'],
    ['fueling', 'medium', [gels], '1 run of the last 28 days, up to 3 caffeinated gels on one'],
    ['hydration', 'medium', [easy, long], '275 ml on average over 2 runs of the last 28 days'],
    [
      'heartRate',
      'medium',
      [long],
      '25.0% Zone 2 of 2:00:00 in zones, over 1 run of the last 28 days',
    ],
    ['training', 'medium', [easy, gels, long], '10.3 km a week over 3 runs of the last 28 days'],
    [
      'pace',
      'low',
      [easy, gels, long, before],
      'Prediction against target: a first guess from your last 4 runs',
    ],
    // Nobody has said that it is 185.
    ['heartRate', 'low', [long], 'The maximum of today in your profile'],
  ]);
});

test('the week’s kilometres of a new runner count from the first run', async () => {
  await log({ date: '2026-03-12', distance_m: 26_000, duration_s: 8400 });
  expect(ofType(await insights(), 'training')).toEqual([]);
  await log({ date: '2025-06-01', sport: 'walk' });
  expect(ofType(await insights(), 'training')).toEqual([]);
  await log({ date: '2026-02-14' });
  expect(ofType(await insights(), 'training')).toMatchObject([
    { basis: '6.5 km a week over 1 run of the last 28 days' },
  ]);
});

test('a race of today is race week, of yesterday no longer spoken of', async () => {
  await planRace({ date: '2026-03-18' });
  expect(ofType(await insights(), 'race')).toMatchObject([
    { priority: 'high', basis: 'River Half on Wed 18 Mar, today' },
  ]);
  app.clock.advance(86_400_000);
  expect(ofType(await insights(), 'race')).toEqual([]);
});

test('another athlete’s runs and races, and deleted runs, are not looked at', async () => {
  const stranger = await app.register();
  await log({ user_id: stranger.userId, distance_m: 20_000, duration_s: 7200 });
  await log({ distance_m: 20_000, duration_s: 7200, deleted_at: TEST_NOW_MS });
  await planRace({ date: '2026-03-20', userId: stranger.userId });
  await planRace({ date: '2026-03-20', completed: 1 });
  expect(await insights()).toEqual([]);
  expect(ofType(await insights(stranger), 'race')).toHaveLength(1);
});

test('of a day there is one warning and one suggestion at most, out of all advice', async () => {
  await log({ date: '2026-03-08', distance_m: 20_000, duration_s: 7200, zone3_s: 7000 });
  await log({ date: '2026-03-15', hydration_ml: 350, distance_m: 11_000, caffeinated_gels: 3 });
  await planRace({ date: '2026-04-07' });
  const all = await insights();
  const { body: ofDay } = await athlete.call(readInsights, { query: { of: 'day' } });
  expect(all.length).toBeGreaterThan(3);
  expect(ofDay).toHaveLength(2);
  for (const item of ofDay) expect(all).toContainEqual(item);
});

test('a break is warned of, and the chat tells the same Training Status as the dashboard', async () => {
  for (let day = 10; day < 30; day += 1) await log({ date: `2025-11-${day}` });
  await planRace({ date: '2026-04-07' });
  const { body: ofDay } = await athlete.call(readInsights, { query: { of: 'day' } });
  expect(ofDay).toMatchObject([
    {
      title: 'Start again gently',
      priority: 'high',
      source: expect.stringContaining('Feely 2023'),
    },
  ]);
  const { body: status } = await athlete.call(readTrainingStatus, {
    params: { userId: String(athlete.userId) },
  });
  expect(status.label).toBe('Detraining');
  const { body: reply } = await athlete.call(askCoach, {
    body: { message: 'Am I overtraining?', chatHistory: [] },
  });
  expect(JSON.stringify(reply)).toContain(status.label);
  expect(JSON.stringify(reply)).toContain(`No run for 109 days`);
});
