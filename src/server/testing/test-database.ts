import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Engine } from '../platform/db/database.ts';
import { openPostgres } from '../platform/db/postgres.ts';
import { openSqlite } from '../platform/db/sqlite.ts';

export type TestDatabase = { engine: Engine; drop: () => Promise<void> };

export const TEST_ENGINE = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite';

/** A real, empty database of the engine that this run is about: a file, or a schema of its own. */
export function openTestDatabase(kind: Engine['kind'] = TEST_ENGINE): Promise<TestDatabase> {
  return kind === 'postgres' ? postgresSchema() : sqliteFile();
}

async function sqliteFile(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'longrun-test-'));
  const engine = openSqlite(join(folder, 'longrun.sqlite'));
  return {
    engine,
    drop: async () => {
      await engine.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function postgresSchema(): Promise<TestDatabase> {
  const { url, name, drop: dropSchema } = await newSchema();
  const engine = await openPostgres(url).catch(async (error: unknown) => {
    await dropSchema();
    throw new Error(`schema ${name} could not be opened`, { cause: error });
  });
  return {
    engine,
    drop: async () => {
      await engine.close();
      await dropSchema();
    },
  };
}

/** An empty schema and the address that lands in it. */
export async function newSchema(): Promise<{
  url: string;
  name: string;
  drop: () => Promise<void>;
}> {
  const base = process.env.TEST_DATABASE_URL;
  if (!base)
    throw new Error('TEST_DATABASE_URL names no PostgreSQL: npm test starts one by itself');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(base, `create schema ${name}`);
  const url = new URL(base);
  url.searchParams.set('options', `-c search_path=${name}`);
  return { url: url.href, name, drop: () => onServer(base, `drop schema ${name} cascade`) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
