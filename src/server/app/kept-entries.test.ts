import { beforeEach, describe, expect, test } from 'vitest';
import { openTestApp } from '../../../testing/server/open-test-app.ts';
import type { Athlete } from '../../../testing/server/test-app.ts';
import { KEPT_TABLES, type KeptTable } from '../platform/db/tables.ts';

// What all tables of kept entries have in common, over the calls alone.
const KINDS: {
  table: KeptTable;
  path: string;
  /** By user, where the path alone does not list. */
  isListedByUser?: boolean;
  /** Where more is answered than the entries that were made. */
  madeOf?: (answer: { limits: { thresholdPace: string | null }[] }) => unknown[];
  /** The field that the tests change. */
  field: 'notes' | 'brand' | 'thresholdPace';
  /** What it holds at first, and after a change. */
  texts?: [string, string];
  one: object;
}[] = [
  {
    table: 'workouts',
    path: '/api/workouts',
    field: 'notes',
    one: { date: '2026-03-17', workoutType: 'running', duration: '0:45', notes: 'first' },
  },
  {
    table: 'races',
    path: '/api/races',
    isListedByUser: true,
    field: 'notes',
    one: {
      name: 'City Half',
      date: '2026-09-27',
      distance: 21.1,
      targetTime: '1:45',
      notes: 'first',
    },
  },
  {
    table: 'weight_entries',
    path: '/api/weight',
    field: 'notes',
    one: { date: '2026-03-17', weight: 71.4, notes: 'first' },
  },
  {
    table: 'sweat_tests',
    path: '/api/sweat-tests',
    isListedByUser: true,
    field: 'notes',
    one: {
      date: '2026-03-17',
      weightBefore: 70,
      weightAfter: 69.2,
      drunkMl: 400,
      minutes: 60,
      notes: 'first',
    },
  },
  {
    table: 'shoes',
    path: '/api/shoes',
    isListedByUser: true,
    field: 'brand',
    one: { name: 'Ghost', brand: 'first', defaultFor: ['treadmill'] },
  },
  {
    table: 'athlete_limits',
    path: '/api/athlete-limits',
    isListedByUser: true,
    // The first one keeps what held before it as an entry of its own.
    madeOf: ({ limits }) => limits.filter(({ thresholdPace }) => thresholdPace !== null),
    field: 'thresholdPace',
    texts: ['4:35', '4:20'],
    one: { validFrom: '2026-03-01', maxHeartRate: 190, thresholdPace: '4:35' },
  },
];

test('every table of kept entries is looked at', () => {
  expect(KINDS.map(({ table }) => table)).toEqual([...KEPT_TABLES]);
});

const app = await openTestApp();
let runner: Athlete;

beforeEach(async () => {
  runner = await app.addAthlete();
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function ask(method: Method, url: string, payload?: object, headers: object = {}) {
  const authorization = `Bearer ${runner.token}`;
  const answer = await app.app.inject({
    method,
    url,
    payload,
    headers: { ...headers, authorization },
  });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
}

describe.each(KINDS)('an entry of $path', (kind) => {
  const { table, path, isListedByUser, madeOf, field, one } = kind;
  const [atFirst, afterwards] = kind.texts ?? ['first', 'changed'];
  const first = { [field]: atFirst };
  const second = { [field]: afterwards };
  const changed = { ...one, ...second };
  const once = () => ({ 'idempotency-key': crypto.randomUUID() });

  async function listed(): Promise<unknown[]> {
    const address = isListedByUser ? `${path}/${runner.userId}` : path;
    const { body } = await ask('GET', address);
    return madeOf ? madeOf(body) : body;
  }

  test('sent again under its key is made once, and answered as it is', async () => {
    const headers = once();
    const made = await ask('POST', path, one, headers);
    expect(made).toMatchObject({ status: 201, body: { ...first, version: 1 } });
    expect(await ask('POST', path, one, headers)).toEqual(made);
    expect(await listed()).toEqual([made.body]);
  });

  test('that was changed since is answered as it is by now', async () => {
    const headers = once();
    const { body } = await ask('POST', path, one, headers);
    const after = await ask('PUT', `${path}/${body.id}`, changed);
    const { replaced, ...entry } = after.body;
    expect(entry).toEqual({ ...body, ...second, version: 2 });
    expect(await ask('POST', path, one, headers)).toEqual({ status: 201, body: entry });
    expect(await listed()).toEqual([entry]);
  });

  test('that was deleted since is answered as it was, and stays deleted', async () => {
    const headers = once();
    const made = await ask('POST', path, one, headers);
    expect(await ask('DELETE', `${path}/${made.body.id}`)).toEqual({ status: 204, body: null });
    expect(await ask('POST', path, one, headers)).toEqual(made);
    expect(await listed()).toEqual([]);
    expect(await ask('POST', `${path}/${made.body.id}/restore`)).toEqual({
      status: 200,
      body: made.body,
    });
  });

  test('whose change is sent again under its key is changed once, and answered as it is', async () => {
    const { body } = await ask('POST', path, one);
    const address = `${path}/${body.id}`;
    const headers = { ...once(), 'if-match': '"1"' };
    const change = await ask('PUT', address, changed, headers);
    expect(change).toMatchObject({ status: 200, body: { ...second, version: 2 } });
    expect((await ask('PUT', address, changed, headers)).body).toMatchObject({
      ...second,
      version: 2,
    });
    expect((await ask('PUT', address, one, { 'if-match': '"2"' })).body.version).toBe(3);
    expect(await ask('PUT', address, changed, headers)).toMatchObject({
      status: 200,
      body: { ...first, version: 3 },
    });
    const refused = { ...once(), 'if-match': '"1"' };
    for (let time = 0; time < 2; time += 1) {
      expect((await ask('PUT', address, changed, refused)).status).toBe(409);
    }
  });

  test('that is gone for good is not made again under its key', async () => {
    const headers = once();
    const { body } = await ask('POST', path, one, headers);
    await app.db.deleteFrom(table).where('id', '=', body.id).execute();
    expect(await ask('POST', path, one, headers)).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        message: 'What this Idempotency-Key saved is gone for good. Use a new key for a new entry.',
      },
    });
    expect(await listed()).toEqual([]);
  });

  test('sent a week later under its key is a new one, and made once', async () => {
    const headers = once();
    const { body: old } = await ask('POST', path, one, headers);
    const keys = app.db.updateTable('idempotency_keys').where('user_id', '=', runner.userId);
    await keys.set({ created_at: app.clock.nowMs() - 7 * 86_400_000 - 1 }).execute();
    const { status, body } = await ask('POST', path, changed, headers);
    expect(status).toBe(201);
    expect(body.id).not.toBe(old.id);
    expect(await ask('POST', path, changed, headers)).toEqual({ status, body });
    expect(await listed()).toHaveLength(2);
  });

  test('is not overwritten where it was changed since it was seen, nor where it is deleted', async () => {
    const { body } = await ask('POST', path, one);
    const address = `${path}/${body.id}`;
    expect((await ask('PUT', address, changed, { 'if-match': '"1"' })).status).toBe(200);
    expect(await ask('PUT', address, one, { 'if-match': '"1"' })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
    expect(await listed()).toMatchObject([{ ...second, version: 2 }]);
    await ask('DELETE', address);
    expect((await ask('PUT', address, one, { 'if-match': '"2"' })).status).toBe(404);
    expect((await ask('DELETE', address)).status).toBe(404);
    expect((await ask('POST', `${address}/restore`)).body).toMatchObject(second);
    expect((await ask('POST', `${address}/restore`)).status).toBe(404);
  });

  test('of somebody else is none', async () => {
    const { body } = await ask('POST', path, one);
    runner = await app.addAthlete();
    const address = `${path}/${body.id}`;
    expect((await ask('PUT', address, changed)).status).toBe(404);
    expect((await ask('DELETE', address)).status).toBe(404);
    expect((await ask('POST', `${address}/restore`)).status).toBe(404);
  });
});
