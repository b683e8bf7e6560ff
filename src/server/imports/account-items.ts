import { changeItem, findItemsThatHold, type ItemRow } from './import-items.queries.ts';
import { type StepDeps, Stopped } from './import-step.ts';
import {
  advanceImport,
  dropFile,
  findImportFile,
  type Leased,
  LeaseLost,
} from './imports.queries.ts';
import { pathOf } from './read-files.ts';
import { RefusedFile } from './upload/refused-file.ts';

/** Exports of accounts are compared after everything else of an import was read. */
export async function planAccounts(deps: StepDeps, leased: Leased): Promise<void> {
  for (const item of await itemsOf(deps, leased)) {
    if (item.is_written === 1) continue;
    const path = await pathOfItem(deps, { leased, item });
    const plan = () => deps.account.plan(deps, { leased, item, path });
    await orFailed(plan, deps, { leased, item, columns: { status: 'failed', planned: null } });
  }
}

/** They are written last, so that they are the first to be taken back. */
export async function writeAccounts(deps: StepDeps, leased: Leased): Promise<void> {
  for (const item of await itemsOf(deps, leased)) {
    if (item.status === 'new' && item.is_written === 0) await writeAccount(deps, { leased, item });
    // All of it stands in the account now: kept as well, it would take its room twice.
    const of = { userId: leased.userId, id: leased.id, fileId: item.import_file_id };
    await deps.db.transaction().execute((tx) => dropFile(tx, of));
    await deps.spool.dropImport(leased.id);
  }
}

async function writeAccount(
  deps: StepDeps,
  { leased, item }: { leased: Leased; item: ItemRow },
): Promise<void> {
  const path = await pathOfItem(deps, { leased, item });
  const write = () => deps.account.write(deps, { leased, item, path });
  // What was written before the damage can be taken back.
  const columns = { status: 'failed', is_written: 1, place_written: 0 } as const;
  await orFailed(write, deps, { leased, item, columns });
}

export async function takeAccountsBack(deps: StepDeps, leased: Leased): Promise<void> {
  for (const item of (await itemsOf(deps, leased)).toReversed()) {
    await deps.account.takeBack(deps, { leased, item });
  }
}

/** A damage that is found on the way is told with the item. */
async function orFailed(
  step: () => Promise<void>,
  { db, clock }: StepDeps,
  of: { leased: Leased; item: ItemRow; columns: Parameters<typeof changeItem>[1]['columns'] },
): Promise<void> {
  try {
    await step();
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    const { leased, item } = of;
    await db.transaction().execute(async (tx) => {
      await advanceImport(tx, { ...leased, nowMs: clock.nowMs() });
      const columns = { ...of.columns, reason: error.message };
      const { userId, id: importId } = leased;
      await changeItem(tx, { userId, importId, itemId: item.id, columns });
    });
  }
}

async function itemsOf(deps: StepDeps, { userId, id }: Leased): Promise<ItemRow[]> {
  if (deps.isOver()) throw new Stopped();
  return findItemsThatHold(deps.db, { userId, importIds: [id], what: 'account' });
}

async function pathOfItem(
  deps: StepDeps,
  { leased, item }: { leased: Leased; item: ItemRow },
): Promise<string> {
  const { userId, id } = leased;
  const file = await findImportFile(deps.db, { userId, id, fileId: item.import_file_id });
  if (!file) throw new LeaseLost();
  return pathOf(deps, { leased, file });
}
