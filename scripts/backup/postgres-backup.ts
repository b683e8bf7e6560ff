import { execFile, execFileSync, spawn } from 'node:child_process';
import { closeSync, existsSync, globSync, openSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import type { Engine } from '../../src/server/platform/db/database.ts';
import { openPostgres } from '../../src/server/platform/db/postgres.ts';
import {
  type SchemaState,
  schemaStateOf,
  tablesPresent,
} from '../../src/server/platform/db/schema-state.ts';
import { putInPlace } from '../../src/server/platform/db/sqlite-backup.ts';
import { makePrivateFolder } from '../../src/server/platform/private-files.ts';
import { StartProblem } from '../../src/server/platform/start-problem.ts';
import { PLACES } from '../postgres/find-postgres.ts';

/** The rows of each table that a backup holds. */
type Rows = Record<string, number>;

/** By PostgreSQL's own pg_dump, whole as of one moment; read back before it has its name. */
export async function backupPostgres(of: {
  url: string;
  engine: Engine;
  target: string;
}): Promise<Rows> {
  const { url, engine, target } = of;
  if (existsSync(target)) {
    throw new StartProblem(`${target} exists already. Name a file that does not.`);
  }
  const programs = findPrograms(await majorOf(engine));
  const schema = await schemaOf(engine);
  makePrivateFolder(path.dirname(target));
  const part = `${target}.part`;
  rmSync(part, { force: true });
  // Written by pg_dump, which keeps the rights of a file that is there.
  closeSync(openSync(part, 'wx', 0o600));
  try {
    const options = ['--format=custom', '--no-owner', '--no-privileges', `--schema=${schema}`];
    await run({ program: programs.dump, args: [...options, `--file=${part}`], url });
    const { rows } = await readDump(programs.restore, part);
    putInPlace(part, target);
    return rows;
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

/** Into a database without a single table of anybody's, in one transaction. */
export async function restorePostgres(of: {
  url: string;
  source: string;
  refuseUnfit: (source: string, schema: SchemaState) => void;
}): Promise<{ where: string; tables: Rows }> {
  const { url, source, refuseUnfit } = of;
  const engine = await openPostgres(url, { limits: 'none' });
  try {
    const programs = findPrograms(await majorOf(engine));
    const dump = await readDump(programs.restore, source);
    const present = new Set(Object.keys(dump.rows));
    refuseUnfit(source, schemaStateOf({ present, applied: dump.migrations }));
    const [standing] = await tablesPresent(engine);
    if (standing !== undefined) {
      throw new StartProblem(
        `${engine.describe} is not empty: it has a table ${standing}. Name an empty database, for example a new one: createdb longrun`,
      );
    }
    const schema = await schemaOf(engine);
    if (dump.schema !== schema) {
      throw new StartProblem(
        `${source} was saved from the schema ${dump.schema}, and ${engine.describe} uses ${schema}. Name a database that uses ${dump.schema}.`,
      );
    }
    const options = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error'];
    const args = [...options, `--schema=${schema}`, source];
    await run({ program: programs.restore, args, url });
    await refuseOtherCounts(engine, dump.rows);
    return { where: engine.describe, tables: dump.rows };
  } finally {
    await engine.close();
  }
}

async function refuseOtherCounts({ db }: Engine, expected: Rows): Promise<void> {
  for (const [table, rows] of Object.entries(expected)) {
    const { rows: counted } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)}`.execute(db);
    if (counted[0]?.count === rows) continue;
    throw new Error(`${table} has ${counted[0]?.count} rows after restoring, not ${rows}`);
  }
}

/** Reads a dump from end to end: what it holds, counted. */
async function readDump(program: string, file: string) {
  const child = spawn(program, ['--data-only', '--file=-', file], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    complaint += text;
  });
  const ended = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)));
  const rows: Rows = {};
  const migrations: string[] = [];
  let schema = '';
  let table: string | null = null;
  // Byte by byte: what separates lines in Unicode only is part of a row here.
  child.stdout.setEncoding('latin1');
  for await (const line of createInterface({ input: child.stdout })) {
    if (table === null) {
      const [, of, name] = /^COPY ([^.\s]+)\.(\S+) \(.*\) FROM stdin;$/.exec(line) ?? [];
      if (of === undefined || name === undefined) continue;
      schema = of;
      table = name;
      rows[table] = 0;
    } else if (line === '\\.') {
      table = null;
    } else {
      rows[table] = (rows[table] ?? 0) + 1;
      if (table === 'migrations') migrations.push(line.split('\t')[0] ?? '');
    }
  }
  if ((await ended) !== 0) {
    throw new StartProblem(`${file} is damaged, or of a newer PostgreSQL (${complaint.trim()}).`);
  }
  return { rows, migrations, schema };
}

async function run({ program, args, url }: { program: string; args: string[]; url: string }) {
  // The password goes by the environment: the arguments of a process are there for all to see.
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  try {
    await promisify(execFile)(program, [`--dbname=${address.href}`, ...args], { env });
  } catch (error) {
    const complaint = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    throw new StartProblem(`${path.basename(program)} refused: ${complaint.trim() || error}`);
  }
}

/** pg_dump and pg_restore of the server's version or a newer one: pg_dump refuses a newer server. */
function findPrograms(major: number): { dump: string; restore: string } {
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...globSync(PLACES).toSorted().toReversed(),
  ];
  const found = folders
    .filter((folder) => existsSync(path.join(folder, 'pg_dump')))
    .map((folder) => ({ folder, version: versionOf(path.join(folder, 'pg_dump')) }));
  const fit = found.find(({ version }) => version >= major);
  if (fit) {
    return {
      dump: path.join(fit.folder, 'pg_dump'),
      restore: path.join(fit.folder, 'pg_restore'),
    };
  }
  const there = found.map(({ version }) => version).join(', ');
  throw new StartProblem(
    `the server is PostgreSQL ${major}, and ${there ? `pg_dump here is of version ${there}` : 'there is no pg_dump here'}. Install PostgreSQL’s programs of version ${major} or newer (Debian, Ubuntu: apt-get install postgresql-client), or save the database with pg_dump where it runs.`,
  );
}

function versionOf(program: string): number {
  try {
    return Number(/(\d+)/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[1]);
  } catch {
    return 0;
  }
}

async function majorOf({ db }: Engine): Promise<number> {
  const { rows } = await sql<{ version: string }>`
    select current_setting('server_version_num') as version`.execute(db);
  return Math.floor(Number(rows[0]?.version) / 10_000);
}

async function schemaOf({ db }: Engine): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database names no schema');
  return row.name;
}
