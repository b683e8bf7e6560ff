import { stat } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { readLimits } from '../athlete/athlete-limits.ts';
import { findUser } from '../auth/users.queries.ts';
import { batchesOf } from '../platform/batches.ts';
import type { Athlete } from './convert-workout.ts';
import type { FoundItem } from './found-item.ts';
import { deleteSomeItems, insertItems, type NewItem } from './import-items.queries.ts';
import { mappingOfFile } from './import-json.ts';
import { leaveTime, type StepDeps, Stopped, stopWhereAsked } from './import-step.ts';
import {
  advanceImport,
  changeImportFile,
  countReadFiles,
  findWaitingFile,
  type ImportFileRow,
  type ImportRow,
  type Leased,
  LeaseLost,
} from './imports.queries.ts';
import { writeKeptFile } from './kept-files.ts';
import { FileTooMuch } from './reader-thread.ts';
import { keepTable, tablesOf } from './tables-inside.ts';
import type { TablesInside } from './upload/reading-run.ts';
import { weightsText } from './weight-items.ts';

const ITEMS_A_TURN = 100;
/** A statement of more is some milliseconds of work by itself. */
const ITEMS_A_STATEMENT = 5;

/** Reads the files of an import that are not read yet, each in the reader's thread. */
export async function readFiles(deps: StepDeps, leased: Leased): Promise<void> {
  const { db, spool } = deps;
  const user = await findUser(db, leased.userId);
  if (!user) throw new LeaseLost();
  const athlete: Athlete = {
    userId: leased.userId,
    timeZone: user.time_zone,
    limits: await readLimits(db, leased.userId),
  };
  await spool.dropUnpacked(leased.id);
  const tables = await tablesOf(deps, leased);
  // Not as it was told last: of a file that was cut off, nothing counts.
  let done = await countReadFiles(db, { userId: leased.userId, id: leased.id });
  for (;;) {
    await stopWhereAsked(deps);
    const file = await findWaitingFile(db, { userId: leased.userId, id: leased.id });
    if (!file) break;
    await readOne(deps, { leased, file, athlete, tables, done });
    done = withFile(done, file);
  }
  await save(deps, { leased, items: [], columns: { status: 'planning' } });
  await spool.dropImport(leased.id);
}

/** A table out of an archive was counted with that. */
function withFile(done: OfFile['done'], file: ImportFileRow): OfFile['done'] {
  if (file.inside_file_id !== null) return done;
  return { files: done.files + 1, bytes: done.bytes + file.bytes };
}

type OfFile = {
  leased: Leased;
  file: ImportFileRow;
  athlete: Athlete;
  tables: TablesInside;
  /** Of the files before it. */
  done: { files: number; bytes: number };
};

async function readOne(deps: StepDeps, of: OfFile): Promise<void> {
  const { leased, file, athlete, tables, done } = of;
  await forgetItems(deps, leased, file.id);
  const { files, bytes: bytesAfter } = withFile(done, file);
  const toldBytes = (bytes: number) => Math.min(done.bytes + bytes, bytesAfter);
  let state: 'read' | 'failed' = 'read';
  try {
    const path = await pathOf(deps, { leased, file });
    const toRead = { path, name: file.name, athlete, mapping: mappingOfFile(file), tables };
    await deps.reader.read(toRead, async (batch) => {
      if (deps.isOver()) throw new Stopped();
      for (const fault of batch.faults) {
        deps.log.warn({ importId: leased.id, ...fault }, 'a reader failed at a file');
      }
      const beganMs = performance.now();
      for (const table of batch.tables) await keepTable(deps, { ...of, table });
      const items = batch.items.map((found) => newItem(found, { leased, file }));
      await save(deps, { leased, items, columns: { bytes_read: toldBytes(batch.bytesRead) } });
      await leaveTime(deps, performance.now() - beganMs);
    });
  } catch (error) {
    if (!(error instanceof FileTooMuch)) throw error;
    // What was found before it stands.
    state = 'failed';
    const items = [tooMuch({ leased, file })];
    await save(deps, { leased, items, columns: {} });
  }
  const nowMs = deps.clock.nowMs();
  const columns = { files_read: files, bytes_read: bytesAfter };
  const beganMs = performance.now();
  await deps.db.transaction().execute(async (tx) => {
    await advanceImport(tx, { ...leased, nowMs, columns });
    await changeImportFile(tx, { userId: leased.userId, fileId: file.id, columns: { state } });
  });
  await leaveTime(deps, performance.now() - beganMs);
}

/** What a reader that was cut off had found of the file is found once more. */
async function forgetItems(deps: StepDeps, leased: Leased, fileId: number): Promise<void> {
  const { userId, id: importId } = leased;
  for (;;) {
    const of = { userId, importId, fileId, limit: ITEMS_A_TURN };
    const deleted = await deps.db.transaction().execute((tx) => deleteSomeItems(tx, of));
    if (deleted < ITEMS_A_TURN) return;
  }
}

/** Where a file of an import lies: written there once more, where it does not. */
export async function pathOf(
  { db, spool }: Pick<StepDeps, 'db' | 'spool'>,
  { leased, file }: Pick<OfFile, 'leased' | 'file'>,
): Promise<string> {
  const path = await spool.pathOf({ importId: leased.id, fileId: file.id });
  const there = await stat(path).catch(() => null);
  if (there?.size === file.bytes) return path;
  const { userId } = leased;
  const { kept_file_id: keptFileId, bytes } = file;
  if (keptFileId !== null) await writeKeptFile(db, { userId, keptFileId, bytes, path });
  return path;
}

async function save(
  { db, clock }: StepDeps,
  of: {
    leased: Leased;
    items: readonly NewItem[];
    columns: Partial<Pick<ImportRow, 'bytes_read' | 'status'>>;
  },
): Promise<void> {
  const { leased, items, columns } = of;
  await db.transaction().execute(async (tx) => {
    await advanceImport(tx, { ...leased, nowMs: clock.nowMs(), columns });
    for (const some of batchesOf(items, ITEMS_A_STATEMENT)) {
      await insertItems(tx, some);
      await nextTurn();
    }
  });
}

/** What was found in a file, as it is kept until it is written. */
export function newItem(
  found: FoundItem,
  of: { leased: Pick<Leased, 'id' | 'userId'>; file: Pick<ImportFileRow, 'id' | 'name'> },
): NewItem {
  const item = {
    ...commonOf(of),
    file: found.file,
    place: found.place,
    warnings: JSON.stringify(found.warnings),
  };
  if (found.refused) {
    const { what, reason, isNoWorkout, asksColumns } = found.refused;
    const toSay = asksColumns ? ('question' as const) : ('failed' as const);
    const status = isNoWorkout ? ('skipped' as const) : toSay;
    const asks = asksColumns ? 1 : 0;
    const { head = null } = found;
    return {
      item: {
        ...item,
        format: what,
        status,
        reason,
        asks_columns: asks,
        head: asksColumns ? head : null,
      },
      recording: null,
    };
  }
  if ('account' in found) {
    const account = JSON.stringify(found.account);
    const { format } = found;
    return { item: { ...item, format, status: 'new', account, asks_columns: 0 }, recording: null };
  }
  if ('weights' in found) {
    const { format } = found;
    const weights = weightsText({ entries: found.weights });
    return { item: { ...item, format, status: 'new', weights, asks_columns: 0 }, recording: null };
  }
  const { format, columns, activityName, localStart, sourceKey, recording } = found;
  const { samples, ...rest } = recording ?? {};
  return {
    item: {
      ...item,
      format,
      status: 'new',
      columns: JSON.stringify(columns),
      activity_name: activityName,
      local_start: localStart,
      source_key: sourceKey,
      started_at: columns.started_at ?? Date.parse(columns.date),
      asks_columns: found.asksColumns ? 1 : 0,
      head: found.asksColumns ? (found.head ?? null) : null,
    },
    recording: samples ? { samples, rest: JSON.stringify(rest) } : null,
  };
}

function tooMuch(of: Parameters<typeof newItem>[1]): NewItem {
  return {
    item: {
      ...commonOf(of),
      file: of.file.name,
      place: '',
      format: 'a file beyond bounds',
      status: 'failed',
      reason: 'This file takes too long or too much memory to read. Export a shorter period.',
      asks_columns: 0,
    },
    recording: null,
  };
}

function commonOf({ leased, file }: Parameters<typeof newItem>[1]) {
  return { user_id: leased.userId, import_id: leased.id, import_file_id: file.id };
}
