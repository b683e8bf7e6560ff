import { beforeAll, describe, expect, test } from 'vitest';
import { makeZip } from '../../../testing/imports/make-zip.ts';
import { comparable, exportOf, fillAccount } from '../../../testing/server/full-account.ts';
import { importCalls } from '../../../testing/server/import-calls.ts';
import { openTestApp } from '../../../testing/server/open-test-app.ts';
import { readZip } from '../../../testing/server/read-zip.ts';
import { addWorkout } from '../../../testing/server/rows.ts';
import { takeSnapshot } from '../../../testing/server/snapshot.ts';
import type { Athlete } from '../../../testing/server/test-app.ts';
import { type AccountPart, listImports, readImport, undoImport } from '../../contract/imports.ts';
import { allWorkouts } from '../../contract/workouts.ts';

const app = await openTestApp();
const calls = importCalls(app);
let from: Athlete;
let exported: Buffer;

beforeAll(async () => {
  // Others come first, so that no id is the same on both sides.
  const other = await app.register();
  await addWorkout(app.db, { user_id: other.userId });
  from = await app.register({ name: 'Zoë' });
  await fillAccount(app, from);
  exported = await exportOf(app, from.userId);
});

async function drop(athlete: Athlete, content = exported): Promise<{ id: string }> {
  return calls.send(athlete, [{ name: 'longrun.zip', content }]);
}

async function commit(athlete: Athlete, params: { id: string }) {
  await calls.commit(athlete, params);
  const body = await calls.read(athlete, params);
  expect(body.status).toBe('done');
  return body;
}

async function review(athlete: Athlete, params: { id: string }) {
  const { body } = await athlete.call(readImport, { params, query: {} });
  return body;
}

function partOf(body: Awaited<ReturnType<typeof review>>, part: AccountPart) {
  return body.items[0]?.account?.parts.find((each) => each.part === part);
}

/** The zip with one of its files as somebody else wrote it. */
async function changed(name: string, change: (text: string) => string): Promise<Buffer> {
  const files = await readZip(exported);
  const text = files.get(name)?.toString() ?? '';
  files.set(name, Buffer.from(change(text)));
  return makeZip([...files].map(([entry, content]) => ({ name: entry, content })));
}

describe('an export of an account, dropped where files are', () => {
  test('is told by what it holds, and written it is the same account, field by field', async () => {
    const to = await app.register();
    const params = await drop(to);
    const before = await review(to, params);
    expect(before).toMatchObject({
      status: 'review',
      counts: { found: 9, new: 9, duplicate: 0 },
      items: [{ status: 'new', workout: null, account: { exportedAt: expect.any(String) } }],
    });
    for (const [part, held] of HELD) {
      expect(partOf(before, part)).toMatchObject({ part, held, added: held, there: 0, refused: 0 });
    }
    expect((await to.call(allWorkouts)).body).toEqual([]);
    const done = await commit(to, params);
    expect(done.items[0]?.account).toEqual(before.items[0]?.account);
    const withoutImport = Number(params.id);
    expect(await comparable(await exportOf(app, to.userId), { withoutImport })).toEqual(
      await comparable(exported),
    );
  });

  test('dropped again, changes nothing', async () => {
    const to = await app.register();
    await commit(to, await drop(to));
    const before = await comparable(await exportOf(app, to.userId));
    const params = await drop(to);
    expect(await review(to, params)).toMatchObject({
      status: 'review',
      counts: { found: 9, new: 0, merged: 0, duplicate: 9 },
      items: [{ status: 'duplicate' }],
    });
    await commit(to, params);
    const withoutImport = Number(params.id);
    expect(await comparable(await exportOf(app, to.userId), { withoutImport })).toEqual(before);
  });

  test('taken back, every table is as it was before', async () => {
    const to = await app.register();
    const before = await takeSnapshot(app.db);
    const params = await drop(to);
    await commit(to, params);
    expect((await to.call(undoImport, { params })).body).toMatchObject({ status: 'undone' });
    const after = await takeSnapshot(app.db);
    for (const [table, rows] of Object.entries(before)) {
      if (OF_THE_IMPORT.has(table)) continue;
      expect(after[table], table).toEqual(rows);
    }
    expect(after.restored_rows).toEqual(before.restored_rows);
    const [listed] = (await to.call(listImports)).body;
    expect(listed).toMatchObject({ status: 'undone', canRepeat: false });
  });

  test('gives an account that has something what it lacks, and overwrites nothing', async () => {
    const to = await app.register({ name: 'Ada' });
    // The same run as one of the export's, without its heart rate, and one of its own.
    const run = await app.db
      .selectFrom('workouts')
      .selectAll()
      .where('user_id', '=', from.userId)
      .where('source', '=', 'apple-health')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const typed = await addWorkout(app.db, {
      user_id: to.userId,
      date: run.date,
      started_at: run.started_at,
      utc_offset_s: run.utc_offset_s,
      duration_s: run.duration_s + 20,
      distance_m: run.distance_m,
      notes: 'mine',
    });
    const before = await takeSnapshot(app.db);
    const params = await drop(to);
    const body = await review(to, params);
    expect(partOf(body, 'workouts')).toMatchObject({ held: 9, added: 8, merged: 1 });
    await commit(to, params);
    const { body: log } = await to.call(allWorkouts);
    expect(log.find(({ id }) => id === typed.id)).toMatchObject({
      notes: 'mine',
      durationSeconds: typed.duration_s,
      avgHeartRate: run.avg_heart_rate,
    });
    const user = await app.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', to.userId)
      .executeTakeFirstOrThrow();
    expect(user).toMatchObject({ name: 'Ada', height_cm: 171, weight_kg: 71.4 });
    await to.call(undoImport, { params });
    const after = await takeSnapshot(app.db);
    for (const [table, rows] of Object.entries(before)) {
      if (!OF_THE_IMPORT.has(table)) expect(after[table], table).toEqual(rows);
    }
  });

  test('what was edited since it came goes to the bin when it is taken back', async () => {
    const to = await app.register();
    const params = await drop(to);
    await commit(to, params);
    await app.db
      .updateTable('races')
      .set({ name: 'Mine now', version: 2 })
      .where('user_id', '=', to.userId)
      .execute();
    await to.call(undoImport, { params });
    const races = await app.db
      .selectFrom('races')
      .select(['name', 'deleted_at'])
      .where('user_id', '=', to.userId)
      .execute();
    expect(races.length).toBe(3);
    expect(races.every((race) => race.name === 'Mine now' && race.deleted_at !== null)).toBe(true);
  });
});

const HELD: [AccountPart, number][] = [
  ['profile', 1],
  ['limits', 1],
  ['shoes', 1],
  ['workouts', 9],
  ['recordings', 6],
  ['races', 3],
  ['weight', 4],
  ['sweat', 1],
  ['conversation', 2],
  ['strava', 1],
  ['settings', 1],
  ['imports', 5],
  ['originals', 10],
];

const OF_THE_IMPORT = new Set([
  'imports',
  'import_files',
  'import_items',
  'sessions',
  'known_devices',
]);

describe('an export that somebody else has written', () => {
  test('of a newer version is refused, and says what to do', async () => {
    const to = await app.register();
    const newer = await changed('manifest.json', (text) =>
      text.replace('"version": 1', '"version": 2'),
    );
    const body = await review(to, await drop(to, newer));
    expect(body.items).toMatchObject([
      {
        format: 'a Longrun account of a newer version',
        status: 'failed',
        reason: expect.stringContaining('version 2, and this Longrun knows version 1'),
      },
    ]);
  });

  test('loses each row that Longrun could not live with, and no other; what is not known is passed over', async () => {
    const to = await app.register();
    const files = await readZip(exported);
    const edit = (name: string, ...[before, after]: [string | RegExp, string]) => {
      const text = files.get(`json/${name}.json`)?.toString() ?? '';
      expect(text).toMatch(before);
      files.set(`json/${name}.json`, Buffer.from(text.replace(before, after)));
    };
    edit('races', '"date":"2026-09-27"', '"date":"2026-02-30"');
    edit('races', /("date":"2026-09-27","distance_m":)21100/, '$1"far"');
    edit('weight', /"created_at":\d+/, '"created_at":9e15');
    edit('sweat-tests', '"duration_s":3600', '"duration_s":0');
    edit('limits', '[100,130,150,165,178]', '{"a":1}');
    edit('shoes', '"outdoor-easy"', '"moon"');
    edit('profile', '"time_zone":"UTC"', '"time_zone":"Moon"');
    edit('workouts', '"sport":"run"', '"sport":"chess"');
    edit('conversation', /"is_cut":0/, '"is_cut":3');
    edit('imports', '"status":"done"', '"status":"importing"');
    edit('ai-settings', '{', '{"weather":{"wind":3},');
    files.set('json/horoscopes.json', Buffer.from('[{"id":1}]'));
    const zip = makeZip([...files].map(([name, content]) => ({ name, content })));
    const done = await commit(to, await drop(to, zip));
    const refused = done.items[0]?.account?.parts.filter((part) => part.refused > 0);
    expect(Object.fromEntries(refused?.map((part) => [part.part, part.refused]) ?? [])).toEqual({
      profile: 1,
      limits: 1,
      shoes: 1,
      workouts: 1,
      recordings: 1,
      races: 2,
      weight: 1,
      sweat: 1,
      conversation: 1,
      imports: 1,
    });
    expect(partOf(done, 'settings')).toMatchObject({ added: 1 });
    expect((await to.call(allWorkouts)).body).toHaveLength(7);
    expect((await to.call(listImports)).status).toBe(200);
  });

  test('that breaks off in a list says so, and writes nothing', async () => {
    const to = await app.register();
    const cut = await changed('json/weight.json', (text) => text.slice(0, -20));
    const params = await drop(to, cut);
    const body = await review(to, params);
    expect(body.items).toMatchObject([
      { status: 'failed', reason: expect.stringContaining('Take the export once more') },
    ]);
  });
});
