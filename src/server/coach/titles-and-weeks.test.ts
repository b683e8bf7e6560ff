import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainOf } from '../../../testing/domain/plain-of.ts';
import { addRace, addWorkout } from '../../../testing/server/rows.ts';
import { type Athlete, createTestApp, type TestApp } from '../../../testing/server/test-app.ts';
import { askCoach } from '../../contract/coach.ts';
import { addDays } from '../../domain/calendar.ts';
import type { NewWorkoutRow } from '../workouts/workout-rows.ts';

// Workouts by their titles, runs that are no races, two runs side by side, and weeks to come.

/** A Wednesday. */
const TODAY = '2026-03-18';
const ago = (days: number) => addDays(TODAY, -days);

let app: TestApp;
let athlete: Athlete;

const log = async (workout: Partial<NewWorkoutRow>) =>
  (
    await addWorkout(app.db, {
      ...{ user_id: athlete.userId, running_subtype: 'outdoor-easy' },
      ...{ distance_m: 8000, duration_s: 2880 },
      ...workout,
    })
  ).id;

beforeAll(async () => {
  app = await createTestApp();
  athlete = await app.addAthlete();
  const stranger = await app.addAthlete();
  await addWorkout(app.db, { user_id: stranger.userId, date: ago(2), title: 'Moonlight loop' });
  for (let week = 0; week < 10; week += 1) {
    await log({ date: ago(1 + 7 * week) });
    await log({ date: ago(5 + 7 * week), distance_m: 10_000, duration_s: 3700 });
    await log({
      ...{ date: ago(3 + 7 * week), running_subtype: 'outdoor-long' },
      ...{ distance_m: 16_000 + 500 * (10 - week), duration_s: 6000 + 60 * week },
    });
  }
  await log({ date: ago(4), title: 'Dress rehearsal', distance_m: 18_000, duration_s: 5940 });
  await log({ date: ago(30), title: 'Öder Wald', distance_m: 7000, duration_s: 2800 });
  const raced = await log({ date: ago(20), distance_m: 10_000, duration_s: 2700 });
  await addRace(app.db, {
    ...{ user_id: athlete.userId, name: 'City Ten', date: ago(20), distance_m: 10_000 },
    ...{ completed: 1, target_time_s: 2760, actual_time_s: 2700, workout_id: raced },
  });
  await addRace(app.db, {
    ...{ user_id: athlete.userId, name: 'Lake Half', date: addDays(TODAY, 60), completed: 0 },
    ...{ distance_m: 21_100, target_time_s: 6900 },
  });
});
afterAll(() => app.close());

async function ask(message: string): Promise<string> {
  const { status, body } = await athlete.call(askCoach, { body: { message, chatHistory: [] } });
  expect(status).toBe(200);
  expect(body.response).not.toMatch(/NaN|undefined|null|Infinity/);
  return plainOf(body.response).replaceAll('\u00a0', ' ');
}

test('a workout is found by its title, whatever the case of its letters, and no other athlete’s', async () => {
  expect(await ask('how was the dress rehearsal?')).toContain('18.0 km');
  expect(await ask('how long was the öder wald')).toContain('46:40');
  expect(await ask('how was the moonlight loop')).not.toContain('Moonlight loop');
});

test('the fastest run over a distance that was no race is not the race', async () => {
  expect(await ask('my fastest 10k')).toContain('45:00');
  const outside = await ask('my fastest 10k that was not a race');
  expect(outside).toContain('1:01:40');
  expect(outside).not.toContain('45:00');
});

test('runs outside races are all runs but those', async () => {
  expect(await ask('how many runs, without races')).toContain('32 runs outside races');
  expect(await ask('how many runs in my whole log')).toContain('33 runs');
});

test('the last two long runs are set side by side, and a titled one beside the last', async () => {
  expect(await ask('compare my last two long runs')).toContain(
    'longer than before: 21.0 km against 20.5',
  );
  const both = await ask('compare the dress rehearsal with my last long run');
  expect(both).toContain('18.0 km in all');
  expect(both).toContain('21.0 km in all');
});

test('a week beyond the next one is that of the plan to the race after it', async () => {
  const week = await ask('what should I do in five weeks');
  expect(week).toMatch(/^In the week of 19 April 2026: Mon 20 Apr,/);
  expect(week).toMatch(/ to \[?Lake Half/);
  const other = await ask('plan to the 1 may');
  expect(other).toContain('No race is on Fri 1 May');
  expect(other).toMatch(/ to \[?Lake Half/);
  expect(await ask('what does the week of 1 june look like')).toContain('none after it stands in');
});

test('the rest between repetitions goes by how long they take', async () => {
  expect(await ask('how long to recover between 800s')).toMatch(
    /^Repetitions of 800 m: .* with \d:\d\d to \d:\d\d of easy jogging between\./,
  );
});

test('a target that is doubted is answered the other way round', async () => {
  expect(await ask('is 2:30 for the lake half too ambitious')).toMatch(/^No, /);
  expect(await ask('is 1:05 for the lake half too ambitious')).toMatch(/^Yes, for now/);
  expect(await ask('is my goal of 2:30 for the lake half too soft')).toMatch(/^Yes, by the/);
  expect(await ask('is my goal of 1:05 for the lake half too easy')).toMatch(/^No, .* too fast/);
  expect(await ask('is my goal of 1:05 for the lake half too hard or too soft')).toMatch(
    /^Too fast for now/,
  );
});
