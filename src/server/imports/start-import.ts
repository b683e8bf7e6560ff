import type { Clock } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { FormFiles } from '../platform/http/form-files.ts';
import { tableThatAsks } from './csv/read-mapped-table.ts';
import { insertItems } from './import-items.queries.ts';
import { type ImportRow, insertImport, type NewImportFile } from './imports.queries.ts';
import { forgetUnused, sumKeptBytes } from './kept-files.queries.ts';
import { keepFile } from './kept-files.ts';
import { newItem } from './read-files.ts';
import type { Spool, Spooled } from './spool.ts';

export type StartDeps = { db: Db; clock: Clock; spool: Spool; quotaBytes: number };

/** How an import is to go on without being asked. */
export type ImportOptions = {
  commitAtOnce: boolean;
  keepsFiles: boolean;
  isConfirmed: boolean;
  /** A table that nobody reads before it is said what its columns hold. */
  asksColumns?: boolean;
};

/** Takes in the files of a form and keeps them; what is cut off on the way leaves nothing. */
export async function startImport(
  deps: StartDeps,
  of: { userId: number; form: FormFiles; options: ImportOptions },
): Promise<ImportRow> {
  const spooled = await deps.spool.receive(of.form);
  return startSpooled(deps, { userId: of.userId, spooled, options: of.options });
}

/** An import of files that lie in the spool. */
export async function startSpooled(
  deps: StartDeps,
  of: { userId: number; spooled: Spooled; options: ImportOptions },
): Promise<ImportRow> {
  const { spooled } = of;
  try {
    if (spooled.files.length === 0) {
      throw new AppError('validation', 'Send at least one file, in the field ‘files’');
    }
    return await keepAndBegin(deps, of);
  } catch (error) {
    await deps.spool.drop(spooled.folder);
    throw error;
  }
}

async function keepAndBegin(
  { db, clock, spool, quotaBytes }: StartDeps,
  of: { userId: number; spooled: Spooled; options: ImportOptions },
): Promise<ImportRow> {
  const { userId, spooled, options } = of;
  const nowMs = clock.nowMs();
  const usedBytes = await sumKeptBytes(db, userId);
  // What is forgotten when it is done may take more than what stays.
  const keepsFiles = options.keepsFiles && quotaBytes > 0;
  let room = keepsFiles ? quotaBytes - usedBytes : Number.POSITIVE_INFINITY;
  const onFull = () => refuseFull({ usedBytes, quotaBytes });
  const begun: number[] = [];
  try {
    const files: NewImportFile[] = [];
    for (const { name, path, bytes, sha256 } of spooled.files) {
      const kept = await keepFile(db, { userId, path, bytes, sha256, nowMs, room, onFull });
      if (kept.isNew) begun.push(kept.id);
      room -= kept.keptBytes;
      files.push({ name, bytes, sha256, kept_file_id: kept.id });
    }
    const asksColumns = options.asksColumns === true;
    const { row, fileIds } = await db.transaction().execute(async (tx) => {
      const begunImport = await insertImport(tx, {
        row: {
          user_id: userId,
          status: asksColumns ? 'review' : 'reading',
          files_read: asksColumns ? files.length : 0,
          commit_at_once: options.commitAtOnce ? 1 : 0,
          is_confirmed: options.isConfirmed ? 1 : 0,
          keeps_files: keepsFiles ? 1 : 0,
          files_total: files.length,
          bytes_total: files.reduce((sum, { bytes }) => sum + bytes, 0),
          created_at: nowMs,
        },
        files: asksColumns ? files.map((file) => ({ ...file, state: 'read' as const })) : files,
      });
      if (asksColumns) await addTables(tx, { ...begunImport, files });
      return begunImport;
    });
    await spool.moveToImport(spooled, { importId: row.id, fileIds });
    return row;
  } catch (error) {
    await forgetUnused(db, { userId, keptFileIds: begun });
    throw error;
  }
}

/** Each file as a table that waits until its columns are named. */
async function addTables(
  tx: Tx,
  of: { row: ImportRow; fileIds: readonly number[]; files: readonly NewImportFile[] },
): Promise<void> {
  const leased = { id: of.row.id, userId: of.row.user_id };
  const items = of.files.map(({ name }, at) =>
    newItem(tableThatAsks(name, ASKS_COLUMNS), {
      leased,
      file: { id: of.fileIds[at] ?? 0, name },
    }),
  );
  await insertItems(tx, items);
}

const ASKS_COLUMNS = 'Which of its columns holds what is still to be said.';

function refuseFull({ usedBytes, quotaBytes }: { usedBytes: number; quotaBytes: number }): never {
  const used = inMegabytes(usedBytes);
  throw new AppError(
    'tooLarge',
    `Your kept files take ${used} of ${inMegabytes(quotaBytes)} MB, and these do not fit in the rest. Import them without keeping the originals (keep=false): their workouts stay.`,
  );
}

function inMegabytes(bytes: number): string {
  return Math.round(bytes / 1024 / 1024).toLocaleString('en');
}
