import { beforeEach, describe, expect, test } from 'vitest';
import { openTestApp } from '../../../testing/server/open-test-app.ts';
import type { Athlete } from '../../../testing/server/test-app.ts';
import {
  createShoe,
  deleteShoe,
  listShoes,
  putBackShoe,
  restoreShoe,
  type ShoeBodyJson,
  updateShoe,
} from '../../contract/shoes.ts';
import { createWorkout, deleteWorkout, restoreWorkout } from '../../contract/workout-entry.ts';
import { oneWorkout } from '../../contract/workouts.ts';

const app = await openTestApp();
let runner: Athlete;

beforeEach(async () => {
  runner = await app.addAthlete();
});

const listOf = async (athlete: Athlete) => {
  const { body } = await athlete.call(listShoes, { params: { userId: String(athlete.userId) } });
  return body;
};
const add = async (body: ShoeBodyJson) => (await runner.call(createShoe, { body })).body;
const paramsOf = ({ id }: { id: number }) => ({ id: String(id) });

describe('a pair of shoes', () => {
  test('is kept as it was typed, and answered whole', async () => {
    const added = await add({
      name: ' Ghost 16 ',
      brand: 'Brooks',
      boughtOn: '2026-01-05',
      startDistance: '40,5',
      replaceAt: 700,
      defaultFor: ['outdoor-easy', 'outdoor-easy'],
    });
    expect(added).toEqual({
      id: expect.any(Number),
      userId: runner.userId,
      name: 'Ghost 16',
      brand: 'Brooks',
      boughtOn: '2026-01-05',
      retiredOn: null,
      startDistance: 40.5,
      replaceAt: 700,
      defaultFor: ['outdoor-easy'],
      distance: 40.5,
      loggedDistance: 0,
      workouts: 0,
      version: 1,
      createdAt: expect.any(String),
    });
    expect(await listOf(runner)).toEqual([added]);
  });

  test('needs a name and nothing else', async () => {
    expect(await add({ name: 'Old faithful' })).toMatchObject({
      brand: null,
      startDistance: 0,
      replaceAt: null,
      defaultFor: [],
    });
  });

  test.each<[ShoeBodyJson, string]>([
    [{ name: '  ' }, 'A name is required, such as the model'],
    [{ name: 'A', startDistance: -1 }, 'Distance already on them must be between 0 and 20000 km'],
    [{ name: 'A', replaceAt: '0' }, 'Distance for a new pair must be between 1 and 20000 km'],
    [{ name: 'A', boughtOn: '2026-02-30' }, 'Date must be a day of the calendar, as YYYY-MM-DD'],
  ])('with %j is refused in words', async (body, message) => {
    const { status, body: answer } = await runner.call(createShoe, { body });
    expect([status, answer]).toMatchObject([400, { message }]);
  });

  test('twice with one Idempotency-Key is one pair', async () => {
    const headers = { 'idempotency-key': 'shoes-once' };
    const first = await runner.call(createShoe, { body: { name: 'Once' }, headers });
    const again = await runner.call(createShoe, { body: { name: 'Once' }, headers });
    expect(again.body).toEqual(first.body);
    expect(await listOf(runner)).toHaveLength(1);
  });

  test('is changed where nobody else changed it, and a lost update is refused', async () => {
    const shoe = await add({ name: 'Pegasus' });
    const headers = { 'if-match': '"1"' };
    const change = { params: paramsOf(shoe), body: { name: 'Pegasus 41' }, headers };
    expect((await runner.call(updateShoe, change)).body).toMatchObject({
      name: 'Pegasus 41',
      version: 2,
    });
    expect(await runner.call(updateShoe, change)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('changed elsewhere') },
    });
  });

  test('is deleted and comes back', async () => {
    const shoe = await add({ name: 'Lost and found' });
    expect((await runner.call(deleteShoe, { params: paramsOf(shoe) })).status).toBe(204);
    expect(await listOf(runner)).toEqual([]);
    await runner.call(restoreShoe, { params: paramsOf(shoe) });
    expect(await listOf(runner)).toEqual([shoe]);
  });

  test('of another athlete is not found, whatever is tried', async () => {
    const shoe = await add({ name: 'Mine' });
    const other = await app.addAthlete();
    const params = paramsOf(shoe);
    expect(await other.call(updateShoe, { params, body: { name: 'Theirs' } })).toMatchObject({
      status: 404,
    });
    expect(await other.call(deleteShoe, { params })).toMatchObject({ status: 404 });
    expect(await listOf(other)).toEqual([]);
    expect(await listOf(runner)).toEqual([shoe]);
  });
});

describe('the list', () => {
  test('has pairs in use before retired ones, the newest first', async () => {
    await add({ name: 'Retired', retiredOn: '2026-02-01' });
    await add({ name: 'First' });
    await add({ name: 'Second' });
    const names = (await listOf(runner)).map(({ name }) => name);
    expect(names).toEqual(['Second', 'First', 'Retired']);
  });
});

describe('a kind of run', () => {
  test('has one pair: a new one takes it from the pair that had it', async () => {
    const before = await add({ name: 'A', defaultFor: ['outdoor-easy', 'treadmill'] });
    const after = await add({ name: 'B', defaultFor: ['outdoor-easy'] });
    expect(await listOf(runner)).toMatchObject([
      { id: after.id, defaultFor: ['outdoor-easy'], version: 1 },
      { id: before.id, defaultFor: ['treadmill'], version: 2 },
    ]);
  });

  test('that another pair was given meanwhile stays with that one when the first comes back', async () => {
    const first = await add({ name: 'A', defaultFor: ['outdoor-easy', 'treadmill'] });
    const params = paramsOf(first);
    await runner.call(deleteShoe, { params });
    await add({ name: 'B', defaultFor: ['treadmill'] });
    expect((await runner.call(restoreShoe, { params })).body).toMatchObject({
      defaultFor: ['outdoor-easy'],
      version: 2,
    });
    expect(await listOf(runner)).toMatchObject([
      { name: 'B', defaultFor: ['treadmill'], version: 1 },
      { name: 'A', defaultFor: ['outdoor-easy'] },
    ]);
  });

  describe('that an edit took from another pair', () => {
    const edit = async (shoe: { id: number }, body: ShoeBodyJson) => {
      const answer = await runner.call(updateShoe, { params: paramsOf(shoe), body });
      return answer.body.replaced;
    };
    const kindsOf = async () => {
      const shoes = await listOf(runner);
      return Object.fromEntries(shoes.map(({ name, defaultFor }) => [name, defaultFor]));
    };

    test('goes back to that pair with the undo, also where it was deleted since', async () => {
      const first = await add({ name: 'A', defaultFor: ['outdoor-easy', 'treadmill'] });
      const second = await add({ name: 'B', brand: 'Brooks', defaultFor: ['outdoor-long'] });
      const taking: ShoeBodyJson = { name: 'C', defaultFor: ['treadmill', 'outdoor-easy'] };
      for (const isDeleted of [false, true]) {
        const body = await edit(second, taking);
        expect(await kindsOf()).toEqual({ A: [], C: ['treadmill', 'outdoor-easy'] });
        if (isDeleted) await runner.call(deleteShoe, { params: paramsOf(first) });
        const undone = await runner.call(putBackShoe, { params: paramsOf(second), body });
        expect(undone).toMatchObject({ status: 200, body: { name: 'B', brand: 'Brooks' } });
        if (isDeleted) await runner.call(restoreShoe, { params: paramsOf(first) });
        expect(await kindsOf()).toEqual({ A: first.defaultFor, B: ['outdoor-long'] });
      }
    });

    test('stays with a third pair that was given it since, as does what the edit had left', async () => {
      await add({ name: 'A', defaultFor: ['treadmill'] });
      const second = await add({ name: 'B', defaultFor: ['outdoor-long', 'outdoor-easy'] });
      const body = await edit(second, { name: 'B', defaultFor: ['treadmill'] });
      await add({ name: 'C', defaultFor: ['treadmill', 'outdoor-easy'] });
      await runner.call(putBackShoe, { params: paramsOf(second), body });
      expect(await kindsOf()).toEqual({
        ...{ A: [], B: ['outdoor-long'], C: ['treadmill', 'outdoor-easy'] },
      });
    });

    test('goes to no pair of another athlete', async () => {
      const other = await app.addAthlete();
      const theirs = await other.call(createShoe, { body: { name: 'Theirs' } });
      const mine = await add({ name: 'Mine' });
      const replaced = await edit(mine, { name: 'Mine' });
      const body = {
        ...replaced,
        taken: [{ shoeId: theirs.body.id, kinds: ['treadmill' as const] }],
      };
      await runner.call(putBackShoe, { params: paramsOf(mine), body });
      expect(await listOf(other)).toEqual([theirs.body]);
    });
  });

  test('of another athlete keeps theirs', async () => {
    const other = await app.addAthlete();
    const body = { name: 'Theirs', defaultFor: ['treadmill' as const] };
    await other.call(createShoe, { body });
    await add({ name: 'Mine', defaultFor: ['treadmill'] });
    expect(await listOf(other)).toMatchObject([{ defaultFor: ['treadmill'], version: 1 }]);
  });
});

describe('what a pair has run', () => {
  const log = async (body: object) =>
    (
      await runner.call(createWorkout, {
        body: { date: '2026-03-15', workoutType: 'running', duration: '1:00', ...body },
      })
    ).body;

  test('is what was on it, and the workouts of the log that wore it', async () => {
    const { id: shoeId } = await add({ name: 'Ghost', startDistance: 100 });
    const other = await add({ name: 'Other' });
    await log({ distance: 10.01, shoeId });
    const second = await log({ distance: 5.2, shoeId });
    await log({ distance: 7, shoeId: other.id });
    await log({ distance: 8 });
    await log({ shoeId });
    const ghost = async () => (await listOf(runner)).find(({ id }) => id === shoeId);
    expect(await ghost()).toMatchObject({ distance: 115.21, loggedDistance: 15.21, workouts: 3 });

    await runner.call(deleteWorkout, { params: paramsOf(second) });
    expect(await ghost()).toMatchObject({ distance: 110.01, workouts: 2 });
    await runner.call(restoreWorkout, { params: paramsOf(second) });
    expect(await ghost()).toMatchObject({ distance: 115.21, workouts: 3 });
  });

  test('outlives an edit of the pair, and its deletion and return', async () => {
    const shoe = await add({ name: 'Ghost' });
    const run = await log({ distance: 12, shoeId: shoe.id });
    const params = paramsOf(shoe);
    expect((await runner.call(updateShoe, { params, body: { name: 'G' } })).body.distance).toBe(12);
    await runner.call(deleteShoe, { params });
    const read = await runner.call(oneWorkout, { params: paramsOf(run) });
    expect(read.body.shoeId).toBe(shoe.id);
    expect((await runner.call(restoreShoe, { params })).body).toMatchObject({
      distance: 12,
      workouts: 1,
    });
  });
});
