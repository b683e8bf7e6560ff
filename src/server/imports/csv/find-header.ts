import { CSV_FIELDS, MOST_CSV_COLUMNS } from '../../../contract/csv-import.ts';
import { readCsvRecords } from '../parsers/csv-records.ts';
import { UnreadableFile } from '../parsers/unreadable-file.ts';
import { readDate } from '../quantities/dates.ts';
import { guessColumns } from './guess-columns.ts';

export type Header = {
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
export function findHeader(text: string): Header {
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
      'Invalid data format',
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
  const told = /^sep=(.)\s*$/i.exec(first)?.[1];
  return told !== undefined && DELIMITERS.includes(told) ? [told] : DELIMITERS;
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
      'Invalid data format',
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
    'Invalid data format',
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
