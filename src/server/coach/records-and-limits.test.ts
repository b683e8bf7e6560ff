import { afterAll, beforeAll, expect, test } from 'vitest';
import { askInTurn } from '../../../testing/server/ask-in-turn.ts';
import { addRace, addWorkout } from '../../../testing/server/rows.ts';
import { type Athlete, createTestApp, type TestApp } from '../../../testing/server/test-app.ts';

// Records of some days against those of before, and the limits that a log lets guess.

let app: TestApp;
let athlete: Athlete;

const RUNS = [
  { date: '2026-01-10', distance_m: 10_000, duration_s: 3000 },
  { date: '2026-01-20', distance_m: 5000, duration_s: 1440 },
  { date: '2026-03-12', distance_m: 5000, duration_s: 1500 },
];
/** Raced a week ago: the day of the tests is Wednesday 18 March. */
const RACE = { date: '2026-03-11', distance_m: 10_000, seconds: 2940, bpm: 171 };

beforeAll(async () => {
  app = await createTestApp();
  athlete = await app.addAthlete();
  for (const run of RUNS) await addWorkout(app.db, { user_id: athlete.userId, ...run });
  const { date, distance_m, seconds, bpm } = RACE;
  await addWorkout(app.db, {
    ...{ user_id: athlete.userId, date, distance_m, duration_s: seconds, avg_heart_rate: bpm },
  });
  await addRace(app.db, {
    ...{ user_id: athlete.userId, name: 'River Ten', date, distance_m },
    ...{ target_time_s: 3000, completed: 1, actual_time_s: seconds },
  });
});
afterAll(() => app.close());

const ask = async (message: string) => (await askInTurn(athlete, [message])).text;

test('records of some days are those that were faster than all before', async () => {
  const text = await ask('did I break any records in March?');
  expect(text).toMatch(/^1 record in March 2026, faster than all before:/);
  const [set = '', others = ''] = text.split('no records');
  expect(set).toContain('10 km: 49:00');
  expect(set).not.toContain('5 km:');
  expect(others).toContain('5 km:');
});

test('the record that was set last stands first', async () => {
  const text = await ask('when did I last set a record?');
  expect(text).toMatch(/^Your records, the newest first:\s+(?:- )?10 km: 49:00/);
});

test('a threshold heart rate that nobody entered is told by the race nearest to an hour', async () => {
  const text = await ask('what is my threshold heart rate');
  expect(text).toMatch(/^The threshold heart rate is around 171 bpm, if you went all out/);
  expect(text).toContain('49:00 of racing');
  expect(text).toContain('run 30 minutes alone');
});

test('what age does comes with one’s own records, of a half and a marathon too', async () => {
  const other = await app.addAthlete();
  for (const [date, distance_m, actual_time_s] of [
    ['2025-10-05', 42_195, 14_000],
    ['2026-03-01', 21_100, 6600],
  ] as const) {
    await addRace(app.db, {
      ...{ user_id: other.userId, name: 'A race', date, distance_m, actual_time_s },
      ...{ target_time_s: 7000, completed: 1 },
    });
  }
  const { text } = await askInTurn(other, ['am I too old to get faster?']);
  expect(text).toContain('21.1 km 1:50:00 (');
  expect(text).toContain('42.2 km 3:53:20 (');
});
