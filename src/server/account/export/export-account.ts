import type { Readable } from 'node:stream';
import {
  ACCOUNT_EXPORT,
  ACCOUNT_EXPORT_VERSION,
} from '../../imports/account-export/read-account-export.ts';
import { readEarlierUpload } from '../../imports/csv-uploads.queries.ts';
import { readKeptFile } from '../../imports/kept-files.ts';
import {
  columnsOfTable,
  EXPORTED_TABLES,
  type ExportedTable,
  rowsOfAthlete,
  type TableColumn,
} from '../../platform/db/athlete-rows.ts';
import type { Db, Engine } from '../../platform/db/database.ts';
import { DATA_TABLES } from '../../platform/db/tables.ts';
import { findRecordedIds, findRecording } from '../../workouts/recordings.queries.ts';
import { findWorkoutsById } from '../../workouts/workouts.queries.ts';
import { createRecordingTexts, type RecordingTextsThread } from './recording-texts.ts';
import { csvOf, jsonOf, schemaOf } from './write-rows.ts';
import { type ZipEntry, zipOf } from './zip-stream.ts';

type Input = { engine: Engine; userId: number; nowMs: number };

/** All that an athlete has here, as a zip that is written while it is read: docs/export-format.md. */
export function exportAccount(input: Input): Readable {
  return zipOf(entriesOf(input));
}

type Exported = {
  name: (typeof DATA_TABLES)[number];
  table: ExportedTable;
  columns: TableColumn[];
};

async function* entriesOf({ engine, userId, nowMs }: Input): AsyncGenerator<ZipEntry> {
  const { db } = engine;
  const tables = await exportedTables(engine);
  yield { name: 'README.txt', content: README };
  yield { name: 'schema.json', content: JSON.stringify(schemaOf(tables), null, 2) };
  const counts: Record<string, number> = {};
  for (const exported of tables) {
    const { name, table } = exported;
    const pages = () => rowsOfAthlete(db, { name, table, userId });
    const count = (rows: number) => {
      counts[table.file] = (counts[table.file] ?? 0) + rows;
    };
    counts[table.file] = 0;
    yield { name: `json/${table.file}.json`, content: jsonOf({ exported, pages: pages(), count }) };
    yield { name: `csv/${table.file}.csv`, content: csvOf({ exported, pages: pages() }) };
  }
  const recordings = yield* recordingsOf({ engine, userId });
  const originals = yield* originalsOf({ engine, userId });
  // Last: an export that broke off on the way has none.
  const manifest = {
    format: ACCOUNT_EXPORT,
    version: ACCOUNT_EXPORT_VERSION,
    exportedAt: new Date(nowMs).toISOString(),
    rows: counts,
    recordings,
    originals,
  };
  yield { name: 'manifest.json', content: JSON.stringify(manifest, null, 2) };
}

/** What was measured along each workout; how many recordings there are. */
async function* recordingsOf(of: {
  engine: Engine;
  userId: number;
}): AsyncGenerator<ZipEntry, number> {
  const { userId } = of;
  const { db } = of.engine;
  const thread = createRecordingTexts();
  let recordings = 0;
  try {
    for await (const recorded of findRecordedIds(db, userId)) {
      const entries = await recordingEntries(db, { userId, thread, ...recorded });
      if (entries.length > 0) recordings += 1;
      yield* entries;
    }
  } finally {
    await thread.close();
  }
  return recordings;
}

/** Only where an athlete's rows are, in an order in which what is referred to comes first. */
async function exportedTables(engine: Engine): Promise<Exported[]> {
  const tables: Exported[] = [];
  for (const name of DATA_TABLES) {
    const table = EXPORTED_TABLES[name];
    if (!table) continue;
    const columns = await columnsOfTable(engine, name);
    const shown = columns.filter((column) => !table.without?.includes(column.name));
    tables.push({ name, table, columns: shown });
  }
  return tables;
}

/**
 * As JSON, which is all of it, and its course as GPX. What cannot be unpacked any more goes along as it
 * is kept: it takes nothing from the rest.
 */
async function recordingEntries(
  db: Db,
  of: { userId: number; workoutId: number; createdAt: number; thread: RecordingTextsThread },
): Promise<ZipEntry[]> {
  const { userId, workoutId, createdAt, thread } = of;
  const kept = await findRecording(db, of);
  if (!kept) return [];
  const [workout] = await findWorkoutsById(db, { userId, ids: [workoutId] });
  const startedAtMs = workout?.started_at ?? null;
  const course =
    workout && startedAtMs !== null
      ? { startedAtMs, sport: workout.sport, title: workout.title }
      : null;
  const texts = await thread.textsOf({ ...kept, workoutId, createdAt, course });
  if (!texts) return [{ name: `recordings/${workoutId}.damaged`, content: [kept.samples] }];
  const { json, gpx } = texts;
  const entries: ZipEntry[] = [{ name: `recordings/${workoutId}.json`, content: json }];
  if (gpx) entries.push({ name: `recordings/${workoutId}.gpx`, content: gpx });
  return entries;
}

/** The files that were imported, as they came; how many. */
async function* originalsOf(of: {
  engine: Engine;
  userId: number;
}): AsyncGenerator<ZipEntry, number> {
  const { db } = of.engine;
  const { userId } = of;
  const table = EXPORTED_TABLES.kept_files;
  let originals = 0;
  if (!table) return originals;
  for await (const rows of rowsOfAthlete(db, { name: 'kept_files', table, userId })) {
    for (const { id, bytes, is_whole } of rows) {
      if (is_whole !== 1) continue;
      originals += 1;
      const file = { userId, keptFileId: Number(id), bytes: Number(bytes) };
      yield { name: `originals/${id}`, content: readKeptFile(db, file) };
    }
  }
  const uploads = EXPORTED_TABLES.csv_uploads;
  if (!uploads) return originals;
  for await (const rows of rowsOfAthlete(db, { name: 'csv_uploads', table: uploads, userId })) {
    for (const { id } of rows) {
      const kept = await readEarlierUpload(db, { userId, id: Number(id) }).catch(() => null);
      if (!kept) continue;
      originals += 1;
      yield { name: `originals/csv-${id}`, content: [kept.content] };
    }
  }
  return originals;
}

const README = `Everything that you have in Longrun.

csv/         your log, your races, your weight and the rest, for a spreadsheet
json/        the same with all that Longrun knows, which schema.json describes
recordings/  what was measured along each workout, second by second; courses as GPX too
originals/   the files that you imported, as they came: json/import-files.json has their names
manifest.json  what should be here, and how much of it

Lengths are metres, times are seconds, weights are kilograms, instants are milliseconds since 1970 (UTC),
days are those of where you were. Rows with a deleted_at stood in the bin when this was written.

Your password, the ways in to your account and the keys to other services are not here.
`;
