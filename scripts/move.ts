// npm run move -- postgres://…: carries the embedded database in DATA_DIR to an empty PostgreSQL.
// Exit code 0: moved. 1: nothing was moved, and why. 2: no address.
import { existsSync } from 'node:fs';
import { readConfig } from '../src/server/config.ts';
import { systemClock } from '../src/server/platform/clock.ts';
import { claimStopped } from '../src/server/platform/data-folder.ts';
import { type MovedTable, moveDatabase } from '../src/server/platform/db/move.ts';
import { openExisting } from '../src/server/platform/db/open-engine.ts';
import { openPostgres } from '../src/server/platform/db/postgres.ts';
import { reasonOf } from '../src/server/platform/storage-fault.ts';

const USAGE = `Usage: npm run move -- postgres://user:password@host:5432/database

Carries everything from the embedded database in DATA_DIR (./data) to an empty PostgreSQL
database, checks each table there by the hash of its rows, and leaves the data folder as it is.
Stop Longrun first.`;

const [address, ...rest] = process.argv.slice(2);
if (!address || !/^postgres(ql)?:\/\//.test(address) || rest.length > 0) {
  console.error(USAGE);
  process.exit(2);
}
try {
  await move(address);
} catch (error) {
  console.error('Nothing was moved:', reasonOf(error));
  process.exitCode = 1;
}

async function move(url: string): Promise<void> {
  const { dataDir, secretKeyFile } = readConfig(process.env);
  const source = await openExisting({ dataDir, databaseUrl: undefined });
  try {
    const folder = await claimStopped(dataDir);
    try {
      const target = await openPostgres(url, { limits: 'none' });
      try {
        console.log(`From ${source.describe}\nto ${target.describe}\n`);
        console.log(line('table', 'rows', 'hash of the rows, here and there'));
        const moved = await moveDatabase({ source, target, clock: systemClock, onTable: print });
        const rows = moved.reduce((sum, table) => sum + table.rows, 0);
        console.log(
          `\n${rows.toLocaleString('en')} rows moved. ${whatNext({ url, dataDir, secretKeyFile })}`,
        );
      } finally {
        await target.close();
      }
    } finally {
      folder.release();
    }
  } finally {
    await source.close();
  }
}

function print({ table, rows, hash }: MovedTable): void {
  console.log(line(table, rows.toLocaleString('en'), `${hash.slice(0, 16)}… equal`));
}

function line(table: string, rows: string, hash: string): string {
  return `${table.padEnd(20)}${rows.padStart(12)}  ${hash}`;
}

function whatNext(of: { url: string; dataDir: string; secretKeyFile: string }): string {
  const { url, dataDir, secretKeyFile } = of;
  const shown = new URL(url);
  if (shown.password) shown.password = '***';
  return `From now on start Longrun with that database:

  DATABASE_URL='${shown.href}' npm start

${dataDir} was left as it is. Keep it until you are sure; what is logged from now on is not in it.${existsSync(secretKeyFile) ? keysToo(secretKeyFile) : ''}`;
}

/** They are not in the database, and nothing that was sealed opens without them. */
function keysToo(secretKeyFile: string): string {
  return `

The keys that open what Strava entrusted to Longrun are in ${secretKeyFile}. Start it where that
file is, or take the file along and name it: SECRET_KEY_FILE=/path/secret.key`;
}
