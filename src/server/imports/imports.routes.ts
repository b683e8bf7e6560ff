import * as contract from '../../contract/imports.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';
import { AppError, notFound } from '../platform/http/app-error.ts';
import type { Router } from '../platform/http/router.ts';
import { findWorkoutsById } from '../workouts/workouts.queries.ts';
import { sendAsFile } from './import-answers.ts';
import { importAtOnce } from './import-at-once.ts';
import {
  changeItem,
  countItems,
  findItem,
  findItems,
  findItemsById,
  findItemsThatHold,
  findSharedReasons,
  type ItemRow,
} from './import-items.queries.ts';
import {
  type Counted,
  columnsOfItem,
  countsOf,
  fileToJson,
  importToJson,
  itemToJson,
  matchOfItem,
  STATUS_BY_DECISION,
  statusOf,
  withAccounts,
} from './import-json.ts';
import type { ImportWork } from './import-work.ts';
import {
  changeImport,
  findArchives,
  findImport,
  findImportFile,
  findImportFiles,
  findLatestImports,
  type ImportFileRow,
  type ImportRow,
  READ_AGAIN,
  waitForFiles,
} from './imports.queries.ts';
import { readKeptFile } from './kept-files.ts';
import type { Spool } from './spool.ts';
import { startImport } from './start-import.ts';
import { createUploadPlaces } from './upload-places.ts';

type ImportsDeps = {
  db: Db;
  clock: Clock;
  spool: Spool;
  quotaBytes: number;
  work: ImportWork;
};

const IMPORTS_LISTED = 50;
/** Most are undone by then; of the others it is told that they are being undone. */
const UNDO_WAITED_FOR_MS = 20_000;

export function mountImports(route: Router, deps: ImportsDeps): void {
  const { db, work } = deps;
  const places = createUploadPlaces();

  route(contract.startImport, async ({ userId, query, body }) => {
    const options = {
      commitAtOnce: query.commit === 'true',
      keepsFiles: query.keep !== 'false',
      isConfirmed: false,
    };
    const row = await places.during(userId, () =>
      startImport(deps, { userId, form: body, options }),
    );
    work.wake();
    return { id: row.id, status: statusOf(row) };
  });

  route(contract.listImports, async ({ userId }) => {
    const rows = await findLatestImports(db, { userId, limit: IMPORTS_LISTED });
    const counts = await countsOfImports(rows, userId);
    const files = await Promise.all(
      rows.map(({ id }) =>
        findImportFiles(db, { userId, id, after: 0, limit: contract.FILES_NAMED }),
      ),
    );
    const archives = await archivesOf(userId, files.flat());
    return rows.map((row, at) => ({
      ...importToJson(row, counts(row)),
      files: (files[at] ?? []).map((file) => fileToJson(file, archives)),
    }));
  });

  route(contract.readImport, async ({ userId, params, query }) => {
    const { id } = params;
    const row = await importOf(userId, id);
    const { after, limit, status, reason } = query;
    const of = { userId, importId: id };
    const shared = query.grouped === 'true' ? await findSharedReasons(db, { ...of, status }) : [];
    const exceptReasons = shared.map((each) => each.reason);
    const only = { after, limit: limit + 1, status, reason, exceptReasons };
    const items = await findItems(db, { ...of, ...only });
    const counts = await countsOfImports([row], userId);
    const page = items.slice(0, limit);
    return {
      ...importToJson(row, counts(row)),
      items: await itemsToJson(userId, page),
      withoutWorkout: shared,
      next: items.length > limit ? (page.at(-1)?.id ?? null) : null,
    };
  });

  route(contract.listImportFiles, async ({ userId, params, query }) => {
    await importOf(userId, params.id);
    const { after, limit } = query;
    const files = await findImportFiles(db, { userId, id: params.id, after, limit: limit + 1 });
    const page = files.slice(0, limit);
    const archives = await archivesOf(userId, page);
    return {
      files: page.map((file) => fileToJson(file, archives)),
      next: files.length > limit ? (page.at(-1)?.id ?? null) : null,
    };
  });

  route(contract.downloadImportFile, async ({ userId, params, reply }) => {
    const file = await findImportFile(db, { userId, id: params.id, fileId: params.fileId });
    if (!file) throw notFound('File');
    const { kept_file_id: keptFileId, bytes } = file;
    if (keptFileId === null) {
      throw new AppError('notFound', 'The original of this file was not kept');
    }
    const name = file.name.split('/').at(-1) || 'file';
    const content = readKeptFile(db, { userId, keptFileId, bytes });
    return sendAsFile(reply, { name, type: 'application/octet-stream', content });
  });

  route(contract.decideItem, async ({ userId, params, body }) => {
    const { id: importId, itemId } = params;
    const row = await importOf(userId, importId);
    const item = await findItem(db, { userId, importId, itemId });
    if (!item) throw notFound('Workout of the import');
    const { decision } = body;
    const columns = { decision, status: statusAfter(row, item, decision) };
    const changed = await changeItem(db, { userId, importId, itemId, columns });
    if (!changed) throw notFound('Workout of the import');
    if (row.status === 'done') await reopen(row, decision);
    const [json] = await itemsToJson(userId, [changed]);
    if (!json) throw notFound('Workout of the import');
    return json;
  });

  route(contract.commitImport, async ({ userId, params }) => {
    const { id } = params;
    const columns = { status: 'importing' as const, finished_at: null, counts: null };
    const isBegun = await changeImport(db, { userId, id, from: ['review'], columns });
    if (!isBegun) await commitOnceRead(userId, id);
    work.wake();
    return answerOf(userId, id);
  });

  route(contract.undoImport, async ({ userId, params }) => {
    const { id } = params;
    const { items_written: written } = await importOf(userId, id);
    const columns = { status: 'undoing' as const, finished_at: null, counts: null, failures: 0 };
    const dropped = { ...columns, keeps_files: 0 as const };
    const before = ['reading', 'planning', 'review'] as const;
    const isDropped =
      written === 0 && (await changeImport(db, { userId, id, from: before, columns: dropped }));
    const begun = [...before, 'importing', 'done', 'failed'] as const;
    if (!isDropped) await changeImport(db, { userId, id, from: begun, columns });
    work.wake();
    await work.until({ userId, id }, ['undone'], UNDO_WAITED_FOR_MS);
    return answerOf(userId, id);
  });

  route(contract.repeatImport, async ({ userId, params }) => {
    const { id } = params;
    const row = await importOf(userId, id);
    if (!importToJson(row, countsOf([])).canRepeat) {
      throw new AppError('conflict', 'Only an import that was undone and kept can be repeated');
    }
    await db.transaction().execute(async (tx) => {
      const isBegun = await changeImport(tx, { userId, id, from: ['undone'], columns: READ_AGAIN });
      if (isBegun) await waitForFiles(tx, { userId, id });
    });
    work.wake();
    return answerOf(userId, id);
  });

  route(contract.importHealthRecords, ({ userId, body, query }) =>
    importAtOnce(deps, { userId, bytes: body, isConfirmed: query.confirmed === 'true' }),
  );

  /** A question that is answered once all else is written. */
  async function reopen({ id, user_id: userId }: ImportRow, decision: contract.Decision | null) {
    const isWritten = decision === 'add' || decision === 'merge';
    const columns = isWritten
      ? { status: 'importing' as const, finished_at: null, counts: null }
      : { counts: null };
    await changeImport(db, { userId, id, from: ['done'], columns });
    work.wake();
  }

  /** Said while it is still read, it is written as soon as that is done. */
  async function commitOnceRead(userId: number, id: number): Promise<void> {
    const row = await importOf(userId, id);
    if (row.status === 'importing' || row.status === 'done') return;
    const columns = { commit_at_once: 1 as const };
    const from = ['reading', 'planning'] as const;
    const isChanged = await changeImport(db, { userId, id, from, columns });
    if (!isChanged) throw new AppError('conflict', 'This import was undone, or has failed');
  }

  async function importOf(userId: number, id: number): Promise<ImportRow> {
    const row = await findImport(db, { userId, id });
    if (!row) throw notFound('Import');
    return row;
  }

  async function answerOf(userId: number, id: number) {
    return { id, status: statusOf(await importOf(userId, id)) };
  }

  /** Kept where nothing changes any more, else counted. */
  async function countsOfImports(rows: readonly ImportRow[], userId: number) {
    const importIds = rows.filter(({ counts }) => counts === null).map(({ id }) => id);
    const counted = await countItems(db, { userId, importIds });
    const accounts = await findItemsThatHold(db, { userId, importIds, what: 'account' });
    const weights = await findItemsThatHold(db, { userId, importIds, what: 'weights' });
    return ({ id, counts }: ImportRow): Counted =>
      counts === null
        ? withAccounts(
            countsOf(
              counted.filter((each) => each.import_id === id),
              weights.filter((each) => each.import_id === id),
            ),
            accounts.filter((each) => each.import_id === id),
          )
        : { weights: 0, compared: 0, ...JSON.parse(counts) };
  }

  async function itemsToJson(userId: number, items: readonly ItemRow[]) {
    const matches = items.map(matchOfItem);
    const workoutIds = matches.flatMap((match) => match?.workoutId ?? []);
    const itemIds = matches.flatMap((match) => match?.itemId ?? []);
    const workouts = await findWorkoutsById(db, { userId, ids: workoutIds });
    const others = await findItemsById(db, { userId, ids: itemIds });
    const fileIds = [...new Set(items.map(({ import_file_id: id }) => id))];
    const archives = await findArchives(db, { userId, fileIds });
    return items.map((item, at) => {
      const { workoutId = null, itemId = null } = matches[at] ?? {};
      const other = others.find(({ id }) => id === itemId);
      const matched =
        workouts.find(({ id }) => id === workoutId) ?? (other && columnsOfItem(other));
      return itemToJson(item, { matched, archives });
    });
  }

  /** The archives that some of these files were taken out of. */
  function archivesOf(userId: number, files: readonly ImportFileRow[]) {
    const inside = files.filter(({ inside_file_id: archive }) => archive !== null);
    return findArchives(db, { userId, fileIds: inside.map(({ id }) => id) });
  }
}

/** What becomes of an item by the athlete's word; by null, what was planned. */
function statusAfter(
  row: ImportRow,
  item: ItemRow,
  decision: contract.Decision | null,
): contract.ItemStatus {
  if (item.columns === null && item.weights === null) {
    throw new AppError('conflict', 'There is no workout in it to decide on');
  }
  const isOpen = row.status === 'review' || (row.status === 'done' && item.status === 'question');
  if (!isOpen || item.is_written === 1) {
    throw new AppError('conflict', 'This can be decided while the import is reviewed');
  }
  if (decision === 'merge' && matchOfItem(item) === null) {
    throw new AppError('validation', 'There is no workout to merge it with');
  }
  if (decision === null) return item.planned ?? item.status;
  return STATUS_BY_DECISION[decision];
}
