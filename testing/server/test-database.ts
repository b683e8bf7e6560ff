import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Clock } from '../../src/server/platform/clock.ts';
import type { Engine, OnQuery } from '../../src/server/platform/db/database.ts';
import { migrate } from '../../src/server/platform/db/migrate.ts';
import { openPostgres } from '../../src/server/platform/db/postgres.ts';
import { openSqlite } from '../../src/server/platform/db/sqlite.ts';
import { onServer } from './on-server.ts';
import { emptied, keepSpare, SCHEMA_PREFIX, shapeOf, takeSpare } from './spare-schemas.ts';

export type TestDatabase = { engine: Engine; drop: () => Promise<void> };

export const TEST_ENGINE = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite';

/** A real, empty database of the engine that this run is about: a file, or a schema of its own. */
export function openTestDatabase(
  kind: Engine['kind'] = engineOfThisRun(),
  onQuery?: OnQuery,
): Promise<TestDatabase> {
  return kind === 'postgres' ? postgresSchema(onQuery) : sqliteFile(onQuery);
}

/** Brought up to date by the migrations: one of its own, in which no table has a row, or that one. */
export async function openMigratedDatabase(
  clock: Clock,
  given?: TestDatabase,
): Promise<TestDatabase> {
  if (!given && engineOfThisRun() === 'postgres') return migratedSchema(clock);
  const database = given ?? (await sqliteFile(undefined, await migratedFile(clock)));
  // A copy has it behind it: this finds nothing to do.
  await migrate({ engine: database.engine, clock });
  return database;
}

let migratedBytes: Promise<Buffer> | undefined;

/** An empty database that was brought up to date once for all tests of this process. */
function migratedFile(clock: Clock): Promise<Buffer> {
  migratedBytes ??= migrateOnce(clock);
  return migratedBytes;
}

async function migrateOnce(clock: Clock): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'longrun-test-'));
  const file = join(folder, 'longrun.sqlite');
  const engine = openSqlite(file);
  await migrate({ engine, clock });
  await engine.close();
  const bytes = readFileSync(file);
  rmSync(folder, { recursive: true, force: true });
  return bytes;
}

/** A file of tests that runs once must not use a database unnoticed: on SQLite alone it would pass. */
function engineOfThisRun(): Engine['kind'] {
  if (process.env.TEST_ENGINE) return TEST_ENGINE;
  throw new Error(
    'This file uses a database, so it has to run on both: import testing/server where it can be seen (vitest.config.ts).',
  );
}

async function sqliteFile(onQuery?: OnQuery, bytes?: Buffer): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'longrun-test-'));
  const file = join(folder, 'longrun.sqlite');
  if (bytes) writeFileSync(file, bytes);
  const engine = openSqlite(file, onQuery);
  // As PostgreSQL's here: what a power cut would lose, no test needs, and the disk takes its time.
  await sql`pragma synchronous = off`.execute(engine.db);
  return {
    engine,
    drop: async () => {
      await engine.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function postgresSchema(onQuery?: OnQuery): Promise<TestDatabase> {
  const schema = await newSchema();
  const engine = await openSchema(schema, onQuery);
  return {
    engine,
    drop: async () => {
      await engine.close();
      await schema.drop();
    },
  };
}

async function migratedSchema(clock: Clock): Promise<TestDatabase> {
  const spare = takeSpare();
  const schema = spare === undefined ? await newSchema() : schemaNamed(spare);
  const engine = await openSchema(schema);
  // A spare one has it behind it: this finds nothing to do.
  await migrate({ engine, clock });
  const shape = await shapeOf(engine.db);
  return {
    engine,
    drop: async () => {
      const isSpare = await emptied(engine, shape);
      await engine.close();
      if (isSpare) keepSpare(schema.name);
      else await schema.drop();
    },
  };
}

type Schema = { url: string; name: string; drop: () => Promise<void> };

async function openSchema({ url, name, drop }: Schema, onQuery?: OnQuery): Promise<Engine> {
  return openPostgres(url, { onQuery }).catch(async (error: unknown) => {
    await drop();
    throw new Error(`schema ${name} could not be opened`, { cause: error });
  });
}

/** An empty schema and the address that lands in it. */
export async function newSchema(): Promise<Schema> {
  const name = `${SCHEMA_PREFIX ?? 'test'}_${randomUUID().replaceAll('-', '')}`;
  await onServer(base(), `create schema ${name}`);
  return schemaNamed(name);
}

function schemaNamed(name: string): Schema {
  const url = new URL(base());
  url.searchParams.set('options', `-c search_path=${name}`);
  return {
    ...{ url: url.href, name },
    drop: async () => void (await onServer(base(), `drop schema ${name} cascade`)),
  };
}

function base(): string {
  const { TEST_DATABASE_URL: url } = process.env;
  if (url) return url;
  throw new Error('TEST_DATABASE_URL names no PostgreSQL: npm test starts one by itself');
}
