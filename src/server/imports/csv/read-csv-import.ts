import type { Selectable } from 'kysely';
import { type CsvMapping, csvMapping } from '../../../contract/csv-import.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Athlete } from '../convert-workout.ts';
import type { ReadImport } from '../import-reading.ts';
import { reasonText } from './bad-lines-file.ts';
import { findKnownOfCsv } from './csv.queries.ts';
import type { CsvLines } from './csv-jobs.ts';
import { planCsv } from './plan-csv.ts';
import { runCsvJob } from './run-csv-job.ts';

export type ReadCsvImport = ReadImport & { lines: CsvLines };

/** A kept CSV file under its mapping: the given one, else the kept one, else a guess. */
export async function readCsvImport(input: {
  row: Selectable<Tables['imports']>;
  table: Uint8Array;
  athlete: Athlete;
  mapping?: CsvMapping;
}): Promise<ReadCsvImport> {
  const { row, table, athlete } = input;
  const { userId, timeZone } = athlete;
  const mapping = input.mapping ?? keptMapping(row.mapping);
  const lines = await runCsvJob('lines', { table, mapping, timeZone });
  const { workouts, bad, badCount, issues } = lines;
  return {
    lines,
    issues,
    found: {
      workouts: workouts.map(({ line, notes }) => ({ place: `line ${line}`, notes })),
      errors: bad.map(({ line, reasons }) => ({
        place: `line ${line}`,
        line,
        message: 'Invalid data format',
        detail: reasons.map(reasonText).join('; '),
      })),
      failed: badCount,
    },
    plan: async (db) => planCsv({ workouts, known: await findKnownOfCsv(db, userId) }),
  };
}

export function keptMapping(kept: string | null): CsvMapping | null {
  if (kept === null) return null;
  const read = csvMapping.safeParse(JSON.parse(kept));
  return read.success ? read.data : null;
}
