import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addWorkout } from '../../../testing/server/rows.ts';
import { createTestApp, type TestApp } from '../../../testing/server/test-app.ts';
import { addDays } from '../../domain/calendar.ts';
import { ANY_WORKOUT, type Kind, RUNS, readKind } from '../../domain/coach/kinds.ts';
import { VIEWERS } from '../../domain/source-policy.ts';
import { SOURCES } from '../../domain/workout-kinds.ts';
import { coachWorkouts } from './coach-workouts.queries.ts';
import { findDayVolumes, findSums } from './sums.queries.ts';

const TODAY = '2026-03-18';

let app: TestApp;
let userId: number;
let otherId: number;

beforeAll(async () => {
  app = await createTestApp();
  ({ userId } = await app.addAthlete());
  ({ userId: otherId } = await app.addAthlete());
});
afterAll(() => app.close());

const kinds = [
  RUNS,
  ANY_WORKOUT,
  readKind('easy runs'),
  readKind('strength'),
  readKind('rides'),
].filter((kind): kind is Kind => kind !== null);

const rows = fc.array(
  fc.record({
    mine: fc.boolean(),
    daysAgo: fc.integer({ min: -2, max: 20 }),
    deleted: fc.integer({ min: 0, max: 5 }).map((dice) => dice === 0),
    kind: fc.constantFrom(
      {
        workout_type: 'running' as const,
        sport: 'run' as const,
        running_subtype: 'outdoor-easy' as const,
      },
      { workout_type: 'running' as const, sport: 'walk' as const, running_subtype: null },
      { workout_type: 'strength' as const, sport: 'strength' as const, running_subtype: null },
      { workout_type: 'cross' as const, sport: 'cycling' as const, running_subtype: null },
    ),
    distance_m: fc.option(fc.integer({ min: 0, max: 60_000 })),
    duration_s: fc.integer({ min: 0, max: 20_000 }),
    avg_heart_rate: fc.option(fc.integer({ min: 0, max: 220 })),
    calories: fc.option(fc.nat(3000)),
    hydration_ml: fc.option(fc.nat(2000)),
    effort: fc.option(fc.integer({ min: 1, max: 10 })),
    caffeinated_gels: fc.nat(4),
    zone2_s: fc.nat(4000),
  }),
  { minLength: 1, maxLength: 40 },
);

test('what the database adds up is the sum over the athlete’s own rows, whatever is asked', async () => {
  await fc.assert(
    fc.asyncProperty(
      rows,
      fc.constantFrom(...kinds),
      fc.integer({ min: 0, max: 20 }),
      async (drawn, kind, days) => {
        await app.db.deleteFrom('workouts').execute();
        const saved = drawn.map(({ mine, daysAgo, deleted, kind: columns, ...row }) => ({
          ...row,
          ...columns,
          user_id: mine ? userId : otherId,
          date: addDays(TODAY, -daysAgo),
          deleted_at: deleted ? 1 : null,
          ...{ source: 'manual' as const, created_at: 1, updated_at: 1 },
        }));
        await app.db.insertInto('workouts').values(saved).execute();
        const from = addDays(TODAY, -days);
        const mine = saved.filter(
          (row) =>
            row.user_id === userId &&
            row.deleted_at === null &&
            row.date >= from &&
            row.date <= TODAY &&
            (!kind.workoutType || row.workout_type === kind.workoutType) &&
            (!kind.runningSubtype || row.running_subtype === kind.runningSubtype) &&
            (!kind.sport || row.sport === kind.sport),
        );
        const sum = (of: (row: (typeof mine)[number]) => number) =>
          mine.reduce((total, row) => total + of(row), 0);
        const paced = (row: (typeof mine)[number]) =>
          row.sport === 'run' && (row.distance_m ?? 0) > 0 && row.duration_s > 0;
        const sums = await findSums(app.db, {
          userId,
          viewer: 'builtInCoach',
          from,
          to: TODAY,
          kind,
        });
        expect(sums).toEqual({
          workouts: mine.length,
          distanceM: sum((row) => row.distance_m ?? 0),
          durationS: sum((row) => row.duration_s),
          pacedM: sum((row) => (paced(row) ? (row.distance_m ?? 0) : 0)),
          pacedS: sum((row) => (paced(row) ? row.duration_s : 0)),
          paced: sum((row) => (paced(row) ? 1 : 0)),
          heartRateTimesS: sum((row) => (row.avg_heart_rate ?? 0) * row.duration_s),
          heartRateS: sum((row) => ((row.avg_heart_rate ?? 0) > 0 ? row.duration_s : 0)),
          withHeartRate: sum((row) => ((row.avg_heart_rate ?? 0) > 0 ? 1 : 0)),
          calories: sum((row) => row.calories ?? 0),
          withCalories: sum((row) => (row.calories === null ? 0 : 1)),
          calorieDistanceM: sum((row) => (row.calories === null ? 0 : (row.distance_m ?? 0))),
          caffeinatedGels: sum((row) => row.caffeinated_gels),
          nonCaffeinatedGels: 0,
          hydrationMl: sum((row) => row.hydration_ml ?? 0),
          withHydration: sum((row) => (row.hydration_ml === null ? 0 : 1)),
          hydratedS: sum((row) => (row.hydration_ml === null ? 0 : row.duration_s)),
          effort: sum((row) => row.effort ?? 0),
          withEffort: sum((row) => (row.effort === null ? 0 : 1)),
          withZones: sum((row) => (row.zone2_s > 0 ? 1 : 0)),
          zoneSeconds: [0, sum((row) => row.zone2_s), 0, 0, 0],
          days: new Set(mine.map(({ date }) => date)).size,
          firstDay: mine.map(({ date }) => date).toSorted()[0] ?? null,
        });
        const volumes = await findDayVolumes(app.db, {
          userId,
          viewer: 'builtInCoach',
          from,
          to: TODAY,
          kind,
        });
        expect(volumes.reduce((total, { count }) => total + count, 0)).toBe(mine.length);
        expect(volumes.reduce((total, { distanceM }) => total + distanceM, 0)).toBe(sums.distanceM);
      },
    ),
    { numRuns: 60 },
  );
});

test('each reader sees the sources that may be shown to it, and no other', async () => {
  await app.db.deleteFrom('workouts').execute();
  for (const source of SOURCES) await addWorkout(app.db, { user_id: userId, source });
  // What was filled in from Strava goes no further than Strava's own.
  await addWorkout(app.db, { user_id: userId, holds_strava: 1 });
  const seen = new Map<string, string[]>();
  for (const viewer of VIEWERS) {
    const found = await coachWorkouts(app.db, { userId, viewer }).select('source').execute();
    seen.set(viewer, found.map(({ source }) => source).toSorted());
  }
  expect(seen.get('builtInCoach')).toEqual([...SOURCES, 'manual'].toSorted());
  expect(seen.get('outsideModel')).toEqual(
    SOURCES.filter((source) => source !== 'strava').toSorted(),
  );
});
