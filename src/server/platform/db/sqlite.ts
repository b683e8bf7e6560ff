import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely } from 'kysely';
import { StartProblem } from '../start-problem.ts';
import { type Engine, logQueries, type OnQuery } from './database.ts';
import { type Connections, TwoConnectionsDialect } from './sqlite-driver.ts';
import { openJournal } from './sqlite-journal.ts';
import type { Tables } from './tables.ts';

/** In pages of 4 kB: what the thread that does it did not get to (`sqlite-journal.ts`). */
const CHECKPOINT_HERE = 4000;

export type SqliteOptions = {
  onQuery?: OnQuery | undefined;
  /** Off for tests alone: no power cut takes anything from them. */
  syncs?: boolean;
};

/** The embedded engine: one file, synced before a write is acknowledged. */
export function openSqlite(file: string, { onQuery, syncs = true }: SqliteOptions = {}): Engine {
  mkdirSync(dirname(file), { recursive: true });
  const connections = connect(file, syncs);
  const { writer, reader, journal } = connections;
  const db = new Kysely<Tables>({
    dialect: new TwoConnectionsDialect(connections),
    log: logQueries(onQuery),
  });
  return {
    kind: 'sqlite',
    describe: `SQLite in ${file}`,
    db,
    words: { id: 'integer primary key autoincrement', bytes: 'blob' },
    whileLocked: (work) => db.transaction().execute(work),
    runScript: async (_tx, script) => {
      writer.exec(script);
    },
    canWrite: async () => reader.open && writer.open,
    durabilityWarnings: async () => [],
    close: async () => {
      await db.destroy();
      await journal?.close();
      reader.close();
      // Last, so that it can bring the journal into the file.
      writer.close();
    },
  };
}

function connect(file: string, syncs: boolean): Connections {
  try {
    const writer = new Sqlite(file);
    writer.pragma('busy_timeout = 10000');
    // Not on every network folder: there SQLite waits for the disk by itself.
    const isJournaled = writer.pragma('journal_mode = WAL', { simple: true }) === 'wal';
    writer.pragma(`synchronous = ${syncs ? (isJournaled ? 'NORMAL' : 'FULL') : 'OFF'}`);
    writer.pragma(`wal_autocheckpoint = ${CHECKPOINT_HERE}`);
    writer.pragma('foreign_keys = ON');
    writer.pragma('temp_store = MEMORY');
    const reader = new Sqlite(file, { readonly: true });
    reader.pragma('busy_timeout = 10000');
    reader.pragma('temp_store = MEMORY');
    // It is there from the first look at the database on.
    writer.prepare('select name from sqlite_master').all();
    const journal = syncs && isJournaled ? openJournal(file) : undefined;
    return { writer, reader, journal };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartProblem(
      `the database ${file} cannot be opened (${reason}). Put a backup in its place, or choose another folder: DATA_DIR=/path npm start`,
    );
  }
}
