import type { CsvMapping } from '../../contract/csv-import.ts';
import type { ImportSummaryJson } from '../../contract/imports.ts';
import type { Db } from '../platform/db/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { CsvLines } from './file-jobs.ts';
import { entriesOfItems, summaryOf } from './import-answers.ts';
import { type AtOnceDeps, allItems, untilStatus } from './import-at-once.ts';
import { confirmDoubted, findTablesAlike, isFileWritten } from './import-items.queries.ts';
import { mappingOfFile } from './import-json.ts';
import {
  changeImport,
  changeImportFile,
  countReadFiles,
  type ImportFileRow,
  type ImportRow,
  READ_AGAIN,
} from './imports.queries.ts';
import { keptBytes } from './kept-files.ts';
import { runFileJob } from './run-file-job.ts';

/** Writes a Health export that was reviewed; done twice, the second time adds nothing. */
export async function applyExport(
  deps: AtOnceDeps,
  of: { row: ImportRow; isConfirmed: boolean },
): Promise<ImportSummaryJson> {
  const { row, isConfirmed } = of;
  const { id, user_id: userId } = row;
  await deps.db.transaction().execute(async (tx) => {
    const confirmed = isConfirmed ? await confirmDoubted(tx, { userId, importId: id }) : 0;
    const from = confirmed > 0 ? (['review', 'done'] as const) : (['review'] as const);
    await changeImport(tx, { userId, id, from, columns: IMPORTING });
  });
  return summaryOnceDone(deps, { row, isHealth: true });
}

const IMPORTING = { status: 'importing', finished_at: null, counts: null } as const;

/** Reads a table by what was said of its columns and writes its lines, all of them or none. */
export async function applyTable(
  deps: AtOnceDeps,
  of: { row: ImportRow; file: ImportFileRow; timeZone: string },
): Promise<ImportSummaryJson> {
  const { row, file, timeZone } = of;
  await readByMapping(deps.db, { row, file, timeZone, commitsAtOnce: true, withAlike: false });
  try {
    return await summaryOnceDone(deps, { row, isHealth: false });
  } catch (error) {
    const { id, user_id: userId } = row;
    const undoing = { status: 'undoing', failures: 0, trouble: null, counts: null } as const;
    const isBegun = await changeImport(deps.db, { userId, id, from: ['failed'], columns: undoing });
    if (!isBegun) throw error;
    deps.work.wake();
    await untilStatus(deps, { userId, id }, ['undone']);
    throw new Error(`import ${id} could not be written, and was taken back`);
  }
}

/**
 * Has a table of an import read by its mapping, or by the one guessed from its header, and on request
 * the tables whose columns are called the same. Where all else is written, its lines are added to that;
 * false where its own lines are.
 */
export async function readByMapping(
  db: Db,
  of: {
    row: ImportRow;
    file: ImportFileRow;
    timeZone: string;
    commitsAtOnce: boolean;
    withAlike: boolean;
  },
): Promise<boolean> {
  const { row, file, timeZone, commitsAtOnce, withAlike } = of;
  const { user_id: userId, import_id: id } = file;
  const from = commitsAtOnce ? ['review', 'undone'] : ['review', 'done'];
  if (!from.includes(row.status)) return false;
  const bytes = await keptBytes(db, file);
  const mapping = mappingOfFile(file);
  const lines = await runFileJob('readLines', { bytes, mapping, timeZone });
  const [issue] = lines.issues;
  if (issue) throw new AppError('validation', issue.message, { issues: lines.issues });
  return db.transaction().execute(async (tx) => {
    const anew = { ...READ_AGAIN, commit_at_once: commitsAtOnce ? (1 as const) : (0 as const) };
    const columns = row.status === 'done' ? GOING_ON : anew;
    const isBegun = await changeImport(tx, { userId, id, from: [row.status], columns });
    if (!isBegun) return false;
    // Read anew, what was found in it before is forgotten.
    if (await isFileWritten(tx, { userId, fileId: file.id })) throw alreadyWritten();
    const wait = (fileId: number, mapping: CsvMapping) => {
      const columns = { state: 'waiting' as const, mapping: JSON.stringify(mapping) };
      return changeImportFile(tx, { userId, fileId, columns });
    };
    await wait(file.id, lines.mapping);
    const alike = withAlike
      ? await findTablesAlike(tx, { userId, importId: id, fileId: file.id })
      : [];
    for (const table of alike) await wait(table.id, mappingForAlike(lines));
    const { files, bytes } = await countReadFiles(tx, { userId, id });
    const progress = { files_read: files, bytes_read: bytes };
    await changeImport(tx, { userId, id, from: ['reading'], columns: progress });
    return true;
  });
}

/** What is written of the import stays, and stands before what is added. */
const GOING_ON = {
  status: 'reading',
  commit_at_once: 1,
  failures: 0,
  trouble: null,
  counts: null,
  finished_at: null,
} as const;

export function alreadyWritten(): AppError {
  return new AppError('conflict', 'The lines of this table are in the log already');
}

/** What was said of the columns, without what follows from the lines of that one table. */
function mappingForAlike({ mapping, asked }: CsvLines): CsvMapping {
  return {
    ...mapping,
    distanceUnit: asked.distanceUnit === null ? null : mapping.distanceUnit,
    durationUnit: asked.durationUnit === null ? null : mapping.durationUnit,
    clock: asked.clock === null ? null : mapping.clock,
    confirmed: false,
  };
}

async function summaryOnceDone(
  deps: AtOnceDeps,
  { row, isHealth }: { row: ImportRow; isHealth: boolean },
): Promise<ImportSummaryJson> {
  const { id, user_id: userId } = row;
  deps.work.wake();
  await untilStatus(deps, { userId, id }, ['done']);
  const items = await allItems(deps.db, { userId, importId: id });
  return summaryOf(await entriesOfItems(items, { writtenBefore: row.items_written, isHealth }));
}
