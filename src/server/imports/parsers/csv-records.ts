import { parse } from 'csv-parse/sync';
import { MOST_WORKOUTS, tooManyWorkouts } from './unreadable.ts';

export type CsvRecord = { line: number; cells: string[] };
type CsvFault = { line: number; detail: string };

const LONGEST_RECORD = 64 * 1024;

/**
 * The records of a CSV text with the line each begins on. A quote that is never closed costs its
 * own line only: cut there, the reading goes on with the next.
 */
export function readCsvRecords(
  text: string,
  delimiter: string,
  /** Of a header only the beginning is looked at. */
  most = Number.POSITIVE_INFINITY,
): { records: CsvRecord[]; faults: CsvFault[] } {
  const { pieces, faults } = cutIntoRecords(text, delimiter, most);
  const written = pieces.filter((piece) => piece.text !== '');
  const rows = cellsOf(written.map((piece) => piece.text).join('\n'), delimiter);
  const isWhole = rows?.length === written.length;
  const records: CsvRecord[] = [];
  let row = 0;
  for (const { line, text: record } of pieces) {
    if (record === '') records.push({ line, cells: [''] });
    else {
      const cells = isWhole ? rows[row++] : onlyRow(cellsOf(record, delimiter));
      if (cells) records.push({ line, cells });
      else faults.push({ line, detail: 'Its quotes do not match. Correct or remove them.' });
    }
  }
  return { records, faults };
}

function onlyRow(rows: string[][] | null): string[] | undefined {
  return rows?.length === 1 ? rows[0] : undefined;
}

function cellsOf(text: string, delimiter: string): string[][] | null {
  try {
    return parse(text, {
      delimiter,
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: LONGEST_RECORD * 2,
    });
  } catch {
    return null;
  }
}

type Piece = { line: number; text: string };

function cutIntoRecords(
  text: string,
  delimiter: string,
  most: number,
): { pieces: Piece[]; faults: CsvFault[] } {
  const pieces: Piece[] = [];
  const faults: CsvFault[] = [];
  let line = 1;
  for (let from = 0; from < text.length && pieces.length < most; ) {
    const record = endOfRecord(text, from, delimiter);
    const lineEnd = endOfLine(text, from);
    const end = record.closed ? record.end : lineEnd;
    if (!record.closed) {
      faults.push({ line, detail: 'A quote opens here and is never closed. Close or remove it.' });
    } else if (end - from > LONGEST_RECORD) {
      faults.push({ line, detail: 'It is far too long for one workout. Remove it.' });
    } else pieces.push({ line, text: text.slice(from, end) });
    line += 1 + record.newlines * (record.closed ? 1 : 0);
    from = pastLineBreak(text, end);
    if (pieces.length + faults.length > MOST_WORKOUTS) throw tooManyWorkouts();
  }
  return { pieces, faults };
}

/**
 * Where the record ends that begins here. Line breaks inside quotes are text, but a quote that
 * comes after them in the middle of a cell opens the next one: the first was never closed.
 */
function endOfRecord(
  text: string,
  from: number,
  delimiter: string,
): { end: number; newlines: number; closed: boolean } {
  let quoted = false;
  let newlines = 0;
  let newlinesInCell = 0;
  let atCellStart = true;
  let at = from;
  for (; at < text.length; at++) {
    const char = text[at];
    if (quoted) {
      if (char === '\n') newlinesInCell++;
      if (at - from > LONGEST_RECORD) break;
      if (char !== '"') continue;
      const next = text[at + 1];
      if (next === '"') at++;
      else if (newlinesInCell > 0 && !endsCell(next, delimiter)) break;
      else {
        quoted = false;
        newlines += newlinesInCell;
      }
    } else if (char === '\n' || char === '\r') break;
    else if (char === '"' && atCellStart) {
      quoted = true;
      newlinesInCell = 0;
    }
    atCellStart = !quoted && char === delimiter;
  }
  return { end: Math.min(at, text.length), newlines, closed: !quoted };
}

function endsCell(char: string | undefined, delimiter: string): boolean {
  return char === undefined || char === delimiter || char === '\n' || char === '\r';
}

function endOfLine(text: string, from: number): number {
  const newline = text.indexOf('\n', from);
  const end = newline < 0 ? text.length : newline;
  return text[end - 1] === '\r' && end > from ? end - 1 : end;
}

function pastLineBreak(text: string, end: number): number {
  return text[end] === '\r' && text[end + 1] === '\n' ? end + 2 : end + 1;
}
