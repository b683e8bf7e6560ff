import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readZip } from '../../../testing/server/read-zip.ts';
import { addRace, addWeightEntry, addWorkout } from '../../../testing/server/rows.ts';
import { type Athlete, createTestApp, type TestApp } from '../../../testing/server/test-app.ts';
import { updateUser } from '../../contract/users.ts';
import { NOTHING_MEASURED } from '../../domain/recording/recording.ts';
import { insertLimits } from '../athlete/athlete-limits.queries.ts';
import { insertShoe } from '../shoes/shoes.queries.ts';
import { insertRecordings } from '../workouts/recordings.queries.ts';
import { packRecording } from '../workouts/recordings.ts';
import { exportAccount } from './export/export-account.ts';
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
  await fill(from);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await app.close();
});

async function fill({ userId, call }: Athlete): Promise<void> {
  const { db } = app;
  await call(updateUser, {
    params: { userId: String(userId) },
    body: { goals: 'Run\u2028far — “under” 1:45 🏃‍♀️', dateOfBirth: '1984-02-29', height: 171 },
  });
  const shoe = await insertShoe(db, { user_id: userId, name: 'Ghost 16', created_at: 5 });
  await db.transaction().execute((tx) =>
    insertLimits(tx, {
      user_id: userId,
      valid_from: '2026-01-01',
      max_heart_rate: 190,
      created_at: 1,
    }),
  );
  for (const day of [1, 2, 3]) {
    const workout = await addWorkout(db, {
      user_id: userId,
      date: `2026-03-0${day}`,
      shoe_id: shoe.id,
      distance_m: day / 3,
      notes: `“No. ${day}”\n`,
      deleted_at: day === 3 ? 7 : null,
    });
    await addRace(db, { user_id: userId, workout_id: workout.id });
    const packed = packRecording({
      ...NOTHING_MEASURED,
      timeS: [0, 1, 9],
      heartRateBpm: [120, null, 130 + day],
      laps: [],
    });
    if (!packed) throw new Error('nothing was recorded');
    const of = { workout_id: workout.id, user_id: userId, source: 'file', created_at: 77 } as const;
    await db.transaction().execute((tx) => insertRecordings(tx, [{ ...packed, ...of }]));
  }
  await addWeightEntry(db, { user_id: userId });
  for (const [index, question] of ['Why?', 'And then?'].entries()) {
    await db
      .insertInto('chat_exchanges')
      .values({
        user_id: userId,
        idempotency_key: question,
        question,
        asked_at: index,
        is_cut: 0,
        beside_answer: '{"suggestions":["a"]}',
      })
      .execute();
  }
  const asked = await db
    .selectFrom('chat_exchanges')
    .select('id')
    .where('user_id', '=', userId)
    .execute();
  await db
    .updateTable('chat_exchanges')
    .set({ cleared_up_to: asked.at(-1)?.id ?? null, cleared_at: 3 })
    .where('user_id', '=', userId)
    .execute();
}

function exportOf(userId: number): Promise<Buffer> {
  const { engine } = app.database;
  return buffer(exportAccount({ engine, userId, nowMs: app.clock.nowMs() }));
}

async function restore(bytes: Buffer, userId: number) {
  const path = join(folder, 'export.zip');
  writeFileSync(path, bytes);
  return restoreExport({ engine: app.database.engine, userId, path, nowMs: app.clock.nowMs() });
}

/** An export with the ids that are the server's own replaced by their place in it. */
async function comparable(bytes: Buffer): Promise<Record<string, unknown>> {
  const places = new Map<string, number>();
  const told: Record<string, unknown> = {};
  const files = await readZip(bytes);
  for (const [name, content] of files) {
    if (name.startsWith('json/')) {
      for (const row of JSON.parse(content.toString())) {
        if ('id' in row && name !== 'json/profile.json') {
          places.set(`${name} ${row.id}`, places.size + 1);
        }
      }
    }
  }
  const placeOf = (file: string, id: unknown) =>
    id === null ? null : (places.get(`json/${file}.json ${id}`) ?? 'unknown');
  for (const [name, content] of files) {
    if (!name.startsWith('json/')) continue;
    const file = name.slice('json/'.length, -'.json'.length);
    told[name] = JSON.parse(content.toString()).map((row: Record<string, unknown>) => {
      const { user_id: _user, email: _email, ...rest } = row;
      if (file === 'profile') return { ...rest, id: 0, created_at: 0 };
      const changed: Record<string, unknown> = { ...rest };
      if ('id' in rest) changed.id = placeOf(file, rest.id);
      if ('workout_id' in rest) changed.workout_id = placeOf('workouts', rest.workout_id);
      if ('shoe_id' in rest) changed.shoe_id = placeOf('shoes', rest.shoe_id);
      if ('cleared_up_to' in rest)
        changed.cleared_up_to = placeOf('conversation', rest.cleared_up_to);
      return changed;
    });
  }
  told.recordings = [...files]
    .filter(([name]) => name.startsWith('recordings/'))
    .map(([, content]) => {
      const { workoutId, ...recording } = JSON.parse(content.toString());
      return { ...recording, workout: placeOf('workouts', workoutId) };
    });
  return told;
}

test('an export put into an empty account gives the same account, field by field', async () => {
  const exported = await exportOf(from.userId);
  const to = await app.register();
  expect(await restore(exported, to.userId)).toEqual({
    state: 'restored',
    workouts: 3,
    recordings: 3,
    originals: 0,
  });
  expect(await comparable(await exportOf(to.userId))).toEqual(await comparable(exported));
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
  const exported = await exportOf(from.userId);
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
  const before = await comparable(await exportOf(to.userId));
  // A byte of a workout is another: its checksum tells.
  const damaged = Buffer.from(exported);
  const at = damaged.indexOf('json/workouts.json') + 60;
  damaged[at] = (damaged[at] ?? 0) ^ 0xff;
  expect((await restore(damaged, to.userId)).state).toBe('refused');
  expect(await comparable(await exportOf(to.userId))).toEqual(before);
});
