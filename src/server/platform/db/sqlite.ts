import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { StartProblem } from '../start-problem.ts';
import { type Engine, logQueries, type OnQuery } from './database.ts';
import { offerStraight } from './straight.ts';
import type { Tables } from './tables.ts';

const MAX_STATEMENTS = 500;

/** The embedded engine: one file, synced before a write is acknowledged. */
export function openSqlite(file: string, onQuery?: OnQuery): Engine {
  mkdirSync(dirname(file), { recursive: true });
  const connection = connect(file);
  const prepare = cachedPrepare(connection);
  const db = new Kysely<Tables>({
    dialect: new SqliteDialect({
      database: { prepare, close: () => connection.close() },
    }),
    log: logQueries(onQuery),
  });
  offerStraight(db, {
    isInProcess: true,
    run: (text, parameters) => {
      // There is one connection: inside somebody's transaction it would be part of it.
      if (connection.inTransaction) return undefined;
      const rows = prepare(text).all(parameters);
      onQuery?.({ sql: text, parameters });
      return rows;
    },
  });
  return {
    kind: 'sqlite',
    describe: `SQLite in ${file}`,
    db,
    words: { id: 'integer primary key autoincrement', bytes: 'blob' },
    whileLocked: async (work) => {
      await sql`begin immediate`.execute(db);
      try {
        await work();
        await sql`commit`.execute(db);
      } catch (error) {
        await sql`rollback`.execute(db);
        throw error;
      }
    },
    runScript: async (_db, script) => {
      connection.exec(script);
    },
    durabilityWarnings: async () => [],
    close: () => db.destroy(),
  };
}

function connect(file: string): Sqlite.Database {
  try {
    const connection = new Sqlite(file);
    connection.pragma('busy_timeout = 10000');
    connection.pragma('journal_mode = WAL');
    connection.pragma('synchronous = FULL');
    connection.pragma('foreign_keys = ON');
    connection.pragma('temp_store = MEMORY');
    return connection;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartProblem(
      `the database ${file} cannot be opened (${reason}). Put a backup in its place, or choose another folder: DATA_DIR=/path npm start`,
    );
  }
}

/** Preparing costs more than a point read: each text is prepared once. */
function cachedPrepare(connection: Sqlite.Database) {
  const statements = new Map<string, Sqlite.Statement>();
  return (text: string): Sqlite.Statement => {
    const known = statements.get(text);
    if (known) return known;
    if (statements.size >= MAX_STATEMENTS) statements.clear();
    const statement = connection.prepare(text);
    if (text === ROLLBACK) guardRollback(connection, statement);
    statements.set(text, statement);
    return statement;
  };
}

const ROLLBACK = 'rollback';

/**
 * A full disk makes SQLite roll back by itself; rolling back again would fail, and that failure
 * would hide the one that says why.
 */
function guardRollback(connection: Sqlite.Database, statement: Sqlite.Statement): void {
  const run = statement.run.bind(statement);
  statement.run = () => (connection.inTransaction ? run() : { changes: 0, lastInsertRowid: 0 });
}
