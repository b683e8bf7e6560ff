import { beforeEach, describe, expect, test } from 'vitest';
import { openTestApp } from '../../../testing/server/open-test-app.ts';
import { addWeightEntry } from '../../../testing/server/rows.ts';
import { takeSnapshot } from '../../../testing/server/snapshot.ts';
import type { Athlete } from '../../../testing/server/test-app.ts';
import {
  allWeights,
  createWeight,
  deleteWeight,
  latestWeights,
  restoreWeight,
  updateWeight,
  weightStats,
} from '../../contract/weight.ts';

const app = await openTestApp();
let runner: Athlete;

beforeEach(async () => {
  runner = await app.register();
});

const paramsOf = ({ userId }: Athlete) => ({ userId: String(userId) });

function post(payload: object, headers: Record<string, string> = {}) {
  return app.app.inject({
    method: 'POST',
    url: '/api/weight',
    headers: { authorization: `Bearer ${runner.token}`, ...headers },
    payload,
  });
}

function put(id: number, payload: object, headers: Record<string, string> = {}) {
  return app.app.inject({
    method: 'PUT',
    url: `/api/weight/${id}`,
    headers: { authorization: `Bearer ${runner.token}`, ...headers },
    payload,
  });
}

async function add(date: string, weight: number): Promise<number> {
  const { body } = await runner.call(createWeight, { body: { date, weight } });
  return body.id;
}

test('the trend follows the latest entries of the days up to today, with its rate a week', async () => {
  const kgs = [72, 71.8, 71.9, 71.6, 71.5, 71.4];
  for (const [at, kg] of kgs.entries()) await add(`2026-03-0${1 + at}`, kg);
  const young = (await runner.call(weightStats, { params: paramsOf(runner) })).body;
  expect(young.trend).toHaveLength(6);
  expect(young.trend[1]?.trend).toBeCloseTo(71.98);
  expect(young.weeklyRate).toBeNull();
  await add('2026-03-15', 71);
  await add('2026-03-18', 70.9);
  await add('2026-04-01', 40);
  const { trend, weeklyRate } = (await runner.call(weightStats, { params: paramsOf(runner) })).body;
  expect(trend).toHaveLength(8);
  expect(trend.at(-1)?.trend).toBeGreaterThan(70.9);
  expect(weeklyRate).toBeLessThan(-0.1);
});

describe('an entry', () => {
  test('is added as the form sends it: a comma for a point, empty notes as null', async () => {
    const answer = await post({ userId: 1, date: '2026-03-18', weight: ' 71,4 ', notes: '' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      id: expect.any(Number),
      userId: runner.userId,
      date: '2026-03-18',
      weight: 71.4,
      notes: null,
      version: 1,
      createdAt: '2026-03-18T12:00:00.000Z',
    });
  });

  test('may say a note, and more digits than the form’s step', async () => {
    const { body } = await runner.call(createWeight, {
      body: { date: '2026-03-18', weight: 71.25, notes: 'After the long run\n<b>thirsty</b>' },
    });
    expect(body).toMatchObject({ weight: 71.25, notes: 'After the long run\n<b>thirsty</b>' });
  });

  test.each([30, '30', '30,0', 299.9, '299.999'])('of %j kg is taken', async (weight) => {
    expect((await post({ date: '2026-03-18', weight })).statusCode).toBe(201);
  });

  test.each([
    [{ weight: 29.9 }, 'weight', 'Weight must be at least 30kg'],
    [{ weight: '29,99' }, 'weight', 'Weight must be at least 30kg'],
    [{ weight: -80 }, 'weight', 'Weight must be at least 30kg'],
    [{ weight: 300 }, 'weight', 'Weight must be less than 300kg'],
    [{ weight: '300,0' }, 'weight', 'Weight must be less than 300kg'],
    [{ weight: 1e300 }, 'weight', 'Weight must be less than 300kg'],
    [{ weight: '' }, 'weight', 'Weight is required'],
    [{ weight: null }, 'weight', 'Weight is required'],
    [{ weight: 'light' }, 'weight', 'Weight is required'],
    [{ weight: [71] }, 'weight', 'Weight is required'],
    [{ date: '' }, 'date', 'Date is required'],
    [{ date: null }, 'date', 'Date is required'],
    [{ date: '2026-02-30' }, 'date', 'Date must be a day of the calendar, as YYYY-MM-DD'],
    [{ notes: 'x'.repeat(2001) }, 'notes', 'Notes must be at most 2,000 characters'],
    [{ notes: 'a\0b' }, 'notes', 'Notes contains characters that cannot be stored'],
  ])('with %j is refused, added or changed', async (fault, path, message) => {
    const id = await add('2026-03-17', 71);
    const before = await takeSnapshot(app.db);
    const body = { date: '2026-03-18', weight: 70, ...fault };
    for (const answer of [await post(body), await put(id, body)]) {
      expect([answer.statusCode, answer.json()]).toMatchObject([
        400,
        { message, code: 'validation', issues: [{ path, message }] },
      ]);
    }
    expect(await takeSnapshot(app.db)).toEqual(before);
  });

  test('without a date and a weight is told of the date first', async () => {
    const { message, issues } = (await post({})).json();
    expect(message).toBe('Date is required');
    expect(issues).toHaveLength(2);
  });

  test('that is sent twice under one key is added once', async () => {
    const key = { 'idempotency-key': `weigh-in of ${runner.userId}` };
    const body = { date: '2026-03-18', weight: 71 };
    const first = await post(body, key);
    const second = await post(body, key);
    expect(second.json()).toEqual(first.json());
    expect((await runner.call(allWeights)).body).toHaveLength(1);
  });

  test('is changed whole, notes too, and tells its new version', async () => {
    const id = await add('2026-03-17', 71);
    const { body } = await runner.call(updateWeight, {
      params: { id: String(id) },
      body: { date: '2026-03-16', weight: '70,6', notes: 'Other scales' },
    });
    expect(body).toMatchObject({ id, date: '2026-03-16', weight: 70.6, notes: 'Other scales' });
    expect(body.version).toBe(2);
    expect((await runner.call(allWeights)).body).toEqual([body]);
  });

  test('that was changed elsewhere is not overwritten unseen', async () => {
    const id = await add('2026-03-17', 71);
    const change = { date: '2026-03-17', weight: 70 };
    expect((await put(id, change, { 'if-match': '"1"' })).statusCode).toBe(200);
    const late = await put(id, { ...change, weight: 99 }, { 'if-match': '"1"' });
    expect([late.statusCode, late.json().code]).toEqual([409, 'conflict']);
    expect((await runner.call(allWeights)).body).toMatchObject([{ weight: 70, version: 2 }]);
    expect((await put(id, change, { 'if-match': 'mine' })).json().message).toBe(
      'If-Match must be the version of the weight entry, as "3"',
    );
  });

  test('that is deleted is gone from every answer until it is restored', async () => {
    const params = { id: String(await add('2026-03-17', 71)) };
    const before = (await runner.call(allWeights)).body;
    expect((await runner.call(deleteWeight, { params })).status).toBe(204);
    expect((await runner.call(allWeights)).body).toEqual([]);
    const { body: none } = await runner.call(weightStats, { params: paramsOf(runner) });
    expect(none).toEqual({ latest: null, start: null, lowest: null, trend: [], weeklyRate: null });
    expect((await runner.call(deleteWeight, { params })).status).toBe(404);
    const body = { date: '2026-03-17', weight: 70 };
    expect((await runner.call(updateWeight, { params, body })).status).toBe(404);

    expect((await runner.call(restoreWeight, { params })).body).toEqual(before[0]);
    expect((await runner.call(allWeights)).body).toEqual(before);
    expect((await runner.call(restoreWeight, { params })).status).toBe(404);
  });

  test('of somebody else is not found, whatever is tried with it', async () => {
    const stranger = await app.register();
    const { id } = await addWeightEntry(app.db, { user_id: stranger.userId });
    const gone = await addWeightEntry(app.db, { user_id: stranger.userId, deleted_at: 1 });
    const before = await takeSnapshot(app.db);
    const body = { date: '2026-03-18', weight: 40, userId: stranger.userId };
    const answers = [
      await runner.call(updateWeight, { params: { id: String(id) }, body }),
      await runner.call(deleteWeight, { params: { id: String(id) } }),
      await runner.call(restoreWeight, { params: { id: String(gone.id) } }),
      await runner.call(latestWeights, { params: paramsOf(stranger) }),
      await runner.call(weightStats, { params: paramsOf(stranger) }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await takeSnapshot(app.db)).toEqual(before);
  });
});

describe('the list', () => {
  test('is newest first by day, of one day the last written first, by either call', async () => {
    const ids = [
      await add('2026-03-10', 72),
      await add('2026-03-18', 71),
      await add('2025-12-31', 74),
      await add('2026-03-18', 70.8),
    ];
    const expected = [ids[3], ids[1], ids[0], ids[2]];
    const { body: all } = await runner.call(allWeights);
    const { body: own } = await runner.call(latestWeights, { params: paramsOf(runner) });
    expect(all.map(({ id }) => id)).toEqual(expected);
    expect(own).toEqual(all);
    const { body: two } = await runner.call(latestWeights, {
      params: paramsOf(runner),
      query: { limit: '2' },
    });
    expect(two).toEqual(all.slice(0, 2));
  });

  test.each(['0', '201', 'all', '-1', '1.5'])('of %s entries is refused', async (limit) => {
    const { status, body } = await runner.call(latestWeights, {
      params: paramsOf(runner),
      query: { limit },
    });
    expect([status, body]).toMatchObject([400, { message: 'limit must be between 1 and 200' }]);
  });
});

test('a slip of the finger is nobody’s lowest weight, but a new one that stays is', async () => {
  for (const [day, kg] of [
    ['01', 72],
    ['03', 71.5],
    ['05', 37],
    ['07', 71.8],
    ['09', 71.6],
  ] as const)
    await add(`2026-03-${day}`, kg);
  const lowest = async () =>
    (await runner.call(weightStats, { params: paramsOf(runner) })).body.lowest?.weight;
  expect(await lowest()).toBe(71.5);
  for (const [day, kg] of [
    ['11', 60],
    ['13', 60.2],
    ['15', 59.8],
    ['16', 60.1],
  ] as const)
    await add(`2026-03-${day}`, kg);
  expect(await lowest()).toBe(59.8);
});

test('the stats are the latest, the earliest and the lowest, each as a whole entry', async () => {
  await add('2026-02-01', 72);
  await add('2026-01-05', 75.5);
  await add('2026-03-18', 73);
  await add('2026-03-01', 71.2);
  await add('2026-03-09', 71.2);
  const { body } = await runner.call(weightStats, { params: paramsOf(runner) });
  expect(body).toMatchObject({
    latest: { date: '2026-03-18', weight: 73 },
    start: { date: '2026-01-05', weight: 75.5 },
    lowest: { date: '2026-03-01', weight: 71.2 },
  });
});
