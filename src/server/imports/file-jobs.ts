import {
  CSV_PREVIEW_LINES,
  type CsvBadLine,
  type CsvMapping,
  type CsvPlan,
} from '../../contract/csv-import.ts';
import { columnsOf } from './csv/columns-of-table.ts';
import { type CsvTable, readCsvTable } from './csv/csv-table.ts';
import { NOTHING_CHOSEN } from './csv/guess-columns.ts';
import type { CsvWorkout } from './csv/read-lines.ts';
import { type CsvReading, readLines } from './csv/read-lines.ts';
import type { Settled } from './csv/settle-mapping.ts';
import { reasonText, writeBadLines } from './csv/write-csv.ts';
import { type InPieces, inPieces } from './in-turns.ts';
import { UnreadableFile } from './parsers/unreadable.ts';

/** A table and how to read it; without a mapping it is guessed from the header. */
export type TableReading = { bytes: Uint8Array; mapping: CsvMapping | null; timeZone: string };

export type CsvLines = Settled &
  Pick<CsvPlan, 'columns' | 'firstLines'> & {
    total: number;
    workouts: InPieces<CsvWorkout>;
    /** How many lines are none. */
    failed: number;
    /** The first of those, with what is wrong. */
    errors: { place: string; detail: string }[];
  };

/** What is done with the bytes of a table. */
export type FileJobs = {
  /** How many lines it has; refuses what is no table. */
  countLines: { input: { bytes: Uint8Array }; result: { lines: number } };
  readLines: { input: TableReading; result: CsvLines };
  badPage: {
    input: TableReading & { after: number; limit: number };
    result: { lines: CsvBadLine[]; next: number | null };
  };
  badFile: { input: TableReading; result: string };
};

export type FileJob = keyof FileJobs;

export type JobOutcome<Job extends FileJob> =
  | { state: 'done'; result: FileJobs[Job]['result'] }
  | { state: 'unreadable'; message: string; detail: string };

/** Pure work on bytes, here or in a thread of its own. */
export function doFileJob<Job extends FileJob>(
  job: Job,
  input: FileJobs[Job]['input'],
): JobOutcome<Job> {
  try {
    return { state: 'done', result: JOBS[job](input) };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { state: 'unreadable', message: error.message, detail: error.detail };
  }
}

/** Of the faults of a file. */
const MOST_TOLD = 200;
const LONGEST_CELL_SHOWN = 80;

const JOBS: {
  [Job in FileJob]: (input: FileJobs[Job]['input']) => FileJobs[Job]['result'];
} = {
  countLines({ bytes }) {
    const table = readCsvTable(bytes);
    return { lines: table.records.length + table.faults.length };
  },

  readLines(input) {
    const { table, workouts, bad, ...settled } = readAll(input);
    return {
      ...settled,
      columns: table.header.map(shown),
      firstLines: table.records.slice(0, CSV_PREVIEW_LINES).map(({ line, cells }) => ({
        line,
        cells: table.header.map((_name, at) => shown(cells[at] ?? '')),
      })),
      total: table.records.length + table.faults.length,
      workouts: inPieces(workouts),
      failed: bad.length,
      errors: bad.slice(0, MOST_TOLD).map(({ line, reasons }) => ({
        place: `line ${line}`,
        detail: reasons.map(reasonText).join('; '),
      })),
    };
  },

  badPage({ after, limit, ...input }) {
    const rest = readAll(input).bad.filter(({ line }) => line > after);
    const lines = rest.slice(0, limit);
    return { lines, next: rest.length > limit ? (lines.at(-1)?.line ?? null) : null };
  },

  badFile(input) {
    const { table, bad } = readAll(input);
    return writeBadLines(table, bad);
  },
};

function readAll({ bytes, mapping, timeZone }: TableReading): CsvReading & { table: CsvTable } {
  const table = readCsvTable(bytes);
  const guessed = { ...NOTHING_CHOSEN, columns: columnsOf(table) };
  const reading = readLines(table, mapping ?? guessed, { timeZone });
  return { ...reading, table };
}

function shown(cell: string): string {
  const text = cell.slice(0, LONGEST_CELL_SHOWN * 4).trim();
  const cut = text.length > LONGEST_CELL_SHOWN ? `${text.slice(0, LONGEST_CELL_SHOWN - 1)}…` : text;
  return cut.toWellFormed();
}
