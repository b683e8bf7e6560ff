import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp } from '../../../testing/server/open-test-app.ts';
import { addWorkout } from '../../../testing/server/rows.ts';
import { type Athlete, TEST_NOW_MS } from '../../../testing/server/test-app.ts';
import { readPeriodRuns } from '../../contract/period-runs.ts';
import { addDays } from '../../domain/calendar.ts';
import { paceSPerKm } from '../../domain/pace.ts';
import { worldRecordS } from '../../domain/plausible-time.ts';
import type { PredictingRun } from '../../domain/prediction/runner-log.ts';
import { isOfTypeRunning, isRun, SPORTS } from '../../domain/sports.ts';
import { STANDARD_DISTANCES } from '../../domain/standard-distances.ts';
import { summaryRanges } from '../../domain/summary.ts';
import { RUNNING_SUBTYPES } from '../../domain/workout-kinds.ts';
import { readRunsOfPeriod } from './analytics.routes.ts';

const app = await openTestApp();
let athlete: Athlete;
let stranger: Athlete;

beforeAll(async () => {
  athlete = await app.addAthlete();
  stranger = await app.addAthlete();
});

beforeEach(async () => {
  await app.db.deleteFrom('workouts').execute();
});

const add = (workout: Partial<Parameters<typeof addWorkout>[1]> = {}) =>
  addWorkout(app.db, { user_id: athlete.userId, ...workout });

const params = () => ({ userId: String(athlete.userId) });
const runsOf = async (period: string, of = athlete) =>
  (await of.call(readPeriodRuns, { params: params(), query: { period } })).body;

describe('the runs of a period', () => {
  test('of an empty log are none', async () => {
    expect(await runsOf('90')).toEqual({
      today: '2026-03-18',
      period: { span: 'days', days: 90, from: '2025-12-19', to: '2026-03-18' },
      previous: { span: 'days', days: 90, from: '2025-09-20', to: '2025-12-18' },
      pacedRuns: [],
      bestPace: null,
      previousBestPace: null,
      recentRuns: [],
    });
  });

  test('have no best pace that nobody has run', async () => {
    const run = await add({ date: '2026-03-10', duration_s: 3000, distance_m: 10_000 });
    await add({ date: '2026-03-11', duration_s: 9000, distance_m: 90_000 });
    const strides = await add({ date: '2026-03-12', duration_s: 28, distance_m: 100 });
    const { bestPace, pacedRuns: paced } = await runsOf('30');
    expect(bestPace).toMatchObject({ id: strides.id });
    expect(paced).toHaveLength(3);
    await app.db.deleteFrom('workouts').where('id', '=', strides.id).execute();
    expect((await runsOf('30')).bestPace).toMatchObject({ id: run.id });
  });

  test('are told by the latest twelve, the fastest and the latest three', async () => {
    const ids: number[] = [];
    for (let days = 0; days < 15; days += 1) {
      const run = await add({
        date: addDays('2026-03-18', -days),
        duration_s: 3000 + days,
        running_subtype: 'outdoor-easy',
      });
      ids.push(run.id);
    }
    const before = await add({ date: '2026-02-15', distance_m: 5000, duration_s: 1200 });
    const { pacedRuns, bestPace, previousBestPace, recentRuns } = await runsOf('30');
    expect(pacedRuns.map((run) => run.id)).toEqual(ids.slice(0, 12).reverse());
    expect(bestPace).toEqual({
      id: ids[0],
      date: '2026-03-18',
      runningSubtype: 'outdoor-easy',
      distance: 10,
      durationSeconds: 3000,
      paceSPerKm: 300,
    });
    expect(previousBestPace).toMatchObject({ id: before.id, distance: 5, paceSPerKm: 240 });
    expect(recentRuns.map((run) => run.id)).toEqual(ids.slice(0, 3));
    expect(recentRuns[0]).toMatchObject({ workoutType: 'running', duration: '0:50' });
  });

  test('are runs: walks, hikes and rides are not among them', async () => {
    const run = await add({ date: '2026-03-01' });
    await add({ sport: 'walk', duration_s: 60 });
    await add({ sport: 'hike', distance_m: 30_000 });
    await add({ sport: 'wheelchair', duration_s: 1800 });
    await add({ workout_type: 'cross', sport: 'cycling', duration_s: 900 });
    const { pacedRuns, bestPace, recentRuns } = await runsOf('30');
    expect(pacedRuns.map(({ id }) => id)).toEqual([run.id]);
    expect(bestPace).toMatchObject({ id: run.id });
    expect(recentRuns.map(({ id }) => id)).toEqual([run.id]);
  });

  test('are those of nobody else, and of no period that is no number of days', async () => {
    await add();
    const query = { period: '30' };
    const asked = await stranger.call(readPeriodRuns, { params: params(), query });
    expect(asked.status).toBe(404);
    for (const period of ['0', '-1', 'month', '99999']) {
      const refused = await athlete.call(readPeriodRuns, { params: params(), query: { period } });
      expect(refused.status).toBe(400);
    }
  });

  test('cost as little to send with 10,000 workouts as with 20', async () => {
    const bytesWith = async (count: number) => {
      await app.db.deleteFrom('workouts').execute();
      const rows = Array.from({ length: count }, (_, number) => ({
        user_id: athlete.userId,
        date: addDays('2026-03-18', -(number % 365)),
        workout_type: 'running' as const,
        sport: 'run' as const,
        duration_s: 3000 + (number % 600),
        distance_m: 10_000,
        source: 'manual' as const,
        created_at: TEST_NOW_MS,
        updated_at: TEST_NOW_MS,
      }));
      while (rows.length > 0) {
        await app.db.insertInto('workouts').values(rows.splice(0, 500)).execute();
      }
      return JSON.stringify(await runsOf('365')).length;
    };
    const few = await bytesWith(20);
    expect(await bytesWith(10_000)).toBeLessThan(few * 1.1);
  });
});

const logs = fc.record({
  today: fc.integer({ min: 0, max: 800 }).map((days) => addDays('2025-12-20', days)),
  rows: fc.array(
    fc.record({
      daysAgo: fc.integer({ min: -9, max: 60 }),
      mine: fc.integer({ min: 0, max: 5 }).map((dice) => dice > 0),
      deleted: fc.integer({ min: 0, max: 5 }).map((dice) => dice === 0),
      sport: fc.constantFrom('run', 'run', 'run', ...SPORTS),
      running_subtype: fc.option(fc.constantFrom(...RUNNING_SUBTYPES)),
      // Round amounts, so that equal paces come up; distances are kept to the micrometre.
      distance_m: fc.option(
        fc.oneof(
          fc.constantFrom(0, 2500, 5000, 10_000),
          fc.double({ min: 0.000001, max: 90_000, noNaN: true }),
        ),
      ),
      duration_s: fc.constantFrom(0, 1, 750, 1500, 3000, 3001, 20_000_000),
    }),
    { minLength: 1, maxLength: 40 },
  ),
});

type Log = typeof logs extends fc.Arbitrary<infer T> ? T : never;

/** Answers what of it the athlete has. */
async function save({ today, rows }: Log): Promise<PredictingRun[]> {
  await app.db.deleteFrom('workouts').execute();
  const saved = await app.db
    .insertInto('workouts')
    .values(
      rows.map(({ daysAgo, mine, deleted, ...row }) => ({
        ...row,
        workout_type: isOfTypeRunning(row.sport) ? ('running' as const) : ('cross' as const),
        user_id: mine ? athlete.userId : stranger.userId,
        date: addDays(today, -daysAgo),
        source: 'manual' as const,
        created_at: 1,
        updated_at: 1,
        deleted_at: deleted ? 1 : null,
      })),
    )
    .returningAll()
    .execute();
  return saved
    .filter((row) => row.user_id === athlete.userId && row.deleted_at === null)
    .map((row) => ({
      id: row.id,
      date: row.date,
      workoutType: row.workout_type,
      sport: row.sport,
      distanceM: row.distance_m,
      durationS: row.duration_s,
      avgHeartRate: row.avg_heart_rate,
    }));
}

test('the database finds the runs that the domain finds, in any log and period', async () => {
  await fc.assert(
    fc.asyncProperty(logs, fc.integer({ min: 1, max: 40 }), async (log, periodDays) => {
      const { today } = log;
      const mine = await save(log);
      const { period, previous } = summaryRanges({ today, period: periodDays });
      const within = ({ from, to }: { from: string; to: string }) =>
        mine.filter((each) => each.date >= from && each.date <= to);
      const { userId } = athlete;
      const found = await readRunsOfPeriod(app.db, { userId, today, period: periodDays });
      const latest = newestFirst(pacedOf(within(period))).slice(0, 12);
      expect(found.pacedRuns.map(({ id }) => id)).toEqual(latest.toReversed());
      expect(idOf(found.bestPace)).toEqual(idOf(fastestRun(within(period))));
      expect(idOf(found.previousBestPace)).toEqual(idOf(fastestRun(within(previous))));
      const running = within(period).filter(isRun);
      expect(found.recentRuns.map((run) => run.id)).toEqual(newestFirst(running).slice(0, 3));
    }),
    { numRuns: 60 },
  );
});

const idOf = (run: { id: number } | null) => run?.id ?? null;

function pacedOf(workouts: readonly PredictingRun[]): PredictingRun[] {
  return workouts.filter((workout) => isRun(workout) && paceSPerKm(workout) !== null);
}

/** Of two equal paces the later run, and none that is faster than the record of what it reaches. */
function fastestRun(workouts: readonly PredictingRun[]): PredictingRun | null {
  const paced = pacedOf(workouts).filter(({ distanceM, durationS }) => {
    const record = STANDARD_DISTANCES.findLast((each) => (distanceM ?? 0) >= each.distanceM);
    const reachedM = record?.distanceM ?? 100;
    return durationS >= (distanceM ?? 0) * (worldRecordS(reachedM) / reachedM);
  });
  const [fastest = null] = paced.toSorted(
    (one, other) =>
      (paceSPerKm(one) ?? 0) - (paceSPerKm(other) ?? 0) ||
      other.date.localeCompare(one.date) ||
      other.id - one.id,
  );
  return fastest;
}

function newestFirst(runs: readonly PredictingRun[]): number[] {
  return runs.toSorted((a, b) => b.date.localeCompare(a.date) || b.id - a.id).map((run) => run.id);
}
