import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Clock } from '../clock.ts';
import { makePrivateFolder } from '../private-files.ts';
import { StartProblem } from '../start-problem.ts';
import { storageFaultOf } from '../storage-fault.ts';
import type { Engine } from './database.ts';
import { readSchemaState, type SchemaState, schemaStateOf } from './schema-state.ts';

/** What a backup holds, as it was read back. */
type BackupContents = { tables: Record<string, number>; schema: SchemaState };

/**
 * A copy of the embedded database as it stands at one moment, while others read and write it: checked
 * whole before it has its name. It waits for nobody, and nobody for it.
 */
export function backupSqlite(input: { source: string; target: string }): BackupContents {
  const { source, target } = input;
  if (existsSync(target)) {
    throw new StartProblem(`${target} exists already. Name a file that does not.`);
  }
  makePrivateFolder(dirname(target));
  const part = `${target}.part`;
  rmSync(part, { force: true });
  try {
    copyInto({ source, part });
    const contents = readBackup(part);
    putInPlace(part, target);
    return contents;
  } catch (error) {
    rmSync(part, { force: true });
    if (storageFaultOf(error) === 'full') {
      throw new StartProblem(`there is no room for a backup of ${source} in ${dirname(target)}.`);
    }
    throw error;
  }
}

const KEPT = 3;
const OURS = /^\d{4}-\d\d-\d\dT[\d-]+Z-before-[\w-]+\.sqlite$/;
/** A copy is never larger than the file and its journal; some room is left to work in. */
const ROOM_TO_WORK = 64 * 1024 * 1024;

/**
 * Before the embedded database is brought up to date; the last three are kept. The name of the file,
 * or null where there is nothing to bring up to date, or nothing in it yet.
 */
export async function backupBeforeMigration(input: {
  engine: Engine;
  dataDir: string;
  clock: Clock;
}): Promise<string | null> {
  const { engine, dataDir, clock } = input;
  if (engine.kind !== 'sqlite') return null;
  const schema = await readSchemaState(engine);
  if (schema.state !== 'older') return null;
  const source = join(dataDir, 'longrun.sqlite');
  const folder = join(dataDir, 'backups');
  const stamp = new Date(clock.nowMs()).toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
  const target = join(folder, `${stamp}-before-${schema.lacks}.sqlite`);
  try {
    makePrivateFolder(folder);
    refuseWithoutRoom({ source, folder });
    backupSqlite({ source, target });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartProblem(
      `the database has to be brought up to date, and could not be saved in ${folder} before that: ${reason} Mend that and start again, or save it elsewhere (npm run backup -- FILE) and start once with BACKUP_BEFORE_MIGRATION=no.`,
    );
  }
  const old = readdirSync(folder)
    .filter((name) => OURS.test(name))
    .toSorted()
    .slice(0, -KEPT);
  for (const name of old) rmSync(join(folder, name), { force: true });
  return target;
}

/** Reads all of a copy; throws a StartProblem where it is damaged, or nothing of Longrun's. */
export function readBackup(file: string): BackupContents {
  const isNone = new StartProblem(`${file} is no backup of Longrun.`);
  let db: Sqlite.Database;
  try {
    db = new Sqlite(file, { readonly: true, fileMustExist: true });
  } catch {
    throw isNone;
  }
  try {
    const names = db
      .prepare<[], { name: string }>("select name from sqlite_master where type = 'table'")
      .all()
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('sqlite_'));
    if (!names.includes('migrations')) throw isNone;
    const faults = db.pragma('integrity_check(1)', { simple: true });
    if (faults !== 'ok') throw new StartProblem(`${file} is damaged (${faults}). Use another one.`);
    const count = (name: string) =>
      db.prepare<[], { rows: number }>(`select count(*) as rows from "${name}"`).get()?.rows ?? 0;
    const applied = db.prepare<[], { id: string }>('select id from migrations').all();
    return {
      tables: Object.fromEntries(names.toSorted().map((name) => [name, count(name)])),
      schema: schemaStateOf({ present: new Set(names), applied: applied.map(({ id }) => id) }),
    };
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError)) throw error;
    if (error.code === 'SQLITE_NOTADB') throw isNone;
    throw new StartProblem(`${file} is damaged (${error.message}). Use another one.`);
  } finally {
    db.close();
  }
}

/** Gives a finished file its name, so that it is there after a power cut, or is not there. */
export function putInPlace(part: string, target: string): void {
  syncToDisk(part);
  renameSync(part, target);
  syncToDisk(dirname(target));
}

function copyInto({ source, part }: { source: string; part: string }): void {
  closeSync(openSync(part, 'wx', 0o600));
  const db = new Sqlite(source, { fileMustExist: true, timeout: 10_000 });
  try {
    // From one moment's view of the file. The other way, page by page, begins anew with each write of
    // another process, and would never end beside a busy app.
    db.prepare('vacuum into ?').run(part);
  } finally {
    db.close();
  }
}

function refuseWithoutRoom({ source, folder }: { source: string; folder: string }): void {
  const { bavail, bsize } = statfsSync(folder);
  const journal = `${source}-wal`;
  const size = statSync(source).size + (existsSync(journal) ? statSync(journal).size : 0);
  const needed = size + ROOM_TO_WORK;
  if (bavail * bsize >= needed) return;
  throw new StartProblem(`${inMb(needed)} are needed there, and ${inMb(bavail * bsize)} are free.`);
}

function inMb(bytes: number): string {
  return `${Math.ceil(bytes / 1_000_000).toLocaleString('en')} MB`;
}

function syncToDisk(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
