// npm run restore -- FILE: a backup into an empty place.
// Exit code 0: restored and checked. 1: nothing was changed, and why. 2: no file named.
import { closeSync, copyFileSync, existsSync, openSync, readSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Config, readConfig } from '../src/server/config.ts';
import { claimStopped } from '../src/server/platform/data-folder.ts';
import type { SchemaState } from '../src/server/platform/db/schema-state.ts';
import { putInPlace, readBackup } from '../src/server/platform/db/sqlite-backup.ts';
import { makePrivate, makePrivateFolder } from '../src/server/platform/private-files.ts';
import { StartProblem } from '../src/server/platform/start-problem.ts';
import { reasonOf } from '../src/server/platform/storage-fault.ts';
import { restorePostgres } from './backup/postgres-backup.ts';

const USAGE = `Usage: npm run restore -- FILE

Puts a backup where DATABASE_URL or DATA_DIR (./data) says, if nothing is there yet, and checks it.
Stop Longrun first. A backup of an older version is brought up to date by the next start.`;

const OF_EMBEDDED =
  'is a backup of the embedded database. Restore it without DATABASE_URL, then carry it over: npm run move -- postgres://…';
const OF_POSTGRES =
  'is a backup of a PostgreSQL database. Name an empty one to restore it to: DATABASE_URL=postgres://… npm run restore -- FILE';

const [file, ...rest] = process.argv.slice(2);
if (!file || file.startsWith('-') || rest.length > 0) {
  console.error(USAGE);
  process.exit(2);
}
try {
  const source = resolve(file);
  const config = readConfig(process.env);
  const { where, tables } = await restore(config, source);
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  console.log(
    `Restored to ${where}: ${rows.toLocaleString('en')} rows of ${Object.keys(tables).length} tables. Start Longrun: npm start${keysToo(config)}`,
  );
} catch (error) {
  console.error('Nothing was restored:', reasonOf(error));
  process.exitCode = 1;
}

async function restore(config: Config, source: string) {
  const { databaseUrl, dataDir } = config;
  switch (kindOf(source)) {
    case 'sqlite':
      if (databaseUrl) throw new StartProblem(`${source} ${OF_EMBEDDED}`);
      return restoreSqlite(source, dataDir);
    case 'postgres': {
      if (!databaseUrl) throw new StartProblem(`${source} ${OF_POSTGRES}`);
      return restorePostgres({ url: databaseUrl, source, refuseUnfit });
    }
    case 'none':
      throw new StartProblem(`${source} is no backup of Longrun.`);
  }
}

async function restoreSqlite(source: string, dataDir: string) {
  const target = join(dataDir, 'longrun.sqlite');
  makePrivateFolder(dataDir);
  const folder = await claimStopped(dataDir);
  try {
    const standing = [target, `${target}-wal`].find((each) => existsSync(each));
    if (standing) {
      throw new StartProblem(
        `${standing} is there already, and is not written over. Move it away, or name another folder: DATA_DIR=./other npm run restore -- FILE`,
      );
    }
    refuseUnfit(source, readBackup(source).schema);
    const part = `${target}.part`;
    rmSync(part, { force: true });
    try {
      copyFileSync(source, part);
      makePrivate(part);
      const { tables } = readBackup(part);
      putInPlace(part, target);
      return { where: dirname(target), tables };
    } catch (error) {
      rmSync(part, { force: true });
      throw error;
    }
  } finally {
    folder.release();
  }
}

function refuseUnfit(source: string, schema: SchemaState): void {
  switch (schema.state) {
    case 'current':
    case 'older':
      return;
    case 'newer':
      throw new StartProblem(
        `${source} was saved by a newer Longrun (it holds ${schema.holds}). Use that newer version.`,
      );
    case 'none':
    case 'foreign':
      throw new StartProblem(`${source} is no backup of Longrun.`);
  }
}

function kindOf(file: string): 'sqlite' | 'postgres' | 'none' {
  const bytes = Buffer.alloc(16);
  try {
    const handle = openSync(file, 'r');
    readSync(handle, bytes);
    closeSync(handle);
  } catch {
    throw new StartProblem(`${file} cannot be read. Name the file of a backup.`);
  }
  const begins = bytes.toString('latin1');
  if (begins === 'SQLite format 3\0') return 'sqlite';
  return begins.startsWith('PGDMP') ? 'postgres' : 'none';
}

function keysToo({ secretKeyFile }: Config): string {
  if (existsSync(secretKeyFile)) return '';
  return `

Put the file of keys that was kept apart in ${secretKeyFile}, if there was one. Without it runners
connect Strava again, and enter AI keys of their own anew.`;
}
