import { beforeEach, expect, test } from 'vitest';
import { openTestApp } from '../../../testing/server/open-test-app.ts';
import { addRecordedWorkout, addWorkout } from '../../../testing/server/rows.ts';
import { type Athlete, TEST_NOW_MS } from '../../../testing/server/test-app.ts';
import { readFuelLab } from '../../contract/fuel.ts';
import { NOTHING_MEASURED, type Recording } from '../../domain/recording/recording.ts';
import { saveRecording } from '../workouts/recordings-of-sources.ts';
import type { NewWorkoutRow } from '../workouts/workout-rows.ts';

const app = await openTestApp();
let athlete: Athlete;

beforeEach(async () => {
  athlete = await app.addAthlete();
});

const long = (workout: Partial<NewWorkoutRow> = {}, of = athlete) =>
  addWorkout(app.db, {
    user_id: of.userId,
    date: '2026-03-15',
    distance_m: 20_000,
    duration_s: 7200,
    ...workout,
  });

const fuel = async (period = '30', of = athlete) =>
  (await of.call(readFuelLab, { params: { userId: String(of.userId) }, query: { period } })).body;

/** Two hours at 10 km/h, then slower by a tenth in the second half of the way, at one heart rate. */
function fading(): Recording {
  const timeS = Array.from({ length: 7201 }, (_, second) => second);
  let distance = 0;
  const distanceM = timeS.map((second) => {
    if (second > 0) distance += distance < 9500 ? 10 / 3.6 : 9 / 3.6;
    return distance;
  });
  return {
    ...NOTHING_MEASURED,
    timeS,
    distanceM,
    heartRateBpm: timeS.map(() => 145),
    laps: [],
  };
}

async function record(workoutId: number, recording: Recording): Promise<void> {
  const of = { workoutId, userId: athlete.userId, source: 'file' as const };
  await app.db
    .transaction()
    .execute((tx) => saveRecording(tx, { ...of, recording, nowMs: TEST_NOW_MS }));
}

test('tells what was taken an hour, and what was not noted', async () => {
  await long({ date: '2026-03-15', caffeinated_gels: 1, non_caffeinated_gels: 2, gel_type: 'sis' });
  await long({ date: '2026-03-14', gel_type: 'none', hydration_ml: 1000 });
  await long({ date: '2026-03-13' });
  const { runs, hasMore } = await fuel();
  expect(hasMore).toBe(false);
  expect(
    runs.map(({ carbohydrateGPerHour, fluidMlPerHour }) => [carbohydrateGPerHour, fluidMlPerHour]),
  ).toEqual([
    [33, null],
    [0, 500],
    [null, null],
  ]);
  expect(runs[0]).toMatchObject({ gels: 3, driftShare: null, latePaceSPerKm: null });
});

test('tells drift and the pace of both halves from the recording, as the run’s own page does', async () => {
  const { id } = await long();
  await record(id, fading());
  const [run] = (await fuel()).runs;
  expect(run?.earlyPaceSPerKm).toBeCloseTo(360, 0);
  expect(run?.latePaceSPerKm).toBeCloseTo(400, 0);
  expect(run?.driftShare).toBeCloseTo(0.08, 1);
});

test('a recording that cannot be unpacked takes nothing from the others', async () => {
  const { id } = await long({ date: '2026-03-14' });
  await record(id, fading());
  await addRecordedWorkout(app.db, {
    user_id: athlete.userId,
    date: '2026-03-15',
    duration_s: 7200,
  });
  const { runs } = await fuel();
  expect(runs.map(({ driftShare }) => driftShare === null)).toEqual([true, false]);
});

test('holds the long runs of the period alone: no short one, no walk, no other athlete’s, none deleted', async () => {
  const other = await app.register({ email: 'other@example.org' });
  const kept = await long({ date: '2026-02-17' });
  await long({ date: '2026-02-16' });
  await long({ duration_s: 5399 });
  await long({ sport: 'hike' });
  await long({ deleted_at: TEST_NOW_MS });
  await long({}, other);
  expect((await fuel()).runs.map(({ id }) => id)).toEqual([kept.id]);
});

test('is of the latest 24, and says that there are more', async () => {
  for (let day = 1; day <= 26; day += 1) {
    await long({ date: `2026-02-${String(day).padStart(2, '0')}` });
  }
  const { runs, hasMore } = await fuel('90');
  expect(runs).toHaveLength(24);
  expect(runs[0]?.date).toBe('2026-02-26');
  expect(hasMore).toBe(true);
});
