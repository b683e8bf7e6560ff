import { setTimeout as pause } from 'node:timers/promises';
import { changeItem, type ItemRow } from '../../imports/import-items.queries.ts';
import { type StepDeps, stopWhereAsked } from '../../imports/import-step.ts';
import { advanceImport, type Leased } from '../../imports/imports.queries.ts';
import { forgetUnused } from '../../imports/kept-files.queries.ts';
import type { Tx } from '../../platform/db/database.ts';
import { RESTORED_NAMES, type RestoredName, takeRowBack } from '../../platform/db/restore-rows.ts';
import { isWorn } from '../../shoes/shoes.queries.ts';
import { followLatest } from '../../weight/follow-latest.ts';
import { findSources } from '../../workouts/sources.queries.ts';
import { takeBackSource } from '../../workouts/take-back-source.ts';
import { takeProfileBack } from './restore-profile.ts';
import {
  deleteRestored,
  findLatestRestored,
  findRestoredProfile,
  type RestoredRow,
} from './restored-rows.queries.ts';
import { readChanged } from './restoring.ts';
import { itemIdOf } from './write-row.ts';

const ROWS_A_SLICE = 20;
const LONGEST_PAUSE_MS = 20;

/** Takes everything that came out of an export out of the account again, the last first. */
export async function takeAccountBack(
  deps: StepDeps,
  { leased, item }: { leased: Leased; item: ItemRow },
): Promise<void> {
  const { userId } = leased;
  const isWhole = await wasWhole(deps, { userId, itemId: item.id });
  for (;;) {
    await stopWhereAsked(deps);
    const beforeMs = performance.now();
    const taken = await deps.db.transaction().execute(async (tx) => {
      const nowMs = deps.clock.nowMs();
      await advanceImport(tx, { ...leased, nowMs });
      const rows = await findLatestRestored(tx, { userId, itemId: item.id, limit: ROWS_A_SLICE });
      for (const row of rows) await takeBack(tx, { deps, leased, row, nowMs, isWhole });
      await deleteRestored(tx, { userId, ids: rows.map(({ id }) => id) });
      return rows.length;
    });
    if (taken === 0) break;
    await pause(Math.min(performance.now() - beforeMs, LONGEST_PAUSE_MS));
  }
  await deps.db.transaction().execute(async (tx) => {
    await advanceImport(tx, { ...leased, nowMs: deps.clock.nowMs() });
    const columns = { is_written: 0, place_written: null } as const;
    await changeItem(tx, { userId, importId: leased.id, itemId: item.id, columns });
  });
}

type OfRow = {
  deps: StepDeps;
  leased: Leased;
  row: RestoredRow;
  nowMs: number;
  isWhole: boolean;
};

async function takeBack(tx: Tx, of: OfRow): Promise<void> {
  const { deps, leased, row, nowMs } = of;
  const { userId } = leased;
  const key = row.to_key;
  if (key === null) return;
  if (row.outcome === 'changed') return takeProfileBack(tx, { userId, changed: row.changed });
  if (row.outcome === 'merged') {
    const { takeOver } = deps;
    const itemId = itemIdOf(row.id);
    await takeBackSource(tx, { userId, importId: leased.id, itemId, nowMs, takeOver });
    return;
  }
  const name = RESTORED_NAMES.find((each) => each === row.table_name);
  // What only this import kept.
  if (name === 'kept_files') return forgetUnused(tx, { userId, keptFileIds: [Number(key)] });
  if (name && row.outcome === 'added') await takeAddedBack(tx, { ...of, name, key });
}

async function takeAddedBack(
  tx: Tx,
  of: OfRow & { name: RestoredName; key: string },
): Promise<void> {
  const { name, key, leased, row, nowMs, isWhole } = of;
  const { userId } = leased;
  const { version } = row;
  const id = Number(key);
  const take = (toBin: boolean) => takeRowBack(tx, { name, userId, key, version, toBin, nowMs });
  switch (name) {
    case 'workouts': {
      // Files that came since tell it as well: it is theirs.
      const sources = await findSources(tx, { userId, workoutIds: [id] });
      return sources.some(({ import_id: from }) => from !== null) ? undefined : take(false);
    }
    case 'shoes':
      return take(await isWorn(tx, { userId, id }));
    case 'weight_entries':
      return isWhole ? take(false) : followLatest({ tx, userId, nowMs, write: () => take(false) });
    default:
      return take(false);
  }
}

async function wasWhole(
  { db }: StepDeps,
  of: { userId: number; itemId: number },
): Promise<boolean> {
  const profile = await findRestoredProfile(db, of);
  return readChanged(profile?.changed ?? null).isWhole;
}
