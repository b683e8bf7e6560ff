import { afterAll, beforeAll, expect, test } from 'vitest';
import { askInTurn } from '../../../testing/server/ask-in-turn.ts';
import { addRace } from '../../../testing/server/rows.ts';
import { type Athlete, createTestApp, type TestApp } from '../../../testing/server/test-app.ts';

// Speeds for a treadmill, beside the paces of training.

let app: TestApp;
let athlete: Athlete;

beforeAll(async () => {
  app = await createTestApp();
  athlete = await app.addAthlete();
  await addRace(app.db, {
    ...{ user_id: athlete.userId, name: 'River Ten', date: '2026-03-11', distance_m: 10_000 },
    ...{ target_time_s: 3000, completed: 1, actual_time_s: 2940 },
  });
});
afterAll(() => app.close());

const ask = async (message: string) => (await askInTurn(athlete, [message])).text;

test.each([
  ['what treadmill speed for tempo', 'km', 'km/h'],
  ['what treadmill speed for tempo in miles', 'mile', 'mph'],
])('%s is told by its pace', async (question, per, unit) => {
  const text = await ask(question);
  const [, minutes, seconds] = /(\d+):(\d\d) \//.exec(text) ?? [];
  const paceS = Number(minutes) * 60 + Number(seconds);
  const [, speed, told] = /, (\d+\.\d) (\S+)/.exec(text) ?? [];
  expect([text.includes(`/${per}`), told]).toEqual([true, unit]);
  expect(Number(speed)).toBeCloseTo(3600 / paceS, 0);
});
