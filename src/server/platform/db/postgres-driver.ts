import {
  AbortedTransactionError,
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import pg from 'pg';
import { OutcomeUnknownError } from './database.ts';
import { isNameRefused, type StatementNames } from './statement-names.ts';

type DriverOptions = {
  pool: pg.Pool;
  names: StatementNames;
  /** The longest that a statement is waited for; undefined: for ever. */
  queryTimeoutMs: number | undefined;
};

/** Kysely's dialect for PostgreSQL, which names the statements that were compiled once. */
export class NamedStatementsDialect extends PostgresDialect {
  readonly #options: DriverOptions;

  constructor(options: DriverOptions) {
    super({ pool: options.pool });
    this.#options = options;
  }

  override createDriver(): Driver {
    return new NamedStatementsDriver(this.#options);
  }
}

class NamedStatementsDriver implements Driver {
  readonly #options: DriverOptions;

  constructor(options: DriverOptions) {
    this.#options = options;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PostgresConnection> {
    return new PostgresConnection(await this.#options.pool.connect(), this.#options);
  }

  beginTransaction(connection: PostgresConnection, settings: TransactionSettings): Promise<void> {
    return connection.begin(settings);
  }

  commitTransaction(connection: PostgresConnection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: PostgresConnection): Promise<void> {
    return connection.rollback();
  }

  async releaseConnection(connection: PostgresConnection): Promise<void> {
    connection.release();
  }

  /** Whoever opened the pool closes it. */
  async destroy(): Promise<void> {}
}

class PostgresConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #options: DriverOptions;
  #inTransaction = false;
  /** Closed when it is released, instead of going back to the pool. */
  #isSpent = false;

  constructor(client: pg.PoolClient, options: DriverOptions) {
    this.#client = client;
    this.#options = options;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { command, rowCount, rows } = await this.#askByName<Row & pg.QueryResultRow>(query);
    // After an error that nobody passed on, PostgreSQL rolls back and says so by the command alone.
    if (query === COMMIT && command === 'ROLLBACK') throw new AbortedTransactionError();
    if (!WRITES.has(command)) return { rows };
    return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
  }

  streamQuery(): never {
    throw new Error('PostgreSQL is not asked row by row: declare a cursor in a transaction');
  }

  async begin({ isolationLevel, accessMode }: TransactionSettings): Promise<void> {
    if (isolationLevel ?? accessMode) throw new Error('transactions have no settings here');
    this.#inTransaction = true;
    await this.executeQuery(CompiledQuery.raw('begin'));
  }

  async commit(): Promise<void> {
    await this.executeQuery(COMMIT);
    this.#inTransaction = false;
  }

  async rollback(): Promise<void> {
    // Where nobody answers any more, closing the connection is what rolls back.
    if (!this.#isSpent) await this.executeQuery(CompiledQuery.raw('rollback'));
    this.#inTransaction = false;
  }

  release(): void {
    this.#client.release(this.#isSpent || this.#inTransaction);
  }

  /** Names stay out of transactions: there a refused name would have ended what was begun. */
  async #askByName<Row extends pg.QueryResultRow>(query: CompiledQuery) {
    const { names } = this.#options;
    const name = this.#inTransaction ? undefined : names.nameOf(query);
    try {
      return await this.#ask<Row>(query, name);
    } catch (error) {
      if (name === undefined || !isNameRefused(error)) throw error;
      // Its other plans are as old, or it is not the connection that they were made on.
      this.#isSpent = true;
      names.wasRefused(error);
      return this.#ask<Row>(query, undefined);
    }
  }

  async #ask<Row extends pg.QueryResultRow>(
    query: CompiledQuery,
    name: string | undefined,
  ): Promise<pg.QueryResult<Row>> {
    const { sql: text, parameters } = query;
    const timed: TimedQuery = { name, text, values: [...parameters] };
    timed.query_timeout = this.#timeoutFor(parameters);
    try {
      return await this.#client.query<Row>(timed);
    } catch (error) {
      if (isConnectionLost(error) || isReadOnly(error)) this.#isSpent = true;
      if (isConnectionLost(error) && this.#savesByItself(query)) {
        throw new OutcomeUnknownError(error);
      }
      throw error;
    }
  }

  /** What else is lost in a transaction is undone with it. */
  #savesByItself(query: CompiledQuery): boolean {
    return query === COMMIT || (!this.#inTransaction && !isRead(query));
  }

  /** A file takes its time on the way. */
  #timeoutFor(parameters: readonly unknown[]): number | undefined {
    const { queryTimeoutMs } = this.#options;
    if (queryTimeoutMs === undefined) return undefined;
    let bytes = 0;
    for (const value of parameters) if (value instanceof Uint8Array) bytes += value.byteLength;
    return queryTimeoutMs + bytes / SLOWEST_BYTES_A_MS;
  }
}

/** The driver takes it with each query; its types know it of a connection only. */
type TimedQuery = pg.QueryConfig & { query_timeout?: number | undefined };

const COMMIT = CompiledQuery.raw('commit');
const WRITES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);
const SLOWEST_BYTES_A_MS = 2_000;

function isRead({ query, sql }: CompiledQuery): boolean {
  return query.kind === 'SelectQueryNode' || /^\s*(select|with)\b/i.test(sql);
}

/** Whether the answer did not come, instead of being a refusal. */
function isConnectionLost(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || /^(08|57P)/.test(error.code ?? '');
}

/** A server that has become a standby: the next connection may reach the one that took over. */
function isReadOnly(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '25006';
}
