import type { CsvBadLine } from '../../../contract/csv-import.ts';
import type { CsvTable } from './csv-table.ts';

// In front, where a cell too many cannot push them aside and nobody must scroll for them.
const OWN_COLUMNS = ['Line', 'Reason'];
/** Tells a spreadsheet that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** The lines that were not imported, as they came, each with its place and its reason. */
export function writeBadLines(table: CsvTable, bad: CsvBadLine[]): string {
  const { delimiter, header, records, faults } = table;
  const isOurs = OWN_COLUMNS.every((name, at) => header[at] === name);
  const own = (cells: string[]) => (isOurs ? cells.slice(OWN_COLUMNS.length) : cells);
  const cellsOf = new Map(records.map(({ line, cells }) => [line, own(cells)]));
  for (const { line, text } of faults) cellsOf.set(line, [text]);
  const rows = bad.map(({ line, reasons }) => [
    String(line),
    reasons.map(reasonText).join('; '),
    ...(cellsOf.get(line) ?? []),
  ]);
  const lines = [[...OWN_COLUMNS, ...own(header)], ...rows].map((cells) =>
    cells.map((cell) => written(cell, delimiter)).join(delimiter),
  );
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

export function reasonText({ column, message }: CsvBadLine['reasons'][number]): string {
  return column === null ? message : `${column}: ${message}`;
}

/** Text is quoted whole: what a comma, a semicolon or a line end begins in it is no cell. */
export function written(cell: string, delimiter: string): string {
  const text = guarded(cell);
  const isBare = /^[+-]?\d[\d.:/-]*$/.test(text) && !text.includes(delimiter);
  return text === '' || isBare ? text : `"${text.replaceAll('"', '""')}"`;
}

/** What makes a spreadsheet take a cell for a formula, in the wide forms of East Asia too. */
const RISKY = /^[=+\-@\t\r＝＋－＠]/u;
const NUMBER = /^[+-]?\d[\d\s.,'’]*%?$/u;

/** Text that no spreadsheet runs; numbers stay numbers. */
export function guarded(cell: string): string {
  return RISKY.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;
}

/** The text again, when a guarded file comes back. */
export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && RISKY.test(cell.slice(1)) ? cell.slice(1) : cell;
}
