import { BYTE_ORDER_MARK, written } from '../../imports/csv/write-csv.ts';
import type { ExportedTable, TableColumn } from '../../platform/db/athlete-rows.ts';

type Row = Record<string, unknown>;
type Exported = { name: string; table: ExportedTable; columns: TableColumn[] };

/** An array with a row on each line. */
export async function* jsonOf(of: {
  exported: Exported;
  pages: AsyncIterable<Row[]>;
  count: (rows: number) => void;
}): AsyncGenerator<string> {
  const { exported, pages, count } = of;
  let before = '[\n';
  for await (const rows of pages) {
    const lines = rows.map((row) => JSON.stringify(valuesOf(exported, row)));
    yield `${before}${lines.join(',\n')}`;
    before = ',\n';
    count(rows.length);
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** For a spreadsheet: bytes are left out, and no text is taken for a formula. */
export async function* csvOf(of: {
  exported: Exported;
  pages: AsyncIterable<Row[]>;
}): AsyncGenerator<string> {
  const { exported, pages } = of;
  const columns = exported.columns.filter(({ type }) => type !== 'bytes');
  yield `${BYTE_ORDER_MARK}${columns.map(({ name }) => written(name, ',')).join(',')}\r\n`;
  for await (const rows of pages) {
    const lines = rows.map((row) =>
      columns.map(({ name }) => written(cellOf(row[name]), ',')).join(','),
    );
    yield `${lines.join('\r\n')}\r\n`;
  }
}

/** JSON Schema of each file under json/, from the columns of the database. */
export function schemaOf(tables: readonly Exported[]) {
  const files = tables.map((exported) => [
    `json/${exported.table.file}.json`,
    { type: 'array', items: rowSchema(exported) },
  ]);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    description: 'One schema for each file, by its name',
    properties: Object.fromEntries(files),
  };
}

function rowSchema({ table, columns }: Exported) {
  return {
    type: 'object',
    additionalProperties: false,
    required: columns.map(({ name }) => name),
    properties: Object.fromEntries(
      columns.map((column) => [
        column.name,
        table.json?.includes(column.name) ? {} : valueSchema(column),
      ]),
    ),
  };
}

function valueSchema({ type, isNullable }: TableColumn) {
  const value = type === 'text' || type === 'bytes' ? 'string' : type;
  const kind = isNullable ? [value, 'null'] : value;
  return type === 'bytes' ? { type: kind, contentEncoding: 'base64' } : { type: kind };
}

function valuesOf({ table, columns }: Exported, row: Row): Row {
  return Object.fromEntries(
    columns.map(({ name }) => [
      name,
      table.json?.includes(name) ? jsonIn(row[name]) : plainOf(row[name]),
    ]),
  );
}

/** Text that was never JSON stays the text it is. */
function jsonIn(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function plainOf(value: unknown): unknown {
  return value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;
}

function cellOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}
