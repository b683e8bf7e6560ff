import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  closeTables,
  countItems,
  deleteSomeRecordings,
  findItemsThatHold,
} from './import-items.queries.ts';
import { countsOf, withAccounts } from './import-json.ts';
import type { StepDeps } from './import-step.ts';
import { advanceImport, dropFiles, type Leased } from './imports.queries.ts';
import { forgetUnused } from './kept-files.queries.ts';

const ROWS_A_TURN = 50;

/** Nothing more is to be done: what was needed on the way goes, what came of it is written down. */
export async function finishImport(
  deps: StepDeps,
  leased: Leased,
  status: 'done' | 'undone',
): Promise<void> {
  // A question can still be answered: its recording waits with it.
  if (status === 'undone') await forgetRecordings(deps, leased);
  await end(deps, leased, { status });
}

/** Given up: whatever was written stays, and can be taken back. */
export async function failImport(deps: StepDeps, leased: Leased): Promise<void> {
  const trouble = 'Something went wrong on the server. Its log has the details; try again later.';
  await end(deps, leased, { status: 'failed', trouble });
}

const NOT_ANSWERED =
  'What its columns hold was not said, and its original is not kept: drop it once more.';

async function forgetRecordings({ db }: StepDeps, { userId, id }: Leased): Promise<void> {
  for (;;) {
    const of = { userId, importId: id, limit: ROWS_A_TURN };
    const deleted = await db.transaction().execute((tx) => deleteSomeRecordings(tx, of));
    if (deleted < ROWS_A_TURN) return;
  }
}

async function end(
  { db, clock }: StepDeps,
  leased: Leased,
  columns: { status: 'done' | 'undone' | 'failed'; trouble?: string },
): Promise<void> {
  const { userId, id } = leased;
  await db.transaction().execute(async (tx) => {
    const nowMs = clock.nowMs();
    const row = await advanceImport(tx, { ...leased, nowMs });
    if (row.keeps_files === 0) {
      await closeTables(tx, { userId, importId: id, reason: NOT_ANSWERED });
      const keptFileIds = await dropFiles(tx, { userId, id });
      await forgetUnused(tx, { userId, keptFileIds });
    }
    const importIds = [id];
    const weights = await findItemsThatHold(tx, { userId, importIds, what: 'weights' });
    // Each of these looks at all items: others are answered in between.
    await nextTurn();
    const counted = countsOf(await countItems(tx, { userId, importIds }), weights);
    await nextTurn();
    const accounts = await findItemsThatHold(tx, { userId, importIds, what: 'account' });
    const counts = JSON.stringify(withAccounts(counted, accounts));
    // Some that were to be written were there meanwhile.
    const items_total = row.items_written;
    await advanceImport(tx, {
      ...leased,
      nowMs,
      columns: { ...columns, counts, items_total, finished_at: nowMs },
    });
  });
}
