import { gunzipSync, gzipSync } from 'node:zlib';
import {
  CSV_PREVIEW_LINES,
  type CsvBadLine,
  type CsvMapping,
  type CsvPlan,
} from '../../contract/csv-import.ts';
import { type Athlete, type Converted, convertWorkouts } from './convert-workout.ts';
import { type CsvTable, readCsvTable } from './csv/csv-table.ts';
import { guessColumns } from './csv/guess-columns.ts';
import type { CsvWorkout } from './csv/read-lines.ts';
import { type CsvReading, readLines } from './csv/read-lines.ts';
import type { Settled } from './csv/settle-mapping.ts';
import { reasonText, writeBadLines } from './csv/write-csv.ts';
import type { Found } from './import-answers.ts';
import { type InPieces, inPieces } from './in-turns.ts';
import type { ParsedWorkout, ParseResult } from './parsers/parsed-workout.ts';
import { readHealthExport } from './parsers/read-health-export.ts';
import { UnreadableFile } from './parsers/unreadable.ts';

/** What was read of a file, as it is kept beside it: compressed JSON. */
export type KeptReadings = { format: string; found: number; readings: Uint8Array };

/** A kept table and how to read it; without a mapping it is guessed from the header. */
export type TableReading = { kept: Uint8Array; mapping: CsvMapping | null; timeZone: string };

export type CsvLines = Settled &
  Pick<CsvPlan, 'columns' | 'firstLines'> & {
    total: number;
    workouts: InPieces<CsvWorkout>;
    found: Found;
  };

/** What is done with the bytes of a file, from outside or as they were kept. */
export type FileJobs = {
  readExport: { input: { bytes: Uint8Array; fileName: string }; result: KeptReadings };
  convertExport: {
    input: { kept: Uint8Array; athlete: Athlete; withRecordings: boolean };
    result: { found: Found; converted: InPieces<Converted> };
  };
  readTable: { input: { bytes: Uint8Array }; result: KeptReadings };
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

/** More than any file of the permitted size comes to once it is read. */
export const MOST_UNPACKED_BYTES = 512 * 1024 * 1024;
/** Of the notes and of the faults of a file. */
const MOST_TOLD = 200;
const LONGEST_CELL_SHOWN = 80;

const JOBS: {
  [Job in FileJob]: (input: FileJobs[Job]['input']) => FileJobs[Job]['result'];
} = {
  readExport(input) {
    const parsed = readHealthExport(input);
    return { format: parsed.format, found: parsed.workouts.length, readings: packed(parsed) };
  },

  convertExport({ kept, athlete, withRecordings }) {
    const { workouts, errors }: ParseResult = JSON.parse(unpacked(kept));
    return {
      found: { count: workouts.length, notes: notesOf(workouts), errors, failed: errors.length },
      converted: inPieces(convertWorkouts(workouts, { athlete, withRecordings })),
    };
  },

  readTable({ bytes }) {
    const table = readCsvTable(bytes);
    const found = table.records.length + table.faults.length;
    return { format: 'csv', found, readings: packed(table) };
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
      found: {
        count: workouts.length,
        notes: notesOf(workouts.map(({ line, notes }) => ({ place: `line ${line}`, notes }))),
        errors: bad.slice(0, MOST_TOLD).map(({ line, reasons }) => ({
          place: `line ${line}`,
          line,
          message: 'Invalid data format',
          detail: reasons.map(reasonText).join('; '),
        })),
        failed: bad.length,
      },
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

/** The first of what was put right. A day that the file leaves open follows from the time zone. */
function notesOf(workouts: Pick<ParsedWorkout, 'place' | 'notes'>[]): Found['notes'] {
  const notes: Found['notes'] = [];
  for (const workout of workouts) {
    for (const { code, message } of workout.notes) {
      if (code !== 'day-unknown') notes.push({ place: workout.place, message, detail: code });
      if (notes.length >= MOST_TOLD) return notes;
    }
  }
  return notes;
}

function packed(readings: unknown): Uint8Array {
  return gzipSync(JSON.stringify(readings));
}

function unpacked(kept: Uint8Array): string {
  return gunzipSync(kept, { maxOutputLength: MOST_UNPACKED_BYTES }).toString();
}

function readAll({ kept, mapping, timeZone }: TableReading): CsvReading & { table: CsvTable } {
  const table: CsvTable = JSON.parse(unpacked(kept));
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
    confirmed: false,
  };
}

function shown(cell: string): string {
  const text = cell.slice(0, LONGEST_CELL_SHOWN * 4).trim();
  const cut = text.length > LONGEST_CELL_SHOWN ? `${text.slice(0, LONGEST_CELL_SHOWN - 1)}…` : text;
  return cut.toWellFormed();
}
