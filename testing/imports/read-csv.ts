import { type CsvField, type CsvMapping, forEachCsvField } from '../../src/contract/csv-import.ts';
import { readCsvTable } from '../../src/server/imports/csv/csv-table.ts';
import { guessColumns, NOTHING_CHOSEN } from '../../src/server/imports/csv/guess-columns.ts';
import { type CsvReading, readLines } from '../../src/server/imports/csv/read-lines.ts';

/** A whole file under its guessed mapping, or with parts of it chosen. */
export function readCsv(
  content: string | Uint8Array,
  chosen: Partial<Omit<CsvMapping, 'columns'>> & {
    columns?: Partial<Record<CsvField, number | null>>;
    timeZone?: string;
  } = {},
): CsvReading & { header: string[] } {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const table = readCsvTable(bytes);
  const { columns, timeZone = 'UTC', ...choices } = chosen;
  const mapping = {
    ...NOTHING_CHOSEN,
    ...choices,
    columns: columns ? { ...forEachCsvField(() => null), ...columns } : guessColumns(table.header),
  };
  return { ...readLines(table, mapping, { timeZone }), header: table.header };
}

/** The reason of the only bad line. */
export function onlyReason(reading: CsvReading): string | undefined {
  const [first, ...more] = reading.bad;
  return more.length === 0 ? first?.reasons[0]?.message : undefined;
}
