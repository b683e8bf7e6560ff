import { sql } from 'kysely';
import type { Engine } from './database.ts';
import { readMigrations } from './migrate.ts';
import { DATA_TABLES } from './tables.ts';

/** What a database holds, seen from this version of Longrun. */
export type SchemaState =
  | { state: 'none' }
  | { state: 'current' }
  | { state: 'older'; lacks: string }
  | { state: 'newer'; holds: string }
  /** Tables with our names that no Longrun made. */
  | { state: 'foreign'; table: string };

export async function readSchemaState(engine: Engine): Promise<SchemaState> {
  const present = await tablesPresent(engine);
  if (!present.has('migrations')) return schemaStateOf({ present, applied: [] });
  const rows = await engine.db.selectFrom('migrations').select('id').orderBy('id').execute();
  return schemaStateOf({ present, applied: rows.map((row) => row.id) });
}

/** From the tables that are there, and the migrations that were applied. */
export function schemaStateOf(found: { present: Set<string>; applied: string[] }): SchemaState {
  const { present, applied } = found;
  if (!present.has('migrations')) {
    const table = DATA_TABLES.find((name) => present.has(name));
    return table ? { state: 'foreign', table } : { state: 'none' };
  }
  const known = readMigrations().map(({ id }) => id);
  const holds = applied.toSorted().find((id) => !known.includes(id));
  if (holds) return { state: 'newer', holds };
  const lacks = known.find((id) => !applied.includes(id));
  return lacks ? { state: 'older', lacks } : { state: 'current' };
}

export async function tablesPresent({ kind, db }: Engine): Promise<Set<string>> {
  const question =
    kind === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
      : sql<{ name: string }>`
          select tablename as name from pg_tables where schemaname = any (current_schemas(false))`;
  const { rows } = await question.execute(db);
  return new Set(rows.map((row) => row.name));
}
