import { sql } from 'kysely';
import type { ExportedTable, TableColumn } from './athlete-rows.ts';
import type { Db, Tx } from './database.ts';
import type { DATA_TABLES } from './tables.ts';

type DataTable = (typeof DATA_TABLES)[number];
type Row = Record<string, unknown>;

/** The tables that an export is restored to, each with its columns that name a row of another. */
export const RESTORED_TABLES: Partial<Record<DataTable, Record<string, DataTable>>> = {
  athlete_limits: {},
  shoes: {},
  workouts: { shoe_id: 'shoes' },
  races: { workout_id: 'workouts' },
  weight_entries: {},
  chat_exchanges: { cleared_up_to: 'chat_exchanges' },
  strava_activities: { workout_id: 'workouts' },
  imports: {},
  kept_files: {},
  import_files: { import_id: 'imports', kept_file_id: 'kept_files' },
  import_items: { import_id: 'imports', import_file_id: 'import_files', workout_id: 'workouts' },
  workout_sources: { workout_id: 'workouts', import_id: 'imports', item_id: 'import_items' },
};

/** The ids that rows have here, by those they had where they were exported. */
export type Ids = Map<DataTable, Map<number, number>>;

/** Adds a row of an export as the athlete's own; what it refers to was added before. */
export async function restoreRow(
  tx: Tx,
  of: {
    name: DataTable;
    table: ExportedTable;
    columns: TableColumn[];
    row: Row;
    userId: number;
    ids: Ids;
  },
): Promise<void> {
  const { name, table, columns, row, userId, ids } = of;
  const references = RESTORED_TABLES[name] ?? {};
  const values: Row = { user_id: userId };
  for (const column of columns) {
    if (column.name === 'id' || column.name === 'user_id' || !(column.name in row)) continue;
    values[column.name] = columnValue({ column, value: row[column.name], table, references, ids });
  }
  const names = Object.keys(values);
  const hasId = columns.some((column) => column.name === 'id');
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(name)} (${sql.join(names.map((each) => sql.ref(each)))})
    values (${sql.join(names.map((each) => values[each]))})
    ${hasId ? sql`returning id` : sql``}`.execute(tx);
  const [added] = rows;
  if (added && typeof row.id === 'number') keepId({ ids, name, from: row.id, to: added.id });
}

export function keepId(of: { ids: Ids; name: DataTable; from: number; to: number }): void {
  const { ids, name, from, to } = of;
  const known = ids.get(name) ?? new Map<number, number>();
  known.set(from, to);
  ids.set(name, known);
}

/** The first table that the athlete has anything in; null where the account is empty. */
export async function findRestoredTo(db: Db, userId: number): Promise<string | null> {
  for (const name of Object.keys(RESTORED_TABLES)) {
    const { rows } = await sql`
      select 1 from ${sql.table(name)} where user_id = ${userId} limit 1`.execute(db);
    if (rows.length > 0) return name;
  }
  return null;
}

/** All that restoring may have added to an account that was empty. */
export async function clearRestored(db: Db, userId: number): Promise<void> {
  for (const name of Object.keys(RESTORED_TABLES).toReversed()) {
    await sql`delete from ${sql.table(name)} where user_id = ${userId}`.execute(db);
  }
}

/** Rows that name a later row of their own table, once that row has its id. */
export async function settleOwnReferences(
  tx: Tx,
  of: { name: DataTable; rows: readonly Row[]; ids: Ids },
): Promise<void> {
  const { name, rows, ids } = of;
  const own = Object.entries(RESTORED_TABLES[name] ?? {}).filter(([, to]) => to === name);
  const known = ids.get(name);
  for (const [column] of own) {
    for (const row of rows) {
      const to = known?.get(Number(row[column]));
      const id = known?.get(Number(row.id));
      if (row[column] === null || to === undefined || id === undefined) continue;
      await sql`
        update ${sql.table(name)} set ${sql.ref(column)} = ${to} where id = ${id}`.execute(tx);
    }
  }
}

function columnValue(of: {
  column: TableColumn;
  value: unknown;
  table: ExportedTable;
  references: Record<string, DataTable>;
  ids: Ids;
}): unknown {
  const { column, value, table, references, ids } = of;
  if (value === null || value === undefined) return null;
  const to = references[column.name];
  if (to) return ids.get(to)?.get(Number(value)) ?? null;
  if (table.json?.includes(column.name)) return JSON.stringify(value);
  if (column.type === 'bytes') return Buffer.from(String(value), 'base64');
  if (column.type === 'text') return String(value);
  const number = Number(value);
  if (Number.isFinite(number)) return number;
  throw new RangeError(`${column.name} is not a number`);
}
