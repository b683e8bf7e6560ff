import { sql } from 'kysely';
import type { Db, Tx } from './database.ts';
import { addRow, emptyFingerprint, type Fingerprint } from './move-fingerprint.ts';
import type { DATA_TABLES } from './tables.ts';

type DataTable = (typeof DATA_TABLES)[number];

type Row = Record<string, unknown>;

// PostgreSQL takes 65,535 parameters a statement. A row with a file in it goes alone, so that no
// more than one file is held at a time.
const MOST_PARAMETERS = 20_000;
const MOST_BYTES = 1_000_000;

/** Copies a table row by row; the fingerprint of what was read. */
export async function copyTable(input: {
  from: Db;
  to: Tx;
  table: DataTable;
}): Promise<Fingerprint> {
  const { from, to, table } = input;
  const columns = (await columnsOf(to, table)).map(({ name }) => name);
  const read = emptyFingerprint();
  let batch: Row[] = [];
  let bytes = 0;
  for await (const row of from.selectFrom(table).selectAll().stream()) {
    const record: Row = { ...row };
    refuseOtherColumns({ table, columns, record });
    addRow(read, columns, record);
    batch.push(record);
    bytes += sizeOf(record);
    if (bytes < MOST_BYTES && (batch.length + 1) * columns.length <= MOST_PARAMETERS) continue;
    await insert({ to, table, columns, batch });
    batch = [];
    bytes = 0;
  }
  if (batch.length > 0) await insert({ to, table, columns, batch });
  return read;
}

async function insert(input: { to: Tx; table: string; columns: string[]; batch: Row[] }) {
  const { to, table, columns, batch } = input;
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const rows = batch.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(rows)}`.execute(to);
}

function refuseOtherColumns(input: { table: string; columns: string[]; record: Row }) {
  const { table, columns, record } = input;
  const same =
    columns.length === Object.keys(record).length && columns.every((name) => name in record);
  if (!same)
    throw new Error(`the table ${table} has other columns in the source than in the target`);
}

function sizeOf(record: Row): number {
  let size = 0;
  for (const value of Object.values(record)) {
    if (typeof value === 'string' || value instanceof Uint8Array) size += value.length;
  }
  return size;
}

const ROWS_AT_ONCE = 500;

/** The fingerprint of what stands in the target; files are hashed there and not sent back. */
export async function fingerprintOfTarget(tx: Tx, table: string): Promise<Fingerprint> {
  const columns = await columnsOf(tx, table);
  const names = columns.map(({ name }) => name);
  const selected = columns.map(({ name, isBytes }) =>
    isBytes
      ? sql`
          case when ${sql.ref(name)} is not null
            then json_build_object('sha256', encode(sha256(${sql.ref(name)}), 'hex'))
          end as ${sql.ref(name)}`
      : sql.ref(name),
  );
  const found = emptyFingerprint();
  await sql`declare moved no scroll cursor for select ${sql.join(selected)} from ${sql.table(table)}`.execute(
    tx,
  );
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`
      fetch ${sql.lit(ROWS_AT_ONCE)} from moved`.execute(tx);
    for (const row of rows) addRow(found, names, row);
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await sql`close moved`.execute(tx);
  return found;
}

/** A table's columns by name. */
export async function columnsOf(db: Db | Tx, table: string) {
  const { rows } = await sql<{ name: string; isBytes: boolean }>`
    select attname as name, atttypid = 'bytea'::regtype as "isBytes"
    from pg_attribute
    where attrelid = to_regclass(${sql.lit(table)})
      and attnum > 0
      and not attisdropped
    order by attname collate "C"`.execute(db);
  return rows;
}
