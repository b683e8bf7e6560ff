import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Tx } from '../platform/db/database.ts';
import type { Tables } from '../platform/db/tables.ts';

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
  for (let from = 0; from < of.files.length; from += ROWS_A_STATEMENT) {
    const rows = of.files
      .slice(from, from + ROWS_A_STATEMENT)
      .map((file) => ({ ...file, import_id: row.id, user_id: row.user_id }));
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

export async function findImportFiles(
  db: Db | Tx,
  of: OfImport & { after: number; limit: number },
): Promise<ImportFileRow[]> {
  return db
    .selectFrom('import_files')
    .selectAll()
    .where('user_id', '=', of.userId)
    .where('import_id', '=', of.id)
    .where('id', '>', of.after)
    .orderBy('id')
    .limit(of.limit)
    .execute();
}

export async function findImportFile(
  db: Db | Tx,
  of: OfImport & { fileId: number },
): Promise<ImportFileRow | undefined> {
  return db
    .selectFrom('import_files')
    .selectAll()
    .where('user_id', '=', of.userId)
    .where('import_id', '=', of.id)
    .where('id', '=', of.fileId)
    .executeTakeFirst();
}
