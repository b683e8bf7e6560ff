import { beforeEach, describe, expect, test } from 'vitest';
import { openTestApp } from '../../../testing/server/open-test-app.ts';
import { addRace, addWeightEntry, addWorkout } from '../../../testing/server/rows.ts';
import type { Athlete } from '../../../testing/server/test-app.ts';
import { readPredictions } from '../../contract/prediction.ts';
import { readRacePlan } from '../../contract/race-plan.ts';
import { readReadiness } from '../../contract/training-form.ts';
import { addDays } from '../../domain/calendar.ts';
import { NOTHING_MEASURED, type Recording } from '../../domain/recording/recording.ts';
import { saveRecording } from '../workouts/recordings-of-sources.ts';

const app = await openTestApp();
let athlete: Athlete;

beforeEach(async () => {
  athlete = await app.addAthlete();
});

const TODAY = '2026-03-18';
const ago = (days: number) => addDays(TODAY, -days);

function run(daysAgo: number, over: Record<string, unknown> = {}) {
  return addWorkout(app.db, {
    user_id: athlete.userId,
    date: ago(daysAgo),
    workout_type: 'running',
    sport: 'run',
    distance_m: 10_000,
    duration_s: 3600,
    ...over,
  });
}

function race(over: Record<string, unknown>) {
  return addRace(app.db, { user_id: athlete.userId, distance_m: 21_100, ...over });
}

const planOf = ({ id }: { id: number }, by = athlete) =>
  by.call(readRacePlan, { params: { id: String(id) } });

describe('the plan of a race to come', () => {
  test('tells the prediction and the readiness that every other screen tells', async () => {
    await race({ date: ago(10), distance_m: 10_000, completed: 1, actual_time_s: 2700 });
    for (let days = 1; days < 60; days += 3) await run(days);
    const next = await race({ date: ago(-20) });
    const { body } = await planOf(next);
    const params = { userId: String(athlete.userId) };
    const all = (await athlete.call(readPredictions, { params, query: {} })).body;
    const shown = all.predictions.find(({ distance }) => distance === 21.1);
    expect(body).toMatchObject({ today: TODAY, asOf: TODAY, ran: null });
    expect(body.prediction).toEqual(shown);
    const [ready] = (await athlete.call(readReadiness, { params })).body;
    expect(body.readiness).toEqual(ready?.items);
    expect(body.race).toMatchObject({ id: next.id, distance: 21.1 });
  });

  test('holds the long runs of half a year with gels and drink, the latest first', async () => {
    await run(3, { duration_s: 5399, caffeinated_gels: 9 });
    const plain = await run(5, { duration_s: 5400 });
    const fed = await run(9, {
      duration_s: 7200,
      distance_m: 20_000,
      caffeinated_gels: 1,
      non_caffeinated_gels: 2,
      hydration_ml: 750,
    });
    await run(190, { duration_s: 7200 });
    await run(4, { duration_s: 7200, deleted_at: 1 });
    await addWeightEntry(app.db, { user_id: athlete.userId, date: ago(2), weight_kg: 71.5 });
    const { body } = await planOf(await race({ date: ago(-20) }));
    expect(body.longRuns).toMatchObject([
      { id: plain.id, gels: 0, hydrationMl: null },
      { id: fed.id, date: ago(9), distanceM: 20_000, durationS: 7200, gels: 3, hydrationMl: 750 },
    ]);
    expect(body.weightKg).toBe(71.5);
  });

  test('says when the taper begins and from which week it comes down', async () => {
    const runs = [await run(10), await run(12), await run(13)];
    const { body } = await planOf(await race({ date: ago(-20) }));
    expect(body.taper).toMatchObject({
      state: 'later',
      begins: ago(-6),
      peak: { distanceM: 30_000, runs: 3 },
    });
    expect(body.taper.peak?.workoutIds.toSorted()).toEqual(runs.map(({ id }) => id).toSorted());
  });

  test('of an empty log has no prediction, no readiness and nothing of its own', async () => {
    const { body } = await planOf(await race({ date: ago(-20) }));
    expect(body).toMatchObject({
      prediction: null,
      knownRuns: 0,
      readiness: null,
      longRuns: [],
      weightKg: null,
      taper: { peak: null },
      ran: null,
    });
  });
});

describe('the plan of a race that was run', () => {
  const PACE_S = 4;

  /** Two hours of a sample every four seconds, ten metres each. */
  const RECORDING: Recording = {
    ...NOTHING_MEASURED,
    timeS: Array.from({ length: 1801 }, (_, at) => at * PACE_S),
    distanceM: Array.from({ length: 1801 }, (_, at) => (at * 21_100) / 1800),
    heartRateBpm: Array.from({ length: 1801 }, () => 165),
    elevationM: null,
    speedMPerS: null,
    cadencePerMin: null,
    moving: null,
    laps: [],
  };

  test('predicts it from the days before it alone', async () => {
    await race({ date: ago(40), distance_m: 10_000, completed: 1, actual_time_s: 2700 });
    const before = await race({ date: ago(10) });
    const { body: unknown } = await planOf(before);
    await app.db
      .updateTable('races')
      .set({ completed: 1, actual_time_s: 9000 })
      .where('id', '=', before.id)
      .execute();
    await race({ date: ago(5), distance_m: 10_000, completed: 1, actual_time_s: 2300 });
    const { body } = await planOf(before);
    expect(body.asOf).toBe(ago(11));
    expect(body.prediction).toEqual(unknown.prediction);
    expect(body.prediction?.pieces.map(({ date }) => date)).toEqual([ago(40)]);
    expect(body.readiness).toBeNull();
  });

  test('has the run that is linked, its halves and its splits against the target', async () => {
    const { id } = await run(10, {
      distance_m: 21_100,
      duration_s: 7200,
      caffeinated_gels: 2,
      hydration_ml: 400,
    });
    await app.db.transaction().execute((tx) =>
      saveRecording(tx, {
        workoutId: id,
        userId: athlete.userId,
        source: 'strava',
        recording: RECORDING,
        nowMs: 1,
      }),
    );
    const { body } = await planOf(
      await race({
        date: ago(10),
        target_time_s: 7200,
        completed: 1,
        actual_time_s: 7200,
        workout_id: id,
      }),
    );
    expect(body.ran).toMatchObject({ id, gels: 2, hydrationMl: 400 });
    expect(body.ran?.halves?.firstS).toBeCloseTo(3600, 0);
    expect(body.ran?.splits).toHaveLength(22);
    expect(body.ran?.splits[4]?.behindS).toBeCloseTo(0, 1);
    const finish = body.ran?.splits.at(-1);
    expect(finish?.clockS).toBeCloseTo(7200, 3);
    expect(finish?.avgHeartRateBpm).toBeCloseTo(165, 3);
    expect(body.longRuns).toEqual([]);
  });

  test('takes no run of its day that nobody linked', async () => {
    await run(10, { distance_m: 21_100, duration_s: 7000 });
    const { body } = await planOf(await race({ date: ago(10) }));
    expect(body.ran).toBeNull();
    expect(body.race.actualTime).toBeNull();
  });
});

test('another athlete’s race, and a deleted one, are not found', async () => {
  const other = await app.addAthlete();
  const mine = await race({ date: ago(-20) });
  expect((await planOf(mine, other)).status).toBe(404);
  expect((await planOf(await race({ date: ago(-20), deleted_at: 1 }))).status).toBe(404);
});
