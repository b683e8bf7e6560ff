import type { CsvMapping } from '../../../contract/csv-import.ts';
import { unitOfHeader } from '../quantities/units.ts';
import { type CsvTable, cellsOf } from './csv-table.ts';
import { clockText } from './split-durations.ts';

/**
 * Days and durations as the numbers that they are inside a spreadsheet, where their column had no format:
 * 45012.29 is a morning of March 2023, 0.0362 of a day 52 minutes. Programs have seconds since 1970 in
 * the place of a day. Where all of a column are such numbers, they are written out.
 */
export function withWrittenNumbers(table: CsvTable, { columns }: CsvMapping): CsvTable {
  return withDurations(withDates(table, columns.date), columns.duration);
}

function withDates(table: CsvTable, column: number | null): CsvTable {
  const dates = filledCells(table, column).map(dateOf);
  const areMeant = dates.length > 0 && dates.every((date) => date !== null);
  return areMeant ? withCells(table, column, dateOf) : table;
}

const FIRST_SERIAL = 25_569; // 1 January 1970
const LAST_SERIAL = 73_050; // 31 December 2099
const DAY_MS = 86_400_000;

function dateOf(cell: string): string | null {
  if (/^1\d{9}(?:\d{3})?$/.test(cell)) {
    return new Date(Number(cell) * (cell.length === 10 ? 1000 : 1)).toISOString();
  }
  if (!/^\d{5}(?:[.,]\d{1,20})?$/.test(cell)) return null;
  const serial = Number(cell.replace(',', '.'));
  if (serial < FIRST_SERIAL || serial > LAST_SERIAL) return null;
  // To the second: a fraction in binary falls short of it by thousandths.
  const wallMs = Math.round(((serial - FIRST_SERIAL) * DAY_MS) / 1000) * 1000;
  const written = new Date(wallMs).toISOString().slice(0, 19);
  return Number.isInteger(serial) ? written.slice(0, 10) : written;
}

// As hours, half of the workouts would be shorter than seven minutes.
const USUALLY_BELOW = 0.12;
const LONGEST_SHARE = 0.5;

function withDurations(table: CsvTable, column: number | null): CsvTable {
  if (column === null || unitOfHeader(table.header[column] ?? '') !== null) return table;
  const shares = filledCells(table, column)
    .map(shareOf)
    .toSorted((a, b) => a - b);
  const middle = shares[Math.floor(shares.length / 2)] ?? Number.NaN;
  const areShares = shares.every((share) => share > 0 && share < LONGEST_SHARE);
  if (!areShares || !(middle < USUALLY_BELOW)) return table;
  return withCells(table, column, (cell) => clockText(Math.round((shareOf(cell) * DAY_MS) / 1000)));
}

function shareOf(cell: string): number {
  return /^0?[.,]\d{1,20}$/.test(cell) ? Number(cell.replace(',', '.')) : Number.NaN;
}

function filledCells(table: CsvTable, column: number | null): string[] {
  return cellsOf(table, column).flatMap((cell) => cell.trim() || []);
}

function withCells(
  table: CsvTable,
  column: number | null,
  write: (cell: string) => string | null,
): CsvTable {
  const records = table.records.map(({ line, cells }) => {
    const cell = cells[column ?? -1]?.trim();
    const written = cell ? write(cell) : null;
    return written === null ? { line, cells } : { line, cells: cells.with(column ?? 0, written) };
  });
  return { ...table, records };
}
