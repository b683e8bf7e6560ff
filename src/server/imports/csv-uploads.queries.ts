import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Db } from '../platform/db/database.ts';
import { notFound } from '../platform/http/app-error.ts';

const unzip = promisify(gunzip);

/*
 * Files that came one at a time before an import of any kind was a job: they are kept as they came, and
 * nothing is added to them any more.
 */

export async function findEarlierUploads(db: Db, userId: number) {
  const rows = await db
    .selectFrom('csv_uploads')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    source: row.source,
    fileName: row.file_name,
    bytes: row.bytes,
    state: row.state,
    format: row.format,
    createdAt: new Date(row.created_at).toISOString(),
    found: row.found,
  }));
}

/** The original file's name and bytes. */
export async function readEarlierUpload(db: Db, of: { userId: number; id: number }) {
  const row = await db
    .selectFrom('csv_uploads')
    .innerJoin('csv_upload_files', 'csv_upload_files.import_id', 'csv_uploads.id')
    .select(['csv_uploads.file_name as name', 'csv_upload_files.original'])
    .where('csv_uploads.user_id', '=', of.userId)
    .where('csv_uploads.id', '=', of.id)
    .executeTakeFirst();
  if (!row) throw notFound('Import');
  return { name: row.name, content: await unzip(row.original) };
}
