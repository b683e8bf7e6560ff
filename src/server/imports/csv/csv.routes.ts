import * as contract from '../../../contract/csv-import.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import type { Caller, Router } from '../../platform/http/router.ts';
import { athleteOf } from '../athlete-of.ts';
import { sendAsFile, toImport, toRow } from '../import-answers.ts';
import type { ImportDeps } from '../import-file.ts';
import { summariseImport } from '../import-summary.ts';
import { findImport, findImportFile } from '../imports.queries.ts';
import { keepMapping } from './csv.queries.ts';
import { keptMapping, readCsvImport } from './read-csv-import.ts';
import { runCsvJob } from './run-csv-job.ts';

export function mountCsv(route: Router, { db }: ImportDeps): void {
  route(contract.csvPlan, async ({ caller, params }) => planOf(caller, { id: params.id }));

  route(contract.mapCsv, async ({ caller, params, body }) => {
    const { id } = params;
    const plan = await planOf(caller, { id, mapping: body });
    await keepMapping(db, { userId: caller.userId, id, mapping: body });
    return plan;
  });

  route(contract.csvBadLines, async ({ caller, params, query }) => {
    const { input } = await keptCsv(caller, params.id);
    return runCsvJob('badPage', { ...input, after: query.after, limit: query.limit });
  });

  route(contract.csvBadLinesFile, async ({ caller, params, reply }) => {
    const { row, input } = await keptCsv(caller, params.id);
    const content = await runCsvJob('badFile', input);
    const name = `${row.file_name.replace(/\.\w{1,4}$/, '')}-bad-lines.csv`;
    return sendAsFile(reply, { name, type: 'text/csv; charset=utf-8', content });
  });

  async function planOf(
    caller: Caller,
    { id, mapping }: { id: number; mapping?: contract.CsvMapping },
  ): Promise<contract.CsvPlan> {
    const { row, input } = await keptCsv(caller, id);
    const athlete = await athleteOf(db, caller);
    const read = await readCsvImport({ row, table: input.table, athlete, mapping });
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

  async function keptCsv({ userId, timeZone }: Caller, id: number) {
    const row = await findImport(db, { userId, id });
    const table = await findImportFile(db, { userId, id, part: 'parsed' });
    if (!row || !table || row.source !== 'csv') throw notFound('Import');
    return { row, input: { table, mapping: keptMapping(row.mapping), timeZone } };
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
