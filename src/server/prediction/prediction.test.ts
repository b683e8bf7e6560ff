import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { trainerTokenOf } from '../../../testing/server/people.ts';
import { addRace, addWorkout } from '../../../testing/server/rows.ts';
import { type Athlete, createTestApp, type TestApp } from '../../../testing/server/test-app.ts';
import { readPredictions } from '../../contract/prediction.ts';
import { readTrainerView } from '../../contract/sharing.ts';
import { addDays } from '../../domain/calendar.ts';

let app: TestApp;
let athlete: Athlete;
let stranger: Athlete;

beforeAll(async () => {
  app = await createTestApp();
  athlete = await app.addAthlete();
  stranger = await app.addAthlete();
});
beforeEach(async () => {
  await app.db.deleteFrom('races').execute();
  await app.db.deleteFrom('workouts').execute();
});
afterAll(() => app.close());

const TODAY = '2026-03-18';
const ago = (days: number) => addDays(TODAY, -days);

function run(daysAgo: number, over: Record<string, unknown> = {}) {
  return addWorkout(app.db, {
    user_id: athlete.userId,
    date: ago(daysAgo),
    sport: 'run',
    distance_m: 10_000,
    duration_s: 3600,
    ...over,
  });
}

function race(over: Record<string, unknown>) {
  return addRace(app.db, { user_id: athlete.userId, date: ago(-30), ...over });
}

async function predictions(query: { distance?: string } = {}, of = athlete) {
  const params = { userId: String(athlete.userId) };
  return of.call(readPredictions, { params, query });
}

describe('predictions', () => {
  test('rest on a race with its time, for standard distances, races to come and what is asked', async () => {
    await race({ date: ago(10), distance_m: 10_000, completed: 1, actual_time_s: 2700 });
    await race({ distance_m: 15_500 });
    const { body } = await predictions({ distance: '7.5' });
    expect(body.predictions.map(({ distance }) => distance)).toEqual([
      7.5, 5, 10, 21.1, 42.2, 15.5,
    ]);
    const half = body.predictions.find(({ distance }) => distance === 21.1);
    expect(half?.seconds).toBeGreaterThan(5960);
    expect(half?.seconds).toBeLessThan(5985);
    expect(half?.restsOn).toBe('going by 10 km in 45:00 on Sun 8 Mar');
    expect(half?.pieces).toMatchObject([{ kind: 'race', share: 1, workoutId: null }]);
  });

  test('are a first guess from the latest runs while there is nothing better', async () => {
    const old = await run(900);
    await run(1, { sport: 'hike' });
    await run(1, { distance_m: null });
    await run(-1);
    await run(800);
    expect((await predictions()).body).toMatchObject({ knownRuns: 2, predictions: [] });
    await run(700);
    const { body } = await predictions();
    const ten = body.predictions.find(({ distance }) => distance === 10);
    expect(ten).toMatchObject({ basis: 'first-guess', seconds: 3550 });
    expect(ten?.restsOn).toBe('a first guess from your last 3 runs');
    expect(ten?.pieces.at(-1)?.workoutId).toBe(old.id);
  });

  test('hear the fastest stretch inside a recording that was as hard as a race', async () => {
    for (const days of [2, 4, 6, 8, 10]) await run(days);
    const long = await run(1, { distance_m: 12_000, duration_s: 4300 });
    const deleted = await run(1, { deleted_at: 1 });
    const efforts = [
      { workout_id: long.id, distance_m: 5000, elapsed_s: 1380 },
      { workout_id: long.id, distance_m: 1000, elapsed_s: 230 },
      { workout_id: deleted.id, distance_m: 5000, elapsed_s: 1000 },
    ];
    await app.db
      .insertInto('best_efforts')
      .values(efforts.map((row) => ({ ...row, user_id: athlete.userId, start_s: 0, start_m: 0 })))
      .execute();
    const { body } = await predictions();
    const five = body.predictions.find(({ distance }) => distance === 5);
    expect(five).toMatchObject({
      restsOn: 'going by 5 km in 23:00 on Tue 17 Mar',
      pieces: [{ kind: 'effort', workoutId: long.id }],
    });
  });

  test('know nothing of other athletes, of deleted rows and of races without a time', async () => {
    await run(2, { user_id: stranger.userId });
    await run(2, { deleted_at: 1 });
    await race({ user_id: stranger.userId, date: ago(5), completed: 1, actual_time_s: 2400 });
    await race({ date: ago(5), completed: 1, actual_time_s: null });
    await race({ date: ago(5), completed: 1, actual_time_s: 2400, deleted_at: 1 });
    expect((await predictions()).body).toMatchObject({ knownRuns: 0, predictions: [] });
    expect((await predictions({}, stranger)).status).toBe(404);
  });

  test('refuse a distance that is none', async () => {
    for (const distance of ['0', '-5', 'half', '1e9', '']) {
      expect((await predictions({ distance })).status).toBe(400);
    }
  });
});

describe('a trainer', () => {
  const opened = async () => {
    const params = { trainerUrl: await trainerTokenOf(app, athlete.userId) };
    return (await stranger.call(readTrainerView, { params })).body.races;
  };

  test('sees the same figure as the athlete, or none where it rests on what is left out', async () => {
    for (const days of [1, 2, 3]) await run(days);
    await race({ distance_m: 10_000 });
    const [mine] = (await predictions()).body.predictions.filter(({ distance }) => distance === 10);
    const [shown] = await opened();
    expect(shown?.prediction).toEqual({
      seconds: mine?.seconds,
      paceSPerKm: mine?.paceSPerKm,
      fastestSeconds: mine?.fastestSeconds,
      slowestSeconds: mine?.slowestSeconds,
      restsOn: mine?.restsOn,
    });
    await run(0, { source: 'strava', duration_s: 3000 });
    expect((await opened())[0]?.prediction).toBeNull();
  });
});
