import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainOf } from '../../../testing/domain/plain-of.ts';
import { addRace, addWorkout } from '../../../testing/server/rows.ts';
import { type Athlete, createTestApp, type TestApp } from '../../../testing/server/test-app.ts';
import { askCoach } from '../../contract/coach.ts';
import { addDays } from '../../domain/calendar.ts';
import type { NewWorkoutRow } from '../workouts/workout-rows.ts';

// How a run or some days went: the verdict first, against what was usual before, from the rows alone.

/** A Wednesday; weeks begin on Sunday. */
const TODAY = '2026-03-18';
const ago = (days: number) => addDays(TODAY, -days);

let app: TestApp;
let athlete: Athlete;

type Row = Partial<NewWorkoutRow> & { date: string };

const EASY_ZONES = { zone1_s: 300, zone2_s: 2700, zone3_s: 600, zone4_s: 0, zone5_s: 0 };
const easy = (date: string, minutes: number, heartRate: number | null): Row => ({
  date,
  ...{ distance_m: 10_000, duration_s: minutes * 60, avg_heart_rate: heartRate },
  running_subtype: 'outdoor-easy',
  ...EASY_ZONES,
});
/** 20 km in each of five weeks, at 6:00 /km and 130 bpm; then one week of 30 km. */
const WEEKS: Row[] = Array.from({ length: 5 }, (_, week) => [
  easy(ago(17 + 7 * week), 60, 130),
  easy(ago(15 + 7 * week), 60, 130),
]).flat();
const LAST_WEEK: Row[] = [
  easy(ago(10), 60, 130),
  easy(ago(8), 58, 124),
  { ...easy(ago(6), 62, 140), notes: 'Hot as an oven' },
];

beforeAll(async () => {
  app = await createTestApp();
  athlete = await app.addAthlete();
  for (const run of [...WEEKS, ...LAST_WEEK])
    await addWorkout(app.db, { user_id: athlete.userId, ...run });
});
afterAll(() => app.close());

async function ask(message: string, of: Athlete = athlete): Promise<string> {
  const { status, body } = await of.call(askCoach, { body: { message } });
  expect(status).toBe(200);
  return plainOf(body.response);
}

test('a run that was slower at a higher heart rate cost more than usual', async () => {
  const text = await ask('how was my last run');
  expect(text).toMatch(
    /^It cost you more than usual: 13 s\/km slower, with a heart rate 10 bpm higher/,
  );
  expect(text).toContain('over 12 easy runs in the three months before it');
  expect(text).toContain('83% of the time in Zones 1 and 2: easy');
  expect(text).toContain('“Hot as an oven”');
});

test('a run that was faster at a lower heart rate was a good one', async () => {
  const text = await ask('how was my run on 10 march');
  expect(text).toMatch(/^A good one: 12 s\/km faster, with a heart rate 6 bpm lower/);
});

test('a week is told against the four before it', async () => {
  const text = await ask('how did last week go?');
  expect(text).toMatch(/^Far more than usual: 30\.0 km in 3 runs last week/);
  expect(text).toContain(
    'Distance: 50% more; 20.0 km in 2.0 runs on average in the 4 weeks before',
  );
  expect(text).toContain('Fast: no interval run.');
  expect(text).toContain('Zones: 83% of the time easy, 0% hard; mostly easy, as it should be.');
  expect(text).toContain('Days without any workout: 4 of 7.');
});

test('the week before it is told alike', async () => {
  const before: { role: 'user' | 'assistant'; content: string }[] = [
    { role: 'user', content: 'how did last week go?' },
    { role: 'assistant', content: '' },
  ];
  const { body } = await athlete.call(askCoach, {
    body: { message: 'and the one before', chatHistory: before },
  });
  expect(plainOf(body.response)).toMatch(/^As much as usual: 20\.0 km in 2 runs/);
});

test('a run that is a race is told by its result', async () => {
  const racer = await app.addAthlete();
  const workout = await addWorkout(app.db, { user_id: racer.userId, ...easy(ago(3), 45, 170) });
  await addRace(app.db, {
    user_id: racer.userId,
    ...{ name: 'Park Ten', date: ago(3), distance_m: 10_000, target_time_s: 2760 },
    ...{ completed: 1, actual_time_s: 2700, workout_id: workout.id },
  });
  expect(await ask('how did my last run go?', racer)).toMatch(/Park Ten.*You ran 45:00/);
});

test('with too little before it nothing is called usual', async () => {
  const beginner = await app.addAthlete();
  for (const days of [1, 4])
    await addWorkout(app.db, { user_id: beginner.userId, ...easy(ago(days), 60, null) });
  expect(await ask('how was my last run', beginner)).toMatch(
    /^There is too little to hold it against: 1 easy run with a pace/,
  );
  expect(await ask('how was this month', beginner)).toContain(
    'Your log does not reach further back, so there is no usual.',
  );
});

test('another athlete’s runs are never among what is usual', async () => {
  const other = await app.addAthlete();
  await addWorkout(app.db, { user_id: other.userId, ...easy(ago(6), 50, 150) });
  expect(await ask('how was my last run', other)).toMatch(/: 0 easy runs with a pace/);
});

test('a week without a run yet is said to be one, and the week before is told', async () => {
  expect(await ask('how was my week')).toMatch(
    /^This week began 3 days ago and has no run yet\. The week before:\s+Far more than usual: 30\.0 km in 3 runs in the week before \(Sun 8 Mar to Sat 14 Mar\)/,
  );
});

test('a month that is not over is held against as many days of those before', async () => {
  const text = await ask('how is this month going');
  expect(text).toMatch(
    /^\w[\w ]+ so far: 50\.0 km in 5 runs this month \(Sun 1 Mar to Wed 18 Mar\)/,
  );
  expect(text).toContain('as many days of');
});
