import { afterAll, beforeAll, expect, test } from 'vitest';
import { askInTurn } from '../../../testing/server/ask-in-turn.ts';
import { addWorkout } from '../../../testing/server/rows.ts';
import { type Athlete, createTestApp, type TestApp } from '../../../testing/server/test-app.ts';
import { addDays } from '../../domain/calendar.ts';

// What became of runs that notes tell of, and of other sports, with no word of the runs beside them.

const TODAY = '2026-03-18';

let app: TestApp;
let athlete: Athlete;

/** One every five days, each of 10 km, faster by 4 s/km from one to the next. */
const TEMPOS = Array.from({ length: 8 }, (_, at) => ({
  date: addDays(TODAY, -5 * at),
  distance_m: 10_000,
  duration_s: 3000 + 40 * at,
  notes: 'Tempo by the river',
}));
/** Slower and slower, so that any of them in an answer would show. */
const OTHERS = Array.from({ length: 12 }, (_, at) => ({
  date: addDays(TODAY, -1 - 6 * at),
  distance_m: 5000,
  duration_s: 2500 - 40 * at,
}));
const SWIMS = [3, 6, 10, 31, 35, 38].map((daysAgo) => ({
  ...({ date: addDays(TODAY, -daysAgo), sport: 'swim', workout_type: 'cross' } as const),
  ...{ running_subtype: null, distance_m: 1000, duration_s: 1500 },
}));

beforeAll(async () => {
  app = await createTestApp();
  athlete = await app.addAthlete();
  for (const row of [...TEMPOS, ...OTHERS, ...SWIMS]) {
    await addWorkout(app.db, { user_id: athlete.userId, ...row });
  }
});
afterAll(() => app.close());

const ask = async (message: string) => (await askInTurn(athlete, [message])).text;

test('runs of a note are held against earlier ones of that note alone', async () => {
  const text = await ask('are my tempos getting faster?');
  expect(text).toMatch(/^Yes, faster/);
  // Four and four, by the sums of their rows.
  expect(text).toContain('5:06 /km');
  expect(text).toContain('5:22 /km');
});

test('another sport is told by its own workouts', async () => {
  const text = await ask('how are my swims going?');
  expect(text).toMatch(/^Swims in the last 84 days/);
  expect(text).toContain('Swims: 3, before 3');
  expect(text).not.toContain('run');
});

test('so few tell no trend', async () => {
  expect(await ask('are my tempos on tuesdays getting faster?')).toMatch(
    /^Too few to tell a trend: it takes 3 of them in each half/,
  );
});
