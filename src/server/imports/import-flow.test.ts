import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importCalls, logOf } from '../../../testing/server/import-calls.ts';
import { openTestApp } from '../../../testing/server/open-test-app.ts';
import { setActive } from '../../../testing/server/people.ts';
import { takeSnapshot } from '../../../testing/server/snapshot.ts';
import {
  decideItem,
  downloadImportFile,
  listImportFiles,
  listImports,
  repeatImport,
  startImport,
  undoImport,
} from '../../contract/imports.ts';
import { createWorkout, deleteWorkout } from '../../contract/workout-entry.ts';
import { findImport, insertImport } from './imports.queries.ts';

const app = await openTestApp();
const { send, read, commit } = importCalls(app);

type Entry = { name?: string; start?: string; end?: string; [key: string]: unknown };

const RUN: Entry = {
  id: 'A1',
  name: 'Outdoor Run',
  start: '2026-03-08 07:30:00 +0100',
  end: '2026-03-08 08:20:00 +0100',
  duration: 3000,
  distance: { qty: 10.02, units: 'km' },
  activeEnergyBurned: { qty: 600, units: 'kcal' },
  heartRateData: Array.from({ length: 50 }, (_, minute) => ({
    date: `2026-03-08 07:${String(30 + minute).padStart(2, '0')}:00 +0100`,
    Avg: 140 + (minute % 20),
  })).filter(({ date }) => !/:(6|7)\d:00/.test(date)),
};

const SECOND: Entry = {
  ...RUN,
  id: 'A2',
  start: '2026-03-10 18:00:00 +0100',
  end: '2026-03-10 18:40:00 +0100',
  duration: 2400,
  distance: { qty: 7.5, units: 'km' },
  heartRateData: [],
};

function fileOf(name: string, ...workouts: Entry[]) {
  return { name, content: JSON.stringify({ data: { metrics: [], workouts } }) };
}

const PICTURE = { name: 'a.fit', content: Buffer.from('\x89PNG\r\n\x1a\n0000IHDR', 'latin1') };

describe('an import of files', () => {
  test('is read in the background, reviewed, and written by one call', async () => {
    const athlete = await app.register({ timeZone: 'Europe/Berlin' });
    const params = await send(athlete, [
      fileOf('Läufe/März "1".json', RUN),
      fileOf('b.json', SECOND),
      PICTURE,
    ]);
    const review = await read(athlete, params);
    expect(review).toMatchObject({
      status: 'review',
      progress: { filesTotal: 3, filesRead: 3, itemsCompared: 2, itemsTotal: 2, itemsWritten: 0 },
      counts: { found: 2, new: 2, failed: 0, skipped: 1, questions: 0 },
      canUndo: false,
    });
    expect(review.progress.bytesRead).toBe(review.progress.bytesTotal);
    expect(review.items).toMatchObject([
      {
        file: 'Läufe/März "1".json',
        status: 'new',
        workoutId: null,
        workout: {
          date: '2026-03-08',
          startedAt: '2026-03-08T06:30:00.000Z',
          workoutType: 'running',
          durationSeconds: 3000,
          distance: 10.02,
          calories: 600,
        },
        match: null,
        decision: null,
      },
      { file: 'b.json', status: 'new' },
      {
        file: 'a.fit',
        status: 'skipped',
        workout: null,
        reason: expect.stringMatching(/picture/i),
      },
    ]);
    expect(await logOf(athlete)).toEqual([]);
    await commit(athlete, params);
    const done = await read(athlete, params);
    expect(done).toMatchObject({
      status: 'done',
      progress: { itemsTotal: 2, itemsWritten: 2 },
      counts: { new: 2 },
      canUndo: true,
    });
    const log = await logOf(athlete);
    expect(log).toMatchObject([
      { date: '2026-03-10', distance: 7.5, source: 'apple-health' },
      { date: '2026-03-08', distance: 10.02, source: 'apple-health' },
    ]);
    expect(done.items[0]?.workoutId).toBe(log[1]?.id);
  });

  test('is written at once where the call says so', async () => {
    const athlete = await app.register();
    const params = await send(athlete, [fileOf('a.json', RUN, SECOND)], { commit: 'true' });
    expect(await read(athlete, params)).toMatchObject({ status: 'done', counts: { new: 2 } });
    expect(await logOf(athlete)).toHaveLength(2);
  });

  test('sent again finds everything there and adds nothing', async () => {
    const athlete = await app.register();
    await send(athlete, [fileOf('a.json', RUN, SECOND)], { commit: 'true' });
    const before = await logOf(athlete);
    const params = await send(athlete, [fileOf('b.json', SECOND, RUN)], { commit: 'true' });
    expect(await read(athlete, params)).toMatchObject({
      counts: { found: 2, duplicate: 2, new: 0 },
    });
    expect(await logOf(athlete)).toEqual(before);
  });

  test('that holds a run twice adds it once', async () => {
    const athlete = await app.register();
    const files = [fileOf('a.json', RUN), fileOf('b.json', { ...RUN, id: 'B', maxHeartRate: 171 })];
    const params = await send(athlete, files, { commit: 'true' });
    expect(await read(athlete, params)).toMatchObject({ counts: { found: 2, new: 1 } });
    expect(await logOf(athlete)).toHaveLength(1);
  });

  test('completes a run that was typed in, tells which fields, and gives it back when undone', async () => {
    const athlete = await app.register({ timeZone: 'Europe/Berlin' });
    const body = {
      date: '2026-03-08',
      workoutType: 'running' as const,
      duration: '0:50',
      distance: 10,
      notes: 'windy',
    };
    await athlete.call(createWorkout, { body });
    const before = await takeLog();
    const params = await send(athlete, [fileOf('a.json', RUN)]);
    const [item] = (await read(athlete, params)).items;
    expect(item).toMatchObject({
      status: 'merged',
      match: { kind: 'same', workout: { distance: 10 }, workoutId: expect.any(Number) },
    });
    expect(item?.match?.fields).toContainEqual({ field: 'calories', here: null, file: 600 });
    await commit(athlete, params);
    expect(await logOf(athlete)).toMatchObject([
      { duration: '0:50', distance: 10, notes: 'windy', calories: 600 },
    ]);
    await athlete.call(undoImport, { params });
    expect(await takeLog()).toEqual(before);
  });

  test('tells once what many of its files are that hold no workout, and their names on request', async () => {
    const athlete = await app.register();
    const pictures = [1, 2, 3, 4].map((number) => ({ ...PICTURE, name: `${number}.png` }));
    const diaries = [1, 2].map((number) => ({ name: `${number}.txt`, content: 'Dear diary' }));
    const params = await send(athlete, [...pictures, fileOf('a.json', RUN), ...diaries]);
    const grouped = await read(athlete, params, { grouped: 'true' });
    const reason = 'This is a PNG picture, which holds no workouts.';
    expect(grouped.withoutWorkout).toEqual([{ status: 'skipped', reason, items: 4, files: 4 }]);
    expect(grouped.items.map(({ file }) => file)).toEqual(['a.json', '1.txt', '2.txt']);
    const named = await read(athlete, params, { reason, limit: '3' });
    expect(named.items.map(({ file }) => file)).toEqual(['1.png', '2.png', '3.png']);
    expect(named.next).not.toBeNull();
    const written = await read(athlete, params, { grouped: 'true', status: 'new' });
    expect([written.withoutWorkout, written.items.length]).toEqual([[], 1]);
    // Whoever does not ask for it has every file of its own.
    expect((await read(athlete, params)).items).toHaveLength(7);
  });

  test('follows the athlete’s word for one workout, changed and taken back', async () => {
    const athlete = await app.register();
    const params = await send(athlete, [fileOf('a.json', RUN, SECOND)]);
    const [first] = (await read(athlete, params)).items;
    const item = { ...params, itemId: String(first?.id) };
    const skipped = await athlete.call(decideItem, { params: item, body: { decision: 'skip' } });
    expect(skipped.body).toMatchObject({ status: 'skipped', decision: 'skip' });
    const open = await athlete.call(decideItem, { params: item, body: { decision: null } });
    expect(open.body).toMatchObject({ status: 'new', decision: null });
    const merged = await athlete.call(decideItem, { params: item, body: { decision: 'merge' } });
    expect(merged.status).toBe(400);
    await athlete.call(decideItem, { params: item, body: { decision: 'skip' } });
    await commit(athlete, params);
    expect(await logOf(athlete)).toHaveLength(1);
    const late = await athlete.call(decideItem, { params: item, body: { decision: 'add' } });
    expect(late.status).toBe(409);
  });

  test('asks about a time that is hard to believe, and is answered even once all else is written', async () => {
    const athlete = await app.register();
    const fast = { ...SECOND, end: '2026-03-10 18:12:00 +0100', duration: 720 };
    const params = await send(athlete, [fileOf('a.json', RUN, fast)], { commit: 'true' });
    const done = await read(athlete, params, { status: 'question' });
    expect(done).toMatchObject({ status: 'done', counts: { new: 1, questions: 1 } });
    expect(done.items).toMatchObject([{ reason: expect.stringMatching('world record') }]);
    const item = { ...params, itemId: String(done.items[0]?.id) };
    await athlete.call(decideItem, { params: item, body: { decision: 'add' } });
    await app.importWork.idle();
    expect(await read(athlete, params)).toMatchObject({
      status: 'done',
      counts: { new: 2, questions: 0 },
      progress: { itemsTotal: 2, itemsWritten: 2 },
    });
    expect(await logOf(athlete)).toHaveLength(2);
  });

  test('does not bring back what the athlete deleted, and says so', async () => {
    const athlete = await app.register();
    await send(athlete, [fileOf('a.json', RUN)], { commit: 'true' });
    const [workout] = await logOf(athlete);
    await athlete.call(deleteWorkout, { params: { id: String(workout?.id) } });
    const params = await send(athlete, [fileOf('b.json', RUN, SECOND)], { commit: 'true' });
    const { items } = await read(athlete, params, { status: 'duplicate' });
    expect(items).toMatchObject([{ reason: expect.stringMatching('You deleted this workout') }]);
    expect(await logOf(athlete)).toHaveLength(1);
  });

  test('is listed with its files and what came of it, and pages through what it found', async () => {
    const athlete = await app.register();
    const names = ['a', 'b', 'c', 'd', 'e'];
    const params = await send(
      athlete,
      names.map((name, at) =>
        fileOf(`${name}.json`, {
          ...RUN,
          start: `2026-02-0${at + 1} 07:30:00 +0100`,
          end: `2026-02-0${at + 1} 08:20:00 +0100`,
          heartRateData: [],
        }),
      ),
    );
    const [listed] = (await athlete.call(listImports)).body;
    expect(listed).toMatchObject({ status: 'review', counts: { new: 5 } });
    expect(listed?.files.map(({ name }) => name)).toEqual(['a.json', 'b.json', 'c.json']);
    const page = await read(athlete, params, { limit: '3' });
    const rest = await read(athlete, params, { limit: '3', after: String(page.next) });
    expect([...page.items, ...rest.items].map(({ file }) => file)).toEqual(
      names.map((name) => `${name}.json`),
    );
    expect(rest.next).toBeNull();
    const files = await athlete.call(listImportFiles, { params, query: { limit: '2' } });
    expect(files.body).toMatchObject({ files: [{ name: 'a.json' }, { name: 'b.json' }] });
  });

  test('hands its files back as they came, unless they were not to be kept', async () => {
    const athlete = await app.register();
    const bytes = Buffer.from(Array.from({ length: 3_000_000 }, (_, at) => (at * 7919) % 251));
    const params = await send(athlete, [
      fileOf('x/März.json', RUN),
      { name: 'b.bin', content: bytes },
    ]);
    const { files } = (await athlete.call(listImportFiles, { params })).body;
    const response = await app.app.inject({
      url: downloadImportFile.path
        .replace(':id', params.id)
        .replace(':fileId', String(files[1]?.id)),
      headers: { authorization: `Bearer ${athlete.token}` },
    });
    expect(response.rawPayload.equals(bytes)).toBe(true);
    const named = await athlete.call(downloadImportFile, {
      params: { ...params, fileId: String(files[0]?.id) },
    });
    expect(named.headers['content-disposition']).toMatch(
      /^attachment; filename\*=UTF-8''M%C3%A4rz/,
    );
    expect(named.headers['content-security-policy']).toContain('sandbox');

    const other = await send(athlete, [fileOf('c.json', SECOND)], {
      commit: 'true',
      keep: 'false',
    });
    const [gone] = (await athlete.call(listImportFiles, { params: other })).body.files;
    expect(gone).toMatchObject({ isKept: false });
    const fileId = String(gone?.id);
    const refused = await athlete.call(downloadImportFile, { params: { ...other, fileId } });
    expect(refused.status).toBe(404);
    expect(await logOf(athlete)).toHaveLength(1);
  });

  test('that was undone can be read again from its kept files; one that was dropped leaves nothing', async () => {
    const athlete = await app.register();
    const params = await send(athlete, [fileOf('a.json', RUN, SECOND)], { commit: 'true' });
    await athlete.call(undoImport, { params });
    expect(await logOf(athlete)).toEqual([]);
    expect(await read(athlete, params)).toMatchObject({ status: 'undone', canRepeat: true });
    expect((await athlete.call(repeatImport, { params })).status).toBe(202);
    await app.importWork.idle();
    expect(await read(athlete, params)).toMatchObject({ status: 'review', counts: { new: 2 } });
    const dropped = await athlete.call(undoImport, { params });
    expect(dropped.body).toMatchObject({ status: 'undone' });
    expect(await read(athlete, params)).toMatchObject({ canRepeat: false });
    expect((await athlete.call(repeatImport, { params })).status).toBe(409);
    const kept = await app.db
      .selectFrom('kept_files')
      .select('id')
      .where('user_id', '=', athlete.userId)
      .execute();
    expect(kept).toEqual([]);
  });

  test('leaves nothing in the spool', () => {
    expect(readdirSync(join(app.config.dataDir, 'spool'))).toEqual([]);
  });
});

describe('imports of several athletes', () => {
  test('take turns: a small one is read while a large one that was sent before it goes on', async () => {
    const [first, second] = [await app.register(), await app.register()];
    const many = Array.from({ length: 600 }, (_none, at) => fileOf(`${at}.json`, RUN));
    const large = { id: String((await first.call(startImport, { files: many })).body.id) };
    const small = {
      id: String((await second.call(startImport, { files: [fileOf('a.json', SECOND)] })).body.id),
    };
    await app.importWork.until({ userId: second.userId, id: Number(small.id) }, ['review'], 15_000);
    expect(await read(second, small)).toMatchObject({ status: 'review' });
    expect(await read(first, large)).toMatchObject({ status: 'reading' });
    await first.call(undoImport, { params: large });
  });

  test('wait while the account is deactivated, and go on once it is active again', async () => {
    const athlete = await app.register();
    await setActive(app.db, athlete.userId, false);
    const { userId } = athlete;
    const { row } = await app.db.transaction().execute((tx) =>
      insertImport(tx, {
        row: {
          user_id: userId,
          status: 'reading',
          commit_at_once: 0,
          is_confirmed: 0,
          keeps_files: 0,
          files_total: 0,
          bytes_total: 0,
          created_at: app.clock.nowMs(),
        },
        files: [],
      }),
    );
    const { id } = row;
    app.importWork.wake();
    await app.importWork.idle();
    expect(await findImport(app.db, { userId, id })).toMatchObject({ status: 'reading' });
    await setActive(app.db, athlete.userId, true);
    app.importWork.wake();
    await app.importWork.idle();
    expect(await findImport(app.db, { userId, id })).toMatchObject({ status: 'review' });
  });
});

/** Every table but those of the imports themselves. */
async function takeLog() {
  const tables = await takeSnapshot(app.db);
  const own = /^(imports|import_|kept_|idempotency_keys)/;
  return Object.fromEntries(Object.entries(tables).filter(([table]) => !own.test(table)));
}
