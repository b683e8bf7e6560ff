import { hash } from 'node:crypto';
import type { Selectable } from 'kysely';
import * as contract from '../../contract/imports.ts';
import { formatDuration } from '../../domain/duration.ts';
import { kmFromM } from '../../domain/units.ts';
import { findUser } from '../auth/users.queries.ts';
import type { Tables } from '../platform/db/tables.ts';
import { AppError, notFound } from '../platform/http/app-error.ts';
import type { Caller, Router } from '../platform/http/router.ts';
import type { Athlete } from './convert-workout.ts';
import {
  applyImport,
  type ImportDeps,
  previewImport,
  readOriginal,
  storeParsed,
  storeUpload,
} from './import-file.ts';
import { findImport, findLatestImports } from './imports.queries.ts';
import { readHealthRecords } from './parsers/read-health-export.ts';
import { UnreadableFile } from './parsers/unreadable-file.ts';
import type { PlannedWorkout } from './plan-import.ts';
import { unreadable } from './read-upload.ts';

const ROWS_SHOWN = 200;

export function mountImports(route: Router, deps: ImportDeps): void {
  const { db } = deps;

  route(contract.uploadImport, async ({ userId, query, body }) => {
    if (body.byteLength === 0) throw new AppError('unreadableFile', 'The file is empty');
    const { source, fileName } = query;
    return toImport(await storeUpload({ deps, userId, source, fileName, bytes: body }));
  });

  route(contract.planImport, async ({ caller, params }) => {
    const athlete = await athleteOf(caller);
    const { planned, summary } = await previewImport({ db, athlete, importId: params.id });
    return { summary, rows: planned.slice(0, ROWS_SHOWN).map(toRow) };
  });

  route(contract.applyImport, async ({ caller, params }) =>
    applyImport({ deps, athlete: await athleteOf(caller), importId: params.id }),
  );

  route(contract.listImports, async ({ userId }) =>
    (await findLatestImports(db, userId)).map(toImport),
  );

  route(contract.downloadImport, async ({ userId, params, reply }) => {
    const row = await findImport(db, { userId, id: params.id });
    if (!row) throw notFound('Import');
    const bytes = await readOriginal(db, { userId, id: params.id });
    // Somebody else's bytes: never a page of ours, whatever they claim to be.
    return reply
      .header(
        'content-disposition',
        `attachment; filename*=UTF-8''${encodeURIComponent(row.file_name)}`,
      )
      .header('content-security-policy', "sandbox; default-src 'none'")
      .type('application/octet-stream')
      .send(bytes);
  });

  route(contract.importHealthRecords, async ({ caller, body }) => {
    const bytes = Buffer.from(JSON.stringify(body ?? null));
    const stored = await storeParsed({
      deps,
      userId: caller.userId,
      source: contract.HEALTH_IMPORT,
      fileName: 'records.json',
      bytes,
      sha256: hash('sha256', bytes, 'hex'),
      parsed: recordsOf(body),
    });
    return applyImport({ deps, athlete: await athleteOf(caller), importId: stored.id });
  });

  async function athleteOf({ userId, timeZone }: Caller): Promise<Athlete> {
    const user = await findUser(db, userId);
    if (!user) throw notFound('User');
    return { userId, timeZone, maxHeartRate: user.max_heart_rate };
  }
}

function recordsOf(body: unknown) {
  try {
    return readHealthRecords(body);
  } catch (error) {
    throw error instanceof UnreadableFile ? unreadable(error) : error;
  }
}

function toImport(row: Selectable<Tables['imports']>) {
  return {
    id: row.id,
    source: row.source,
    fileName: row.file_name,
    bytes: row.bytes,
    state: row.state,
    format: row.format,
    createdAt: new Date(row.created_at).toISOString(),
    found: row.found,
  };
}

function toRow({ converted, outcome }: PlannedWorkout) {
  const { columns } = converted;
  return {
    place: converted.place,
    date: columns.date,
    name: converted.activityName,
    workoutType: columns.workout_type,
    duration: formatDuration(columns.duration_s),
    distance: columns.distance_m == null ? null : kmFromM(columns.distance_m),
    calories: columns.calories ?? null,
    avgHeartRate: columns.avg_heart_rate ?? null,
    outcome,
  };
}
