import { beforeEach, expect, test } from 'vitest';
import { openTestApp } from '../../../testing/server/open-test-app.ts';
import { addWorkout } from '../../../testing/server/rows.ts';
import type { Athlete } from '../../../testing/server/test-app.ts';
import * as contract from '../../contract/sweat.ts';
import { deleteWorkout } from '../../contract/workout-entry.ts';

const app = await openTestApp();
let runner: Athlete;

beforeEach(async () => {
  runner = await app.addAthlete();
});

const TEST = {
  date: '2026-03-17',
  weightBefore: '70,2',
  weightAfter: 69.4,
  drunkMl: 400,
  minutes: '90',
  temperature: -2.5,
};

async function listed() {
  const params = { userId: String(runner.userId) };
  return (await runner.call(contract.listSweatTests, { params })).body;
}

function refused(answer: { status: number; body: object }) {
  const { status, body } = answer;
  return [status, 'message' in body ? body.message : null];
}

test('a sweat test is kept with what was sweated an hour, and listed the latest day first', async () => {
  const { status, body } = await runner.call(contract.createSweatTest, { body: TEST });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    date: '2026-03-17',
    weightBefore: 70.2,
    minutes: 90,
    temperature: -2.5,
    sweatMlPerHour: expect.closeTo(800),
    workoutId: null,
    notes: null,
  });
  await runner.call(contract.createSweatTest, { body: { ...TEST, date: '2026-03-18' } });
  await runner.call(contract.createSweatTest, { body: { ...TEST, date: '2025-03-18' } });
  expect((await listed()).map(({ date }) => date)).toEqual([
    '2026-03-18',
    '2026-03-17',
    '2025-03-18',
  ]);
});

test.each([
  [{ weightAfter: 71 }, contract.NOT_OF_ONE_RUN],
  [{ weightAfter: 55 }, contract.NOT_OF_ONE_RUN],
  [{ weightBefore: '' }, 'The weight before is required'],
  [{ weightBefore: 700 }, 'The weight before must be between 30 and 300 kg'],
  [{ drunkMl: '' }, 'What was drunk (0 for nothing) is required'],
  [{ minutes: 5 }, 'The time must be between 10 and 1440 minutes'],
  [{ temperature: 'hot' }, 'Temperature must be between -40 and 60 °C'],
  [{ date: '' }, 'Date is required'],
])('a sweat test with %j is refused, and nothing is kept', async (fault, message) => {
  const answer = await runner.call(contract.createSweatTest, { body: { ...TEST, ...fault } });
  expect(refused(answer)).toEqual([400, message]);
  expect(await listed()).toEqual([]);
});

test('its run is one of the athlete’s own log, and is left out once it is deleted', async () => {
  const other = await app.addAthlete();
  const foreign = await addWorkout(app.db, { user_id: other.userId, sport: 'run' });
  const run = await addWorkout(app.db, { user_id: runner.userId, sport: 'run' });
  const ride = await addWorkout(app.db, { user_id: runner.userId, sport: 'cycling' });
  for (const { id } of [foreign, ride]) {
    const answer = await runner.call(contract.createSweatTest, {
      body: { ...TEST, workoutId: id },
    });
    expect(refused(answer)).toEqual([400, 'The chosen run is not in your log']);
  }
  const { body } = await runner.call(contract.createSweatTest, {
    body: { ...TEST, workoutId: run.id },
  });
  expect(body.workoutId).toBe(run.id);
  const params = { id: String(body.id) };
  const moved = await runner.call(contract.updateSweatTest, {
    params,
    body: { ...TEST, workoutId: foreign.id },
  });
  expect(refused(moved)).toEqual([400, 'The chosen run is not in your log']);
  const kept = await runner.call(contract.updateSweatTest, { params, body: TEST });
  expect(kept.body.workoutId).toBe(run.id);
  await runner.call(deleteWorkout, { params: { id: String(run.id) } });
  expect(await listed()).toMatchObject([{ workoutId: null }]);
});
