import { beforeEach, describe, expect, test } from 'vitest';
import { budget } from '../../../testing/budget.ts';
import {
  appleWeights,
  FITBIT_WEIGHTS,
  GARMIN_WEIGHTS,
  WEIGHED,
} from '../../../testing/imports/made-up-weights.ts';
import { importCalls } from '../../../testing/server/import-calls.ts';
import { openTestApp } from '../../../testing/server/open-test-app.ts';
import { takeSnapshot } from '../../../testing/server/snapshot.ts';
import type { Athlete } from '../../../testing/server/test-app.ts';
import { decideItem, undoImport } from '../../contract/imports.ts';
import { readUser, updateUser } from '../../contract/users.ts';
import { allWeights, createWeight, deleteWeight, updateWeight } from '../../contract/weight.ts';
import { addDays } from '../../domain/calendar.ts';

const DAYS = budget({ everyday: 250, small: 3650, full: 3650 });

const app = await openTestApp();
const calls = importCalls(app);
let runner: Athlete;
beforeEach(async () => {
  runner = await app.register();
});

async function drop(...contents: string[]) {
  const files = contents.map((content, at) => ({ name: `file-${at}`, content }));
  return calls.send(runner, files);
}

function read(params: { id: string }) {
  return calls.read(runner, params);
}

async function commit(params: { id: string }) {
  await calls.commit(runner, params);
  return read(params);
}

async function weights() {
  const { body } = await runner.call(allWeights);
  return body.map(({ date, weight }) => ({ date, kg: weight })).toReversed();
}

async function profileWeight() {
  const params = { userId: String(runner.userId) };
  return (await runner.call(readUser, { params })).body.currentWeight;
}

describe('the weights of a file, in an import', () => {
  test('are one line of its review, written with it, and taken back with it', async () => {
    const userId = String(runner.userId);
    const typed = { date: '2024-03-06', weight: 70.9 };
    await runner.call(createWeight, { body: typed });
    await runner.call(updateUser, { params: { userId }, body: { currentWeight: 69.5 } });
    const before = await takeSnapshot(app.db);
    const params = await drop(appleWeights({ withWorkout: true }));
    const reviewed = await read(params);
    expect(reviewed.counts).toMatchObject({ found: 1, new: 1, skipped: 0, weights: 2 });
    expect(reviewed.items).toContainEqual(
      expect.objectContaining({
        status: 'new',
        workout: null,
        weights: { held: 3, added: 2, there: 1, from: '2024-03-05', to: '2024-03-13' },
      }),
    );
    expect(await weights()).toHaveLength(1);

    expect((await commit(params)).counts).toMatchObject({ new: 1, weights: 2 });
    const [first, , last] = WEIGHED;
    expect(await weights()).toEqual([first, { date: typed.date, kg: typed.weight }, last]);
    expect(await profileWeight()).toBe(last?.kg);

    await runner.call(undoImport, { params });
    const after = await takeSnapshot(app.db);
    for (const table of ['weight_entries', 'users', 'workouts']) {
      expect(after[table], table).toEqual(before[table]);
    }
  });

  test('of two files that tell the same days come once, and brought again they are there already', async () => {
    const first = await drop(GARMIN_WEIGHTS, FITBIT_WEIGHTS);
    expect((await read(first)).items).toMatchObject([
      { status: 'new', weights: { held: 3, added: 3 } },
      { status: 'duplicate', weights: { held: 3, added: 0, there: 3 } },
    ]);
    await commit(first);
    expect(await weights()).toEqual(WEIGHED);
    const again = await drop(GARMIN_WEIGHTS);
    expect(await read(again)).toMatchObject({
      counts: { new: 0, duplicate: 0, weights: 0 },
      items: [{ status: 'duplicate' }],
    });
    await commit(again);
    await runner.call(undoImport, { params: again });
    expect(await weights()).toEqual(WEIGHED);
  });

  test('can be left out', async () => {
    const params = await drop(GARMIN_WEIGHTS);
    const [item] = (await read(params)).items;
    const itemId = String(item?.id);
    const skipped = await runner.call(decideItem, {
      params: { ...params, itemId },
      body: { decision: 'skip' },
    });
    expect(skipped.body).toMatchObject({ status: 'skipped', decision: 'skip' });
    expect((await commit(params)).counts).toMatchObject({ weights: 0 });
    expect(await weights()).toEqual([]);
  });

  test('that were edited since go to the bin, and one that was deleted does not come again', async () => {
    const params = await drop(GARMIN_WEIGHTS);
    await commit(params);
    const [latest, middle] = (await runner.call(allWeights)).body;
    const body = { date: '2024-03-06', weight: 70 };
    await runner.call(updateWeight, { params: { id: String(middle?.id) }, body });
    await runner.call(deleteWeight, { params: { id: String(latest?.id) } });
    const again = await drop(GARMIN_WEIGHTS);
    expect((await read(again)).items).toMatchObject([{ status: 'duplicate' }]);
    await runner.call(undoImport, { params });
    expect(await weights()).toEqual([]);
    const kept = await app.db
      .selectFrom('weight_entries')
      .select(['weight_kg'])
      .where('user_id', '=', runner.userId)
      .where('weight_kg', '=', 70)
      .execute();
    expect(kept).toHaveLength(1);
  });

  test('of years are written, and undone, without a trace', async () => {
    const days = Array.from({ length: DAYS }, (_, at) => addDays('2014-01-01', at));
    const lines = days.map((day, at) => `${day},${(70 + (at % 50) / 10).toFixed(1)}`);
    const before = await takeSnapshot(app.db);
    const params = await drop(`Date,Weight (kg)\n${lines.join('\n')}\n`);
    expect((await commit(params)).counts).toMatchObject({ weights: DAYS });
    const { count } = await app.db
      .selectFrom('weight_entries')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', runner.userId)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(DAYS);
    await runner.call(undoImport, { params });
    await app.importWork.idle();
    const after = await takeSnapshot(app.db);
    expect(after.weight_entries).toEqual(before.weight_entries);
    expect(after.users).toEqual(before.users);
  });
});
