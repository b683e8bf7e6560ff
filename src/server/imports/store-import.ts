import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { CSV_TOO_LARGE, MAX_CSV_BYTES } from '../../contract/csv-import.ts';
import type { Source } from '../../domain/workout-kinds.ts';
import type { Db } from '../platform/db/database.ts';
import { AppError, notFound } from '../platform/http/app-error.ts';
import type { ImportDeps } from './apply-import.ts';
import {
  findImportByHash,
  findImportFile,
  type ImportRow,
  insertImport,
} from './csv-uploads.queries.ts';
import { runFileJob } from './run-file-job.ts';

const zip = promisify(gzip);
const unzip = promisify(gunzip);

/** Keeps a file as it came and what was read from it; sent again, it is the same import. */
export async function storeImport(input: {
  deps: ImportDeps;
  userId: number;
  source: Source;
  fileName: string;
  bytes: Uint8Array;
}): Promise<ImportRow> {
  const { deps, userId, source, fileName, bytes } = input;
  const { db } = deps;
  const sha256 = await sha256Of(bytes);
  const before = await findImportByHash(db, { userId, source, sha256 });
  if (before) return before;
  const read = await (source === 'csv'
    ? readTable(bytes)
    : runFileJob('readExport', { bytes, fileName }));
  const original = await zip(bytes);
  return db.transaction().execute(async (tx) => {
    const row = await insertImport(tx, {
      row: {
        user_id: userId,
        source,
        file_name: fileName,
        format: read.format,
        bytes: bytes.byteLength,
        sha256,
        found: read.found,
        created_at: deps.clock.nowMs(),
      },
      file: { original, parsed: read.readings },
    });
    // The same file was being stored at the same time.
    const winner = row ?? (await findImportByHash(tx, { userId, source, sha256 }));
    if (!winner) throw notFound('Import');
    return winner;
  });
}

/** The original file's bytes. */
export async function readOriginal(db: Db, of: { userId: number; id: number }) {
  const file = await findImportFile(db, { ...of, part: 'original' });
  if (!file) throw notFound('Import');
  return unzip(file);
}

/** The cells of a CSV file, to be kept beside it: what they mean is chosen later. */
function readTable(bytes: Uint8Array) {
  if (bytes.byteLength > MAX_CSV_BYTES) throw new AppError('tooLarge', CSV_TOO_LARGE);
  return runFileJob('readTable', { bytes });
}

/** A file may have a hundred megabytes: others' requests are answered in between. */
async function sha256Of(bytes: Uint8Array): Promise<string> {
  const hash = createHash('sha256');
  for (let from = 0; from < bytes.byteLength; from += BYTES_A_TURN) {
    hash.update(bytes.subarray(from, from + BYTES_A_TURN));
    await nextTurn();
  }
  return hash.digest('hex');
}

const BYTES_A_TURN = 4 * 1024 * 1024;
