// npm run backup -- FILE: everything that Longrun keeps in its database, also while it runs.
// Exit code 0: saved and read back. 1: not saved, and why. 2: no file named.
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Config, readConfig } from '../src/server/config.ts';
import { openExisting } from '../src/server/platform/db/open-engine.ts';
import { backupSqlite } from '../src/server/platform/db/sqlite-backup.ts';
import { reasonOf } from '../src/server/platform/storage-fault.ts';
import { backupPostgres } from './backup/postgres-backup.ts';

const USAGE = `Usage: npm run backup -- FILE

Saves the database that DATABASE_URL or DATA_DIR (./data) names in a new file, also while Longrun
runs, and reads it back before it says that it is done. Into an empty place again:

  npm run restore -- FILE`;

const [file, ...rest] = process.argv.slice(2);
if (!file || file.startsWith('-') || rest.length > 0) {
  console.error(USAGE);
  process.exit(2);
}
try {
  const target = resolve(file);
  const config = readConfig(process.env);
  const tables = await backUp(config, target);
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  const mb = (statSync(target).size / 1_000_000).toFixed(1);
  console.log(
    `Saved in ${target}: ${rows.toLocaleString('en')} rows of ${Object.keys(tables).length} tables, ${mb} MB, read back whole.${keysToo(config)}`,
  );
} catch (error) {
  console.error('Nothing was saved:', reasonOf(error));
  process.exitCode = 1;
}

async function backUp(config: Config, target: string): Promise<Record<string, number>> {
  const { databaseUrl, dataDir } = config;
  // Refuses what is not there, or is no Longrun's.
  const engine = await openExisting(config);
  try {
    if (databaseUrl) return await backupPostgres({ url: databaseUrl, engine, target });
    return backupSqlite({ source: join(dataDir, 'longrun.sqlite'), target }).tables;
  } finally {
    await engine.close();
  }
}

/** They are not in the database, so that whoever gets hold of a backup cannot open what they seal. */
function keysToo({ secretKeyFile }: Config): string {
  if (!existsSync(secretKeyFile)) return '';
  return `

Not in it: the keys in ${secretKeyFile}, which open the tokens of Strava and the athletes’ own AI
keys. Keep a copy of that file in another place than this backup. Without it everything comes back,
but runners have to connect Strava again and enter those keys anew.`;
}
