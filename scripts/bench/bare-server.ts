import { createServer } from 'node:http';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import pg from 'pg';

/**
 * The yardstick: node:http with nothing between it and the driver, running the statements that the
 * app was seen to run, and answering their last rows as JSON.
 */
export type Recording = { method: string; path: string; statements: Statement[] };
export type Statement = { sql: string; parameters: (string | number | null)[] };
export type BareJob = { recordings: Recording[]; dataDir: string; databaseUrl: string | undefined };

type Run = (statements: Statement[]) => unknown[] | Promise<unknown[]>;

process.once('message', (job: BareJob) => {
  const run = job.databaseUrl ? postgresRunner(job.databaseUrl) : sqliteRunner(job.dataDir);
  const byCall = new Map(job.recordings.map((each) => [`${each.method} ${each.path}`, each]));
  const server = createServer((request, response) => {
    const recording = byCall.get(`${request.method} ${request.url}`);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      if (chunks.length > 0) JSON.parse(Buffer.concat(chunks).toString());
      const body = JSON.stringify(recording ? await run(recording.statements) : []);
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
      });
      response.end(body);
    });
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(typeof address === 'object' ? address?.port : undefined);
  });
});

function sqliteRunner(dataDir: string): Run {
  const db = new Sqlite(join(dataDir, 'longrun.sqlite'));
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  const prepared = new Map<string, Sqlite.Statement>();
  return (statements) => {
    let rows: unknown[] = [];
    for (const { sql, parameters } of statements) {
      const statement = prepared.get(sql) ?? db.prepare(sql);
      prepared.set(sql, statement);
      if (statement.reader) rows = statement.all(parameters);
      else statement.run(parameters);
    }
    return rows;
  };
}

function postgresRunner(url: string): Run {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  const names = new Map<string, string>();
  const nameOf = (sql: string) => {
    const name = names.get(sql) ?? `bare${names.size}`;
    names.set(sql, name);
    return name;
  };
  return async (statements) => {
    let rows: unknown[] = [];
    const inTransaction = statements.some(({ sql }) => sql === 'begin');
    const shared = inTransaction ? await pool.connect() : undefined;
    for (const { sql, parameters } of statements) {
      const plain =
        parameters.length === 0 ? sql : { name: nameOf(sql), text: sql, values: parameters };
      const result = await (shared ?? pool).query(plain);
      if (result.rows.length > 0) rows = result.rows;
    }
    shared?.release();
    return rows;
  };
}
