import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import * as z from 'zod/mini';
import { recordingSchema } from '../../contract/recordings.ts';
import { SOURCES } from '../../domain/workout-kinds.ts';
import { changeUser } from '../auth/users.queries.ts';
import { keepFile } from '../imports/kept-files.ts';
import { columnsOfTable, EXPORTED_TABLES } from '../platform/db/athlete-rows.ts';
import type { Db, Engine } from '../platform/db/database.ts';
import {
  clearRestored,
  findRestoredTo,
  type Ids,
  keepId,
  RESTORED_TABLES,
  restoreRow,
  settleOwnReferences,
} from '../platform/db/restore-rows.ts';
import { DATA_TABLES } from '../platform/db/tables.ts';
import { insertRecordings } from '../workouts/recordings.queries.ts';
import { packRecording } from '../workouts/recordings.ts';
import { EXPORT_FORMAT, EXPORT_VERSION } from './export/export-account.ts';

export type RestoreOutcome =
  | { state: 'restored'; workouts: number; recordings: number; originals: number }
  | { state: 'refused'; why: string };

type Input = { engine: Engine; userId: number; path: string; nowMs: number };
type Row = Record<string, unknown>;

/**
 * The account of an export again, in one that is empty. Whole or not at all: where anything goes wrong,
 * the account is left as empty as it was.
 */
export async function restoreExport(input: Input): Promise<RestoreOutcome> {
  const { engine, userId, path } = input;
  const { db } = engine;
  const standing = await findRestoredTo(db, userId);
  if (standing !== null) {
    return refused(`The account is not empty: it has ${standing.replaceAll('_', ' ')}.`);
  }
  const zip = await openPromise(path, { autoClose: false }).catch(() => null);
  if (!zip) return refused('The file is not a whole zip.');
  try {
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const reader: Reader = { zip, entries };
    const fault = await faultOf(reader);
    if (fault !== null) return refused(fault);
    return await restoreAll({ ...input, reader });
  } catch (error) {
    await clearRestored(db, userId);
    const why = error instanceof Error ? error.message : String(error);
    return refused(`The export could not be read to its end (${why}). The account is as it was.`);
  } finally {
    zip.close();
  }
}

type Reader = { zip: ZipFile; entries: Map<string, Entry> };

const manifestSchema = z.object({ format: z.literal(EXPORT_FORMAT), version: z.int() });

async function faultOf(reader: Reader): Promise<string | null> {
  const stream = await open(reader, 'manifest.json');
  const manifest = manifestSchema.safeParse(stream && parsed(await text(stream)));
  if (!manifest.success) return 'The file is not an export of Longrun, or one that broke off.';
  if (manifest.data.version <= EXPORT_VERSION) return null;
  return `The export is of version ${manifest.data.version}, and this Longrun knows ${EXPORT_VERSION}. Use a newer one.`;
}

async function restoreAll(of: Input & { reader: Reader }): Promise<RestoreOutcome> {
  const { engine, userId, nowMs, reader } = of;
  const { db } = engine;
  const ids: Ids = new Map();
  const originals = await restoreOriginals({ db, userId, nowMs, reader, ids });
  const columns = new Map(
    await Promise.all(
      DATA_TABLES.map(async (name) => [name, await columnsOfTable(engine, name)] as const),
    ),
  );
  await db.transaction().execute(async (tx) => {
    for (const row of await rowsOf(reader, 'profile')) {
      const { id: _id, email: _email, created_at: _createdAt, zones_to_recompute, ...rest } = row;
      const zones = zones_to_recompute === null ? null : JSON.stringify(zones_to_recompute);
      await changeUser({ tx, userId, changes: { ...rest, zones_to_recompute: zones } });
    }
    for (const name of DATA_TABLES) {
      const table = EXPORTED_TABLES[name];
      if (!table || !(name in RESTORED_TABLES) || name === 'kept_files') continue;
      const rows = await rowsOf(reader, table.file);
      for (const row of rows) {
        await restoreRow(tx, { name, table, columns: columns.get(name) ?? [], row, userId, ids });
      }
      await settleOwnReferences(tx, { name, rows, ids });
    }
  });
  const recordings = await restoreRecordings({ db, userId, reader, ids });
  const workouts = ids.get('workouts')?.size ?? 0;
  return { state: 'restored', workouts, recordings, originals };
}

const recordedSchema = z.extend(recordingSchema, {
  workoutId: z.int(),
  createdAt: z.number(),
  source: z.enum(SOURCES),
});

/** One at a time, each on its own: packing takes a while, and others write meanwhile. */
async function restoreRecordings(of: {
  db: Db;
  userId: number;
  reader: Reader;
  ids: Ids;
}): Promise<number> {
  const { db, userId, reader, ids } = of;
  let restored = 0;
  for (const name of reader.entries.keys()) {
    if (!/^recordings\/\d+\.json$/.test(name)) continue;
    const stream = await open(reader, name);
    const { workoutId, createdAt, source, ...recording } = recordedSchema.parse(
      parsed(stream ? await text(stream) : ''),
    );
    const here = ids.get('workouts')?.get(workoutId);
    if (here === undefined) continue;
    const packed = packRecording(recording);
    if (!packed) continue;
    const of = { workout_id: here, user_id: userId, source, created_at: createdAt };
    await db.transaction().execute((tx) => insertRecordings(tx, [{ ...packed, ...of }]));
    restored += 1;
  }
  return restored;
}

/** By way of a file of ours, whose name owes nothing to the archive. */
async function restoreOriginals(of: {
  db: Db;
  userId: number;
  nowMs: number;
  reader: Reader;
  ids: Ids;
}): Promise<number> {
  const { db, userId, nowMs, reader, ids } = of;
  const folder = await mkdtemp(join(tmpdir(), 'longrun-restore-'));
  try {
    let restored = 0;
    for (const { id, bytes, sha256 } of await rowsOf(reader, 'originals')) {
      const stream = await open(reader, `originals/${id}`);
      if (!stream) continue;
      const path = join(folder, 'original');
      await pipeline(stream, createWriteStream(path, { mode: 0o600 }));
      const kept = await keepFile(db, {
        userId,
        path,
        bytes: Number(bytes),
        sha256: String(sha256),
        nowMs,
        room: Number.POSITIVE_INFINITY,
        onFull: () => {
          throw new Error('there is no room');
        },
      });
      keepId({ ids, name: 'kept_files', from: Number(id), to: kept.id });
      restored += 1;
    }
    return restored;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function rowsOf(reader: Reader, file: string): Promise<Row[]> {
  const stream = await open(reader, `json/${file}.json`);
  if (!stream) return [];
  const rows = parsed(await text(stream));
  if (Array.isArray(rows)) return rows;
  throw new Error(`json/${file}.json is no list`);
}

async function open({ zip, entries }: Reader, name: string): Promise<Readable | null> {
  const entry = entries.get(name);
  return entry ? zip.openReadStreamPromise(entry) : null;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function refused(why: string): RestoreOutcome {
  return { state: 'refused', why };
}
