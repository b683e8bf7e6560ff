import { sql } from 'kysely';
import type { ExportedTable, TableColumn } from './athlete-rows.ts';
import type { Db, Tx } from './database.ts';
import type { DATA_TABLES } from './tables.ts';

type DataTable = (typeof DATA_TABLES)[number];
export type Row = Record<string, unknown>;

type RestoredTable = {
  /** The column that a row is known by among the athlete's. */
  key: string;
  /** Columns that name a row of another table, or of the same. */
  references?: Record<string, DataTable>;
  /** Without this one there is nothing to belong to: a row is added with it, or not at all. */
  partOf?: string;
  /** A row with the same of these is the same row. */
  sameBy?: string[];
  /** Whether its rows have a version, and a bin. */
  isKept?: true;
};

/** The tables that an export is restored to, in the order in which rows can name others. */
const RESTORED_TABLES = {
  athlete_limits: { key: 'id', sameBy: ['valid_from'], isKept: true },
  shoes: { key: 'id', sameBy: ['name', 'brand'], isKept: true },
  workouts: {
    key: 'id',
    references: { shoe_id: 'shoes' },
    sameBy: ['created_at', 'date', 'duration_s', 'distance_m'],
    isKept: true,
  },
  races: {
    key: 'id',
    references: { workout_id: 'workouts' },
    sameBy: ['name', 'date', 'distance_m'],
    isKept: true,
  },
  weight_entries: { key: 'id', sameBy: ['date', 'weight_kg'], isKept: true },
  sweat_tests: {
    key: 'id',
    references: { workout_id: 'workouts' },
    sameBy: ['date', 'before_kg', 'after_kg', 'drunk_ml', 'duration_s'],
    isKept: true,
  },
  chat_exchanges: {
    key: 'id',
    references: { cleared_up_to: 'chat_exchanges' },
    sameBy: ['idempotency_key'],
  },
  strava_activities: {
    key: 'activity_id',
    references: { workout_id: 'workouts' },
    sameBy: ['activity_id'],
  },
  ai_settings: { key: 'user_id', sameBy: ['user_id'] },
  imports: { key: 'id', sameBy: ['created_at', 'bytes_total', 'files_total'] },
  kept_files: { key: 'id' },
  import_files: {
    key: 'id',
    references: {
      import_id: 'imports',
      kept_file_id: 'kept_files',
      inside_file_id: 'import_files',
    },
    partOf: 'import_id',
  },
  import_items: {
    key: 'id',
    references: { import_id: 'imports', import_file_id: 'import_files', workout_id: 'workouts' },
    partOf: 'import_file_id',
  },
  import_item_recordings: {
    key: 'item_id',
    references: { item_id: 'import_items' },
    partOf: 'item_id',
  },
  workout_sources: {
    key: 'id',
    references: { workout_id: 'workouts', import_id: 'imports', item_id: 'import_items' },
    partOf: 'workout_id',
  },
} as const satisfies Partial<Record<DataTable, RestoredTable>>;

export type RestoredName = keyof typeof RESTORED_TABLES;
export const RESTORED_NAMES = Object.keys(RESTORED_TABLES) as RestoredName[];

export function restoredTable(name: RestoredName): RestoredTable {
  return RESTORED_TABLES[name];
}

/** What a column takes of what stands in an export; references and owners are the caller's. */
export function columnValue(of: {
  column: TableColumn;
  value: unknown;
  table: ExportedTable;
}): unknown {
  const { column, value, table } = of;
  if (value === null || value === undefined) return null;
  if (table.json?.includes(column.name)) return JSON.stringify(value);
  if (column.type === 'bytes') return Buffer.from(String(value), 'base64');
  if (column.type === 'text') {
    if (typeof value === 'string') return value;
  } else if (typeof value === 'number' && Number.isFinite(value)) {
    if (column.type === 'number' || Number.isSafeInteger(value)) return value;
  }
  throw new RangeError(`${column.name} cannot be ${String(value).slice(0, 40)}`);
}

/** Adds a row; answers by what it is known. */
export async function insertRow(tx: Tx, name: RestoredName, values: Row): Promise<string> {
  const names = Object.keys(values);
  const { rows } = await sql<{ key: unknown }>`
    insert into ${sql.table(name)} (${sql.join(names.map((each) => sql.ref(each)))})
    values (${sql.join(names.map((each) => values[each]))})
    returning ${sql.ref(restoredTable(name).key)} as key`.execute(tx);
  return String(rows[0]?.key);
}

/** The athlete's row that has the same of what tells such rows apart. */
export async function findSameRow(
  db: Db | Tx,
  of: { name: RestoredName; userId: number; values: Row },
): Promise<string | null> {
  const { name, userId, values } = of;
  const { key, sameBy } = restoredTable(name);
  if (!sameBy) return null;
  const alike = sameBy.map(
    (column) => sql`${sql.ref(column)} is not distinct from ${values[column] ?? null}`,
  );
  const { rows } = await sql<{ key: unknown }>`
    select ${sql.ref(key)} as key
    from ${sql.table(name)}
    where user_id = ${userId} and ${sql.join(alike, sql` and `)}
    order by ${sql.ref(key)}
    limit 1`.execute(db);
  return rows[0] ? String(rows[0].key) : null;
}

export async function setColumn(
  tx: Tx,
  of: { name: RestoredName; userId: number; key: string; column: string; value: unknown },
): Promise<void> {
  const { name, userId, key, column, value } = of;
  await sql`
    update ${sql.table(name)}
    set ${sql.ref(column)} = ${value}
    where user_id = ${userId} and ${sql.ref(restoredTable(name).key)} = ${keyOf(name, key)}`.execute(
    tx,
  );
}

/** The first of these tables that the athlete has anything in; null where all are empty. */
export async function findFirstFilled(
  db: Db | Tx,
  of: { userId: number; names: readonly RestoredName[] },
): Promise<RestoredName | null> {
  for (const name of of.names) {
    const { rows } = await sql`
      select 1 from ${sql.table(name)} where user_id = ${of.userId} limit 1`.execute(db);
    if (rows.length > 0) return name;
  }
  return null;
}

/** Takes an added row out again; what was edited since, or is still needed, goes to the bin for 30 days. */
export async function takeRowBack(
  tx: Tx,
  of: {
    name: RestoredName;
    userId: number;
    key: string;
    version: number | null;
    toBin: boolean;
    nowMs: number;
  },
): Promise<void> {
  const { name, userId, version, toBin, nowMs } = of;
  const { key, isKept } = restoredTable(name);
  const itself = sql`user_id = ${userId} and ${sql.ref(key)} = ${keyOf(name, of.key)}`;
  const isChanged = isKept && version !== null ? sql`version <> ${version}` : sql`1 = 0`;
  const isEdited = toBin ? sql`1 = 1` : isChanged;
  if (isKept) {
    await sql`
      update ${sql.table(name)}
      set deleted_at = coalesce(deleted_at, ${nowMs})
      where ${itself} and ${isEdited}`.execute(tx);
  }
  await sql`delete from ${sql.table(name)} where ${itself} and not (${isEdited})`.execute(tx);
}

function keyOf(name: RestoredName, key: string): string | number {
  return name === 'strava_activities' ? key : Number(key);
}
