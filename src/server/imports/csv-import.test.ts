import { describe, expect, test } from 'vitest';
import { budget } from '../../../testing/budget.ts';
import { importCalls, logOf } from '../../../testing/server/import-calls.ts';
import { openTestApp } from '../../../testing/server/open-test-app.ts';
import type { Athlete } from '../../../testing/server/test-app.ts';
import { TEST_ENGINE } from '../../../testing/server/test-database.ts';
import {
  applyUpload,
  type CsvMappingInput,
  csvBadLines,
  csvBadLinesFile,
  csvPlan,
  mapCsv,
  planUpload,
  readMapped,
  sendUpload,
} from '../../contract/csv-import.ts';
import type { Answer } from '../../contract/endpoint.ts';
import {
  decideItem,
  downloadImportFile,
  listImports,
  readImport,
  undoImport,
} from '../../contract/imports.ts';
import { createWorkout, deleteWorkout, updateWorkout } from '../../contract/workout-entry.ts';

const app = await openTestApp();
const { send: drop, commit } = importCalls(app);

/** Each is an import of its own: they are read one after the other. */
const AT_ONCE = budget({ everyday: 5, small: 20, full: 20 });
const HEADER = 'Date,Workout Type,Duration,Distance,Average Heart Rate,Notes';
const RUN = '2026-03-01,Running,0:50,10.2,148,Along the river';
const LIFT = '2026-03-03,Strength Training,0:45,,,Legs';

async function send(athlete: Athlete, lines: string[] | Buffer, fileName = 'log.csv') {
  const content = Array.isArray(lines) ? Buffer.from(`${lines.join('\n')}\n`) : lines;
  const { status, body } = await athlete.call(sendUpload, {
    query: { source: 'csv', fileName },
    rawBody: content,
  });
  return { status, body, params: { id: String(body.id) } };
}

async function importLines(athlete: Athlete, lines: string[], mapping?: CsvMappingInput) {
  const { params } = await send(athlete, lines);
  if (mapping) {
    const mapped = await athlete.call(mapCsv, { params, body: mapping });
    expect(mapped.status).toBe(200);
  }
  return (await athlete.call(applyUpload, { params })).body;
}

const isPostgres = TEST_ENGINE === 'postgres';
const ON_WORKOUTS = isPostgres ? 'on workouts' : '';

/** The database refuses one row, in the middle of the work. */
async function refusePoison(): Promise<void> {
  const { runScript } = app.database.engine;
  if (isPostgres) {
    await runScript(
      app.db,
      `create function refuse() returns trigger language plpgsql as
         $$ begin raise exception 'poison'; end $$;
       create trigger poison before insert on workouts for each row
         when (new.notes = 'poison') execute function refuse()`,
    );
    return;
  }
  await runScript(
    app.db,
    `create trigger poison before insert on workouts when new.notes = 'poison'
       begin select raise(abort, 'poison'); end`,
  );
}

describe('a CSV file', () => {
  test('is kept, guessed and shown before anything is added', async () => {
    const athlete = await app.register();
    const { status, body, params } = await send(athlete, [HEADER, RUN, LIFT]);
    expect(status).toBe(201);
    expect(body).toMatchObject({ source: 'csv', format: 'csv', found: 2, state: 'uploaded' });
    const { body: plan } = await athlete.call(csvPlan, { params });
    expect(plan).toMatchObject({
      columns: HEADER.split(','),
      firstLines: [{ line: 2 }, { line: 3 }],
      mapping: { columns: { date: 0, workoutType: 1, duration: 2, distance: 3, notes: 5 } },
      lines: { total: 2, good: 2, bad: 0 },
      issues: [],
      summary: { found: 2, added: 2, totalDistance: 10.2 },
    });
    expect(plan.rows).toMatchObject([
      { place: 'line 2', date: '2026-03-01', duration: '0:50', distance: 10.2, outcome: 'add' },
      { place: 'line 3', workoutType: 'strength', distance: null, outcome: 'add' },
    ]);
    expect(await logOf(athlete)).toEqual([]);
  });

  test('comes into the log with everything it says, and the original stays to be had', async () => {
    const athlete = await app.register();
    const lines = [HEADER, RUN, LIFT];
    const { params } = await send(athlete, lines);
    const { status, body } = await athlete.call(applyUpload, { params });
    expect(status).toBe(200);
    expect(body).toMatchObject({ found: 2, added: 2, alreadyThere: 0, failed: 0 });
    expect(await logOf(athlete)).toMatchObject([
      { date: '2026-03-03', workoutType: 'strength', sport: 'strength', notes: 'Legs' },
      {
        date: '2026-03-01',
        workoutType: 'running',
        runningSubtype: 'outdoor-easy',
        duration: '0:50',
        distance: 10.2,
        avgHeartRate: 148,
        notes: 'Along the river',
        source: 'csv',
      },
    ]);
    const { body: imports } = await athlete.call(listImports);
    expect(imports).toMatchObject([
      { status: 'done', counts: { found: 2, new: 2 }, files: [{ name: 'log.csv' }], canUndo: true },
    ]);
    const fileId = String(imports[0]?.files[0]?.id);
    const path = downloadImportFile.path.replace(':id', params.id).replace(':fileId', fileId);
    const headers = { authorization: `Bearer ${athlete.token}` };
    const file = await app.app.inject({ url: path, headers });
    expect(file.body).toBe(`${lines.join('\n')}\n`);
  });

  test('imported twice adds nothing, and a longer one only what is new', async () => {
    const athlete = await app.register();
    const lines = [HEADER, RUN, RUN, LIFT];
    expect(await importLines(athlete, lines)).toMatchObject({ added: 3 });
    expect(await importLines(athlete, lines)).toMatchObject({ added: 0, alreadyThere: 3 });
    const longer = [HEADER, '2026-03-05,Running,0:30,6,,', ...lines.slice(1).toReversed()];
    expect(await importLines(athlete, longer)).toMatchObject({ added: 1, alreadyThere: 3 });
    expect(await logOf(athlete)).toHaveLength(4);
  });

  test('applied many times at once leaves one set of workouts', async () => {
    const athlete = await app.register();
    const many = Array.from({ length: AT_ONCE }, () => importLines(athlete, [HEADER, RUN, LIFT]));
    await Promise.all(many);
    expect(await logOf(athlete)).toHaveLength(2);
    const { body: imports } = await athlete.call(listImports);
    expect(imports.filter(({ counts }) => counts.new > 0)).toHaveLength(1);
  });

  test('is added whole or not at all', async () => {
    const athlete = await app.register();
    const lines = Array.from(
      { length: 30 },
      (_, at) => `2026-03-01,Running,0:50,${5 + at / 100},,`,
    );
    const { params } = await send(athlete, [HEADER, ...lines, '2026-03-02,Running,0:50,8,,poison']);
    await refusePoison();
    const applying = athlete.call(applyUpload, { params });
    // It is tried again for some seconds.
    const trying = setInterval(() => {
      app.clock.advance(60_000);
      app.importWork.wake();
    }, 50);
    expect((await applying).status).toBe(500);
    clearInterval(trying);
    expect(await logOf(athlete)).toEqual([]);
    expect((await athlete.call(listImports)).body).toMatchObject([{ status: 'undone' }]);
    await app.database.engine.runScript(app.db, `drop trigger poison ${ON_WORKOUTS}`);
    expect((await athlete.call(applyUpload, { params })).body).toMatchObject({ added: 31 });
  });

  test('of another athlete is not found, and one of another source is no CSV', async () => {
    const [owner, other] = [await app.register(), await app.register()];
    const { params } = await send(owner, [HEADER, RUN]);
    for (const endpoint of [csvPlan, csvBadLines, csvBadLinesFile, planUpload, applyUpload]) {
      expect((await other.call(endpoint, { params })).status).toBe(404);
    }
    expect((await other.call(mapCsv, { params, body: { columns: {} } })).status).toBe(404);
    const health = await owner.call(sendUpload, {
      query: { source: 'apple-health', fileName: 'export.json' },
      rawBody: '{"data":{"workouts":[]}}',
    });
    const id = String(health.body.id);
    expect((await owner.call(csvPlan, { params: { id } })).status).toBe(404);
  });

  test('that is none is refused in words', async () => {
    const athlete = await app.register();
    const { status, body } = await send(athlete, Buffer.from([0x50, 0x4b, 3, 4, 20, 0]));
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'unreadableFile',
      message: 'Invalid data format',
      issues: [{ path: 'file', message: expect.stringMatching(/spreadsheet/) }],
    });
    expect((await send(athlete, ['Date,Duration'])).status).toBe(422);
  });

  test('larger than a log of workouts can be is refused', async () => {
    const athlete = await app.register();
    const large = Buffer.alloc(21 * 1024 * 1024, 'x,y\n');
    const { status, body } = await send(athlete, large);
    expect([status, body]).toMatchObject([413, { code: 'tooLarge' }]);
  });

  // Each look at it has a thread of its own, which takes its time to start on a busy machine.
  test('larger than a thread takes on the side is read the same way', {
    timeout: 60_000,
  }, async () => {
    const athlete = await app.register();
    const lines = Array.from({ length: 320 }, (_, at) => {
      const day = new Date(Date.UTC(2000, 0, 1 + at)).toISOString().slice(0, 10);
      return `${day},Running,0:${40 + (at % 20)},${5 + (at % 70) / 10},${120 + (at % 60)},run ${at * 7919}${' and on'.repeat(12)}`;
    });
    const { params } = await send(athlete, [HEADER, ...lines, 'no day,Running,0:50,,,']);
    const { body: plan } = await athlete.call(csvPlan, { params });
    expect(plan.lines).toEqual({ total: 321, good: 320, bad: 1 });
    expect(plan.rows).toHaveLength(20);
    expect(plan.firstLines).toHaveLength(20);
    expect((await athlete.call(applyUpload, { params })).body).toMatchObject({
      added: 320,
      failed: 1,
    });
    expect((await athlete.call(applyUpload, { params })).body).toMatchObject({
      added: 0,
      alreadyThere: 320,
    });
  });
});

describe('its mapping', () => {
  const ODD = ['wann,was,wie lang,km', '01.03.2026,Laufen,50,10'];
  const CHOSEN = { columns: { date: 0, workoutType: 1, duration: 2, distance: 3 } };

  test('is kept with the import, so that a reload finds it', async () => {
    const athlete = await app.register();
    const { params } = await send(athlete, ODD);
    const { body: guessed } = await athlete.call(csvPlan, { params });
    expect(guessed.issues.map(({ path }) => path)).toEqual(['columns.date', 'columns.duration']);
    const { body: mapped } = await athlete.call(mapCsv, { params, body: CHOSEN });
    expect(mapped).toMatchObject({ issues: [], lines: { good: 1 } });
    expect((await athlete.call(csvPlan, { params })).body).toEqual(mapped);
    expect((await send(athlete, ODD)).params).toEqual(params);
    expect((await athlete.call(planUpload, { params })).body.rows).toMatchObject([
      { date: '2026-03-01', duration: '0:50', distance: 10 },
    ]);
    expect((await athlete.call(applyUpload, { params })).body).toMatchObject({ added: 1 });
  });

  test('without a date or a duration imports nothing and says which is missing', async () => {
    const athlete = await app.register();
    const { params } = await send(athlete, ODD);
    const refused = await athlete.call(applyUpload, { params });
    expect(refused).toMatchObject({
      status: 400,
      body: {
        code: 'validation',
        message: 'Date is required',
        issues: [{ path: 'columns.date' }, { path: 'columns.duration' }],
      },
    });
    expect(await logOf(athlete)).toEqual([]);
  });

  test('must name columns that the file has', async () => {
    const athlete = await app.register();
    const { params } = await send(athlete, ODD);
    await athlete.call(mapCsv, { params, body: CHOSEN });
    const { status, body } = await athlete.call(mapCsv, { params, body: { columns: { date: 9 } } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ message: 'The file has no column 9: it has 4' });
    const negative = await athlete.call(mapCsv, { params, body: { columns: { date: -1 } } });
    expect(negative.body).toMatchObject({ message: 'A column is named by its place, from 0' });
    expect((await athlete.call(csvPlan, { params })).body.mapping.columns).toMatchObject(
      CHOSEN.columns,
    );
  });

  test('of dates that can be two days is asked, never guessed', async () => {
    const athlete = await app.register();
    const { params } = await send(athlete, ['Date,Duration', '03/04/2026,0:45', '05/06/2026,0:50']);
    const { body: plan } = await athlete.call(csvPlan, { params });
    expect(plan.asked.dayOrder).toEqual({
      example: '03/04/2026',
      readings: [
        { order: 'day-first', day: '2026-04-03' },
        { order: 'month-first', day: '2026-03-04' },
      ],
    });
    expect(plan.mapping.dayOrder).toBeNull();
    expect((await athlete.call(applyUpload, { params })).status).toBe(400);
    const body = { columns: { date: 0, duration: 1 }, dayOrder: 'month-first' as const };
    expect((await athlete.call(mapCsv, { params, body })).body.issues).toEqual([]);
    await athlete.call(applyUpload, { params });
    expect((await logOf(athlete)).map(({ date }) => date)).toEqual(['2026-05-06', '2026-03-04']);
  });

  test('changed later fills in what was left out and adds nothing', async () => {
    const athlete = await app.register();
    const columns = { date: 0, workoutType: 1, duration: 2, distance: 3 };
    await importLines(athlete, [HEADER, RUN], { columns });
    expect(await logOf(athlete)).toMatchObject([{ avgHeartRate: null, notes: null }]);
    const all = { ...columns, avgHeartRate: 4, notes: 5 };
    expect(await importLines(athlete, [HEADER, RUN], { columns: all })).toMatchObject({
      added: 0,
      enriched: 1,
    });
    expect(await logOf(athlete)).toMatchObject([{ avgHeartRate: 148, notes: 'Along the river' }]);
  });
});

describe('a table beside what the log has', () => {
  const TIMED = 'Date,Workout Type,Duration,Distance,Notes';

  test.each<[string, string[], string[], object]>([
    [
      'the third of three alike is added',
      [RUN, RUN],
      [RUN, RUN, RUN],
      { added: 1, alreadyThere: 2 },
    ],
    [
      'two of one length that say different things are two',
      ['2026-03-01,Strength,0:45,,,arms'],
      ['2026-03-01,Strength,0:45,,,legs'],
      { added: 1 },
    ],
    [
      'two of one length that say different things are found again',
      ['2026-03-01,Strength,0:45,,,arms', '2026-03-01,Strength,0:45,,,legs'],
      ['2026-03-01,Strength,0:45,,,legs'],
      { added: 0, alreadyThere: 1 },
    ],
    [
      'a run of the morning is none of the evening',
      ['2026-03-01 07:00,Running,0:45,8,,'],
      ['2026-03-01 19:00,Running,0:45,8,,', '2026-03-01 07:00,Running,0:45,8,,'],
      { added: 1, alreadyThere: 1 },
    ],
  ])('%s', async (_what, before, after, expected) => {
    const athlete = await app.register();
    await importLines(athlete, [HEADER, ...before]);
    expect(await importLines(athlete, [HEADER, ...after])).toMatchObject(expected);
  });

  test('is one workout with a run that was typed in, whose words stay', async () => {
    const athlete = await app.register();
    const typed = { date: '2026-03-01', workoutType: 'running', duration: '0:50' } as const;
    const body = { ...typed, runningSubtype: 'outdoor-long' as const, distance: 10.2 };
    await athlete.call(createWorkout, { body });
    const { params } = await send(athlete, [HEADER, RUN]);
    const { body: plan } = await athlete.call(csvPlan, { params });
    expect(plan.rows).toMatchObject([{ outcome: 'enrich' }]);
    const { body: summary } = await athlete.call(applyUpload, { params });
    expect(summary).toMatchObject({ added: 0, enriched: 1 });
    expect(await logOf(athlete)).toMatchObject([
      { runningSubtype: 'outdoor-long', avgHeartRate: 148, notes: 'Along the river' },
    ]);
  });

  test('is taken back whole, and what was typed in stands as before', async () => {
    const athlete = await app.register();
    const body = { date: '2026-03-01', workoutType: 'running', duration: '0:50' } as const;
    await athlete.call(createWorkout, { body: { ...body, distance: 10.2 } });
    const before = await logOf(athlete);
    const { params } = await send(athlete, [
      TIMED,
      '2026-03-01,Running,0:50,10.2,wet',
      '2026-03-03,Running,0:45,9,',
    ]);
    await athlete.call(applyUpload, { params });
    expect(await logOf(athlete)).toHaveLength(2);
    await athlete.call(undoImport, { params });
    expect(await logOf(athlete)).toEqual(before);
  });

  test('keeps gels and drinks, and gives them to the run that a file of a watch has', async () => {
    const athlete = await app.register();
    const gpx = `<?xml version="1.0"?><gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1"><trk><type>running</type><trkseg>${Array.from(
      { length: 41 },
      (_each, at) =>
        `<trkpt lat="${52 + at * 0.00225}" lon="13"><time>2026-03-01T07:${String(at).padStart(2, '0')}:00Z</time></trkpt>`,
    ).join('')}</trkseg></trk></gpx>`;
    const files = [{ name: 'a.gpx', content: gpx }];
    await drop(athlete, files, { commit: 'true' });
    const [run] = await logOf(athlete);
    const line = `${run?.date},Running,0:40,${run?.distance},isotonic,2,500`;
    const header = 'Date,Workout Type,Duration,Distance,Gel Type,Caffeinated Gels,Hydration (ml)';
    expect(await importLines(athlete, [header, line])).toMatchObject({ added: 0, enriched: 1 });
    expect(await logOf(athlete)).toMatchObject([
      { id: run?.id, source: 'file', gelType: 'other', caffeinated: 2, hydration: 500 },
    ]);
  });

  test('stands in the list of imports, with each line and what became of it', async () => {
    const athlete = await app.register();
    await importLines(athlete, [HEADER, RUN]);
    const { params } = await send(athlete, [HEADER, RUN, LIFT, 'never,Running,0:50,,,']);
    await athlete.call(applyUpload, { params });
    const { body } = await athlete.call(readImport, { params });
    expect(body).toMatchObject({
      status: 'done',
      counts: { found: 2, new: 1, duplicate: 1, failed: 1, questions: 0 },
      items: [
        { file: 'log.csv', place: 'line 2', status: 'duplicate' },
        { place: 'line 3', status: 'new', workoutId: expect.any(Number) },
        { place: 'line 4', status: 'failed', reason: expect.stringMatching(/^Date: Date must be/) },
      ],
    });
  });
});

describe('a table dropped with other files', () => {
  const OPEN =
    'Date,Workout Type,Duration,Distance\n03/04/2026,Running,0:50,10\n05/06/2026,Running,0:40,8\n';
  const PLAIN = `${HEADER}\n2026-03-08,Running,1:10,14,150,\n`;

  test('asks what its columns hold, and its lines are reviewed with the rest', async () => {
    const athlete = await app.register();
    const files = [
      { name: 'plain.csv', content: PLAIN },
      { name: 'open.csv', content: OPEN },
    ];
    const params = await drop(athlete, files);
    const { body: review } = await athlete.call(readImport, { params });
    expect(review).toMatchObject({
      counts: { found: 1, new: 1, questions: 1 },
      items: [
        { file: 'plain.csv', status: 'new', asksColumns: false },
        { file: 'open.csv', status: 'question', asksColumns: true, workout: null },
      ],
    });
    const [plain, open] = review.items;
    const item = { ...params, itemId: String(plain?.id) };
    await athlete.call(decideItem, { params: item, body: { decision: 'skip' } });
    const query = { file: String(open?.fileId) };
    expect((await athlete.call(readMapped, { params, query })).status).toBe(400);
    const columns = { date: 0, workoutType: 1, duration: 2, distance: 3 };
    const body = { columns, dayOrder: 'day-first' as const };
    expect((await athlete.call(mapCsv, { params, query, body })).body.issues).toEqual([]);
    expect((await athlete.call(readMapped, { params, query })).status).toBe(202);
    await app.importWork.idle();
    expect((await athlete.call(readImport, { params })).body).toMatchObject({
      status: 'review',
      progress: { filesTotal: 2, filesRead: 2 },
      counts: { found: 3, new: 2, skipped: 1, questions: 0 },
      items: [
        { file: 'plain.csv', status: 'skipped', decision: 'skip' },
        { file: 'open.csv', place: 'line 2', workout: { date: '2026-04-03', distance: 10 } },
        { file: 'open.csv', place: 'line 3', workout: { date: '2026-06-05' } },
      ],
    });
    await commit(athlete, params);
    expect(await logOf(athlete)).toHaveLength(2);
    await athlete.call(undoImport, { params });
    expect(await logOf(athlete)).toEqual([]);
  });

  test('that is no table of workouts is left out, and can be asked for all the same', async () => {
    const athlete = await app.register();
    const files = [{ name: 'odd.csv', content: 'wann,wie lang\n2026-03-01,0:50\n' }];
    const params = await drop(athlete, files);
    const { body: review } = await athlete.call(readImport, { params });
    expect(review.items).toMatchObject([{ status: 'skipped', asksColumns: true }]);
    const { body: plan } = await athlete.call(csvPlan, { params });
    expect(plan.columns).toEqual(['wann', 'wie lang']);
  });

  test('with times in UTC has the days of the zone that is said', async () => {
    const athlete = await app.register({ timeZone: 'Europe/Berlin' });
    const lines = [
      'Start time (UTC),Type,Duration,Distance (km)',
      '2026-03-01 20:30:00,Run,0:30:00,5',
    ];
    const files = [{ name: 'utc.csv', content: lines.join('\n') }];
    const dropped = await drop(athlete, files);
    const review = await athlete.call(readImport, { params: dropped });
    expect(review.body.items).toMatchObject([
      { status: 'new', asksColumns: true, warnings: [{ code: 'zone-unknown' }] },
    ]);
    const { params } = await send(athlete, lines);
    const { body: plan } = await athlete.call(csvPlan, { params });
    expect(plan.asked.timeZone).toEqual({ example: '2026-03-01 20:30:00', own: 'Europe/Berlin' });
    expect(plan.rows).toMatchObject([{ date: '2026-03-01' }]);
    const body = { ...plan.mapping, timeZone: 'Asia/Tokyo' };
    expect((await athlete.call(mapCsv, { params, body })).body.rows).toMatchObject([
      { date: '2026-03-02' },
    ]);
    const nowhere = await athlete.call(mapCsv, { params, body: { ...body, timeZone: 'Mars' } });
    expect(nowhere.body).toMatchObject({
      message: 'timeZone must name a time zone, such as Europe/Berlin',
    });
    await athlete.call(applyUpload, { params });
    expect(await logOf(athlete)).toMatchObject([
      { date: '2026-03-02', startedAt: '2026-03-01T20:30:00.000Z', utcOffsetS: 9 * 3600 },
    ]);
  });

  test('of before sources were kept is found again by what its lines say', async () => {
    const athlete = await app.register();
    await importLines(athlete, [HEADER, RUN, RUN]);
    const keys = await app.db
      .selectFrom('workout_sources')
      .select(['workout_id', 'source_key'])
      .where('user_id', '=', athlete.userId)
      .orderBy('id')
      .execute();
    await app.db.deleteFrom('workout_sources').where('user_id', '=', athlete.userId).execute();
    for (const [at, { workout_id: id, source_key: key }] of keys.entries()) {
      const columns = { source_key: at === 0 ? key : `${key}#${at + 1}`, date: '2026-02-20' };
      await app.db.updateTable('workouts').set(columns).where('id', '=', id).execute();
    }
    expect(await importLines(athlete, [HEADER, RUN])).toMatchObject({ added: 0, alreadyThere: 1 });
  });
});

describe('what the athlete did since', () => {
  test('stands: nothing edited is overwritten, nothing deleted comes back', async () => {
    const athlete = await app.register();
    await importLines(athlete, [HEADER, RUN, LIFT]);
    const [lift, run] = await logOf(athlete);
    const edited = { date: '2026-02-28', workoutType: 'running' as const, duration: '0:55' };
    await athlete.call(updateWorkout, { params: { id: String(run?.id) }, body: edited });
    await athlete.call(deleteWorkout, { params: { id: String(lift?.id) } });
    const summary = await importLines(athlete, [HEADER, RUN, LIFT, '']);
    expect(summary).toMatchObject({ added: 0, alreadyThere: 2 });
    expect(summary.notes).toMatchObject([{ place: 'line 3', detail: 'deleted-before' }]);
    expect(await logOf(athlete)).toMatchObject([{ date: '2026-02-28', duration: '0:55' }]);
  });
});

describe('its bad lines', () => {
  const BAD = ['2026-02-30,Running,0:50,10,,', 'x,Running,never,5000,,"=HYPERLINK(1)"'];

  test('are told with their reasons and left out, while the good ones come in', async () => {
    const athlete = await app.register();
    const { params } = await send(athlete, [HEADER, BAD[0] ?? '', RUN, BAD[1] ?? '']);
    const { body } = await athlete.call(csvBadLines, { params });
    expect(body).toEqual({
      next: null,
      lines: [
        {
          line: 2,
          reasons: [
            {
              column: 'Date',
              value: '2026-02-30',
              message: 'Date must be a day of the calendar, as YYYY-MM-DD',
            },
          ],
        },
        {
          line: 4,
          reasons: [
            expect.objectContaining({ column: 'Date', value: 'x' }),
            expect.objectContaining({ message: 'Duration must be in H:MM format' }),
            expect.objectContaining({ message: 'Distance must be between 0 and 1000 km' }),
          ],
        },
      ],
    });
    const summary = (await athlete.call(applyUpload, { params })).body;
    expect(summary).toMatchObject({ found: 1, added: 1, failed: 2 });
    expect(summary.errors[0]).toMatchObject({ place: 'line 2', message: 'Invalid data format' });
  });

  test('come page by page, none missing and none twice', async () => {
    const athlete = await app.register();
    const { params } = await send(athlete, [HEADER, ...Array<string>(120).fill(BAD[0] ?? '')]);
    const seen: number[] = [];
    for (let after: number | null = 0; after !== null; ) {
      const query: { after: string; limit: string } = { after: String(after), limit: '50' };
      const page: Answer<typeof csvBadLines> = (await athlete.call(csvBadLines, { params, query }))
        .body;
      seen.push(...page.lines.map(({ line }) => line));
      after = page.next;
    }
    expect(seen).toEqual(Array.from({ length: 120 }, (_, at) => at + 2));
  });

  test('can be downloaded as a file that no spreadsheet and no browser runs', async () => {
    const athlete = await app.register();
    const { params } = await send(athlete, [HEADER, RUN, ...BAD], 'Läufe 2026.csv');
    const file = await app.app.inject({
      url: csvBadLinesFile.path.replace(':id', params.id),
      headers: { authorization: `Bearer ${athlete.token}` },
    });
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': "attachment; filename*=UTF-8''L%C3%A4ufe%202026-bad-lines.csv",
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
    const [header, first, second, ...rest] = file.body.trimEnd().split('\r\n');
    expect(header).toMatch(/^\ufeff"Line","Reason","Date","Workout Type"/);
    expect(first).toMatch(
      /^3,"Date: Date must be a day of the calendar, as YYYY-MM-DD",2026-02-30/,
    );
    expect(second).toContain(`"'=HYPERLINK(1)"`);
    expect(rest).toEqual([]);
  });
});
