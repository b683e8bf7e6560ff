import { gunzipSync } from 'node:zlib';
import {
  CSV_PREVIEW_LINES,
  type CsvBadLine,
  type CsvMapping,
  type CsvPlan,
} from '../../../contract/csv-import.ts';
import { UnreadableFile } from '../parsers/unreadable-file.ts';
import { writeBadLines } from './bad-lines-file.ts';
import { type CsvTable, readCsvTable } from './csv-table.ts';
import { guessColumns } from './guess-columns.ts';
import type { CsvWorkout } from './read-line.ts';
import { type CsvReading, readLines } from './read-lines.ts';
import type { Settled } from './settle-mapping.ts';

/** A kept table and how to read it; without a mapping it is guessed from the header. */
export type ReadingInput = { table: Uint8Array; mapping: CsvMapping | null; timeZone: string };

export type CsvLines = Settled &
  Pick<CsvPlan, 'columns' | 'firstLines'> & {
    total: number;
    workouts: CsvWorkout[];
    badCount: number;
    /** The first of them. */
    bad: CsvBadLine[];
  };

export type CsvJobs = {
  table: { input: { bytes: Uint8Array }; answer: { found: number; table: string } };
  lines: { input: ReadingInput; answer: CsvLines };
  badPage: {
    input: ReadingInput & { after: number; limit: number };
    answer: { lines: CsvBadLine[]; next: number | null };
  };
  badFile: { input: ReadingInput; answer: string };
};

export type CsvOutcome<Kind extends keyof CsvJobs> =
  | { state: 'done'; answer: CsvJobs[Kind]['answer'] }
  | { state: 'unreadable'; message: string; detail: string };

/** What takes longer than a request may: here, or in a thread. */
export function doCsvJob<Kind extends keyof CsvJobs>(
  kind: Kind,
  input: CsvJobs[Kind]['input'],
): CsvOutcome<Kind> {
  try {
    return { state: 'done', answer: JOBS[kind](input) };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { state: 'unreadable', message: error.message, detail: error.detail };
  }
}

const BAD_LINES_TOLD = 200;
const LONGEST_CELL_SHOWN = 80;

const JOBS: {
  [Kind in keyof CsvJobs]: (input: CsvJobs[Kind]['input']) => CsvJobs[Kind]['answer'];
} = {
  table({ bytes }) {
    const table = readCsvTable(bytes);
    return { found: table.records.length + table.faults.length, table: JSON.stringify(table) };
  },

  lines(input) {
    const { table, workouts, bad, ...settled } = readAll(input);
    return {
      ...settled,
      columns: table.header.map(shown),
      firstLines: table.records.slice(0, CSV_PREVIEW_LINES).map(({ line, cells }) => ({
        line,
        cells: table.header.map((_name, at) => shown(cells[at] ?? '')),
      })),
      total: table.records.length + table.faults.length,
      workouts,
      badCount: bad.length,
      bad: bad.slice(0, BAD_LINES_TOLD),
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

function readAll({ table: kept, mapping, timeZone }: ReadingInput): CsvReading & {
  table: CsvTable;
} {
  const table: CsvTable = JSON.parse(gunzipSync(kept).toString());
  const reading = readLines(table, mapping ?? guessed(table), { timeZone });
  return { ...reading, table };
}

function guessed({ header }: CsvTable): CsvMapping {
  return {
    columns: guessColumns(header),
    dayOrder: null,
    distanceUnit: null,
    durationUnit: null,
    clock: null,
    workoutType: null,
  };
}

function shown(cell: string): string {
  const text = cell.trim();
  const cut = text.length > LONGEST_CELL_SHOWN ? `${text.slice(0, LONGEST_CELL_SHOWN - 1)}…` : text;
  return cut.toWellFormed();
}
