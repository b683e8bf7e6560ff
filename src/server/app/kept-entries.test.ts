import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Athlete, createTestApp, type TestApp } from '../../../testing/server/test-app.ts';

// What workouts, races and weigh-ins have in common, over the calls alone.
const KINDS = [
  {
    path: '/api/workouts',
    one: { date: '2026-03-17', workoutType: 'running', duration: '0:45', notes: 'first' },
  },
  {
    path: '/api/races',
    one: {
      name: 'City Half',
      date: '2026-09-27',
      distance: 21.1,
      targetTime: '1:45',
      notes: 'first',
    },
  },
  { path: '/api/weight', one: { date: '2026-03-17', weight: 71.4, notes: 'first' } },
];

let app: TestApp;
let runner: Athlete;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
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

describe.each(KINDS)('an entry of $path', ({ path, one }) => {
  const changed = { ...one, notes: 'changed' };
  const once = () => ({ 'idempotency-key': crypto.randomUUID() });

  async function listed(): Promise<unknown[]> {
    const address = path === '/api/races' ? `${path}/${runner.userId}` : path;
    return (await ask('GET', address)).body;
  }

  test('sent again under its key is made once, and answered as it is', async () => {
    const headers = once();
    const first = await ask('POST', path, one, headers);
    expect(first).toMatchObject({ status: 201, body: { notes: 'first', version: 1 } });
    expect(await ask('POST', path, one, headers)).toEqual(first);
    expect(await listed()).toEqual([first.body]);
  });

  test('that was changed since is answered as it is by now', async () => {
    const headers = once();
    const { body } = await ask('POST', path, one, headers);
    const after = await ask('PUT', `${path}/${body.id}`, changed);
    const { replaced, ...entry } = after.body;
    expect(entry).toEqual({ ...body, notes: 'changed', version: 2 });
    expect(await ask('POST', path, one, headers)).toEqual({ status: 201, body: entry });
    expect(await listed()).toEqual([entry]);
  });

  test('that was deleted since is answered as it was, and stays deleted', async () => {
    const headers = once();
    const first = await ask('POST', path, one, headers);
    expect(await ask('DELETE', `${path}/${first.body.id}`)).toEqual({ status: 204, body: null });
    expect(await ask('POST', path, one, headers)).toEqual(first);
    expect(await listed()).toEqual([]);
    expect(await ask('POST', `${path}/${first.body.id}/restore`)).toEqual({
      status: 200,
      body: first.body,
    });
  });

  test('that is gone for good is not made again under its key', async () => {
    const headers = once();
    const { body } = await ask('POST', path, one, headers);
    const table =
      path === '/api/weight' ? 'weight_entries' : path === '/api/races' ? 'races' : 'workouts';
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

  test('is not overwritten where it was changed since it was seen, nor where it is deleted', async () => {
    const { body } = await ask('POST', path, one);
    const address = `${path}/${body.id}`;
    expect((await ask('PUT', address, changed, { 'if-match': '"1"' })).status).toBe(200);
    expect(await ask('PUT', address, one, { 'if-match': '"1"' })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
    expect(await listed()).toMatchObject([{ notes: 'changed', version: 2 }]);
    await ask('DELETE', address);
    expect((await ask('PUT', address, one, { 'if-match': '"2"' })).status).toBe(404);
    expect((await ask('DELETE', address)).status).toBe(404);
    expect((await ask('POST', `${address}/restore`)).body).toMatchObject({ notes: 'changed' });
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
