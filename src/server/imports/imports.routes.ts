import * as contract from '../../contract/imports.ts';
import { AppError, notFound } from '../platform/http/app-error.ts';
import type { Router } from '../platform/http/router.ts';
import { applyImport, type ImportDeps, previewImport } from './apply-import.ts';
import { mountCsv } from './csv/csv.routes.ts';
import { sendAsFile, toImport, toRow } from './import-answers.ts';
import { findImport, findLatestImports } from './imports.queries.ts';
import { athleteOf } from './read-import.ts';
import { readOriginal, storeImport } from './store-import.ts';

const ROWS_SHOWN = 200;

export function mountImports(route: Router, deps: ImportDeps): void {
  const { db } = deps;

  route(contract.uploadImport, async ({ userId, query, body }) => {
    if (body.byteLength === 0) throw new AppError('unreadableFile', 'The file is empty');
    const { source, fileName } = query;
    return toImport(await storeImport({ deps, userId, source, fileName, bytes: body }));
  });

  route(contract.planImport, async ({ caller, params }) => {
    const athlete = await athleteOf(db, caller);
    const { planned, summary } = await previewImport({ db, athlete, importId: params.id });
    return { summary, rows: planned.slice(0, ROWS_SHOWN).map(toRow) };
  });

  route(contract.applyImport, async ({ caller, params }) =>
    applyImport({ deps, athlete: await athleteOf(db, caller), importId: params.id }),
  );

  route(contract.listImports, async ({ userId }) =>
    (await findLatestImports(db, userId)).map(toImport),
  );

  route(contract.downloadImport, async ({ userId, params, reply }) => {
    const row = await findImport(db, { userId, id: params.id });
    if (!row) throw notFound('Import');
    const bytes = await readOriginal(db, { userId, id: params.id });
    const type = 'application/octet-stream';
    return sendAsFile(reply, { name: row.file_name, type, content: bytes });
  });

  route(contract.importHealthRecords, async ({ caller, body }) => {
    const bytes = Buffer.from(JSON.stringify(body ?? null));
    const stored = await storeImport({
      deps,
      userId: caller.userId,
      source: contract.HEALTH_IMPORT,
      fileName: 'records.json',
      bytes,
    });
    return applyImport({ deps, athlete: await athleteOf(db, caller), importId: stored.id });
  });

  mountCsv(route, deps);
}
