import { hash } from 'node:crypto';
import { CSV_FIELDS, MOST_CSV_COLUMNS } from '../../../contract/csv-import.ts';
import { type CsvRecord, readCsvRecords } from '../parsers/csv-records.ts';
import { decodeText } from '../parsers/decode-text.ts';
import { withStraightQuotes } from '../parsers/straight-quotes.ts';
import { UnreadableFile } from '../parsers/unreadable.ts';
import { readDate } from '../quantities/dates.ts';
import { guessColumns } from './guess-columns.ts';

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
  const text = withStraightQuotes(decodeText(bytes));
  if (text.trim() === '') throw new UnreadableFile('The file is empty.');
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
    'It has a header and no line below it. Choose the file that holds your workouts.',
  );
}

/** One column from top to bottom; nothing where the file has none. */
export function cellsOf(table: CsvTable, column: number | null): string[] {
  return column === null ? [] : table.records.map(({ cells }) => cells[column] ?? '');
}

/** The same for tables whose columns are called alike; null where they have no names. */
export function markOfHeader({ header }: CsvTable): string | null {
  const isNamed = header.some((name, at) => name !== nameOf('', at));
  return isNamed ? hash('sha256', JSON.stringify(header)) : null;
}

/** Files put together by hand repeat the header or draw a line below it; exports end in empty lines. */
function isRow(cells: string[], header: string[]): boolean {
  if (cells.every((cell) => /^:?-{0,80}:?$/.test(cell.trim()))) return false;
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
  if (other) throw new UnreadableFile(other.detail);
}

/** By its beginning: JSON and XML have screens of their own, the rest is no text. */
function refuseBinary(text: string): void {
  const beginning = text.trimStart().slice(0, 4000);
  if (/^[{[]\s*["{[\]}]/.test(beginning)) {
    throw new UnreadableFile(
      'This is JSON. The Apple Health import takes it; here a CSV file is needed.',
    );
  }
  if (/^<[?!a-z]/i.test(beginning)) {
    throw new UnreadableFile('This is XML or HTML. A CSV file is needed.');
  }
  const unprintable = beginning.match(UNPRINTABLE)?.length ?? 0;
  if (unprintable > beginning.length / 20) {
    throw new UnreadableFile('This is not text. A CSV file is needed.');
  }
}

// Control characters but for tabs and line ends, and what no encoding could read.
const UNPRINTABLE = /[^\P{Cc}\t\n\r\v\f]|\ufffd/gu;

type Header = {
  delimiter: string;
  header: string[];
  /** The first line that may hold a workout. */
  firstLine: number;
};

const DELIMITERS = [',', ';', '\t', '|'];
/** Titles and metadata may stand above the header. */
const FURTHEST_HEADER = 10;
const LOOKED_AT = 30;
const HEAD_LENGTH = 256 * 1024;
const LONGEST_NAME = 200;

type Candidate = { line: number; cells: string[] };

/** The line and the delimiter under which the names of columns make the most sense. */
function findHeader(text: string): Header {
  const head = headOf(text);
  const readings = delimitersOf(head).map((delimiter) => ({
    delimiter,
    lines: readCsvRecords(head, delimiter, LOOKED_AT).records,
  }));
  let best = { score: 0, delimiter: '', line: { line: 0, cells: [''] } };
  for (const { delimiter, lines } of readings) {
    for (const line of lines.slice(0, FURTHEST_HEADER)) {
      const score = scoreOf(line.cells);
      if (score > best.score) best = { score, delimiter, line };
    }
  }
  if (best.score > 0) return named(best.delimiter, best.line);
  return unnamed(readings);
}

/** Whole lines of the beginning; Excel's own 'sep=;' is left in, so that lines keep their numbers. */
function headOf(text: string): string {
  if (text.length <= HEAD_LENGTH) return text;
  const end = text.lastIndexOf('\n', HEAD_LENGTH);
  if (end < 0) {
    throw new UnreadableFile(
      'Its first line is far too long to name columns. Export the file again.',
    );
  }
  return text.slice(0, end);
}

function delimitersOf(head: string): string[] {
  const [first = ''] = head
    .slice(0, 40)
    .trimStart()
    .split(/[\r\n]/, 1);
  const named = /^sep=(.)\s*$/i.exec(first)?.[1];
  return named !== undefined && DELIMITERS.includes(named) ? [named] : DELIMITERS;
}

/** What tells a header from a title: a day or a duration among its names, and no day as a value. */
function scoreOf(cells: string[]): number {
  if (cells.length < 2 || cells.length > MOST_CSV_COLUMNS + 1 || cells.some(isDate)) return 0;
  const guess = guessColumns(cells);
  if (guess.date === null && guess.duration === null) return 0;
  const found = CSV_FIELDS.filter((field) => guess[field] !== null).length;
  return found + (guess.date === null ? 0 : 2) + (guess.duration === null ? 0 : 2);
}

/** Nothing is known by its name: the shape that most lines share decides. */
function unnamed(readings: { delimiter: string; lines: Candidate[] }[]): Header {
  const shapes = readings.map(({ delimiter, lines }) => {
    const counts = lines.map(({ cells }) => cells.length).filter((count) => count > 1);
    const usual = mostCommon(counts);
    const like = counts.filter((count) => count === usual).length;
    return { delimiter, lines, usual, like };
  });
  const [best] = shapes.toSorted((a, b) => b.like - a.like || b.usual - a.usual);
  const first = best?.lines.find(({ cells }) => cells.length === best.usual && best.usual > 1);
  if (!best || !first) {
    throw new UnreadableFile(
      'Only one column was found. The cells of a line are parted by commas, semicolons or tabs.',
    );
  }
  if (first.cells.some(isDate)) {
    const header = first.cells.map((_cell, at) => nameOf('', at));
    return { delimiter: best.delimiter, header: bounded(header), firstLine: first.line };
  }
  return named(best.delimiter, first);
}

function named(delimiter: string, { line, cells }: Candidate): Header {
  const names = cells.at(-1)?.trim() === '' ? cells.slice(0, -1) : cells;
  return { delimiter, header: bounded(names.map(nameOf)), firstLine: line + 1 };
}

function bounded(header: string[]): string[] {
  if (header.length <= MOST_CSV_COLUMNS) return header;
  throw new UnreadableFile(
    `It has more than ${MOST_CSV_COLUMNS} columns. Remove those that are not about a workout.`,
  );
}

function nameOf(cell: string, at: number): string {
  return cell.trim().slice(0, LONGEST_NAME) || `Column ${at + 1}`;
}

function isDate(cell: string): boolean {
  const read = readDate(cell, null);
  return read.state !== 'unreadable' && !/^\s*\d{8}\s*$/.test(cell);
}

function mostCommon(counts: number[]): number {
  const times = new Map<number, number>();
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
  const [most] = [...times].toSorted(([a, x], [b, y]) => y - x || b - a);
  return most?.[0] ?? 0;
}
