import { afterAll, beforeAll, expect, test } from 'vitest';
import { askInTurn } from '../../../testing/server/ask-in-turn.ts';
import { addRace, addWeightEntry, addWorkout } from '../../../testing/server/rows.ts';
import {
  type Athlete,
  createTestApp,
  TEST_NOW_MS,
  type TestApp,
} from '../../../testing/server/test-app.ts';
import { addDays } from '../../domain/calendar.ts';
import { NOTHING_MEASURED } from '../../domain/recording/recording.ts';
import { saveRecording } from '../workouts/recordings-of-sources.ts';

// What is told of halves, sweat and food, worked out a second time.

const TODAY = '2026-03-18';

let app: TestApp;
let athlete: Athlete;

/** Seconds for each half of 8 km, and whether a run was recorded. */
const HALVES = [
  [1200, 1140],
  [1200, 1195],
  [1200, 1260],
  [1300, 1200],
  [1250, 1250],
  [1210, 1190],
] as const;

beforeAll(async () => {
  app = await createTestApp();
  athlete = await app.addAthlete();
  for (const [at, [firstS, secondS]] of HALVES.entries()) {
    const { id } = await addWorkout(app.db, {
      user_id: athlete.userId,
      date: addDays(TODAY, -at),
      distance_m: 8000,
      duration_s: firstS + secondS,
    });
    await record(id, firstS, secondS);
    if (at === 3) {
      await addRace(app.db, {
        user_id: athlete.userId,
        name: 'River Eight',
        date: addDays(TODAY, -at),
        distance_m: 8000,
        completed: 1,
        actual_time_s: firstS + secondS,
        workout_id: id,
      });
    }
  }
  await addWorkout(app.db, { user_id: athlete.userId, date: addDays(TODAY, -6) });
});
afterAll(() => app.close());

/** A sample every ten seconds, each half at its own even pace. */
async function record(workoutId: number, firstS: number, secondS: number): Promise<void> {
  const timeS = Array.from({ length: (firstS + secondS) / 5 + 1 }, (_, at) => at * 5);
  const distanceM = timeS.map((second) =>
    second <= firstS ? (4000 * second) / firstS : 4000 + (4000 * (second - firstS)) / secondS,
  );
  await app.db.transaction().execute((tx) =>
    saveRecording(tx, {
      workoutId,
      userId: athlete.userId,
      source: 'file',
      recording: {
        ...NOTHING_MEASURED,
        timeS,
        distanceM,
        moving: timeS.map((second) => (second === 0 ? 0 : 1)),
        laps: [],
      },
      nowMs: TEST_NOW_MS,
    }),
  );
}

const ask = async (message: string) => (await askInTurn(athlete, [message])).text;

test('negative splits are counted over the runs that were recorded', async () => {
  const negative = HALVES.filter(([first, second]) => second < 0.99 * first).length;
  const even = HALVES.filter(([first, second]) => Math.abs(second / first - 1) <= 0.01).length;
  const answer = await ask('how many of my runs were negative splits this month');
  expect(answer).toContain(`${negative} of ${HALVES.length} runs this month`);
  expect(answer).toContain(`${even} were even, ${HALVES.length - negative - even} slower`);
  expect(answer).toContain('1 more were not recorded');
  const slower = HALVES.length - negative - even;
  expect(await ask('do I slow down at the end of my runs')).toContain(
    `on ${slower} of ${HALVES.length} the second half was slower by more than 1%.`,
  );
});

test('of one run, and of a race, both halves are told', async () => {
  expect(await ask('did I negative split my last run')).toContain(
    'A negative split: the first half took 20:00, the second 19:00, 1:00 (5.0%) faster.',
  );
  expect(await ask('negative split in the River Eight?')).toContain(
    'River Eight: A negative split: the first half took 21:40, the second 20:00, 1:40 (7.7%) faster.',
  );
});

test('sweat is told from the tests, and how to make one where there is none', async () => {
  expect(await ask('how much do I sweat')).toContain('holds no sweat test');
  for (const [at, lostKg] of [0.9, 1.3, 1.0].entries()) {
    await app.db
      .insertInto('sweat_tests')
      .values({
        user_id: athlete.userId,
        date: addDays(TODAY, -at),
        before_kg: 70,
        after_kg: 70 - lostKg,
        drunk_ml: 250,
        duration_s: 5400,
        created_at: TEST_NOW_MS,
      })
      .execute();
  }
  const rates = [0.9, 1.3, 1.0].map((lostKg) => (1000 * lostKg + 250) / 1.5);
  const [least = 0, middle = 0, most = 0] = rates.toSorted((one, other) => one - other);
  const answer = await ask('how much weight do I lose on long runs');
  expect(answer).toContain(`${Math.round(middle)} ml an hour in the middle of 3 tests`);
  expect(answer).toContain(
    `between ${Math.round(least)} and ${Math.round(most).toLocaleString('en-US')} ml`,
  );
  expect(answer).toContain('1.3 kg (1.9%) lighter after 1:30:00, 250 ml drunk');
});

test('what to eat before a race is advice, in grams for the latest weight, with its source', async () => {
  expect(await ask('what should I eat before a marathon')).toContain(
    '3 g for each kilogram that you weigh of carbohydrate',
  );
  await addWeightEntry(app.db, { user_id: athlete.userId, date: TODAY, weight_kg: 70 });
  const marathon = await ask('what should I eat before a marathon');
  expect(marathon).toContain(
    'Three hours before 210 g of carbohydrate, one hour before no more than 70 g',
  );
  expect(marathon).toContain('700 to 840 g of carbohydrate a day');
  const short = await ask('what should I eat before a 5k');
  expect(short).toContain('needs no meal before it');
  expect(short).not.toContain('a day.');
});

test.each([
  ['predict 5k and 10k', ['5k', '10k']],
  ['predict my half, 5k and 10k', ['5k', '10k', 'half marathon']],
  [
    'what could I run for 5k, 10k, a half and a marathon',
    ['5k', '10k', 'half marathon', 'marathon'],
  ],
])('“%s” tells each as it is told alone', async (question, distances) => {
  const all = (await ask(question)).split('\n').filter((line) => line.includes('8 races in 10'));
  expect(all).toHaveLength(distances.length);
  for (const [at, distance] of distances.entries()) {
    const [lead = ''] = (await ask(`predict ${distance}`)).split(', going by');
    expect(lead).toMatch(/\d:\d\d/);
    expect(all[at]).toContain(lead.split(', ').slice(0, 2).join(', '));
  }
});
