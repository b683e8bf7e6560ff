import type { Tx } from '../platform/db/database.ts';
import { takeBackSource } from '../workouts/take-back-source.ts';
import { takeAccountsBack } from './account-items.ts';
import { finishImport } from './end-import.ts';
import { changeItems, findWritten } from './import-items.queries.ts';
import { leaveTime, type StepDeps, stopWhereAsked } from './import-step.ts';
import { advanceImport, type Leased } from './imports.queries.ts';
import { takeAllWeightsBack } from './weight-items.ts';

const ITEMS_A_SLICE = 10;

/** Takes everything that an import wrote back out of the log, the last first. */
export async function undoImport(deps: StepDeps, leased: Leased): Promise<void> {
  await takeAccountsBack(deps, leased);
  await takeAllWeightsBack(deps, leased);
  for (;;) {
    await stopWhereAsked(deps);
    const beganMs = performance.now();
    const undone = await deps.db.transaction().execute((tx) => undoSlice(tx, deps, leased));
    if (undone === 0) break;
    await leaveTime(deps, performance.now() - beganMs);
  }
  await deps.spool.dropImport(leased.id);
  await finishImport(deps, leased, 'undone');
}

async function undoSlice(tx: Tx, { clock, takeOver }: StepDeps, leased: Leased): Promise<number> {
  const { userId, id: importId } = leased;
  const nowMs = clock.nowMs();
  const row = await advanceImport(tx, { ...leased, nowMs });
  const items = await findWritten(tx, { userId, importId, limit: ITEMS_A_SLICE });
  for (const { id: itemId } of items) {
    await takeBackSource(tx, { userId, importId, itemId, nowMs, takeOver });
  }
  const taken = { is_written: 0, place_written: null, workout_id: null } as const;
  await changeItems(
    tx,
    items.map((item) => ({ item, columns: taken })),
  );
  const columns = { items_written: Math.max(0, row.items_written - items.length) };
  await advanceImport(tx, { ...leased, nowMs, columns });
  return items.length;
}
