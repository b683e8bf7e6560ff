import type { Db } from '../../src/server/platform/db/database.ts';
import { DATA_TABLES } from '../../src/server/platform/db/tables.ts';

export type Snapshot = Record<string, string[]>;

/** Every row of every table with rows of people, as text, in an order of its own. */
export async function takeSnapshot(db: Db): Promise<Snapshot> {
  const tables: Snapshot = {};
  for (const table of DATA_TABLES) {
    const rows = await db.selectFrom(table).selectAll().execute();
    tables[table] = rows.map((row) => JSON.stringify(row)).sort();
  }
  return tables;
}
