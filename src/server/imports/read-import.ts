import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Db } from '../platform/db/database.ts';
import { notFound } from '../platform/http/app-error.ts';
import { type Athlete, convertWorkout } from './convert-workout.ts';
import { readCsvImport } from './csv/read-csv-import.ts';
import type { ReadImport } from './import-reading.ts';
import { findImport, findImportFile, findKnownWorkouts } from './imports.queries.ts';
import type { ParseResult } from './parsers/parsed-workout.ts';
import { planImport } from './plan-import.ts';

const unzip = promisify(gunzip);

/** A kept file, read by the reader of its source. */
export async function readImport(input: {
  db: Db;
  athlete: Athlete;
  importId: number;
}): Promise<ReadImport> {
  const { db, athlete, importId } = input;
  const { userId } = athlete;
  const row = await findImport(db, { userId, id: importId });
  const file = await findImportFile(db, { userId, id: importId, part: 'parsed' });
  if (!row || !file) throw notFound('Import');
  if (row.source === 'csv') return readCsvImport({ row, table: file, athlete });
  const { workouts, errors }: ParseResult = JSON.parse((await unzip(file)).toString());
  const converted = workouts.map((workout) => convertWorkout(workout, athlete));
  return {
    found: { workouts, errors, failed: errors.length },
    issues: [],
    async plan(from) {
      const known = await findKnownWorkouts(from, {
        userId,
        source: row.source,
        dates: converted.map(({ columns }) => columns.date),
        keys: converted.map(
          ({ localMinute, columns }) => `${localMinute ?? columns.date}/${columns.workout_type}`,
        ),
      });
      return planImport({ converted, known });
    },
  };
}
