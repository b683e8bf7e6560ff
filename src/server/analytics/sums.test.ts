import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { budget } from '../../../testing/budget.ts';
import { openTestApp } from '../../../testing/server/open-test-app.ts';
import { addDays, startOfWeek } from '../../domain/calendar.ts';
import { isOfTypeRunning, SPORTS, type Sport } from '../../domain/sports.ts';
import { plannedWorkouts, summarise, summaryRanges } from '../../domain/summary.ts';
import { weeklyVolume } from '../../domain/weekly-volume.ts';
import type { NewWorkoutRow } from '../workouts/workout-rows.ts';
import { findDaysOfWeeks } from './over-time.queries.ts';
import { findSummarySums } from './summary.queries.ts';

const app = await openTestApp();
let userId: number;
let otherId: number;

beforeAll(async () => {
  ({ userId } = await app.register());
  ({ userId: otherId } = await app.register());
});

/** A log around this day, some of it deleted, some of it of somebody else, some of it to come. */
const logs = fc.record({
  today: fc.integer({ min: 0, max: 800 }).map((days) => addDays('2025-12-20', days)),
  rows: fc.array(
    fc.record({
      daysAgo: fc.oneof(fc.integer({ min: -9, max: 100 }), fc.integer({ min: 320, max: 480 })),
      mine: fc.boolean(),
      deleted: fc.integer({ min: 0, max: 5 }).map((dice) => dice === 0),
      sport: fc.constantFrom('run', ...SPORTS),
      distance_m: fc.option(fc.double({ min: 0, max: 1_000_000, noNaN: true })),
      duration_s: fc.integer({ min: 0, max: 20_000_000 }),
      avg_heart_rate: fc.option(fc.integer({ min: 0, max: 220 })),
      zone1_s: fc.integer({ min: 0, max: 40_000 }),
      zone5_s: fc.integer({ min: 0, max: 40_000 }),
    }),
    { minLength: 1, maxLength: 60 },
  ),
});

function typeOf(sport: Sport) {
  if (isOfTypeRunning(sport)) return 'running' as const;
  return sport === 'strength' ? ('strength' as const) : ('cross' as const);
}

type Log = typeof logs extends fc.Arbitrary<infer T> ? T : never;

async function save({ today, rows }: Log): Promise<NewWorkoutRow[]> {
  const saved = rows.map(({ daysAgo, mine, deleted, ...row }) => ({
    ...row,
    workout_type: typeOf(row.sport),
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

/** Sums of binary fractions differ in the last digits by their order. */
function toNineDigits(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_key, each) =>
      typeof each === 'number' ? Number(each.toPrecision(9)) : each,
    ),
  );
}

const sum = (rows: readonly NewWorkoutRow[], of: (row: NewWorkoutRow) => number) =>
  rows.reduce((total, row) => total + of(row), 0);

/** The figures of a period, worked out row by row. */
function figuresOf(rows: readonly NewWorkoutRow[]) {
  const runs = rows.filter((row) => row.sport === 'run');
  const walks = rows.filter((row) => row.sport === 'walk' || row.sport === 'hike');
  const paced = runs.filter((row) => (row.distance_m ?? 0) > 0 && row.duration_s > 0);
  const beating = runs.filter((row) => (row.avg_heart_rate ?? 0) > 0);
  const distanceM = (row: NewWorkoutRow) => row.distance_m ?? 0;
  const durationS = (row: NewWorkoutRow) => row.duration_s;
  const beats = sum(beating, (row) => (row.avg_heart_rate ?? 0) * row.duration_s);
  const strengthS = sum(
    rows.filter((row) => row.sport === 'strength'),
    durationS,
  );
  const [runningS, walkingS] = [sum(runs, durationS), sum(walks, durationS)];
  const beatenS = sum(beating, durationS);
  return {
    workouts: rows.length,
    runs: runs.length,
    walks: walks.length,
    runningM: sum(runs, distanceM),
    walkingM: sum(walks, distanceM),
    durationS: sum(rows, durationS),
    durationSByType: {
      running: runningS,
      walking: walkingS,
      strength: strengthS,
      cross: sum(rows, durationS) - runningS - walkingS - strengthS,
    },
    avgPaceSPerKm:
      paced.length === 0 ? null : sum(paced, durationS) / (sum(paced, distanceM) / 1000),
    avgHeartRate: beatenS > 0 ? beats / beatenS : null,
    zoneSeconds: [
      sum(rows, (row) => row.zone1_s ?? 0),
      0,
      0,
      0,
      sum(rows, (row) => row.zone5_s ?? 0),
    ],
  };
}

const weekStarts = fc.constantFrom('sunday' as const, 'monday' as const);
const periods = fc.oneof(
  fc.integer({ min: 1, max: 60 }),
  fc.constantFrom(
    'year' as const,
    '2026-02-01..2026-02-28' as const,
    '2025-01-01..2025-12-31' as const,
    '2026-02-25..2026-03-20' as const,
  ),
);

test('the summary is the sum over the athlete’s own rows, over any log and period', async () => {
  await fc.assert(
    fc.asyncProperty(logs, periods, weekStarts, async (log, period, weekStart) => {
      const mine = await save(log);
      const { today } = log;
      const rows = await findSummarySums(app.db, { userId, today, period, weekStart });
      const ranges = summaryRanges({ today, period });
      for (const stretch of ['period', 'previous'] as const) {
        const { from, to } = ranges[stretch];
        const within = mine.filter((row) => row.date >= from && row.date <= to);
        const told = summarise(rows.filter((row) => row.stretch === stretch));
        expect(toNineDigits(told)).toEqual(toNineDigits(figuresOf(within)));
      }
      const week = mine.filter(
        (row) => row.date >= startOfWeek(today, weekStart) && row.date <= today,
      );
      const ofWeek = rows.filter((row) => row.isThisWeek === 1);
      expect(summarise(ofWeek).runs).toBe(figuresOf(week).runs);
      expect(plannedWorkouts(ofWeek)).toBe(week.length - figuresOf(week).walks);
    }),
    { numRuns: budget({ everyday: 20, small: 60, full: 400 }) },
  );
});

test('the days of the weeks hold every workout up to today once', async () => {
  await fc.assert(
    fc.asyncProperty(
      logs,
      fc.integer({ min: 1, max: 15 }),
      weekStarts,
      async (log, weeks, begins) => {
        const mine = await save(log);
        const { today } = log;
        const of = { userId, today, weeks, weekStart: begins };
        const volumes = weeklyVolume(await findDaysOfWeeks(app.db, of), of);
        expect(volumes).toHaveLength(weeks);
        for (const { weekStart, runs, runningM, walkingM, strengthS, crossM } of volumes) {
          const week = mine.filter(
            (row) => row.date >= weekStart && row.date < addDays(weekStart, 7) && row.date <= today,
          );
          const figures = figuresOf(week);
          const cross = week.filter(
            (row) => !['run', 'walk', 'hike', 'strength'].includes(row.sport),
          );
          expect(toNineDigits({ runs, runningM, walkingM, strengthS, crossM })).toEqual(
            toNineDigits({
              runs: figures.runs,
              runningM: figures.runningM,
              walkingM: figures.walkingM,
              strengthS: figures.durationSByType.strength,
              crossM: sum(cross, (row) => row.distance_m ?? 0),
            }),
          );
        }
      },
    ),
    { numRuns: budget({ everyday: 20, small: 60, full: 400 }) },
  );
});
