import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type * as z from 'zod/mini';
import * as csv from '../../contract/csv-import.ts';
import { dayInZone } from '../../domain/calendar.ts';
import { readLimits } from '../athlete/athlete-limits.ts';
import { AppError, notFound, refusedField } from '../platform/http/app-error.ts';
import type { Caller, Router } from '../platform/http/router.ts';
import { alreadyWritten, applyExport, applyTable, readByMapping } from './apply-one-file.ts';
import type { Athlete } from './convert-workout.ts';
import { writeLog } from './csv/write-log.ts';
import { findEarlierUploads, readEarlierUpload } from './csv-uploads.queries.ts';
import { entriesOfItems, questionOf, rowsOf, sendAsFile, summaryOf } from './import-answers.ts';
import {
  type AtOnceDeps,
  allItems,
  refuseWithoutEntries,
  startOne,
  untilStatus,
} from './import-at-once.ts';
import { asksForColumns, findTablesAlike } from './import-items.queries.ts';
import { mappingOfFile } from './import-json.ts';
import {
  changeImportFile,
  findArchives,
  findImport,
  findImportFile,
  findImportFiles,
  findReviewOfFile,
  type ImportFileRow,
  type ImportRow,
} from './imports.queries.ts';
import { keptBytes } from './kept-files.ts';
import { planTable } from './plan-table.ts';
import { runFileJob } from './run-file-job.ts';

const ROWS_SHOWN = 200;

/** What takes one file and answers step by step: a Health export, or a table whose columns are named. */
export function mountCsvUploads(route: Router, deps: AtOnceDeps): void {
  const { db, clock } = deps;

  route(csv.sendUpload, async ({ userId, query, body }) => {
    if (body.byteLength === 0) throw new AppError('unreadableFile', 'The file is empty');
    const { source, fileName: name } = query;
    const of = { userId, name, bytes: body };
    return source === 'csv' ? sendTable(deps, of) : sendExport(deps, of);
  });

  route(csv.planUpload, async ({ caller, params }) => {
    const { row, file } = await importOf(caller, params);
    const entries = (await isTable(file))
      ? (await planOf(caller, params)).entries
      : await entriesOfItems(await allItems(db, { userId: caller.userId, importId: row.id }));
    const rows = rowsOf(entries.slice(0, ROWS_SHOWN));
    return { summary: summaryOf(entries), rows, asked: { confirmed: questionOf(entries) } };
  });

  route(csv.applyUpload, async ({ caller, params, body }) => {
    const { row, file } = await importOf(caller, params);
    if (await isTable(file)) return applyTable(deps, { row, file, timeZone: caller.timeZone });
    return applyExport(deps, { row, isConfirmed: body.confirmed === true });
  });

  route(csv.csvPlan, async ({ caller, params, query }) =>
    answerOf(await planOf(caller, fileIn(params, query))),
  );

  route(csv.mapCsv, async ({ caller, params, query, body }) => {
    const plan = await planOf(caller, fileIn(params, query), body);
    const columns = { mapping: JSON.stringify(body) };
    await changeImportFile(db, { userId: caller.userId, fileId: plan.file.id, columns });
    return answerOf(plan);
  });

  route(csv.csvBadLines, async ({ caller, params, query }) => {
    const { after, limit } = query;
    const table = await tableOf(caller, fileIn(params, query));
    return runFileJob('badPage', { ...table, after, limit });
  });

  route(csv.csvBadLinesFile, async ({ caller, params, query, reply }) => {
    const { file } = await importOf(caller, fileIn(params, query));
    const content = await runFileJob('badFile', await tableOf(caller, fileIn(params, query)));
    const name = `${file.name.replace(/\.\w{1,4}$/, '')}-bad-lines.csv`;
    return sendAsFile(reply, { name, type: 'text/csv; charset=utf-8', content });
  });

  route(csv.readMapped, async ({ caller, params, query }) => {
    const { row, file } = await importOf(caller, fileIn(params, query));
    if (!(await isTable(file))) throw notFound('Import');
    const { timeZone } = caller;
    const isBegun = await readByMapping(db, {
      row,
      file,
      timeZone,
      commitsAtOnce: false,
      withAlike: query.alike === 'true',
    });
    if (!isBegun) throw alreadyWritten();
    deps.work.wake();
    return { id: params.id };
  });

  route(csv.exportCsv, async ({ userId, caller, reply }) => {
    const name = `longrun-${dayInZone(clock.nowMs(), caller.timeZone)}.csv`;
    const content = Readable.from(writeLog(db, userId));
    return sendAsFile(reply, { name, type: 'text/csv; charset=utf-8', content });
  });

  route(csv.listUploads, async ({ userId }) => findEarlierUploads(db, userId));

  route(csv.downloadUpload, async ({ userId, params, reply }) => {
    const { name, content } = await readEarlierUpload(db, { userId, id: params.id });
    return sendAsFile(reply, { name, type: 'application/octet-stream', content });
  });

  /** An import, and one of its files. */
  async function importOf({ userId }: Caller, { id, fileId }: FileIn) {
    const row = await findImport(db, { userId, id });
    const file =
      fileId === undefined
        ? (await findImportFiles(db, { userId, id, after: 0, limit: 1 }))[0]
        : await findImportFile(db, { userId, id, fileId });
    if (!row || !file) throw notFound('Import');
    return { row, file };
  }

  async function isTable({ id, user_id: userId, mapping }: ImportFileRow): Promise<boolean> {
    return mapping !== null || asksForColumns(db, { userId, fileId: id });
  }

  /** A kept table, and how it is to be read. */
  async function tableOf(caller: Caller, of: FileIn) {
    const { file } = await importOf(caller, of);
    if (!(await isTable(file))) throw notFound('Import');
    const bytes = await keptBytes(db, file);
    return { bytes, mapping: mappingOfFile(file), timeZone: caller.timeZone };
  }

  async function planOf(caller: Caller, of: FileIn, mapping?: csv.CsvMapping) {
    const { row, file } = await importOf(caller, of);
    const table = await tableOf(caller, of);
    const athlete = await athleteOf(caller);
    const chosen = mapping ?? table.mapping;
    const plan = await planTable(db, { athlete, bytes: table.bytes, mapping: chosen });
    refuseUnknownColumns(plan.lines.mapping, plan.lines.columns.length);
    const { userId } = caller;
    const alike = await findTablesAlike(db, { userId, importId: row.id, fileId: file.id });
    const archives = await findArchives(db, { userId, fileIds: [file.id] });
    return { ...plan, row, file, inside: archives.get(file.id) ?? null, alike };
  }

  async function athleteOf({ userId, timeZone }: Caller): Promise<Athlete> {
    return { userId, timeZone, limits: await readLimits(db, userId) };
  }
}

function answerOf(
  plan: Awaited<ReturnType<typeof planTable>> & {
    row: ImportRow;
    file: ImportFileRow;
    inside: string | null;
    alike: { id: number; name: string }[];
  },
) {
  const { lines, good, entries, row, file, inside, alike } = plan;
  return {
    import: toUpload({ row, file, found: lines.total, source: 'csv' }),
    columns: lines.columns,
    firstLines: lines.firstLines,
    mapping: lines.mapping,
    asked: lines.asked,
    lines: { total: lines.total, good, bad: lines.failed },
    issues: lines.issues,
    rows: rowsOf(entries.slice(0, csv.CSV_PREVIEW_LINES)),
    summary: summaryOf(entries),
    inside,
    alike: alike.map(({ id: fileId, name }) => ({ fileId, name })),
  };
}

type FileIn = { id: number; fileId?: number };

function fileIn({ id }: { id: number }, { file }: { file?: string | undefined }): FileIn {
  return file === undefined ? { id } : { id, fileId: Number(file) };
}

type Sent = { userId: number; name: string; bytes: Uint8Array };

/** Kept as it came: nothing is read before its columns are named. Sent again, it is the same import. */
async function sendTable(deps: AtOnceDeps, { userId, name, bytes }: Sent) {
  if (bytes.byteLength > csv.MAX_CSV_BYTES) throw new AppError('tooLarge', csv.CSV_TOO_LARGE);
  const { lines: found } = await runFileJob('countLines', { bytes });
  const before = await findReviewOfFile(deps.db, { userId, name, sha256: hash('sha256', bytes) });
  if (before) return uploadOf(deps, { row: before, found, source: 'csv' });
  const options = { commitAtOnce: false, isConfirmed: false, asksColumns: true };
  const row = await startOne(deps, { userId, name, bytes, options });
  return uploadOf(deps, { row, found, source: 'csv' });
}

/** Read and compared with the log; nothing of it is written yet. */
async function sendExport(deps: AtOnceDeps, { userId, name, bytes }: Sent) {
  const options = { commitAtOnce: false, isConfirmed: false };
  const { id } = await startOne(deps, { userId, name, bytes, options });
  const row = await untilStatus(deps, { userId, id }, ['review']);
  const items = await refuseWithoutEntries(deps.db, { userId, id, name });
  const found = items.filter(({ columns }) => columns !== null).length;
  return uploadOf(deps, { row, found, source: 'apple-health' });
}

async function uploadOf(
  { db }: AtOnceDeps,
  of: { row: ImportRow; found: number; source: Upload['source'] },
): Promise<Upload> {
  const { id, user_id: userId } = of.row;
  const [file] = await findImportFiles(db, { userId, id, after: 0, limit: 1 });
  if (!file) throw notFound('Import');
  return toUpload({ ...of, file });
}

type Upload = z.input<typeof csv.uploadSchema>;

function toUpload(of: {
  row: ImportRow;
  file: ImportFileRow;
  found: number;
  source: Upload['source'];
}): Upload {
  const { row, file, found, source } = of;
  const isWaiting = row.status === 'review' || row.status === 'undone';
  return {
    id: row.id,
    source,
    fileName: file.name,
    bytes: file.bytes,
    state: isWaiting ? 'uploaded' : 'applied',
    format: source === 'csv' ? 'csv' : 'health-auto-export',
    createdAt: new Date(row.created_at).toISOString(),
    found,
  };
}

function refuseUnknownColumns({ columns }: csv.CsvMapping, count: number): void {
  for (const field of csv.CSV_FIELDS) {
    const column = columns[field];
    if (column === null || column < count) continue;
    throw refusedField(`columns.${field}`, `The file has no column ${column}: it has ${count}`);
  }
}
