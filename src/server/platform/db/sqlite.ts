import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely } from 'kysely';
import { closeToOthers } from '../private-files.ts';
import { StartProblem } from '../start-problem.ts';
import { storageFaultOf } from '../storage-fault.ts';
import { type Engine, logQueries, type OnQuery } from './database.ts';
import { type Connections, TwoConnectionsDialect } from './sqlite-driver.ts';
import type { Tables } from './tables.ts';

/** The embedded engine: one file, synced before a write is acknowledged. */
export function openSqlite(file: string, onQuery?: OnQuery): Engine {
  mkdirSync(dirname(file), { recursive: true });
  const connections = connect(file);
  const { writer, reader } = connections;
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
      reader.close();
      // Last, so that it can bring the journal into the file.
      writer.close();
    },
  };
}

function connect(file: string): Connections {
  try {
    // Password hashes, secret links and all that is logged: the journal takes over who may read it.
    closeToOthers(file);
    const writer = new Sqlite(file);
    writer.pragma('busy_timeout = 10000');
    writer.pragma('journal_mode = WAL');
    writer.pragma('synchronous = FULL');
    writer.pragma('foreign_keys = ON');
    writer.pragma('temp_store = MEMORY');
    const reader = new Sqlite(file, { readonly: true });
    reader.pragma('busy_timeout = 10000');
    reader.pragma('temp_store = MEMORY');
    return { writer, reader };
  } catch (error) {
    const fault = storageFaultOf(error);
    if (fault && fault !== 'damaged') throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartProblem(
      `the database ${file} cannot be opened (${reason}). Put a backup in its place, or choose another folder: DATA_DIR=/path npm start`,
    );
  }
}
