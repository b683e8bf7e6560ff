import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/server/test-app.ts';
import { addDays, startOfWeek } from '../../domain/calendar.ts';
import { SPORTS } from '../../domain/sports.ts';
import { finishSummary, summariseTraining } from '../../domain/summary.ts';
import { weeklyVolume } from '../../domain/weekly-volume.ts';
import { WORKOUT_TYPES } from '../../domain/workout-kinds.ts';
import type { NewWorkoutRow } from '../workouts/workout-rows.ts';
import { findTrainingSums } from './training-sums.ts';
import { findWeeklyVolume } from './weekly-volume.ts';

let app: TestApp;
let userId: number;
let otherId: number;

beforeAll(async () => {
  app = await createTestApp();
  ({ userId } = await app.register());
  ({ userId: otherId } = await app.register());
});

afterAll(() => app.close());

/** A log around this day, some of it deleted, some of it of somebody else, some of it to come. */
const logs = fc.record({
  today: fc.integer({ min: 0, max: 800 }).map((days) => addDays('2025-12-20', days)),
  rows: fc.array(
    fc.record({
      daysAgo: fc.integer({ min: -9, max: 100 }),
      mine: fc.boolean(),
      deleted: fc.integer({ min: 0, max: 5 }).map((dice) => dice === 0),
      workout_type: fc.constantFrom(...WORKOUT_TYPES),
      sport: fc.constantFrom(...SPORTS),
      distance_m: fc.option(fc.double({ min: 0, max: 1_000_000, noNaN: true })),
      duration_s: fc.integer({ min: 0, max: 20_000_000 }),
      avg_heart_rate: fc.option(fc.integer({ min: 0, max: 220 })),
      zone1_s: fc.integer({ min: 0, max: 40_000 }),
      zone5_s: fc.integer({ min: 0, max: 40_000 }),
    }),
    { minLength: 1, maxLength: 60 },
  ),
});

type Log = typeof logs extends fc.Arbitrary<infer T> ? T : never;

async function save({ today, rows }: Log): Promise<NewWorkoutRow[]> {
  const saved = rows.map(({ daysAgo, mine, deleted, ...row }) => ({
    ...row,
    user_id: mine ? userId : otherId,
    date: addDays(today, -daysAgo),
    source: 'manual' as const,
    created_at: 1,
    updated_at: 1,
    deleted_at: deleted ? 1 : null,
  }));
  await app.db.deleteFrom('workouts').execute();
  await app.db.insertInto('workouts').values(saved).execute();
  return saved.filter((row) => row.user_id === userId && row.deleted_at === null);
}

const inDomain = (row: NewWorkoutRow) => ({
  date: row.date,
  workoutType: row.workout_type,
  sport: row.sport,
  distanceM: row.distance_m ?? null,
  durationS: row.duration_s,
  avgHeartRate: row.avg_heart_rate ?? null,
});

/** Sums of binary fractions differ in the last digits by their order. */
function toNineDigits(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_key, each) =>
      typeof each === 'number' ? Number(each.toPrecision(9)) : each,
    ),
  );
}

test('the database adds up to what the domain adds up, over any log and period', async () => {
  await fc.assert(
    fc.asyncProperty(logs, fc.integer({ min: 1, max: 60 }), async (log, periodDays) => {
      const mine = await save(log);
      const { today } = log;
      const sums = await findTrainingSums(app.db, { userId, today, periodDays });
      const expected = summariseTraining(mine.map(inDomain), { today, periodDays });
      expect(toNineDigits(finishSummary(sums))).toEqual(toNineDigits(expected));
      const inPeriod = mine.filter(
        (row) => row.date > addDays(today, -periodDays) && row.date <= today,
      );
      const zone = (key: 'zone1_s' | 'zone5_s') =>
        inPeriod.reduce((total, row) => total + (row[key] ?? 0), 0);
      expect(sums.period.zoneSeconds).toEqual([zone('zone1_s'), 0, 0, 0, zone('zone5_s')]);
      const secondsOf = (type: NewWorkoutRow['workout_type']) =>
        inPeriod.reduce((sum, row) => sum + (row.workout_type === type ? row.duration_s : 0), 0);
      expect(sums.period.secondsByType).toEqual({
        running: secondsOf('running'),
        strength: secondsOf('strength'),
        cross: secondsOf('cross'),
      });
    }),
    { numRuns: 60 },
  );
});

test('the weeks of the database are the weeks of the domain', async () => {
  await fc.assert(
    fc.asyncProperty(logs, fc.integer({ min: 1, max: 15 }), async (log, weeks) => {
      const mine = await save(log);
      const { today } = log;
      const volume = await findWeeklyVolume(app.db, { userId, today, weeks });
      expect(volume).toHaveLength(weeks);
      expect(volume.at(-1)?.weekStart).toBe(startOfWeek(today));
      const expected = weeklyVolume(mine.map(inDomain), { today, weeks });
      expect(toNineDigits(volume)).toEqual(toNineDigits(expected));
    }),
    { numRuns: 60 },
  );
});
