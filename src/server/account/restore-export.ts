import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { ImportedAccount } from '../../contract/imports.ts';
import { readManifest } from '../imports/account-export/read-account-export.ts';
import { findItemsThatHold } from '../imports/import-items.queries.ts';
import { accountOfItem } from '../imports/import-json.ts';
import { createImportWork, type ImportWork } from '../imports/import-work.ts';
import { changeImport, findImport, forgetImport } from '../imports/imports.queries.ts';
import { createSpool } from '../imports/spool.ts';
import { startImport } from '../imports/start-import.ts';
import { RefusedFile } from '../imports/upload/refused-file.ts';
import { UPLOAD_LIMITS } from '../imports/upload/upload-limits.ts';
import { openZip } from '../imports/upload/zip-archive.ts';
import type { Clock } from '../platform/clock.ts';
import type { Engine } from '../platform/db/database.ts';
import { findFirstFilled, RESTORED_NAMES } from '../platform/db/restore-rows.ts';
import { takeOverFromFiles } from '../strava/activities/leave-to-files.ts';
import { createAccountImport } from './restore/restore-account.ts';

type RestoreOutcome =
  | { state: 'restored'; account: ImportedAccount }
  | { state: 'refused'; why: string };

type Input = { engine: Engine; clock: Clock; userId: number; path: string };

/**
 * The account of an export again, in one that is empty: an import that asks nothing and leaves no trace
 * of itself. Whole or not at all: where anything goes wrong, the account is left as empty as it was.
 */
export async function restoreExport(input: Input): Promise<RestoreOutcome> {
  const { engine, userId, path } = input;
  const filled = await findFirstFilled(engine.db, { userId, names: RESTORED_NAMES });
  if (filled !== null) {
    return refused(`The account is not empty: it has ${filled.replaceAll('_', ' ')}.`);
  }
  const fault = await faultOf(path);
  if (fault !== null) return refused(fault);
  const folder = await mkdtemp(join(tmpdir(), 'longrun-restore-'));
  const work = createImportWork({
    db: engine.db,
    clock: input.clock,
    spool: createSpool(folder),
    log: { error: ({ err }) => console.error(err), warn: console.warn },
    takeOver: takeOverFromFiles,
    account: createAccountImport({ engine, quotaBytes: Number.POSITIVE_INFINITY }),
    quotaBytes: Number.POSITIVE_INFINITY,
    isAlone: false,
  });
  try {
    return await runImport(input, { work, folder });
  } finally {
    await work.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function faultOf(path: string): Promise<string | null> {
  try {
    const zip = await openZip(path, UPLOAD_LIMITS);
    try {
      const isExport = (await readManifest(zip)) !== null;
      return isExport ? null : 'The file is not an export of Longrun, or one that broke off.';
    } finally {
      zip.close();
    }
  } catch (error) {
    if (error instanceof RefusedFile) {
      return /damaged zip/.test(error.what) ? 'The file is not a whole zip.' : error.message;
    }
    throw error;
  }
}

const A_DAY_MS = 86_400_000;

async function runImport(
  { engine, clock, userId, path }: Input,
  { work, folder }: { work: ImportWork; folder: string },
): Promise<RestoreOutcome> {
  const { db } = engine;
  const { id } = await startImport(
    { db, clock, spool: createSpool(folder), quotaBytes: Number.POSITIVE_INFINITY },
    {
      userId,
      form: (take) => take({ name: basename(path), content: createReadStream(path) }),
      options: { commitAtOnce: true, keepsFiles: true, isConfirmed: false },
    },
  );
  work.wake();
  await work.until({ userId, id }, ['done', 'failed'], A_DAY_MS);
  const row = await findImport(db, { userId, id });
  const [item] = await findItemsThatHold(db, { userId, importIds: [id], what: 'account' });
  const account = item && accountOfItem(item);
  const isWhole = row?.status === 'done' && item?.is_written === 1;
  if (!isWhole) {
    const columns = { status: 'undoing' as const, failures: 0 };
    await changeImport(db, { userId, id, from: ['done', 'failed', 'importing'], columns });
    work.wake();
    await work.until({ userId, id }, ['undone'], A_DAY_MS);
  }
  await db.transaction().execute((tx) => forgetImport(tx, { userId, id }));
  if (isWhole && account) return { state: 'restored', account };
  return refused('The export could not be read to its end. The account is as it was.');
}

function refused(why: string): RestoreOutcome {
  return { state: 'refused', why };
}
