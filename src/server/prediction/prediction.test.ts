import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp } from '../../../testing/server/open-test-app.ts';
import { trainerTokenOf } from '../../../testing/server/people.ts';
import { addRace, addWorkout } from '../../../testing/server/rows.ts';
import { type Athlete, TEST_NOW_MS } from '../../../testing/server/test-app.ts';
import { createLimits } from '../../contract/athlete-limits.ts';
import { readPredictionHistory, readPredictions } from '../../contract/prediction.ts';
import { readTrainerView } from '../../contract/sharing.ts';
import { addDays } from '../../domain/calendar.ts';

const app = await openTestApp();
let athlete: Athlete;
let stranger: Athlete;

beforeAll(async () => {
  athlete = await app.addAthlete();
  stranger = await app.addAthlete();
});
beforeEach(async () => {
  await app.db.deleteFrom('races').execute();
  await app.db.deleteFrom('workouts').execute();
});

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
    // Of fewer runs nobody knows what is usual.
    for (const days of [2, 4, 6, 8, 10, 12, 14]) await run(days);
    const long = await run(1, { distance_m: 12_000, duration_s: 4300 });
    const deleted = await run(1, { deleted_at: 1 });
    const efforts = [
      { workout_id: long.id, date: long.date, distance_m: 5000, elapsed_s: 1380 },
      { workout_id: long.id, date: long.date, distance_m: 1000, elapsed_s: 230 },
      { workout_id: deleted.id, date: deleted.date, distance_m: 5000, elapsed_s: 1000 },
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

describe('how a prediction moved', () => {
  const moved = async (query: { distance: string; weeks?: string }, of = athlete) =>
    of.call(readPredictionHistory, { params: { userId: String(athlete.userId) }, query });

  test('is told week by week, each from its own days, the last being the one of today', async () => {
    for (const days of [60, 58, 56]) await run(days);
    await race({ date: ago(16), distance_m: 10_000, completed: 1, actual_time_s: 2700 });
    await run(3, { avg_heart_rate: 180, duration_s: 2500 });
    const { body } = await moved({ distance: '10', weeks: '12' });
    expect(body.points.map(({ date, basis }) => [date, basis])).toEqual([
      ...[56, 49, 42, 35, 28, 21].map((days) => [ago(days), 'first-guess']),
      ...[14, 7, 0].map((days) => [ago(days), 'evidence']),
    ]);
    expect(body.points.at(-2)?.restsOn).toBe('going by 10 km in 45:00 on Mon 2 Mar');
    expect(body.points.at(-1)?.workoutIds).toHaveLength(1);
    expect(body.results).toMatchObject([{ date: ago(16), seconds: 2700 }]);
    const today = (await predictions({ distance: '10' })).body.predictions[0];
    expect(body.points.at(-1)).toMatchObject({
      seconds: today?.seconds,
      fastestSeconds: today?.fastestSeconds,
      slowestSeconds: today?.slowestSeconds,
      restsOn: today?.restsOn,
    });
  });

  test('says of a day what was said on it, whatever came later and however old its runs were', async () => {
    for (const days of [900, 800, 700, 30, 25, 20]) await run(days, { duration_s: 3000 + days });
    await race({ date: ago(40), distance_m: 10_000, completed: 1, actual_time_s: 2800 });
    const then = new Date(`${ago(35)}T12:00:00Z`).getTime();
    const points = (await moved({ distance: '21.1', weeks: '52' })).body.points;
    app.clock.set(then);
    const said = (await predictions({ distance: '21.1' })).body.predictions[0];
    app.clock.set(TEST_NOW_MS);
    expect(points.find(({ date }) => date === ago(35))?.seconds).toBe(said?.seconds);
  });

  test('is nobody else’s, and refuses a distance and weeks that are none', async () => {
    expect((await moved({ distance: '10' }, stranger)).status).toBe(404);
    for (const distance of ['0', 'half', '1e9', '']) {
      expect((await moved({ distance })).status).toBe(400);
    }
    for (const weeks of ['0', '54', '-1', 'x']) {
      expect((await moved({ distance: '10', weeks })).status).toBe(400);
    }
    expect((await moved({ distance: '10' })).body.points).toEqual([]);
  });
});

describe('a threshold pace', () => {
  test('predicts where there is no race, and is named with the day from which it holds', async () => {
    for (const days of [3, 2, 1]) await run(days);
    const limits = { validFrom: ago(20), maxHeartRate: 190, thresholdPace: '4:30' };
    expect((await athlete.call(createLimits, { body: limits })).status).toBe(201);
    const { body } = await predictions({ distance: '10' });
    expect(body.predictions[0]).toMatchObject({
      basis: 'evidence',
      restsOn: 'going by a threshold pace of 4:30 /km, known since Thu 26 Feb',
      pieces: [{ kind: 'threshold', share: 1 }],
    });
    expect(body.predictions[0]?.paceSPerKm).toBeLessThan(270);
    await app.db.deleteFrom('athlete_limits').execute();
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
      // Of races and runs that are not shown it tells the kind alone.
      restsOn: 'a first guess from the last 3 runs',
    });
    await run(0, { source: 'strava', duration_s: 3000 });
    expect((await opened())[0]?.prediction).toBeNull();
  });
});
