import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import { StartProblem } from '../start-problem.ts';
import type { Db, Engine, Tx } from './database.ts';

const FOLDER = fileURLToPath(new URL('../../../../migrations/', import.meta.url));

export type Migration = { id: string; script: string };

/** Brings the schema forward in one transaction; processes that start together migrate once. */
export async function migrate({ engine, clock, migrations = readMigrations() }: MigrateInput) {
  const before = await appliedIds(engine.db);
  refuseNewerDatabase({ applied: before, migrations });
  if (before.length === migrations.length) return [];
  const done: string[] = [];
  await engine.whileLocked(async (tx) => {
    await sql`create table if not exists migrations (id text primary key, applied_at bigint not null)`.execute(
      tx,
    );
    const applied = await appliedIds(tx);
    refuseNewerDatabase({ applied, migrations });
    for (const migration of migrations) {
      if (applied.includes(migration.id)) continue;
      await applyOne({ engine, tx, clock, migration });
      done.push(migration.id);
    }
  });
  return done;
}

type MigrateInput = { engine: Engine; clock: Clock; migrations?: Migration[] };

export function readMigrations(): Migration[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({
      id: name.replace(/\.sql$/, ''),
      script: readFileSync(`${FOLDER}${name}`, 'utf8'),
    }));
}

async function applyOne(input: {
  engine: Engine;
  tx: Tx;
  clock: Clock;
  migration: Migration;
}): Promise<void> {
  const { engine, tx, clock, migration } = input;
  const script = migration.script
    .replaceAll('{{id}}', engine.words.id)
    .replaceAll('{{bytes}}', engine.words.bytes);
  await engine.runScript(tx, script);
  const row = { id: migration.id, applied_at: clock.nowMs() };
  await tx.insertInto('migrations').values(row).execute();
}

/** When the database was last brought up to date, by the clock of whoever did it. */
export async function latestMigrationMs(db: Db): Promise<number> {
  const latest = await db
    .selectFrom('migrations')
    .select(({ fn }) => fn.max('applied_at').as('applied_at'))
    .executeTakeFirstOrThrow();
  return latest.applied_at;
}

async function appliedIds(db: Db | Tx): Promise<string[]> {
  try {
    const rows = await db.selectFrom('migrations').select('id').orderBy('id').execute();
    return rows.map((row) => row.id);
  } catch (error) {
    if (isMissingTable(error)) return [];
    throw error;
  }
}

const POSTGRES_UNDEFINED_TABLE = '42P01';

function isMissingTable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === POSTGRES_UNDEFINED_TABLE) return true;
  return error.message.includes('no such table: migrations');
}

function refuseNewerDatabase(input: { applied: string[]; migrations: Migration[] }) {
  const known = new Set(input.migrations.map((migration) => migration.id));
  const unknown = input.applied.find((id) => !known.has(id));
  if (!unknown) return;
  throw new StartProblem(
    `This database was made by a newer Longrun (it holds ${unknown}). Start that newer version again, or restore a backup from before the upgrade.`,
  );
}
