import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ImportedAccount } from '../../../contract/imports.ts';
import type { ExportedRow } from '../../imports/account-export/read-account-export.ts';
import { changeItem } from '../../imports/import-items.queries.ts';
import { accountOfItem } from '../../imports/import-json.ts';
import { type AccountImport, Stopped, stopWhereAsked } from '../../imports/import-step.ts';
import { advanceImport, findImportFile } from '../../imports/imports.queries.ts';
import { findKeptBytes, sumKeptBytes } from '../../imports/kept-files.queries.ts';
import { keepFile } from '../../imports/kept-files.ts';
import type { Engine, Tx } from '../../platform/db/database.ts';
import { isFaultOfData } from '../../platform/db/fault-of-data.ts';
import { countParts, type Judged, judgeRows } from './judge-rows.ts';
import { restoreProfile } from './restore-profile.ts';
import {
  countFates,
  type Fate,
  FILES,
  keepFate,
  nameOfFile,
  openRestoring,
  type Restoring,
  type TableName,
} from './restoring.ts';
import { takeAccountBack } from './take-account-back.ts';
import { noteAdded, tellLater, writeRow, writeSomeLater } from './write-row.ts';

/**
 * Puts an export into the account of whoever dropped it: an empty one becomes the same account again,
 * any other gets what it does not have. Each slice is written whole, and what became of each row is
 * written with it.
 */
export function createAccountImport(given: { engine: Engine; quotaBytes: number }): AccountImport {
  const { engine, quotaBytes } = given;
  return {
    plan: async (deps, of) => {
      const restoring = await openRestoring(engine, { deps, ...of });
      const parts = countParts({ isWritten: false });
      const files = FILES.filter((file) => !FILES_OF_IMPORTS.has(file));
      await deps.reader.readAccount(
        { path: of.path, files, folder: null, without: {} },
        async (some) => {
          if (deps.isOver()) throw new Stopped();
          const name = nameOfFile(some.file);
          if (!name) return;
          const judged = await judgeRows(engine.db, { restoring, name, rows: some.rows });
          parts.add(name, judged);
        },
      );
      const all = parts.all();
      const isMore = all.some(({ added, merged }) => added + merged > 0);
      const status = isMore ? ('new' as const) : ('duplicate' as const);
      await tell(restoring, { parts: all, columns: { status, planned: status } });
    },
    write: async (deps, of) => {
      const restoring = await openRestoring(engine, { deps, ...of });
      const parts = countParts({ isWritten: true });
      let before: TableName | undefined;
      await begin(restoring);
      const reading = {
        path: of.path,
        files: FILES,
        folder: dirname(of.path),
        // What was written before is not unpacked again.
        without: {
          workouts: countFates(restoring, 'workouts'),
          originals: countFates(restoring, 'kept_files'),
        },
      };
      await deps.reader.readAccount(reading, async (some) => {
        const name = nameOfFile(some.file);
        if (!name) return;
        if (name !== before) await writeLater(restoring);
        before = name;
        const judged = await writeRows(restoring, { name, rows: some.rows, quotaBytes });
        parts.add(name, judged);
      });
      await writeLater(restoring);
      restoring.later = restoring.atEnd;
      await writeLater(restoring);
      const row = await advance(restoring);
      const written = { is_written: 1, place_written: row.items_written + 1 } as const;
      await tell(restoring, { parts: parts.all(), columns: written });
    },
    takeBack: takeAccountBack,
  };
}

/** What belongs to the imports of the other Longrun, and is not told apart from them. */
const FILES_OF_IMPORTS = new Set([
  'import-files',
  'import-items',
  'import-item-recordings',
  'workout-sources',
]);

async function tell(
  restoring: Restoring,
  of: {
    parts: ImportedAccount['parts'];
    columns: Parameters<typeof changeItem>[1]['columns'];
  },
): Promise<void> {
  const { deps, leased, item, userId } = restoring;
  const account = JSON.stringify({ ...accountOfItem(item), parts: of.parts });
  await deps.db.transaction().execute(async (tx) => {
    await advanceImport(tx, { ...leased, nowMs: deps.clock.nowMs() });
    const columns = { ...of.columns, account };
    await changeItem(tx, { userId, importId: leased.id, itemId: item.id, columns });
  });
}

/** Workouts are what the progress counts. */
async function begin(restoring: Restoring): Promise<void> {
  const { deps, leased, item, userId } = restoring;
  const { parts = [] } = accountOfItem(item) ?? {};
  const held = parts.find(({ part }) => part === 'workouts')?.held ?? 0;
  const file = await findImportFile(deps.db, {
    userId,
    id: leased.id,
    fileId: item.import_file_id,
  });
  const keptFileId = file?.kept_file_id ?? 0;
  restoring.ownBytes = await findKeptBytes(deps.db, { userId, keptFileId });
  await deps.db.transaction().execute(async (tx) => {
    const nowMs = deps.clock.nowMs();
    const row = await advanceImport(tx, { ...leased, nowMs });
    const columns = { items_total: row.items_written + held - restoring.taken.size };
    await advanceImport(tx, { ...leased, nowMs, columns });
  });
}

function advance({ deps, leased }: Restoring) {
  const nowMs = deps.clock.nowMs();
  return deps.db.transaction().execute((tx) => advanceImport(tx, { ...leased, nowMs }));
}

const LONGEST_PAUSE_MS = 20;

type Some = { name: TableName; rows: readonly ExportedRow[] };

async function writeRows(
  restoring: Restoring,
  { name, rows, quotaBytes }: Some & { quotaBytes: number },
): Promise<Judged[]> {
  await stopWhereAsked(restoring.deps);
  const beforeMs = performance.now();
  const judged =
    name === 'kept_files'
      ? await keepOriginals(restoring, { rows, quotaBytes })
      : await writeSlice(restoring, { name, rows });
  // As long again for everybody else.
  await pause(Math.min(performance.now() - beforeMs, LONGEST_PAUSE_MS));
  return judged;
}

/** What the database will not have costs the one row. */
async function writeSlice(restoring: Restoring, { name, rows }: Some): Promise<Judged[]> {
  try {
    return await writeWhole(restoring, { name, rows });
  } catch (error) {
    if (!isFaultOfData(error)) throw error;
    if (rows.length <= 1) return writeWhole(restoring, { name, rows, isRefused: true });
    const judged: Judged[] = [];
    for (const row of rows) judged.push(...(await writeSlice(restoring, { name, rows: [row] })));
    return judged;
  }
}

async function writeWhole(
  restoring: Restoring,
  { name, rows, isRefused }: Some & { isRefused?: boolean },
): Promise<Judged[]> {
  const { deps, leased } = restoring;
  const nowMs = deps.clock.nowMs();
  const takenBefore = [...restoring.taken];
  try {
    const { judged, fates } = await deps.db.transaction().execute(async (tx) => {
      const { items_written: before } = await advanceImport(tx, { ...leased, nowMs });
      const judged = await judgeRows(tx, { restoring, name, rows });
      const fates: Fate[] = [];
      for (const one of judged) {
        if (isRefused && one.verdict.is !== 'seen') one.verdict = { is: 'refused' };
        const fate = await writeOne(tx, { restoring, name, judged: one, nowMs });
        if (fate) fates.push(fate);
      }
      if (name === 'workouts') {
        const columns = { items_written: before + fates.length };
        await advanceImport(tx, { ...leased, nowMs, columns });
      }
      return { judged, fates };
    });
    for (const fate of fates) keepFate(restoring, fate);
    if (name !== 'users') for (const one of judged) tellLater({ restoring, name, judged: one });
    return judged;
  } catch (error) {
    restoring.taken = new Set(takenBefore);
    throw error;
  }
}

async function writeOne(
  tx: Tx,
  of: { restoring: Restoring; name: TableName; judged: Judged; nowMs: number },
): Promise<Fate | null> {
  const { restoring, name, judged } = of;
  if (name !== 'users') return writeRow(tx, { ...of, name });
  if (judged.verdict.is === 'seen' || judged.verdict.is === 'refused') return null;
  const { fromKey, row } = judged;
  const { fate, isWhole } = await restoreProfile(tx, { restoring, fromKey, row });
  restoring.isWhole = isWhole;
  return fate;
}

const LATER_A_SLICE = 50;

async function writeLater(restoring: Restoring): Promise<void> {
  const { deps, leased } = restoring;
  while (restoring.later.length > 0) {
    await stopWhereAsked(deps);
    const written = await deps.db.transaction().execute(async (tx) => {
      await advanceImport(tx, { ...leased, nowMs: deps.clock.nowMs() });
      return writeSomeLater(tx, restoring, LATER_A_SLICE);
    });
    restoring.later.splice(0, written);
  }
}

/** The files that were imported, as they came, as far as the operator has room for them. */
async function keepOriginals(
  restoring: Restoring,
  { rows, quotaBytes }: { rows: readonly ExportedRow[]; quotaBytes: number },
): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const row of rows) {
    const { original } = row;
    judged.push(...(await keepOriginal(restoring, { row, quotaBytes })));
    if (original) await rm(original.path, { force: true });
  }
  return judged;
}

async function keepOriginal(
  restoring: Restoring,
  { row: exported, quotaBytes }: { row: ExportedRow; quotaBytes: number },
): Promise<Judged[]> {
  const { deps, leased, userId } = restoring;
  const { original } = exported;
  // It is what its bytes are, whatever is said of it.
  const sha256 = original?.sha256 ?? exported.values.sha256;
  const row = { ...exported, values: { ...exported.values, sha256 } };
  const some = { name: 'kept_files' as const, rows: [row] };
  if (!original) return writeWhole(restoring, { ...some, isRefused: true });
  const [judged] = await judgeRows(deps.db, { restoring, ...some });
  if (judged?.verdict.is !== 'add') return writeSlice(restoring, some);
  // The export itself stands among them until it is written.
  const used = await sumKeptBytes(deps.db, userId);
  const room = quotaBytes - used + restoring.ownBytes;
  let kept: { id: number };
  try {
    kept = await keepFile(deps.db, {
      userId,
      path: original.path,
      bytes: original.bytes,
      sha256: original.sha256,
      nowMs: deps.clock.nowMs(),
      room,
      onFull: () => {
        throw new NoRoom();
      },
    });
  } catch (error) {
    if (error instanceof NoRoom) return writeWhole(restoring, { ...some, isRefused: true });
    throw error;
  }
  const nowMs = deps.clock.nowMs();
  const fate = await deps.db.transaction().execute(async (tx) => {
    await advanceImport(tx, { ...leased, nowMs });
    return noteAdded(tx, { restoring, name: 'kept_files', judged, key: String(kept.id) });
  });
  keepFate(restoring, fate);
  tellLater({ restoring, name: 'kept_files', judged });
  return [judged];
}

class NoRoom extends Error {}
