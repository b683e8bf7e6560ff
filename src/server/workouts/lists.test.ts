import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  openTold,
  plansOf,
  readsWhole,
  type Statement,
} from '../../../testing/server/query-plans.ts';
import { addRace, addWorkout } from '../../../testing/server/rows.ts';
import { type Athlete, createTestApp, type TestApp } from '../../../testing/server/test-app.ts';
import type { CallInput } from '../../contract/endpoint.ts';
import { createShoe } from '../../contract/shoes.ts';
import {
  LISTED_BY,
  type Listed,
  orderText,
  workoutsPage,
  workoutTotals,
} from '../../contract/workout-lists.ts';
import { addDays } from '../../domain/calendar.ts';
import { findPage, findTags, sumListed } from './lists.queries.ts';
import type { NewWorkoutRow } from './workout-rows.ts';

let app: TestApp;
let runner: Athlete;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  runner = await app.addAthlete();
});
afterAll(() => app.close());

type Query = CallInput<typeof workoutsPage>['query'];

const add = (part: Partial<NewWorkoutRow>) =>
  addWorkout(app.db, { user_id: runner.userId, ...part });

async function page(query: Query) {
  const params = { userId: String(runner.userId) };
  const answer = await runner.call(workoutsPage, { params, query });
  expect(answer.status).toBe(200);
  return answer.body;
}

describe('a list in the order of a figure', () => {
  const FIGURES = {
    date: (row: { date: string }) => Number(row.date.replaceAll('-', '')),
    distance: (row: { distance: number | null }) => row.distance,
    duration: (row: { durationSeconds: number }) => row.durationSeconds,
    pace: (row: { distance: number | null; durationSeconds: number }) =>
      row.distance ? row.durationSeconds / row.distance : null,
    avgHeartRate: (row: { avgHeartRate: number | null }) => row.avgHeartRate,
    maxHeartRate: (row: { maxHeartRate: number | null }) => row.maxHeartRate,
    calories: (row: { calories: number | null }) => row.calories,
    effort: (row: { effort: number | null }) => row.effort,
  };

  test.each(LISTED_BY)('%s: page by page each once, those without it last', async (by) => {
    for (let n = 0; n < 33; n += 1) {
      const hasFigures = n % 3 !== 2;
      await add({
        date: addDays('2026-03-01', -(n % 11)),
        duration_s: 1800 + (n % 7) * 61,
        distance_m: hasFigures ? 5000 + (n % 9) * 333.3 : null,
        avg_heart_rate: hasFigures ? 130 + (n % 5) : null,
        max_heart_rate: hasFigures ? 170 + (n % 4) : null,
        calories: hasFigures ? 300 + (n % 6) : null,
        effort: hasFigures ? 1 + (n % 10) : null,
      });
    }
    for (const descending of [true, false]) {
      const seen: Awaited<ReturnType<typeof page>>['workouts'] = [];
      let after: string | undefined;
      do {
        const got = await page({ sort: orderText({ by, descending }), limit: '7', after });
        seen.push(...got.workouts);
        after = got.next ?? undefined;
      } while (after !== undefined);
      expect(new Set(seen.map(({ id }) => id)).size).toBe(33);
      const figures = seen.map(FIGURES[by]);
      const known = figures.filter((figure) => figure !== null);
      expect(figures.slice(known.length).every((figure) => figure === null)).toBe(true);
      expect(known).toEqual(known.toSorted((a, b) => (descending ? b - a : a - b)));
    }
  });

  test('begins again where a cursor is of another order, in words', async () => {
    await add({});
    await add({});
    const { next } = await page({ sort: '-duration', limit: '1' });
    const refused = await runner.call(workoutsPage, {
      params: { userId: String(runner.userId) },
      query: { after: next ?? '' },
    });
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { message: 'The page cursor is of a list in another order' },
    ]);
    const unknown = await runner.call(workoutsPage, {
      params: { userId: String(runner.userId) },
      query: { sort: 'password' },
    });
    expect(unknown.status).toBe(400);
  });
});

describe('a list', () => {
  const daysOf = async (query: Query) => {
    const { workouts } = await page(query);
    const params = { userId: String(runner.userId) };
    const totals = await runner.call(workoutTotals, { params, query });
    expect(totals.body.workouts).toBe(workouts.length);
    return workouts.map(({ date }) => date.slice(8));
  };

  test('is narrowed by pace, heart rate, shoes and tag, and its totals with it', async () => {
    const shoe = await runner.call(createShoe, { body: { name: 'Ghost' } });
    const of = { distance_m: 10_000 };
    await add({
      ...of,
      date: '2026-03-01',
      duration_s: 2700,
      avg_heart_rate: 171,
      tags: 'race,heat',
    });
    await add({ ...of, date: '2026-03-02', duration_s: 3300, avg_heart_rate: 140, tags: '100%' });
    await add({ date: '2026-03-03', duration_s: 60, distance_m: null, shoe_id: shoe.body.id });
    expect(await daysOf({ minPace: '4:30', maxPace: '4:30' })).toEqual(['01']);
    expect(await daysOf({ minPace: '4:31' })).toEqual(['02']);
    expect(await daysOf({ minHeartRate: '150' })).toEqual(['01']);
    expect(await daysOf({ maxHeartRate: '150' })).toEqual(['02']);
    expect(await daysOf({ shoe: String(shoe.body.id) })).toEqual(['03']);
    expect(await daysOf({ tag: 'Heat' })).toEqual(['01']);
    expect(await daysOf({ tag: 'hea' })).toEqual([]);
    expect(await daysOf({ tag: '100%' })).toEqual(['02']);
    expect(await daysOf({ tag: '1%' })).toEqual([]);
    expect(await daysOf({ tag: 'heat', maxPace: '4:00' })).toEqual([]);
  });

  test('of races has those that Strava marked and those that a race was run in', async () => {
    await add({ date: '2026-03-01' });
    await add({ date: '2026-03-02', is_race: 1 });
    const { id } = await add({ date: '2026-03-03' });
    await addRace(app.db, { user_id: runner.userId, date: '2026-03-03', workout_id: id });
    expect(await daysOf({ kind: 'race' })).toEqual(['03', '02']);
  });

  test('of runs has no walks and hikes: they are a list of their own', async () => {
    await add({ date: '2026-03-01' });
    await add({ date: '2026-03-02', sport: 'hike', running_subtype: null });
    await add({ date: '2026-03-03', workout_type: 'strength', sport: 'strength' });
    expect(await daysOf({ group: 'runs' })).toEqual(['01']);
    expect(await daysOf({ group: 'walks' })).toEqual(['02']);
    expect(await daysOf({ group: 'others' })).toEqual(['03']);
  });
});

test('every order of a list is read from an index, and none is sorted', async () => {
  const statements: Statement[] = [];
  const database = await openTold((statement) => statements.push(statement));
  const told = await createTestApp({ database });
  const { userId } = await told.addAthlete();
  statements.length = 0;
  for (const by of LISTED_BY) {
    for (const descending of [true, false]) {
      for (const after of [null, { value: 5000, id: 7 }]) {
        if (by === 'date' && after) continue;
        const of = { userId, order: { by, descending }, after, limit: 30 };
        await findPage(told.db, { ...of, listed: {} });
        await findPage(told.db, { ...of, listed: { group: 'runs' } });
      }
    }
  }
  await findTags(told.db, userId);
  const plans = await plansOf(database.engine, statements);
  expect(plans.length).toBeGreaterThan(30);
  const sorted = plans.filter(
    ({ sql, plan }) => !sql.includes('group by') && /USE TEMP B-TREE FOR ORDER BY|Sort/.test(plan),
  );
  expect(sorted).toEqual([]);
  expect(plans.filter(({ plan }) => readsWhole('workouts').test(plan))).toEqual([]);
  const figures = plans.filter(({ sql }) => sql.includes('sorted_by'));
  expect(figures.filter(({ plan }) => !/workouts_by_/.test(plan))).toEqual([]);
  await told.close();
});

test('what a list comes to is read from the index made for it, also where the database has no statistics', async () => {
  const statements: Statement[] = [];
  const database = await openTold((statement) => statements.push(statement));
  const told = await createTestApp({ database });
  const { userId } = await told.addAthlete();
  const indexOf = async (ask: () => Promise<unknown>) => {
    statements.length = 0;
    await ask();
    const plans = await plansOf(database.engine, statements);
    return plans.map(({ plan }) =>
      /INDEX (\w+)|(?:using|on) (\w+_\w+)/.exec(plan)?.slice(1).join(''),
    );
  };
  const sums = (listed: Listed) => indexOf(() => sumListed(told.db, { userId, listed }));
  expect(await sums({})).toEqual(['workouts_by_day']);
  expect(await sums({ from: '2026-01-01' })).toEqual(['workouts_by_day']);
  expect(await sums({ kind: 'outdoor-easy' })).toEqual(['workouts_by_day']);
  expect(await sums({ group: 'runs' })).toEqual(['runs_by_day']);
  expect(await sums({ group: 'others' })).toEqual(['other_workouts_by_day']);
  expect(await sums({ search: 'river' })).toEqual(['worded_workouts']);
  expect(await indexOf(() => findTags(told.db, userId))).toEqual(['tags_of_athlete']);
  await told.close();
});
