import { type CsvRecord, readCsvRecords } from '../parsers/csv-records.ts';
import { decodeText } from '../parsers/decode-text.ts';
import { UnreadableFile } from '../parsers/unreadable-file.ts';
import { findHeader } from './find-header.ts';

/** A CSV file as cells: nothing of what they mean is decided yet. */
export type CsvTable = {
  delimiter: string;
  /** One name a column, also where the file has none. */
  header: string[];
  records: CsvRecord[];
  /** Lines that are no records, each with what is wrong and how it begins. */
  faults: { line: number; detail: string; text: string }[];
};

const LONGEST_FAULT_TEXT = 1000;

/** Throws UnreadableFile where the file as a whole is no table of workouts. */
export function readCsvTable(bytes: Uint8Array): CsvTable {
  refuseOtherKinds(bytes);
  const text = decodeText(bytes);
  if (text.trim() === '') throw new UnreadableFile('Invalid data format', 'The file is empty.');
  refuseBinary(text);
  const { delimiter, header, firstLine } = findHeader(text);
  const { records, faults } = readCsvRecords(text, delimiter);
  const isBelow = ({ line }: { line: number }) => line >= firstLine;
  const table = {
    delimiter,
    header,
    records: records.filter((record) => isBelow(record) && isRow(record.cells, header)),
    faults: withTheirText(text, faults.filter(isBelow)),
  };
  if (table.records.length + table.faults.length > 0) return table;
  throw new UnreadableFile(
    'Invalid data format',
    'It has a header and no line below it. Choose the file that holds your workouts.',
  );
}

/** One column from top to bottom; nothing where the file has none. */
export function cellsOf(table: CsvTable, column: number | null): string[] {
  return column === null ? [] : table.records.map(({ cells }) => cells[column] ?? '');
}

/** Files put together by hand repeat the header; exports end in empty lines. */
function isRow(cells: string[], header: string[]): boolean {
  if (cells.every((cell) => cell.trim() === '')) return false;
  return !(cells.length >= header.length && header.every((name, at) => cells[at]?.trim() === name));
}

function withTheirText(text: string, faults: { line: number; detail: string }[]) {
  const wanted = new Map(faults.map((fault) => [fault.line, '']));
  let from = 0;
  for (let line = 1; wanted.size > 0 && from < text.length; line += 1) {
    const newline = text.indexOf('\n', from);
    const end = newline < 0 ? text.length : newline;
    if (wanted.has(line)) {
      wanted.set(line, text.slice(from, Math.min(end, from + LONGEST_FAULT_TEXT)).trimEnd());
    }
    from = end + 1;
  }
  return faults.map((fault) => ({ ...fault, text: wanted.get(fault.line) ?? '' }));
}

const OTHER_KINDS: readonly { begins: readonly number[]; detail: string }[] = [
  {
    begins: [0x50, 0x4b],
    detail:
      'This is a spreadsheet or a zip file. Open it and save the table as CSV, or unpack it and choose the CSV file inside.',
  },
  {
    begins: [0xd0, 0xcf, 0x11, 0xe0],
    detail: 'This is a spreadsheet. Open it and save the table as CSV.',
  },
  { begins: [0x1f, 0x8b], detail: 'This file is compressed. Unpack it and choose the CSV inside.' },
  { begins: [0x25, 0x50, 0x44, 0x46], detail: 'This is a PDF. A CSV file is needed.' },
];

function refuseOtherKinds(bytes: Uint8Array): void {
  const other = OTHER_KINDS.find(({ begins }) => begins.every((byte, at) => bytes[at] === byte));
  if (other) throw new UnreadableFile('Invalid data format', other.detail);
}

/** By its beginning: JSON and XML have screens of their own, the rest is no text. */
function refuseBinary(text: string): void {
  const beginning = text.trimStart().slice(0, 4000);
  if (/^[{[]\s*["{[\]}]/.test(beginning)) {
    throw new UnreadableFile(
      'Invalid data format',
      'This is JSON. The Apple Health import takes it; here a CSV file is needed.',
    );
  }
  if (/^<[?!a-z]/i.test(beginning)) {
    throw new UnreadableFile('Invalid data format', 'This is XML or HTML. A CSV file is needed.');
  }
  const unprintable = beginning.match(UNPRINTABLE)?.length ?? 0;
  if (unprintable > beginning.length / 20) {
    throw new UnreadableFile('Invalid data format', 'This is not text. A CSV file is needed.');
  }
}

// Control characters but for tabs and line ends, and what no encoding could read.
const UNPRINTABLE = /[^\P{Cc}\t\n\r\v\f]|\ufffd/gu;
