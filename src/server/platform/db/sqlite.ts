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
  const prepare = oncePerText((text) => prepareGuarded(connection, text));
  const rowsOf = oncePerText((text) => rowReader(connection.prepare(text)));
  const db = new Kysely<Tables>({
    dialect: new SqliteDialect({
      database: { prepare, close: () => connection.close() },
    }),
    log: logQueries(onQuery),
  });
  offerStraight(db, ({ sql: text, parameters }) => {
    // There is one connection: inside somebody's transaction it would be part of it.
    if (connection.inTransaction) return undefined;
    const rows = rowsOf(text)(parameters);
    onQuery?.({ sql: text, parameters });
    return rows;
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
function oncePerText<Made>(make: (text: string) => Made): (text: string) => Made {
  const made = new Map<string, Made>();
  return (text) => {
    const known = made.get(text);
    if (known) return known;
    if (made.size >= MAX_STATEMENTS) made.clear();
    const fresh = make(text);
    made.set(text, fresh);
    return fresh;
  };
}

/**
 * The driver puts a row together property by property. A function made for these columns does it in
 * one step, which takes a tenth off a whole request for ten rows.
 */
function rowReader(statement: Sqlite.Statement): (parameters: unknown[]) => unknown[] {
  const columns = statement.columns().map(({ name }, at) => `${JSON.stringify(name)}: row[${at}]`);
  const toObject = new Function('row', `return { ${columns.join(', ')} };`) as (
    row: unknown,
  ) => unknown;
  const raw = statement.raw();
  return (parameters) => raw.all(parameters).map(toObject);
}

const ROLLBACK = 'rollback';

function prepareGuarded(connection: Sqlite.Database, text: string): Sqlite.Statement {
  const statement = connection.prepare(text);
  if (text === ROLLBACK) guardRollback(connection, statement);
  return statement;
}

/**
 * A full disk makes SQLite roll back by itself; rolling back again would fail, and that failure
 * would hide the one that says why.
 */
function guardRollback(connection: Sqlite.Database, statement: Sqlite.Statement): void {
  const run = statement.run.bind(statement);
  statement.run = () => (connection.inTransaction ? run() : { changes: 0, lastInsertRowid: 0 });
}
