import { type CsvMapping, csvMapping } from '../../contract/csv-import.ts';
import type { Issue } from '../../contract/errors.ts';
import { readLimits } from '../athlete/athlete-limits.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { notFound } from '../platform/http/app-error.ts';
import type { Caller } from '../platform/http/router.ts';
import { type Athlete, startText } from './convert-workout.ts';
import { planCsv } from './csv/plan-csv.ts';
import {
  findImport,
  findImportFile,
  findKnownOfCsv,
  findKnownWorkouts,
  type ImportRow,
} from './csv-uploads.queries.ts';
import type { CsvLines } from './file-jobs.ts';
import type { Found } from './import-answers.ts';
import { fromPieces, inTurns } from './in-turns.ts';
import { type PlannedWorkout, planImport } from './plan-import.ts';
import { runFileJob } from './run-file-job.ts';

/** A kept file, read: what it holds, and what it would do to the log as it stands then. */
export type ReadImport = {
  row: ImportRow;
  found: Found;
  /** What must be chosen before any of it can be added. */
  issues: Issue[];
  plan: (db: Db | Tx) => Promise<PlannedWorkout[]>;
};

export type ReadCsvImport = ReadImport & { lines: CsvLines };

/** A kept file, read by the reader of its source. */
export async function readImport(input: {
  db: Db;
  athlete: Athlete;
  importId: number;
  /** Only for the log itself: they are the most of it. */
  withRecordings: boolean;
  /** Whether times that are hard to believe are right. A CSV file's mapping says so of its own. */
  isConfirmed: boolean;
}): Promise<ReadImport> {
  const { db, athlete, importId, withRecordings, isConfirmed } = input;
  const { userId } = athlete;
  const row = await findImport(db, { userId, id: importId });
  const kept = await findImportFile(db, { userId, id: importId, part: 'parsed' });
  if (!row || !kept) throw notFound('Import');
  if (row.source === 'csv') return readCsvImport({ row, kept, athlete });
  const read = await runFileJob('convertExport', { kept, athlete, withRecordings });
  const converted = await fromPieces(read.converted);
  return {
    row,
    found: read.found,
    issues: [],
    async plan(from) {
      const known = await findKnownWorkouts(from, {
        userId,
        source: row.source,
        dates: converted.map(({ columns }) => columns.date),
        keys: converted.map((each) => `${startText(each)}/${each.columns.workout_type}`),
      });
      return inTurns(planImport({ converted, known, isConfirmed }));
    },
  };
}

/** A kept CSV file under its mapping: the given one, else the kept one, else a guess. */
export async function readCsvImport(input: {
  row: ImportRow;
  kept: Uint8Array;
  athlete: Athlete;
  mapping?: CsvMapping;
}): Promise<ReadCsvImport> {
  const { row, kept, athlete } = input;
  const { userId, timeZone } = athlete;
  const mapping = input.mapping ?? keptMapping(row);
  const lines = await runFileJob('readLines', { kept, mapping, timeZone });
  const workouts = await fromPieces(lines.workouts);
  return {
    row,
    lines,
    issues: lines.issues,
    found: lines.found,
    async plan(db) {
      const known = await findKnownOfCsv(db, userId);
      return inTurns(planCsv({ workouts, known }));
    },
  };
}

export function keptMapping({ mapping }: ImportRow): CsvMapping | null {
  if (mapping === null) return null;
  const read = csvMapping.safeParse(JSON.parse(mapping));
  return read.success ? read.data : null;
}

/** What the reading of a file must know of the person who sent it. */
export async function athleteOf(db: Db, { userId, timeZone }: Caller): Promise<Athlete> {
  return { userId, timeZone, limits: await readLimits(db, userId) };
}
