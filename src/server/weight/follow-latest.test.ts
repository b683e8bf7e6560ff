import { beforeEach, describe, expect, test } from 'vitest';
import { openTestApp } from '../../../testing/server/open-test-app.ts';
import { trainerTokenOf } from '../../../testing/server/people.ts';
import type { Athlete } from '../../../testing/server/test-app.ts';
import { readTrainerView } from '../../contract/sharing.ts';
import { readUser, updateUser } from '../../contract/users.ts';
import {
  allWeights,
  createWeight,
  deleteWeight,
  restoreWeight,
  updateWeight,
  weightStats,
} from '../../contract/weight.ts';

const app = await openTestApp();
let runner: Athlete;

beforeEach(async () => {
  runner = await app.register();
  await saysInProfile(80);
});

const me = () => ({ userId: String(runner.userId) });

async function saysInProfile(currentWeight: number) {
  await runner.call(updateUser, { params: me(), body: { currentWeight } });
}

async function profileWeight() {
  return (await runner.call(readUser, { params: me() })).body.currentWeight;
}

async function add(date: string, weight: number) {
  const { body } = await runner.call(createWeight, { body: { date, weight } });
  return { id: String(body.id) };
}

describe('the profile’s current weight', () => {
  test('follows the latest entry by day, not the one written down last', async () => {
    await add('2026-03-10', 72);
    expect(await profileWeight()).toBe(72);
    await add('2026-03-18', 71.4);
    expect(await profileWeight()).toBe(71.4);
    await add('2026-03-01', 73);
    expect(await profileWeight()).toBe(71.4);
    await add('2026-03-18', 71);
    expect(await profileWeight()).toBe(71);
  });

  test('leaves out entries of days to come, as the cards and the trainer do', async () => {
    await add('2026-03-10', 72);
    const slip = await add('2030-03-18', 40);
    const { body: stats } = await runner.call(weightStats, { params: me() });
    expect([await profileWeight(), stats]).toMatchObject([
      72,
      { latest: { weight: 72 }, start: { weight: 72 }, lowest: { weight: 72 } },
    ]);
    const trainerUrl = await trainerTokenOf(app, runner.userId);
    const view = await app.call(readTrainerView, { params: { trainerUrl } });
    expect(view.body).toMatchObject({
      user: { currentWeight: 72 },
      weightEntries: [{ date: '2026-03-10', weight: 72 }],
    });
    // It is listed, to be mended.
    expect((await runner.call(allWeights)).body).toMatchObject([{ weight: 40 }, { weight: 72 }]);
    await runner.call(updateWeight, { params: slip, body: { date: '2026-03-18', weight: 70 } });
    expect(await profileWeight()).toBe(70);
    await runner.call(updateWeight, { params: slip, body: { date: '2026-03-19', weight: 70 } });
    expect(await profileWeight()).toBe(72);
  });

  test('follows a change of the latest entry, of its weight and of its day', async () => {
    await add('2026-03-10', 72);
    const params = await add('2026-03-18', 171.4);
    await runner.call(updateWeight, { params, body: { date: '2026-03-18', weight: 71.4 } });
    expect(await profileWeight()).toBe(71.4);
    await runner.call(updateWeight, { params, body: { date: '2026-03-02', weight: 71.4 } });
    expect(await profileWeight()).toBe(72);
  });

  test('goes back to the entry before when the latest is deleted, and forth when it is restored', async () => {
    await add('2026-03-10', 72);
    const params = await add('2026-03-18', 71);
    await runner.call(deleteWeight, { params });
    expect(await profileWeight()).toBe(72);
    await runner.call(restoreWeight, { params });
    expect(await profileWeight()).toBe(71);
  });

  test('is again what the profile said before, when the only entry is deleted', async () => {
    const params = await add('2026-03-18', 180);
    expect(await profileWeight()).toBe(180);
    await runner.call(deleteWeight, { params });
    expect(await profileWeight()).toBe(80);
  });

  test('typed into the profile stays through writes that leave the latest entry alone', async () => {
    const older = await add('2026-03-01', 73);
    await add('2026-03-10', 72);
    await saysInProfile(70.5);
    await add('2026-02-01', 74);
    await runner.call(updateWeight, { params: older, body: { date: '2026-03-02', weight: 75 } });
    await runner.call(deleteWeight, { params: older });
    expect(await profileWeight()).toBe(70.5);
    expect((await runner.call(allWeights)).body[0]?.weight).toBe(72);
  });

  test('is that of the latest entry also after thirty entries at once', async () => {
    const days = Array.from({ length: 30 }, (_, day) => day + 1);
    await Promise.all(
      days.map((day) => add(`2026-01-${String(day).padStart(2, '0')}`, 60 + day / 10)),
    );
    expect(await profileWeight()).toBe(63);
  });
});
