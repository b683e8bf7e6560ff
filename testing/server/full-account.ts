import { hash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { startImport } from '../../src/contract/imports.ts';
import { chooseOperatorsModel } from '../../src/contract/own-model.ts';
import { updateUser } from '../../src/contract/users.ts';
import { NOTHING_MEASURED } from '../../src/domain/recording/recording.ts';
import { exportAccount } from '../../src/server/account/export/export-account.ts';
import { insertLimits } from '../../src/server/athlete/athlete-limits.queries.ts';
import { EXPORTED_TABLES } from '../../src/server/platform/db/athlete-rows.ts';
import { RESTORED_NAMES, restoredTable } from '../../src/server/platform/db/restore-rows.ts';
import { insertShoe } from '../../src/server/shoes/shoes.queries.ts';
import { insertSweatTest } from '../../src/server/sweat/sweat.queries.ts';
import { insertRecordings } from '../../src/server/workouts/recordings.queries.ts';
import { packRecording } from '../../src/server/workouts/recordings.ts';
import { fitFile, gpxFile, tcxFile } from '../imports/made-up-track.ts';
import { GARMIN_WEIGHTS } from '../imports/made-up-weights.ts';
import { makeZip } from '../imports/make-zip.ts';
import { readZip } from './read-zip.ts';
import { addMatchedWorkout, addRace, addWeightEntry, addWorkout } from './rows.ts';
import type { Athlete, TestApp } from './test-app.ts';

/** An account with something in everything that an athlete takes along. */
export async function fillAccount(app: TestApp, { userId, call }: Athlete): Promise<void> {
  const { db } = app;
  await call(updateUser, {
    params: { userId: String(userId) },
    body: { goals: 'Run\u2028far — “under” 1:45 🏃‍♀️', dateOfBirth: '1984-02-29', height: 171 },
  });
  const shoe = await insertShoe(db, {
    user_id: userId,
    name: 'Ghost 16',
    default_for: '["outdoor-easy"]',
    created_at: 5,
  });
  await db.transaction().execute((tx) =>
    insertLimits(tx, {
      user_id: userId,
      valid_from: '2026-01-01',
      max_heart_rate: 190,
      own_zones_from_bpm: '[100,130,150,165,178]',
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
    if (day === 1) {
      await insertSweatTest(db, {
        ...{ user_id: userId, date: '2026-03-01', workout_id: workout.id, created_at: 6 },
        ...{ before_kg: 71.4, after_kg: 70.6, drunk_ml: 250, duration_s: 3600 },
        ...{ temperature_c: -2, notes: 'cold' },
      });
    }
    const packed = packRecording({
      ...NOTHING_MEASURED,
      timeS: [0, 1, 9],
      heartRateBpm: [120, null, 130 + day],
      latitudeDeg: [52.5, null, 52.500_01],
      longitudeDeg: [13.4, null, 13.400_02],
      laps: [],
    });
    if (!packed) throw new Error('nothing was recorded');
    const of = { workout_id: workout.id, user_id: userId, source: 'file', created_at: 77 } as const;
    await db.transaction().execute((tx) => insertRecordings(tx, [{ ...packed, ...of }]));
  }
  // Two runs of one day that nothing tells apart but when they were typed in.
  for (const created of [100, 200]) {
    await addWorkout(db, { user_id: userId, date: '2026-03-09', created_at: created });
  }
  await addMatchedWorkout(db, userId);
  await addWeightEntry(db, { user_id: userId });
  await call(chooseOperatorsModel, { body: { isAsked: false } });
  await fillConversation(app, userId);
  await bringFiles(app, { userId, call });
}

async function fillConversation({ db }: TestApp, userId: number): Promise<void> {
  const rows = ['Why?', 'And then?'].map((question, index) => ({
    user_id: userId,
    idempotency_key: question,
    question,
    asked_at: index,
    is_cut: 0 as const,
    beside_answer: '{"suggestions":["a"]}',
  }));
  await db.insertInto('chat_exchanges').values(rows).execute();
  const asked = await db
    .selectFrom('chat_exchanges')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  await db
    .updateTable('chat_exchanges')
    .set({ cleared_up_to: asked.at(-1)?.id ?? null, cleared_at: 3 })
    .where('user_id', '=', userId)
    .execute();
}

/**
 * A run as two files, which are one; one that is asked about; a file that is none; and a table in an
 * archive that asks for its columns.
 */
async function bringFiles(app: TestApp, { call }: Pick<Athlete, 'userId' | 'call'>): Promise<void> {
  const entry = {
    name: 'Outdoor Run',
    start: '2026-02-08 07:30:00 +0100',
    end: '2026-02-08 08:20:00 +0100',
    duration: 3000,
    distance: { qty: 10.02, units: 'km' },
    heartRateData: Array.from({ length: 20 }, (_, minute) => ({
      date: `2026-02-08 07:${30 + minute}:00 +0100`,
      Avg: 140 + (minute % 9),
    })),
  };
  const cutShort = {
    ...entry,
    end: '2026-02-08 07:58:00 +0100',
    duration: 1700,
    distance: { qty: 5.6, units: 'km' },
    heartRateData: entry.heartRateData.slice(0, 18),
  };
  const fileOf = (name: string, workout: object) => ({
    name,
    content: JSON.stringify({ data: { workouts: [workout] } }),
  });
  for (const files of [
    [fileOf('a.json', entry), { name: 'notes.txt', content: 'no workouts' }],
    [fileOf('b.json', { ...entry, activeEnergyBurned: { qty: 600, units: 'kcal' } })],
    [fileOf('c.json', cutShort)],
    [{ name: 'logs.zip', content: makeZip([{ name: 'log.csv', content: OPEN_TABLE }]) }],
    [
      { name: 'weights.json', content: GARMIN_WEIGHTS },
      { name: 'run.gpx', content: Buffer.from(gpxFile({ seconds: 90 })) },
      { name: 'run.tcx', content: Buffer.from(tcxFile({ seconds: 90 })) },
      { name: 'run.fit', content: Buffer.from(fitFile({ seconds: 90 })) },
    ],
  ]) {
    const { status } = await call(startImport, { query: { commit: 'true' }, files });
    if (status !== 202) throw new Error(`the files were answered with ${status}`);
    await app.importWork.idle();
  }
}

const OPEN_TABLE = 'Date,Type,Duration,Distance (km)\n03/04/2025,Run,0:50:00,10\n';

export function exportOf(app: TestApp, userId: number): Promise<Buffer> {
  const { engine } = app.database;
  return buffer(exportAccount({ engine, userId, nowMs: app.clock.nowMs() }));
}

type Row = Record<string, unknown>;

/**
 * An export with the ids that are the server's own replaced by their place in it. `withoutImport` is left
 * out: the one by which the account came here.
 */
export async function comparable(
  bytes: Buffer,
  { withoutImport }: { withoutImport?: number } = {},
): Promise<Row> {
  const files = await readZip(bytes);
  const tables = new Map<string, Row[]>();
  const places = new Map<string, number>();
  for (const name of RESTORED_NAMES) {
    const file = EXPORTED_TABLES[name]?.file ?? '';
    const all: Row[] = JSON.parse(files.get(`json/${file}.json`)?.toString() ?? '[]');
    const rows = all.filter(
      (row) =>
        withoutImport === undefined ||
        (row.import_id ?? row.id) !== withoutImport ||
        name === 'workouts',
    );
    const kept = name === 'imports' || 'import_id' in (rows[0] ?? {}) ? rows : all;
    tables.set(name, kept);
    for (const [at, row] of kept.entries())
      places.set(`${name} ${row[restoredTable(name).key]}`, at);
  }
  const placeOf = (name: string, id: unknown) =>
    id === null ? null : (places.get(`${name} ${id}`) ?? 'unknown');
  const told: Row = {};
  for (const name of RESTORED_NAMES) {
    const { key, references = {} } = restoredTable(name);
    told[name] = tables.get(name)?.map(({ user_id: _user, ...row }) => {
      const changed: Row = { ...row };
      if (key === 'id') changed.id = placeOf(name, row.id);
      for (const [column, to] of Object.entries(references)) {
        changed[column] = placeOf(to, row[column]);
      }
      if (typeof row.source_key === 'string') {
        changed.source_key = row.source_key.replace(
          /^import (\d+), item (\d+)$/,
          (_, from, item) => `${placeOf('imports', from)} ${placeOf('import_items', item)}`,
        );
      }
      if (name === 'import_items' && row.weights) {
        const weights = row.weights as { ids: number[] };
        const ids = weights.ids.map((id) => placeOf('weight_entries', id));
        changed.weights = { ...weights, ids };
      }
      if (name === 'import_items' && row.match) {
        const match = row.match as Row;
        changed.match = {
          ...match,
          workoutId: placeOf('workouts', match.workoutId),
          itemId: placeOf('import_items', match.itemId),
        };
      }
      return changed;
    });
  }
  const profile: Row[] = JSON.parse(files.get('json/profile.json')?.toString() ?? '[]');
  told.profile = profile.map((row) => ({ ...row, id: 0, email: '', created_at: 0 }));
  told.recordings = [...files]
    .filter(([name]) => name.startsWith('recordings/') && name.endsWith('.json'))
    .map(([, content]) => {
      const { workoutId, ...recording } = JSON.parse(content.toString());
      return { ...recording, workout: placeOf('workouts', workoutId) };
    });
  told.originals = [...files]
    .filter(([name]) => /^originals\/\d+$/.test(name))
    .map(([name, content]) => [
      placeOf('kept_files', name.split('/')[1]),
      hash('sha256', content, 'hex'),
    ]);
  return told;
}
