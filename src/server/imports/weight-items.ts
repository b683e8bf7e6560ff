import * as z from 'zod/mini';
import type { ImportedWeights } from '../../contract/imports.ts';
import type { Tx } from '../platform/db/database.ts';
import {
  addWeights,
  findWeighedDays,
  takeWeightsBack,
} from '../weight/imported-weights.queries.ts';
import { changeItem, findItemsThatHold, type ItemRow } from './import-items.queries.ts';
import { leaveTime, type StepDeps, stopWhereAsked } from './import-step.ts';
import { advanceImport, type Leased } from './imports.queries.ts';

/** What a file of weights holds, and what became of it: as it is kept with its item. */
const keptSchema = z.object({
  entries: z.array(z.object({ date: z.string(), kg: z.number() })),
  /** How many of them the log does not have. */
  added: z.int(),
  /** How many were looked at by whoever writes, oldest first. */
  done: z.int(),
  /** The entries that were written. */
  ids: z.array(z.int()),
});
type KeptWeights = z.output<typeof keptSchema>;

const ENTRIES_A_SLICE = 100;

export function weightsText(of: Pick<KeptWeights, 'entries'> & Partial<KeptWeights>): string {
  const { entries, added = entries.length, done = 0, ids = [] } = of;
  const kept: KeptWeights = { entries, added, done, ids };
  return JSON.stringify(kept);
}

function keptWeights({ weights }: Pick<ItemRow, 'weights'>): KeptWeights {
  if (weights === null) throw new Error('an item that is none of weights');
  return keptSchema.parse(JSON.parse(weights));
}

/** The same where its entries have other ids; those that have none are not its own. */
export function withWeightIds(weights: string, idHere: (id: number) => number | null): string {
  const { ids, ...kept } = keptWeights({ weights });
  return weightsText({ ...kept, ids: ids.flatMap((id) => idHere(id) ?? []) });
}

/** As a review tells it; null of any other item. */
export function weightsOfItem(item: Pick<ItemRow, 'weights'>): ImportedWeights | null {
  if (item.weights === null) return null;
  const { entries, added } = keptWeights(item);
  const first = entries[0]?.date ?? '';
  return {
    held: entries.length,
    added,
    there: entries.length - added,
    from: first,
    to: entries.at(-1)?.date ?? first,
  };
}

/** How many entries these items bring, as they are decided. */
export function countWeights(items: readonly ItemRow[]): number {
  return items
    .filter(({ status }) => status === 'new')
    .reduce((sum, item) => sum + keptWeights(item).added, 0);
}

/** A day that the log has stays as it is; of two files with one day the first brings it. */
export async function planWeights(deps: StepDeps, leased: Leased): Promise<void> {
  const { userId, id: importId } = leased;
  const brought = new Set<string>();
  for (const item of await findItemsThatHold(deps.db, {
    userId,
    importIds: [importId],
    what: 'weights',
  })) {
    await stopWhereAsked(deps);
    if (item.is_written === 1) continue;
    const { entries } = keptWeights(item);
    const there = await findWeighedDays(deps.db, { userId, weights: entries });
    const added = entries.filter(({ date }) => !there.has(date) && !brought.has(date));
    if (item.decision !== 'skip') for (const { date } of added) brought.add(date);
    const planned = added.length > 0 ? ('new' as const) : ('duplicate' as const);
    const status = item.decision === 'skip' ? ('skipped' as const) : planned;
    const weights = weightsText({ entries, added: added.length });
    await save(deps, { leased, item, columns: { planned, status, weights } });
  }
}

/** Adds what is not there, some at a time, each once. */
export async function writeWeights(deps: StepDeps, leased: Leased): Promise<void> {
  const { userId, id: importId } = leased;
  for (const item of await findItemsThatHold(deps.db, {
    userId,
    importIds: [importId],
    what: 'weights',
  })) {
    if (item.status !== 'new') continue;
    const { entries, ...kept } = keptWeights(item);
    let { done, ids } = kept;
    while (done < entries.length) {
      await stopWhereAsked(deps);
      const beganMs = performance.now();
      const some = entries.slice(done, done + ENTRIES_A_SLICE);
      ids = await deps.db.transaction().execute(async (tx) => {
        const nowMs = deps.clock.nowMs();
        await advanceImport(tx, { ...leased, nowMs });
        const all = [...ids, ...(await addWeights(tx, { userId, weights: some, nowMs }))];
        const isLast = done + some.length >= entries.length;
        const added = isLast ? all.length : kept.added;
        const weights = weightsText({ entries, added, done: done + some.length, ids: all });
        const columns = { weights, is_written: 1 as const, place_written: 0 };
        await changeItem(tx, { userId, importId, itemId: item.id, columns });
        return all;
      });
      done += some.length;
      await leaveTime(deps, performance.now() - beganMs);
    }
  }
}

export async function takeAllWeightsBack(deps: StepDeps, leased: Leased): Promise<void> {
  const { userId, id: importId } = leased;
  const items = await findItemsThatHold(deps.db, {
    userId,
    importIds: [importId],
    what: 'weights',
  });
  for (const item of items.toReversed()) {
    if (item.is_written === 0) continue;
    const { entries, added, ids } = keptWeights(item);
    for (let left = ids; ; ) {
      await stopWhereAsked(deps);
      const some = left.slice(-ENTRIES_A_SLICE);
      left = left.slice(0, left.length - some.length);
      const isOver = left.length === 0;
      await deps.db.transaction().execute(async (tx) => {
        const nowMs = deps.clock.nowMs();
        await advanceImport(tx, { ...leased, nowMs });
        await takeWeightsBack(tx, { userId, ids: some, nowMs });
        const weights = weightsText({ entries, added, ids: left });
        const columns = isOver
          ? { weights, is_written: 0 as const, place_written: null }
          : { weights };
        await changeItem(tx, { userId, importId, itemId: item.id, columns });
      });
      if (isOver) break;
    }
  }
}

async function save(
  { db, clock }: StepDeps,
  of: { leased: Leased; item: ItemRow; columns: Parameters<typeof changeItem>[1]['columns'] },
): Promise<void> {
  const { leased, item, columns } = of;
  const { userId, id: importId } = leased;
  await db.transaction().execute(async (tx: Tx) => {
    await advanceImport(tx, { ...leased, nowMs: clock.nowMs() });
    await changeItem(tx, { userId, importId, itemId: item.id, columns });
  });
}
