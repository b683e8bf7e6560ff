import type Sqlite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
} from 'kysely';

/**
 * Two connections to one file. A read outside a transaction has its own, so that no transaction
 * holds it up; it sees what was committed last. Everything else takes turns at the one that writes.
 */
export type Connections = { writer: Sqlite.Database; reader: Sqlite.Database };

/** Kysely's dialect for SQLite, on two connections instead of one. */
export class TwoConnectionsDialect extends SqliteDialect {
  readonly #connections: Connections;

  constructor(connections: Connections) {
    super({ database: connections.writer });
    this.#connections = connections;
  }

  override createDriver(): Driver {
    return new TwoConnectionsDriver(this.#connections);
  }

  override createAdapter(): SqliteAdapter {
    return new TwoConnectionsAdapter();
  }
}

/** Kysely need not keep its users apart: the driver does. */
class TwoConnectionsAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class TwoConnectionsDriver implements Driver {
  readonly #writer: Preparing;
  readonly #reader: Preparing;
  readonly #turns = new Turns();

  constructor({ writer, reader }: Connections) {
    this.#writer = new Preparing(writer);
    this.#reader = new Preparing(reader);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#writer, this.#reader, this.#turns);
  }

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    await connection.takeWriter();
    // At once, not with the first write: a transaction that has read before another process wrote
    // could not write any more.
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    // A full disk makes SQLite roll back by itself; rolling back again would fail, and that failure
    // would hide the one that says why.
    if (!this.#writer.database.inTransaction) return;
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(connection: SqliteConnection): Promise<void> {
    connection.giveWriterBack();
  }

  /** Whoever opened the connections closes them. */
  async destroy(): Promise<void> {}
}

class SqliteConnection implements DatabaseConnection {
  readonly #writer: Preparing;
  readonly #reader: Preparing;
  readonly #turns: Turns;
  #endTurn: (() => void) | undefined;

  constructor(writer: Preparing, reader: Preparing, turns: Turns) {
    this.#writer = writer;
    this.#reader = reader;
    this.#turns = turns;
  }

  async takeWriter(): Promise<void> {
    this.#endTurn = await this.#turns.begin();
  }

  giveWriterBack(): void {
    this.#endTurn?.();
    this.#endTurn = undefined;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#endTurn) return run(this.#writer.statement(query.sql), query.parameters);
    const read = this.#reader.readOf(query);
    if (read) return run(read, query.parameters);
    const endTurn = await this.#turns.begin();
    try {
      return run(this.#writer.statement(query.sql), query.parameters);
    } finally {
      endTurn();
    }
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    const { database } = this.#endTurn ? this.#writer : this.#reader;
    // A statement of its own: one that is kept might be asked again before this is through.
    const rows = database.prepare<unknown[], Row>(query.sql).iterate(query.parameters);
    for (const row of rows) yield { rows: [row] };
  }
}

function run<Row>(statement: Sqlite.Statement, parameters: readonly unknown[]): QueryResult<Row> {
  // What a row holds is the builder's word: the driver only hands it on.
  if (statement.reader) return { rows: statement.all(parameters) as Row[] };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}

const MAX_STATEMENTS = 500;

/** A connection that prepares each text once: preparing costs more than a point read. */
class Preparing {
  readonly database: Sqlite.Database;
  readonly #statements = new Map<string, Sqlite.Statement>();

  constructor(database: Sqlite.Database) {
    this.database = database;
  }

  statement(text: string): Sqlite.Statement {
    const known = this.#statements.get(text);
    if (known) return known;
    if (this.#statements.size >= MAX_STATEMENTS) this.#statements.clear();
    const statement = this.database.prepare(text);
    this.#statements.set(text, statement);
    return statement;
  }

  /** Undefined where it is no read, or is none for certain. */
  readOf({ query, sql }: CompiledQuery): Sqlite.Statement | undefined {
    const maybe = query.kind === 'SelectQueryNode' || /^\s*(select|with)\b/i.test(sql);
    const statement = maybe ? this.statement(sql) : undefined;
    return statement?.reader && statement.readonly ? statement : undefined;
  }
}

/** One at a time, in the order they came. */
class Turns {
  #last: Promise<void> = Promise.resolve();

  /** Resolves when it is one's turn, to what ends it. */
  async begin(): Promise<() => void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    return resolve;
  }
}
