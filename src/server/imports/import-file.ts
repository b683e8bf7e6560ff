import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { ImportSummary } from '../../contract/imports.ts';
import type { Source } from '../../domain/workout-kinds.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { notFound } from '../platform/http/app-error.ts';
import { type Athlete, convertWorkout } from './convert-workout.ts';
import { summariseImport } from './import-summary.ts';
import {
  findImport,
  findImportByHash,
  findImportFile,
  findKnownWorkouts,
} from './imports.queries.ts';
import type { ParseResult } from './parsers/parsed-workout.ts';
import { type PlannedWorkout, planImport } from './plan-import.ts';
import { readUpload } from './read-upload.ts';
import { writePlan } from './write-plan.ts';

const zip = promisify(gzip);
const unzip = promisify(gunzip);

export type ImportDeps = { db: Db; clock: Clock };
export type Plan = { parsed: ParseResult; planned: PlannedWorkout[]; summary: ImportSummary };

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
  const parsed = await readUpload({ bytes, fileName });
  return storeParsed({ ...input, sha256, parsed });
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
  const { deps, userId, source, fileName, bytes, sha256, parsed } = input;
  const [original, readings] = await Promise.all([zip(bytes), zip(JSON.stringify(parsed))]);
  return deps.db.transaction().execute(async (tx) => {
    const row = await tx
      .insertInto('imports')
      .values({
        user_id: userId,
        source,
        file_name: fileName,
        format: parsed.format,
        bytes: bytes.byteLength,
        sha256,
        found: parsed.workouts.length,
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
  db: Db | Tx;
  athlete: Athlete;
  importId: number;
}): Promise<Plan> {
  const { db, athlete, importId } = input;
  const row = await findImport(db, { userId: athlete.userId, id: importId });
  const file = await findImportFile(db, { userId: athlete.userId, id: importId, part: 'parsed' });
  if (!row || !file) throw notFound('Import');
  const parsed: ParseResult = JSON.parse((await unzip(file)).toString());
  const converted = parsed.workouts.map((workout) => convertWorkout(workout, athlete));
  const known = await findKnownWorkouts(db, {
    userId: athlete.userId,
    source: row.source,
    dates: converted.map(({ columns }) => columns.date),
    keys: converted.map(
      ({ localMinute, columns }) => `${localMinute ?? columns.date}/${columns.workout_type}`,
    ),
  });
  const planned = planImport({ converted, known });
  return { parsed, planned, summary: summariseImport({ parsed, planned }) };
}

/** Adds what is new, whole or not at all; applied twice, the second time adds nothing. */
export async function applyImport(input: {
  deps: ImportDeps;
  athlete: Athlete;
  importId: number;
}): Promise<ImportSummary> {
  const { deps, athlete, importId } = input;
  const row = await findImport(deps.db, { userId: athlete.userId, id: importId });
  if (!row) throw notFound('Import');
  const nowMs = deps.clock.nowMs();
  return deps.db.transaction().execute(async (tx) => {
    const { planned, parsed } = await previewImport({ db: tx, athlete, importId });
    const written = await writePlan({
      tx,
      userId: athlete.userId,
      importId,
      source: row.source,
      planned,
      nowMs,
    });
    const summary = summariseImport({ parsed, planned: written });
    await tx
      .updateTable('imports')
      .set({ state: 'applied', applied_at: nowMs, summary: JSON.stringify(summary) })
      .where('user_id', '=', athlete.userId)
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
