import { Readable } from 'node:stream';
import * as csv from '../../contract/csv-import.ts';
import { dayInZone } from '../../domain/calendar.ts';
import { AppError, notFound } from '../platform/http/app-error.ts';
import type { Caller, Router } from '../platform/http/router.ts';
import { applyImport, type ImportDeps, previewImport } from './apply-import.ts';
import { writeLog } from './csv/write-log.ts';
import {
  findImport,
  findImportFile,
  findLatestImports,
  keepMapping,
} from './csv-uploads.queries.ts';
import { questionOf, sendAsFile, summariseImport, toImport, toRow } from './import-answers.ts';
import { athleteOf, keptMapping, readCsvImport } from './read-import.ts';
import { runFileJob } from './run-file-job.ts';
import { readOriginal, storeImport } from './store-import.ts';

const ROWS_SHOWN = 200;

export function mountCsvUploads(route: Router, deps: ImportDeps): void {
  const { db } = deps;

  route(csv.sendUpload, async ({ userId, query, body }) => {
    if (body.byteLength === 0) throw new AppError('unreadableFile', 'The file is empty');
    const { source, fileName } = query;
    return toImport(await storeImport({ deps, userId, source, fileName, bytes: body }));
  });

  route(csv.planUpload, async ({ caller, params }) => {
    const athlete = await athleteOf(db, caller);
    const { planned, summary } = await previewImport({ db, athlete, importId: params.id });
    const rows = planned.slice(0, ROWS_SHOWN).map(toRow);
    return { summary, rows, asked: { confirmed: questionOf(planned) } };
  });

  route(csv.applyUpload, async ({ caller, params, body }) => {
    const athlete = await athleteOf(db, caller);
    const isConfirmed = body.confirmed === true;
    return applyImport({ deps, athlete, importId: params.id, isConfirmed });
  });

  route(csv.listUploads, async ({ userId }) => (await findLatestImports(db, userId)).map(toImport));

  route(csv.downloadUpload, async ({ userId, params, reply }) => {
    const row = await findImport(db, { userId, id: params.id });
    if (!row) throw notFound('Import');
    const bytes = await readOriginal(db, { userId, id: params.id });
    const type = 'application/octet-stream';
    return sendAsFile(reply, { name: row.file_name, type, content: bytes });
  });

  mountCsv(route, deps);
}

function mountCsv(route: Router, { db, clock }: ImportDeps): void {
  route(csv.csvPlan, async ({ caller, params }) => planOf(caller, { id: params.id }));

  route(csv.mapCsv, async ({ caller, params, body }) => {
    const { id } = params;
    const plan = await planOf(caller, { id, mapping: body });
    await keepMapping(db, { userId: caller.userId, id, mapping: body });
    return plan;
  });

  route(csv.csvBadLines, async ({ caller, params, query }) => {
    const { row, kept } = await keptCsv(caller, params.id);
    return runFileJob('badPage', {
      kept,
      mapping: keptMapping(row),
      timeZone: caller.timeZone,
      after: query.after,
      limit: query.limit,
    });
  });

  route(csv.csvBadLinesFile, async ({ caller, params, reply }) => {
    const { row, kept } = await keptCsv(caller, params.id);
    const { timeZone } = caller;
    const content = await runFileJob('badFile', { kept, mapping: keptMapping(row), timeZone });
    const name = `${row.file_name.replace(/\.\w{1,4}$/, '')}-bad-lines.csv`;
    return sendAsFile(reply, { name, type: 'text/csv; charset=utf-8', content });
  });

  route(csv.exportCsv, async ({ userId, caller, reply }) => {
    const name = `longrun-${dayInZone(clock.nowMs(), caller.timeZone)}.csv`;
    const content = Readable.from(writeLog(db, userId));
    return sendAsFile(reply, { name, type: 'text/csv; charset=utf-8', content });
  });

  async function planOf(
    caller: Caller,
    { id, mapping }: { id: number; mapping?: csv.CsvMapping },
  ): Promise<csv.CsvPlanJson> {
    const { row, kept } = await keptCsv(caller, id);
    const athlete = await athleteOf(db, caller);
    const read = await readCsvImport({ row, kept, athlete, mapping });
    const { lines, found } = read;
    refuseUnknownColumns(lines.mapping, lines.columns.length);
    const planned = await read.plan(db);
    return {
      import: toImport(row),
      columns: lines.columns,
      firstLines: lines.firstLines,
      mapping: lines.mapping,
      asked: lines.asked,
      lines: { total: lines.total, good: found.count, bad: found.failed },
      issues: lines.issues,
      rows: planned.slice(0, csv.CSV_PREVIEW_LINES).map(toRow),
      summary: summariseImport({ found, planned }),
    };
  }

  async function keptCsv({ userId }: Caller, id: number) {
    const row = await findImport(db, { userId, id });
    const kept = await findImportFile(db, { userId, id, part: 'parsed' });
    if (!row || !kept || row.source !== 'csv') throw notFound('Import');
    return { row, kept };
  }
}

function refuseUnknownColumns({ columns }: csv.CsvMapping, count: number): void {
  for (const field of csv.CSV_FIELDS) {
    const column = columns[field];
    if (column === null || column < count) continue;
    const message = `The file has no column ${column}: it has ${count}`;
    throw new AppError('validation', message, { issues: [{ path: `columns.${field}`, message }] });
  }
}
