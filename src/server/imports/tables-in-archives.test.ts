import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { makeZip } from '../../../testing/imports/make-zip.ts';
import { importCalls, logOf } from '../../../testing/server/import-calls.ts';
import { openTestApp } from '../../../testing/server/open-test-app.ts';
import { takeSnapshot } from '../../../testing/server/snapshot.ts';
import type { Athlete } from '../../../testing/server/test-app.ts';
import { csvPlan, mapCsv, readMapped } from '../../contract/csv-import.ts';
import {
  decideItem,
  downloadImportFile,
  listImportFiles,
  repeatImport,
  undoImport,
} from '../../contract/imports.ts';
import { allWeights } from '../../contract/weight.ts';
import { createWorkout } from '../../contract/workout-entry.ts';

const app = await openTestApp();
const { send, read, commit } = importCalls(app);

const HEADER = 'Date,Workout Type,Duration,Distance';
/** Of each, the day can be two. */
const OPEN = `${HEADER}\n03/04/2026,Running,0:50,10\n05/06/2026,Running,0:40,8\n`;
const OPEN_TOO = `${HEADER}\n07/04/2026,Running,0:45,9\n`;
const OTHER = 'Date,Duration,Distance,Workout Type\n02/03/2025,0:30,6,Running\n';
const PLAIN = 'Date,Type,Duration,Distance (km)\n2026-03-08,Run,1:10:00,14\n';
const EXPORT = makeZip([
  { name: '2026/Runs.csv', content: OPEN },
  { name: 'plain.csv', content: PLAIN },
]);
const DAY_FIRST = {
  columns: { date: 0, workoutType: 1, duration: 2, distance: 3 },
  dayOrder: 'day-first' as const,
};

/** Says what the columns of a table hold, and has it read. */
async function say(athlete: Athlete, params: { id: string }, of: { file: string; alike?: 'true' }) {
  const { items } = await read(athlete, params);
  const query = { file: String(items.find(({ file }) => file === of.file)?.fileId) };
  const plan = await athlete.call(mapCsv, { params, query, body: DAY_FIRST });
  expect(plan.body.issues).toEqual([]);
  const answer = await athlete.call(readMapped, {
    params,
    query: of.alike ? { ...query, alike: of.alike } : query,
  });
  expect(answer.status).toBe(202);
  await app.importWork.idle();
  return plan.body;
}

/** Every table but those of the imports themselves. */
async function takeLog() {
  const tables = await takeSnapshot(app.db);
  const own = /^(imports|import_|kept_|idempotency_keys)/;
  return Object.fromEntries(Object.entries(tables).filter(([table]) => !own.test(table)));
}

describe('a table in a zip archive', () => {
  test('asks what its columns hold as one does that was dropped by itself', async () => {
    const athlete = await app.register();
    const params = await send(athlete, [{ name: 'export.zip', content: EXPORT }]);
    expect(await read(athlete, params)).toMatchObject({
      status: 'review',
      progress: {
        filesTotal: 1,
        filesRead: 1,
        bytesTotal: EXPORT.length,
        bytesRead: EXPORT.length,
      },
      counts: { found: 1, new: 1, questions: 1 },
      items: [
        { file: 'export.zip/plain.csv', inside: null, status: 'new' },
        {
          ...{ file: 'export.zip/2026/Runs.csv', inside: 'export.zip', status: 'question' },
          ...{ asksColumns: true, workout: null },
        },
      ],
    });
    await say(athlete, params, { file: 'export.zip/2026/Runs.csv' });
    expect(await read(athlete, params)).toMatchObject({
      status: 'review',
      progress: { filesTotal: 1, filesRead: 1, bytesRead: EXPORT.length },
      counts: { found: 3, new: 3, questions: 0 },
      items: [
        { file: 'export.zip/plain.csv' },
        { inside: 'export.zip', place: 'line 2', workout: { date: '2026-04-03', distance: 10 } },
        { inside: 'export.zip', place: 'line 3', workout: { date: '2026-06-05' } },
      ],
    });
    await commit(athlete, params);
    expect(await logOf(athlete)).toHaveLength(3);
  });

  test('comes once, however often it is read: undone and imported again, dropped again, and by itself', async () => {
    const athlete = await app.register();
    const typed = { userId: athlete.userId, workoutType: 'running' as const, notes: 'typed' };
    await athlete.call(createWorkout, {
      body: { ...typed, date: '2026-04-03', duration: '0:50', distance: 10 },
    });
    const before = await takeLog();
    const files = [{ name: 'export.zip', content: EXPORT }];
    const params = await send(athlete, files);
    await say(athlete, params, { file: 'export.zip/2026/Runs.csv' });
    await commit(athlete, params);
    const after = (await logOf(athlete)).length;
    expect(after).toBe(3);
    await athlete.call(undoImport, { params });
    expect(await takeLog()).toEqual(before);
    await athlete.call(repeatImport, { params });
    await app.importWork.idle();
    // What was said of its columns stands.
    expect(await read(athlete, params)).toMatchObject({
      counts: { found: 3, new: 2, merged: 1, questions: 0 },
    });
    await commit(athlete, params);
    expect(await logOf(athlete)).toHaveLength(after);
    const again = await send(athlete, files);
    await say(athlete, again, { file: 'export.zip/2026/Runs.csv' });
    expect(await read(athlete, again)).toMatchObject({ counts: { new: 0, duplicate: 3 } });
    await commit(athlete, again);
    const itself = await send(athlete, [{ name: 'Runs.csv', content: OPEN }]);
    await say(athlete, itself, { file: 'Runs.csv' });
    expect(await read(athlete, itself)).toMatchObject({ counts: { new: 0, duplicate: 2 } });
    expect(await logOf(athlete)).toHaveLength(after);
  });

  test('that was there when the process ended, before it was read, is there once', async () => {
    const athlete = await app.register();
    const params = await send(athlete, [{ name: 'export.zip', content: EXPORT }]);
    const before = await read(athlete, params);
    // As a process leaves it that is killed while it reads the archive, the table kept already.
    const id = Number(params.id);
    await app.db
      .updateTable('import_files')
      .set({ state: 'waiting' })
      .where('import_id', '=', id)
      .execute();
    await app.db.updateTable('imports').set({ status: 'reading' }).where('id', '=', id).execute();
    app.importWork.wake();
    await app.importWork.idle();
    const after = await read(athlete, params);
    expect([after.counts, after.progress]).toEqual([before.counts, before.progress]);
    const files = await athlete.call(listImportFiles, { params });
    expect(files.body.files).toHaveLength(2);
  });

  test('is kept as it came, counts against the room for files, and goes with its import', async () => {
    const athlete = await app.register();
    const { userId } = athlete;
    const keptFiles = async () =>
      app.db
        .selectFrom('kept_files')
        .select(['bytes', 'kept_bytes'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute();
    const params = await send(athlete, [{ name: 'export.zip', content: EXPORT }]);
    const { body } = await athlete.call(listImportFiles, { params });
    expect(body.files).toMatchObject([
      { name: 'export.zip', inside: null, isKept: true },
      { name: 'export.zip/2026/Runs.csv', inside: 'export.zip', bytes: OPEN.length, isKept: true },
    ]);
    const fileId = String(body.files[1]?.id);
    const original = await athlete.call(downloadImportFile, { params: { ...params, fileId } });
    expect(original.body).toBe(OPEN);
    expect(original.headers['content-disposition']).toMatch(/''Runs\.csv$/);
    expect(await keptFiles()).toMatchObject([{ bytes: EXPORT.length }, { bytes: OPEN.length }]);
    await athlete.call(undoImport, { params });
    expect(await keptFiles()).toEqual([]);
    const forgotten = await send(athlete, [{ name: 'export.zip', content: EXPORT }], {
      keep: 'false',
    });
    await say(athlete, forgotten, { file: 'export.zip/2026/Runs.csv' });
    await commit(athlete, forgotten);
    expect(await keptFiles()).toEqual([]);
    expect(await logOf(athlete)).toHaveLength(3);
  });

  test('with times in UTC has the days of the zone that is said, in another archive or under gzip too', async () => {
    const athlete = await app.register({ timeZone: 'Europe/Berlin' });
    const utc = 'Start time (UTC),Type,Duration,Distance (km)\n2026-03-01 20:30:00,Run,0:30:00,5\n';
    const inner = makeZip([{ name: 'utc.csv', content: utc }]);
    const params = await send(athlete, [
      { name: 'outer.zip', content: makeZip([{ name: 'inner.zip', content: inner }]) },
      { name: 'utc.csv.gz', content: gzipSync(utc) },
    ]);
    const { items } = await read(athlete, params);
    expect(items).toMatchObject([
      { file: 'outer.zip/inner.zip/utc.csv', asksColumns: true, workout: { date: '2026-03-01' } },
      { file: 'utc.csv.gz/utc.csv', inside: 'utc.csv.gz', status: 'duplicate' },
    ]);
    const query = { file: String(items[0]?.fileId), alike: 'true' as const };
    const { body: plan } = await athlete.call(csvPlan, { params, query: { file: query.file } });
    const body = { ...plan.mapping, timeZone: 'Asia/Tokyo' };
    await athlete.call(mapCsv, { params, query: { file: query.file }, body });
    await athlete.call(readMapped, { params, query });
    await app.importWork.idle();
    expect((await read(athlete, params)).items).toMatchObject([
      { status: 'new', workout: { date: '2026-03-02' } },
      { status: 'duplicate', workout: { date: '2026-03-02' } },
    ]);
  });

  test('of weights is one line of the review, as one that was dropped by itself', async () => {
    const athlete = await app.register();
    const scale = 'Date,Weight (kg)\n2019-04-01,71.5\n2019-04-08,71.1\n';
    const content = makeZip([{ name: 'scale.csv', content: scale }]);
    const params = await send(athlete, [{ name: 'export.zip', content }]);
    expect(await read(athlete, params)).toMatchObject({
      counts: { weights: 2 },
      items: [{ file: 'export.zip/scale.csv', weights: { held: 2, added: 2 } }],
    });
    await commit(athlete, params);
    expect((await athlete.call(allWeights)).body).toHaveLength(2);
    await athlete.call(undoImport, { params });
    expect((await athlete.call(allWeights)).body).toEqual([]);
  });
});

describe('a table that nobody answered before all else was written', () => {
  test('stays open: its lines come into the same import later, and are taken back with it', async () => {
    const athlete = await app.register();
    const before = await takeLog();
    const files = [
      { name: 'export.zip', content: EXPORT },
      { name: 'too.csv', content: OPEN_TOO },
      { name: 'scale.csv', content: 'Date,Weight (kg)\n2019-04-01,71.5\n' },
    ];
    const params = await send(athlete, files);
    await commit(athlete, params);
    expect(await read(athlete, params)).toMatchObject({
      status: 'done',
      counts: { found: 1, new: 1, questions: 2, weights: 1 },
    });
    await say(athlete, params, { file: 'too.csv' });
    const once = await read(athlete, params);
    expect(once).toMatchObject({
      status: 'done',
      progress: { filesRead: 3, itemsTotal: 2, itemsWritten: 2 },
      counts: { found: 2, new: 2, questions: 1, weights: 1 },
    });
    expect(once.items.filter(({ status }) => status === 'question')).toMatchObject([
      { file: 'export.zip/2026/Runs.csv', asksColumns: true, workout: null },
    ]);
    await say(athlete, params, { file: 'export.zip/2026/Runs.csv' });
    expect(await read(athlete, params)).toMatchObject({
      status: 'done',
      counts: { found: 4, new: 4, questions: 0, weights: 1 },
    });
    expect((await logOf(athlete)).map(({ date }) => date).toSorted()).toEqual([
      ...['2026-03-08', '2026-04-03', '2026-04-07', '2026-06-05'],
    ]);
    await athlete.call(undoImport, { params });
    expect(await takeLog()).toEqual(before);
    // Everything that was said stands, and everything comes again.
    await athlete.call(repeatImport, { params });
    await app.importWork.idle();
    expect(await read(athlete, params)).toMatchObject({ counts: { found: 4, new: 4, weights: 1 } });
  });

  test('takes along those alike that are open too, and none that is written', async () => {
    const athlete = await app.register();
    const files = ['a', 'b', 'c'].map((name, at) => ({
      name: `${name}.csv`,
      content: `${HEADER}\n0${at + 3}/07/2026,Running,0:45,9\n`,
    }));
    const params = await send(athlete, files);
    await say(athlete, params, { file: 'a.csv' });
    await commit(athlete, params);
    const { alike } = await say(athlete, params, { file: 'b.csv', alike: 'true' });
    expect(alike.map(({ name }) => name)).toEqual(['c.csv']);
    expect(await read(athlete, params)).toMatchObject({ counts: { new: 3, questions: 0 } });
    const { items } = await read(athlete, params);
    const query = { file: String(items[0]?.fileId) };
    // The lines of a table that is written are changed one by one, in the log.
    expect((await athlete.call(readMapped, { params, query })).status).toBe(409);
    expect(await logOf(athlete)).toHaveLength(3);
  });

  test('is left out where no originals are kept, and says so', async () => {
    const athlete = await app.register();
    const files = [
      { name: 'plain.csv', content: PLAIN },
      { name: 'too.csv', content: OPEN_TOO },
    ];
    const params = await send(athlete, files, { keep: 'false' });
    await commit(athlete, params);
    const { counts, items } = await read(athlete, params);
    expect(counts).toMatchObject({ new: 1, questions: 0, skipped: 1 });
    expect(items).toMatchObject([
      { file: 'plain.csv', status: 'new' },
      { file: 'too.csv', asksColumns: false, reason: expect.stringContaining('drop it once more') },
    ]);
  });

  test('is taken back with all else also while its lines are read', async () => {
    const athlete = await app.register();
    const params = await send(athlete, [{ name: 'export.zip', content: EXPORT }]);
    await commit(athlete, params);
    const id = Number(params.id);
    await app.db.updateTable('imports').set({ status: 'reading' }).where('id', '=', id).execute();
    await athlete.call(undoImport, { params });
    expect(await logOf(athlete)).toEqual([]);
    expect(await read(athlete, params)).toMatchObject({ status: 'undone', canRepeat: true });
  });
});

describe('several tables whose columns are called the same', () => {
  const content = makeZip([
    { name: 'a.csv', content: OPEN },
    { name: 'b.csv', content: OPEN_TOO },
    { name: 'other.csv', content: OTHER },
  ]);

  test('are answered once where that is wished, each line under its own table', async () => {
    const athlete = await app.register();
    const params = await send(athlete, [
      { name: 'logs.zip', content },
      { name: 'c.csv', content: `${HEADER}\n09/04/2026,Running,0:55,11\n` },
    ]);
    const { items } = await read(athlete, params);
    expect(items.map(({ file }) => file).toSorted()).toEqual([
      ...['c.csv', 'logs.zip/a.csv', 'logs.zip/b.csv', 'logs.zip/other.csv'],
    ]);
    const { alike } = await say(athlete, params, { file: 'logs.zip/a.csv', alike: 'true' });
    expect(alike.map(({ name }) => name).toSorted()).toEqual(['c.csv', 'logs.zip/b.csv']);
    const after = await read(athlete, params);
    expect(after).toMatchObject({ counts: { found: 4, new: 4, questions: 1 } });
    expect(after.items.map(({ workout }) => workout?.date ?? null).toSorted()).toEqual([
      ...['2026-04-03', '2026-04-07', '2026-04-09', '2026-06-05', null],
    ]);
  });

  test('are answered one by one otherwise, and what was decided of others stays', async () => {
    const athlete = await app.register();
    const params = await send(athlete, [{ name: 'logs.zip', content }]);
    await say(athlete, params, { file: 'logs.zip/a.csv' });
    const [first] = (await read(athlete, params)).items.filter(({ workout }) => workout);
    const item = { ...params, itemId: String(first?.id) };
    await athlete.call(decideItem, { params: item, body: { decision: 'skip' } });
    const { alike } = await say(athlete, params, { file: 'logs.zip/b.csv' });
    // Of the first it was said already.
    expect(alike).toEqual([]);
    expect(await read(athlete, params)).toMatchObject({
      counts: { found: 3, new: 2, skipped: 1, questions: 1 },
    });
  });

  test('keep what only their own lines say, such as times that are right though hard to believe', async () => {
    const athlete = await app.register();
    const fast = `${HEADER}\n07/04/2026,Running,0:10:00,9\n`;
    const params = await send(athlete, [
      { name: 'a.csv', content: OPEN },
      { name: 'b.csv', content: fast },
    ]);
    const { items } = await read(athlete, params);
    const query = { file: String(items[0]?.fileId) };
    const body = { ...DAY_FIRST, confirmed: true };
    await athlete.call(mapCsv, { params, query, body });
    await athlete.call(readMapped, { params, query: { ...query, alike: 'true' } });
    await app.importWork.idle();
    expect(await read(athlete, params)).toMatchObject({ counts: { new: 2, questions: 1 } });
  });
});
