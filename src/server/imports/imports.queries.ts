import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { batchesOf } from '../platform/batches.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import type { Tables } from '../platform/db/tables.ts';
import { forgetUnused } from './kept-files.queries.ts';

export type ImportRow = Selectable<Tables['imports']>;
export type ImportFileRow = Selectable<Tables['import_files']>;
export type NewImportFile = Omit<Insertable<Tables['import_files']>, 'import_id' | 'user_id'>;
type OfImport = { userId: number; id: number };

const ROWS_A_STATEMENT = 200;

/** An import with its files, in the order in which they were sent. */
export async function insertImport(
  tx: Tx,
  of: { row: Insertable<Tables['imports']>; files: readonly NewImportFile[] },
): Promise<{ row: ImportRow; fileIds: number[] }> {
  const row = await tx
    .insertInto('imports')
    .values(of.row)
    .returningAll()
    .executeTakeFirstOrThrow();
  const fileIds: number[] = [];
  for (const files of batchesOf(of.files, ROWS_A_STATEMENT)) {
    const rows = files.map((file) => ({ ...file, import_id: row.id, user_id: row.user_id }));
    const ids = await tx.insertInto('import_files').values(rows).returning('id').execute();
    fileIds.push(...ids.map(({ id }) => id));
  }
  return { row, fileIds };
}

export async function findImport(db: Db | Tx, of: OfImport): Promise<ImportRow | undefined> {
  return db
    .selectFrom('imports')
    .selectAll()
    .where('user_id', '=', of.userId)
    .where('id', '=', of.id)
    .executeTakeFirst();
}

export async function findLatestImports(
  db: Db | Tx,
  of: { userId: number; limit: number },
): Promise<ImportRow[]> {
  return db
    .selectFrom('imports')
    .selectAll()
    .where('user_id', '=', of.userId)
    .orderBy('id', 'desc')
    .limit(of.limit)
    .execute();
}

/** Changes an import that is in one of these states; false where it is in none, or not there. */
export async function changeImport(
  db: Db | Tx,
  of: OfImport & { from: readonly ImportRow['status'][]; columns: Updateable<Tables['imports']> },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set(of.columns)
    .where('user_id', '=', of.userId)
    .where('id', '=', of.id)
    .where('status', 'in', of.from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whatever is read again is reviewed again. */
export const READ_AGAIN = {
  status: 'reading',
  commit_at_once: 0,
  files_read: 0,
  bytes_read: 0,
  items_total: 0,
  items_written: 0,
  failures: 0,
  trouble: null,
  counts: null,
  finished_at: null,
} as const;

function filesOf(db: Db | Tx, of: OfImport) {
  return db
    .selectFrom('import_files')
    .where('user_id', '=', of.userId)
    .where('import_id', '=', of.id);
}

export async function findImportFiles(
  db: Db | Tx,
  of: OfImport & { after: number; limit: number },
): Promise<ImportFileRow[]> {
  return filesOf(db, of)
    .selectAll()
    .where('id', '>', of.after)
    .orderBy('id')
    .limit(of.limit)
    .execute();
}

export async function findImportFile(
  db: Db | Tx,
  of: OfImport & { fileId: number },
): Promise<ImportFileRow | undefined> {
  return filesOf(db, of).selectAll().where('id', '=', of.fileId).executeTakeFirst();
}

/*
 * Whose turn it is to work on an import. A lease is renewed with everything that is written: one that
 * has run out was held by a process that died.
 */

export const LEASE_MS = 15_000;

/** The import is no longer this worker's, or no longer in the state that it worked on. */
export class LeaseLost extends Error {}

export type Leased = { id: number; userId: number; lease: string; status: ImportRow['status'] };

/** As the index of those few has it. */
const isAtWork = sql<boolean>`status in ('reading', 'planning', 'importing', 'undoing')`;

/**
 * The next import that is due, leased to this worker; undefined where none is, or another process has
 * one under way. Athletes take turns: the one after the last who had theirs is next. Those of an
 * account that is deactivated or deleted wait until it is opened again.
 */
export async function leaseNextImport(
  db: Db,
  of: { lease: string; nowMs: number; lastUserId: number },
): Promise<ImportRow | undefined> {
  const { lease, nowMs, lastUserId } = of;
  return db.transaction().execute(async (tx) => {
    const atWork = await importsAtWork(tx)
      .select(['id', 'user_id', 'lease', 'leased_until'])
      .orderBy('user_id')
      .orderBy('id')
      .execute();
    const isOthers = (row: { lease: string | null; leased_until: number }) =>
      row.leased_until > nowMs && row.lease !== null && row.lease !== lease;
    if (atWork.some(isOthers)) return undefined;
    const due = atWork.filter((row) => row.lease === lease || row.leased_until <= nowMs);
    const next = due.find(({ user_id: userId }) => userId > lastUserId) ?? due[0];
    if (!next) return undefined;
    return tx
      .updateTable('imports')
      .set({ lease, leased_until: nowMs + LEASE_MS })
      .where('id', '=', next.id)
      .where('lease', next.lease === null ? 'is' : '=', next.lease)
      .returningAll()
      .executeTakeFirst();
  });
}

/** Whose imports are due, or under way here. */
export async function findAthletesAtWork(
  db: Db,
  { lease, nowMs }: { lease: string; nowMs: number },
): Promise<number[]> {
  const rows = await importsAtWork(db)
    .select('user_id')
    .distinct()
    .where(({ eb, or }) => or([eb('lease', '=', lease), eb('leased_until', '<=', nowMs)]))
    .execute();
  return rows.map(({ user_id: userId }) => userId);
}

function importsAtWork(db: Db | Tx) {
  return db
    .selectFrom('imports')
    .where(isAtWork)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('users')
          .select('users.id')
          .whereRef('users.id', '=', 'imports.user_id')
          .where('users.is_active', '=', 1)
          .where('users.deleted_at', 'is', null),
      ),
    );
}

/** Writes down how far the work is, and renews the lease; throws `LeaseLost` where it is gone. */
export async function advanceImport(
  tx: Tx,
  of: Leased & { nowMs: number; columns?: Updateable<Tables['imports']> },
): Promise<ImportRow> {
  const row = await tx
    .updateTable('imports')
    .set({ ...of.columns, leased_until: of.nowMs + LEASE_MS })
    .where('id', '=', of.id)
    .where('user_id', '=', of.userId)
    .where('lease', '=', of.lease)
    .where('status', '=', of.status)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new LeaseLost();
  return row;
}

/** It goes on, though nothing was written for a while; a lease that is lost stays lost. */
export async function renewLease(
  db: Db,
  of: { id: number; lease: string; nowMs: number },
): Promise<void> {
  await db
    .updateTable('imports')
    .set({ leased_until: of.nowMs + LEASE_MS })
    .where('id', '=', of.id)
    .where('lease', '=', of.lease)
    .execute();
}

/** Lets go of an import: at once, or so that it is tried again then. */
export async function releaseImport(
  db: Db,
  of: { id: number; lease: string; untilMs: number; failures?: number },
): Promise<void> {
  await db
    .updateTable('imports')
    .set({
      lease: null,
      leased_until: of.untilMs,
      ...(of.failures !== undefined && { failures: of.failures }),
    })
    .where('id', '=', of.id)
    .where('lease', '=', of.lease)
    .execute();
}

/** Of processes that died while this database was theirs alone. */
export async function forgetLeases(db: Db): Promise<void> {
  await db.updateTable('imports').set({ lease: null, leased_until: 0 }).where(isAtWork).execute();
}

/** The first file that is not read yet. */
export async function findWaitingFile(
  db: Db | Tx,
  of: OfImport,
): Promise<ImportFileRow | undefined> {
  return filesOf(db, of)
    .selectAll()
    .where('state', '=', 'waiting')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** The tables of an import whose columns were named. */
export async function findMappedFiles(db: Db | Tx, of: OfImport): Promise<ImportFileRow[]> {
  return filesOf(db, of).selectAll().where('mapping', 'is not', null).execute();
}

/** The tables out of archives that are files of this import by themselves. */
export async function findTablesInside(
  db: Db | Tx,
  of: OfImport,
): Promise<Pick<ImportFileRow, 'name' | 'sha256' | 'bytes'>[]> {
  return filesOf(db, of)
    .select(['name', 'sha256', 'bytes'])
    .where('inside_file_id', 'is not', null)
    .execute();
}

export async function insertTableInside(
  tx: Tx,
  of: {
    archive: Pick<ImportFileRow, 'id' | 'import_id' | 'user_id'>;
    row: Omit<NewImportFile, 'inside_file_id'>;
  },
): Promise<void> {
  const { id: inside_file_id, import_id, user_id } = of.archive;
  await tx
    .insertInto('import_files')
    .values({ ...of.row, inside_file_id, import_id, user_id })
    .execute();
}

/** The archives that these files lay in, by the files' ids. */
export async function findArchives(
  db: Db | Tx,
  of: { userId: number; fileIds: readonly number[] },
): Promise<Map<number, string>> {
  if (of.fileIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('import_files')
    .innerJoin('import_files as archives', 'archives.id', 'import_files.inside_file_id')
    .select(['import_files.id', 'archives.name'])
    .where('import_files.user_id', '=', of.userId)
    .where('import_files.id', 'in', of.fileIds)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Changes one file of an import: what its columns hold, or that it is to be read anew. */
export async function changeImportFile(
  db: Db | Tx,
  of: { userId: number; fileId: number; columns: Updateable<Tables['import_files']> },
): Promise<void> {
  await db
    .updateTable('import_files')
    .set(of.columns)
    .where('user_id', '=', of.userId)
    .where('id', '=', of.fileId)
    .execute();
}

/** An import of this file alone that waits for its review. */
export async function findReviewOfFile(
  db: Db | Tx,
  of: { userId: number; sha256: string; name: string },
): Promise<ImportRow | undefined> {
  return db
    .selectFrom('imports')
    .innerJoin('import_files', 'import_files.import_id', 'imports.id')
    .selectAll('imports')
    .where('import_files.user_id', '=', of.userId)
    .where('import_files.sha256', '=', of.sha256)
    .where('import_files.name', '=', of.name)
    .where('import_files.inside_file_id', 'is', null)
    .where('imports.status', '=', 'review')
    .where('imports.files_total', '=', 1)
    .orderBy('imports.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** How many of the files that were sent have been read, and how long they are together. */
export async function countReadFiles(
  db: Db | Tx,
  of: OfImport,
): Promise<{ files: number; bytes: number }> {
  const { files, bytes } = await filesOf(db, of)
    .select(({ fn }) => [
      fn.countAll<number | string>().as('files'),
      fn.sum<number | string | null>('bytes').as('bytes'),
    ])
    .where('state', '<>', 'waiting')
    .where('inside_file_id', 'is', null)
    .executeTakeFirstOrThrow();
  return { files: Number(files), bytes: Number(bytes ?? 0) };
}

/** All files of an import that are kept are to be read once more. */
export async function waitForFiles(tx: Tx, of: OfImport): Promise<void> {
  await tx
    .updateTable('import_files')
    .set({ state: 'waiting' })
    .where('user_id', '=', of.userId)
    .where('import_id', '=', of.id)
    .where('kept_file_id', 'is not', null)
    .execute();
}

/** The import has its originals no longer; answers which they were. */
export async function dropFiles(tx: Tx, of: OfImport): Promise<number[]> {
  const rows = await filesOf(tx, of)
    .select('kept_file_id')
    .where('kept_file_id', 'is not', null)
    .execute();
  await tx
    .updateTable('import_files')
    .set({ kept_file_id: null })
    .where('user_id', '=', of.userId)
    .where('import_id', '=', of.id)
    .execute();
  return [...new Set(rows.flatMap(({ kept_file_id: id }) => id ?? []))];
}

/** The original of one file; where it was the only one of its import, nothing is left to read again. */
export async function dropFile(tx: Tx, of: OfImport & { fileId: number }): Promise<void> {
  const file = await findImportFile(tx, of);
  if (!file || file.kept_file_id === null) return;
  const { userId, id } = of;
  await tx
    .updateTable('import_files')
    .set({ kept_file_id: null })
    .where('user_id', '=', userId)
    .where('id', '=', of.fileId)
    .execute();
  await forgetUnused(tx, { userId, keptFileIds: [file.kept_file_id] });
  await tx
    .updateTable('imports')
    .set({ keeps_files: 0 })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('files_total', '=', 1)
    .execute();
}

/** An import that brought nothing, and its files. */
export async function forgetImport(tx: Tx, of: OfImport): Promise<void> {
  const keptFileIds = await dropFiles(tx, of);
  await tx.deleteFrom('imports').where('user_id', '=', of.userId).where('id', '=', of.id).execute();
  await forgetUnused(tx, { userId: of.userId, keptFileIds });
}
