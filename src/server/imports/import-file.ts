import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { ImportSummary } from '../../contract/imports.ts';
import type { Source } from '../../domain/workout-kinds.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';
import { AppError, notFound } from '../platform/http/app-error.ts';
import type { Athlete } from './convert-workout.ts';
import { readCsvUpload } from './csv/read-csv-upload.ts';
import { summariseImport } from './import-summary.ts';
import { findImport, findImportByHash, findImportFile } from './imports.queries.ts';
import type { ParseResult } from './parsers/parsed-workout.ts';
import type { PlannedWorkout } from './plan-import.ts';
import { readImport } from './read-import.ts';
import { readUpload } from './read-upload.ts';
import { writePlan } from './write-plan.ts';

const zip = promisify(gzip);
const unzip = promisify(gunzip);

export type ImportDeps = { db: Db; clock: Clock };
export type Plan = { planned: PlannedWorkout[]; summary: ImportSummary };

/** What was read of a file, as it is kept. */
export type KeptReadings = { format: string; found: number; readings: string };

/** Keeps a file as it came and what was read from it; sent again, it is the same import. */
export async function storeUpload(input: {
  deps: ImportDeps;
  userId: number;
  source: Source;
  fileName: string;
  bytes: Uint8Array;
}) {
  const { deps, userId, source, fileName, bytes } = input;
  const sha256 = hash('sha256', bytes, 'hex');
  const before = await findImportByHash(deps.db, { userId, source, sha256 });
  if (before) return before;
  const read =
    source === 'csv' ? await readCsvUpload(bytes) : kept(await readUpload({ bytes, fileName }));
  return storeRead({ ...input, sha256, read });
}

/** As `storeUpload`, where the content has been read already. */
export async function storeParsed(input: {
  deps: ImportDeps;
  userId: number;
  source: Source;
  fileName: string;
  bytes: Uint8Array;
  sha256: string;
  parsed: ParseResult;
}) {
  return storeRead({ ...input, read: kept(input.parsed) });
}

function kept(parsed: ParseResult): KeptReadings {
  const { format, workouts } = parsed;
  return { format, found: workouts.length, readings: JSON.stringify(parsed) };
}

async function storeRead(input: {
  deps: ImportDeps;
  userId: number;
  source: Source;
  fileName: string;
  bytes: Uint8Array;
  sha256: string;
  read: KeptReadings;
}) {
  const { deps, userId, source, fileName, bytes, sha256, read } = input;
  const [original, readings] = await Promise.all([zip(bytes), zip(read.readings)]);
  return deps.db.transaction().execute(async (tx) => {
    const row = await tx
      .insertInto('imports')
      .values({
        user_id: userId,
        source,
        file_name: fileName,
        format: read.format,
        bytes: bytes.byteLength,
        sha256,
        found: read.found,
        created_at: deps.clock.nowMs(),
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'source', 'sha256']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) {
      const winner = await findImportByHash(tx, { userId, source, sha256 });
      if (!winner) throw notFound('Import');
      return winner;
    }
    await tx
      .insertInto('import_files')
      .values({ import_id: row.id, user_id: userId, original, parsed: readings })
      .execute();
    return row;
  });
}

/** What applying an import would do to the log as it stands. */
export async function previewImport(input: {
  db: Db;
  athlete: Athlete;
  importId: number;
}): Promise<Plan> {
  const { found, plan } = await readImport(input);
  const planned = await plan(input.db);
  return { planned, summary: summariseImport({ found, planned }) };
}

/** Adds what is new, whole or not at all; applied twice, the second time adds nothing. */
export async function applyImport(input: {
  deps: ImportDeps;
  athlete: Athlete;
  importId: number;
}): Promise<ImportSummary> {
  const { deps, athlete, importId } = input;
  const { userId } = athlete;
  const row = await findImport(deps.db, { userId, id: importId });
  if (!row) throw notFound('Import');
  const { found, issues, plan } = await readImport({ db: deps.db, athlete, importId });
  const [first] = issues;
  if (first) throw new AppError('validation', first.message, { issues });
  const nowMs = deps.clock.nowMs();
  return deps.db.transaction().execute(async (tx) => {
    const planned = await plan(tx);
    const { source } = row;
    const written = await writePlan({ tx, userId, importId, source, planned, nowMs });
    const summary = summariseImport({ found, planned: written });
    await tx
      .updateTable('imports')
      .set({
        state: 'applied',
        applied_at: nowMs,
        summary: JSON.stringify(summary),
        // Of a CSV file it was the lines until now: which of them are workouts is the mapping's word.
        found: summary.found,
      })
      .where('user_id', '=', userId)
      .where('id', '=', importId)
      .execute();
    return summary;
  });
}

/** The original file's bytes. */
export async function readOriginal(db: Db, of: { userId: number; id: number }) {
  const file = await findImportFile(db, { ...of, part: 'original' });
  if (!file) throw notFound('Import');
  return unzip(file);
}
