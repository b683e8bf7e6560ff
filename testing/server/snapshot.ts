import { sql } from 'kysely';
import type { Db } from '../../src/server/platform/db/database.ts';
import { DATA_TABLES } from '../../src/server/platform/db/tables.ts';
import { TEST_ENGINE } from './test-database.ts';

export type Snapshot = Record<string, string[]>;

/** Every row of every table with rows of people, as JSON, in an order of its own. */
export async function takeSnapshot(db: Db): Promise<Snapshot> {
  const tables: Snapshot = Object.fromEntries(DATA_TABLES.map((table) => [table, []]));
  for (const { table, row } of await readRows(db)) tables[table]?.push(row);
  for (const rows of Object.values(tables)) rows.sort();
  return tables;
}

type TableRow = { table: string; row: string };

/** On PostgreSQL in one statement: a thousand snapshots are taken, and each asks of forty tables. */
async function readRows(db: Db): Promise<TableRow[]> {
  if (TEST_ENGINE === 'postgres') {
    const questions = DATA_TABLES.map(
      (table) =>
        sql`select ${sql.lit(table)} as "table", to_jsonb(t)::text as row from ${sql.table(table)} t`,
    );
    const { rows } = await sql<TableRow>`${sql.join(questions, sql` union all `)}`.execute(db);
    return rows;
  }
  const found: TableRow[] = [];
  for (const table of DATA_TABLES) {
    const rows = await db.selectFrom(table).selectAll().execute();
    found.push(...rows.map((row) => ({ table, row: JSON.stringify(row) })));
  }
  return found;
}
