import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainOf } from '../../../testing/domain/plain-of.ts';
import { addRace, addWorkout } from '../../../testing/server/rows.ts';
import { type Athlete, createTestApp, type TestApp } from '../../../testing/server/test-app.ts';
import { askCoach } from '../../contract/coach.ts';
import { addDays } from '../../domain/calendar.ts';
import type { NewWorkoutRow } from '../workouts/workout-rows.ts';

// A judgement begins with its verdict, and its figures are those of the rows.

const TODAY = '2026-03-18';
const ago = (days: number) => addDays(TODAY, -days);

let app: TestApp;
let athlete: Athlete;

type Row = Partial<NewWorkoutRow> & { date: string };

/** 30 km a week up to a break, which ended ten weeks ago; then 10 km more or less each week. */
const KM_SINCE = [10, 18, 26, 31, 30, 32, 33, 34, 33, 34];
const WEEK = (firstDay: number, km: number): Row[] =>
  [0, 2, 4].map((at) => ({
    date: ago(firstDay - at),
    distance_m: (km * 1000) / 3,
    duration_s: (km * 360) / 3,
    running_subtype: 'outdoor-easy' as const,
    ...{ zone1_s: 100, zone2_s: 800, zone3_s: 100, zone4_s: 0, zone5_s: 0 },
  }));
const RUNS: Row[] = [
  ...Array.from({ length: 6 }, (_, week) => WEEK(90 + 7 * week + 6, 30)).flat(),
  ...KM_SINCE.flatMap((km, week) => WEEK(70 - 7 * week, km)),
];

beforeAll(async () => {
  app = await createTestApp();
  athlete = await app.addAthlete();
  for (const run of RUNS) await addWorkout(app.db, { user_id: athlete.userId, ...run });
  await addRace(app.db, { user_id: athlete.userId, name: 'Lake Half', date: ago(-40) });
});
afterAll(() => app.close());

async function ask(message: string): Promise<string> {
  const { status, body } = await athlete.call(askCoach, { body: { message } });
  expect(status).toBe(200);
  return plainOf(body.response);
}

test('how long the old kilometres took to come back is counted from the first run after the break', async () => {
  const text = await ask('how many weeks after my break until I was back at my old mileage?');
  const back = KM_SINCE.findIndex((km) => km >= 30) + 1;
  expect(back).toBe(4);
  expect(text).toMatch(/^In the fourth week after the break/);
  expect(text).toContain('31.0 km');
  expect(text).toContain('Before the break you ran 30.0 km a week');
});

test('whether easy runs are easy is yes or no to the very question', async () => {
  expect(await ask('easy runs too fast?')).toMatch(/^No, they are easy enough: 90% of the time/);
  expect(await ask('are my easy runs easy enough?')).toMatch(/^Yes, they are easy enough: 90%/);
});

test('a judgement of growth begins with yes or no, and tells both months', async () => {
  const month = (from: number, to: number) =>
    RUNS.filter(({ date }) => date <= ago(from) && date >= ago(to)).reduce(
      (sum, { distance_m }) => sum + Number(distance_m),
      0,
    ) / 4000;
  const shown = (km: number) => (Math.round(10 * km + 1e-6) / 10).toFixed(1);
  const text = await ask('am I increasing my mileage too fast?');
  expect(text).toMatch(/^(?:No|Yes|It is)/);
  expect(text).toContain(`${shown(month(0, 27))} km a week`);
  expect(text).toContain(`${shown(month(28, 55))} km of the four before`);
});

test('three days a week are planned with three runs', async () => {
  const text = await ask('I only have three days a week to run, what should I do?');
  expect(text).toMatch(/^On 3 days a week/);
  expect(text).toContain('3 runs');
});

test('the last long run before a race has its day, and the week before it seven', async () => {
  expect(await ask('when is my last long run before the Lake Half?')).toMatch(
    /^On about .*2 weeks before Lake Half/,
  );
  const week = await ask('what should I do the week before the Lake Half?');
  expect(week.match(/^- /gm) ?? week.match(/: (?:rest|easy|the |an )/g)).toHaveLength(8);
});

test('what anybody is told has the own figure beside it', async () => {
  const text = await ask('is strength training good for runners?');
  expect(text).toMatch(/^Yes\./);
  expect(text).toContain('Your log holds no strength workout');
});
