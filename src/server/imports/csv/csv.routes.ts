import { Readable } from 'node:stream';
import * as contract from '../../../contract/csv-import.ts';
import { dayInZone } from '../../../domain/calendar.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import type { Caller, Router } from '../../platform/http/router.ts';
import type { ImportDeps } from '../apply-import.ts';
import { sendAsFile, toImport, toRow } from '../import-answers.ts';
import { summariseImport } from '../import-summary.ts';
import { findImport, findImportFile } from '../imports.queries.ts';
import { athleteOf, keptMapping, readCsvImport } from '../read-import.ts';
import { runFileJob } from '../run-file-job.ts';
import { keepMapping } from './csv.queries.ts';
import { writeLog } from './write-log.ts';

export function mountCsv(route: Router, { db, clock }: ImportDeps): void {
  route(contract.csvPlan, async ({ caller, params }) => planOf(caller, { id: params.id }));

  route(contract.mapCsv, async ({ caller, params, body }) => {
    const { id } = params;
    const plan = await planOf(caller, { id, mapping: body });
    await keepMapping(db, { userId: caller.userId, id, mapping: body });
    return plan;
  });

  route(contract.csvBadLines, async ({ caller, params, query }) => {
    const { row, kept } = await keptCsv(caller, params.id);
    return runFileJob('badPage', {
      kept,
      mapping: keptMapping(row),
      timeZone: caller.timeZone,
      after: query.after,
      limit: query.limit,
    });
  });

  route(contract.csvBadLinesFile, async ({ caller, params, reply }) => {
    const { row, kept } = await keptCsv(caller, params.id);
    const { timeZone } = caller;
    const content = await runFileJob('badFile', { kept, mapping: keptMapping(row), timeZone });
    const name = `${row.file_name.replace(/\.\w{1,4}$/, '')}-bad-lines.csv`;
    return sendAsFile(reply, { name, type: 'text/csv; charset=utf-8', content });
  });

  route(contract.exportCsv, async ({ userId, caller, reply }) => {
    const name = `longrun-${dayInZone(clock.nowMs(), caller.timeZone)}.csv`;
    const content = Readable.from(writeLog(db, userId));
    return sendAsFile(reply, { name, type: 'text/csv; charset=utf-8', content });
  });

  async function planOf(
    caller: Caller,
    { id, mapping }: { id: number; mapping?: contract.CsvMapping },
  ): Promise<contract.CsvPlan> {
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
      lines: { total: lines.total, good: lines.workouts.length, bad: lines.badCount },
      issues: lines.issues,
      rows: planned.slice(0, contract.CSV_PREVIEW_LINES).map(toRow),
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

function refuseUnknownColumns({ columns }: contract.CsvMapping, count: number): void {
  for (const field of contract.CSV_FIELDS) {
    const column = columns[field];
    if (column === null || column < count) continue;
    const message = `The file has no column ${column}: it has ${count}`;
    throw new AppError('validation', message, { issues: [{ path: `columns.${field}`, message }] });
  }
}
