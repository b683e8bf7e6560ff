import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comparable, exportOf, fillAccount } from '../../../testing/server/full-account.ts';
import { addWorkout } from '../../../testing/server/rows.ts';
import { type Athlete, createTestApp, type TestApp } from '../../../testing/server/test-app.ts';
import { restoreExport } from './restore-export.ts';

let app: TestApp;
let folder: string;
let from: Athlete;

beforeAll(async () => {
  app = await createTestApp();
  folder = mkdtempSync(join(tmpdir(), 'longrun-export-'));
  // Others come first, so that no id is the same on both sides.
  const other = await app.register();
  await addWorkout(app.db, { user_id: other.userId });
  from = await app.register();
  await fillAccount(app, from);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await app.close();
});

async function restore(bytes: Buffer, userId: number) {
  const path = join(folder, 'export.zip');
  writeFileSync(path, bytes);
  return restoreExport({ engine: app.database.engine, userId, path, clock: app.clock });
}

test('an export put into an empty account gives the same account, field by field', async () => {
  const exported = await exportOf(app, from.userId);
  const to = await app.register();
  expect(await restore(exported, to.userId)).toMatchObject({
    state: 'restored',
    account: { parts: expect.arrayContaining([partOf('workouts', 9), partOf('recordings', 6)]) },
  });
  expect(await comparable(await exportOf(app, to.userId))).toEqual(await comparable(exported));
  const efforts = (userId: number) =>
    app.db
      .selectFrom('workout_recordings')
      .select(['has_efforts', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('workout_id')
      .execute();
  expect(await efforts(to.userId)).toEqual(await efforts(from.userId));
});

test('an account that has anything is left alone, and so is one whose file is none or broke off', async () => {
  const exported = await exportOf(app, from.userId);
  expect(await restore(exported, from.userId)).toEqual({
    state: 'refused',
    why: 'The account is not empty: it has athlete limits.',
  });
  const to = await app.register();
  for (const bad of [Buffer.from('no zip'), exported.subarray(0, exported.length / 2)]) {
    expect(await restore(bad, to.userId)).toEqual({
      state: 'refused',
      why: 'The file is not a whole zip.',
    });
  }
  const before = await comparable(await exportOf(app, to.userId));
  // A byte of a workout is another: its checksum tells.
  const damaged = Buffer.from(exported);
  const at = damaged.indexOf('json/workouts.json') + 60;
  damaged[at] = (damaged[at] ?? 0) ^ 0xff;
  expect((await restore(damaged, to.userId)).state).toBe('refused');
  expect(await comparable(await exportOf(app, to.userId))).toEqual(before);
});

function partOf(part: string, held: number) {
  return { part, held, added: held, there: 0, merged: 0, refused: 0 };
}
