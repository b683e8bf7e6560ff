import type { Match } from '../../domain/same-workout.ts';
import type { Tx } from '../platform/db/database.ts';
import type { PackedRecording } from '../workouts/recordings.queries.ts';
import {
  addFromSource,
  addManyFromSource,
  mergeSource,
  type SourceReading,
} from '../workouts/sources.ts';
import { writeAccounts } from './account-items.ts';
import { finishImport } from './end-import.ts';
import {
  changeItems,
  countUnwritten,
  deleteItemRecordings,
  findDuplicates,
  findItem,
  findItemRecordings,
  findUnwritten,
  type ItemChange,
  type ItemRow,
} from './import-items.queries.ts';
import { columnsOfItem, matchOfItem } from './import-json.ts';
import { inShortTurns, leaveTime, type StepDeps, stopWhereAsked } from './import-step.ts';
import { advanceImport, type Leased } from './imports.queries.ts';
import { fileOfItem, matchItems } from './plan-items.ts';
import { sourceOfKind } from './read-found-items.ts';
import { writeWeights } from './weight-items.ts';

const FEWEST = 2;
const MOST = 20;

/** Writes what was found to the log, slice by slice; each is written whole, and once. */
export async function writeItems(deps: StepDeps, leased: Leased): Promise<void> {
  await tellTotal(deps, leased);
  let limit = FEWEST;
  for (;;) {
    await stopWhereAsked(deps);
    const turns = inShortTurns();
    const slice = { leased, limit, yieldTurn: turns.yieldTurn };
    const written = await deps.db.transaction().execute((tx) => writeSlice(tx, deps, slice));
    if (written === 0) break;
    const tookMs = turns.ownMs();
    await leaveTime(deps, tookMs);
    // What was measured along the way makes a workout many times as large.
    limit = nextLimit({ limit, tookMs, sliceMs: deps.sliceMs });
  }
  await writeWeights(deps, leased);
  await writeAccounts(deps, leased);
  await finishImport(deps, leased, 'done');
}

function nextLimit(of: { limit: number; tookMs: number; sliceMs: number }): number {
  const { limit, tookMs, sliceMs } = of;
  if (tookMs > sliceMs) return Math.max(FEWEST, Math.floor(limit / 2));
  return tookMs < sliceMs / 2 ? Math.min(MOST, limit * 2) : limit;
}

/** A choice that was changed in the review, or a question answered later, changes how much there is. */
async function tellTotal({ db, clock }: StepDeps, leased: Leased): Promise<void> {
  const nowMs = clock.nowMs();
  await db.transaction().execute(async (tx) => {
    const row = await advanceImport(tx, { ...leased, nowMs });
    const left = await countUnwritten(tx, { userId: leased.userId, importId: leased.id });
    const columns = { items_total: row.items_written + left };
    await advanceImport(tx, { ...leased, nowMs, columns });
  });
}

async function writeSlice(
  tx: Tx,
  { clock, reader }: StepDeps,
  of: { leased: Leased; limit: number; yieldTurn: () => Promise<void> },
): Promise<number> {
  const { leased, limit, yieldTurn } = of;
  const { userId, id: importId } = leased;
  const nowMs = clock.nowMs();
  const row = await advanceImport(tx, { ...leased, nowMs });
  const items = await findUnwritten(tx, { userId, importId, limit });
  if (items.length === 0) return 0;
  // As the log stands now, with all that was written of this import before.
  await yieldTurn();
  const matches = await matchSlice(tx, { userId, importId, items, reader });
  await yieldTurn();
  const found = items.map((item, at) => ({ item, match: matches[at] ?? { kind: 'new' as const } }));
  const isAdded = ({ item, match }: Found) =>
    item.decision === 'add' || (item.decision === null && (isNew(match) || isAsked(item)));
  const added = found.filter(isAdded);
  const readings = await readingsOf(tx, { userId, items });
  const workoutIds = await addManyFromSource(tx, {
    userId,
    readings: added.flatMap(({ item }) => readings.get(item.id) ?? []),
    nowMs,
  });
  await yieldTurn();
  let place = row.items_written;
  const changes: ItemChange[] = [];
  const written = new Map<number, number>();
  const note = (of: { item: ItemRow; status: 'new' | 'merged'; workoutId: number }) => {
    const { item, status, workoutId } = of;
    place += 1;
    written.set(item.id, workoutId);
    const columns = { status, is_written: 1 as const, place_written: place, workout_id: workoutId };
    changes.push({ item, columns });
  };
  for (const [at, { item }] of added.entries()) {
    const workoutId = workoutIds[at];
    if (workoutId !== undefined) note({ item, status: 'new', workoutId });
  }
  for (const one of found.filter((each) => !isAdded(each))) {
    const { item, match } = one;
    const workoutId = await mergedInto(tx, { ...one, items, written });
    const reading = readings.get(item.id);
    if ((item.decision === null && match.kind === 'identical') || !reading) {
      changes.push({ item, columns: { status: 'duplicate' } });
    } else if (workoutId === null) {
      const { workoutId: own } = await addFromSource(tx, { userId, reading, nowMs });
      note({ item, status: 'new', workoutId: own });
    } else {
      await mergeSource(tx, { userId, workoutId, reading, nowMs });
      note({ item, status: 'merged', workoutId });
    }
  }
  await yieldTurn();
  await changeItems(tx, changes);
  await deleteItemRecordings(tx, { userId, itemIds: items.map(({ id }) => id) });
  await advanceImport(tx, { ...leased, nowMs, columns: { items_written: place } });
  return items.length;
}

type Found = { item: ItemRow; match: Match };

/**
 * What each item of a slice is. Entries that say the same take the workouts of the log in turn: of three
 * where two are there the third is new, though the slice alone would take it for the first.
 */
async function matchSlice(
  tx: Tx,
  of: { userId: number; importId: number; items: ItemRow[]; reader: StepDeps['reader'] },
): Promise<Match[]> {
  const { userId, importId, items, reader } = of;
  const matches = await matchItems(tx, { userId, items, reader });
  const repeats = items.filter(
    ({ planned }, at) => planned === 'new' && matches[at]?.kind === 'identical',
  );
  if (repeats.length === 0) return matches;
  const keys = repeats.flatMap(({ source_key: key }) => key ?? []);
  const there = await findDuplicates(tx, { userId, importId, keys });
  const all = await matchItems(tx, { userId, items: [...there, ...items], reader });
  return all.slice(there.length);
}

/** What may be another workout stands by itself, where nobody says otherwise. */
function isNew({ kind }: Match): boolean {
  return kind === 'new' || kind === 'unsure';
}

/** What was a question beside all the others stays one, though its slice alone would answer it. */
function isAsked({ planned }: ItemRow): boolean {
  return planned === 'question';
}

/** The workout that an item becomes part of: the one that the athlete chose, else the one that matches. */
async function mergedInto(
  tx: Tx,
  of: Found & { items: readonly ItemRow[]; written: ReadonlyMap<number, number> },
): Promise<number | null> {
  const { item, match, items, written } = of;
  const decided = item.decision === 'merge' ? await decidedWorkout(tx, item) : null;
  if (decided !== null || match.kind === 'new') return decided;
  if ('workoutId' in match.with) return match.with.workoutId;
  return written.get(items[match.with.found]?.id ?? 0) ?? null;
}

/** The workout that the athlete was shown as the match. */
async function decidedWorkout(tx: Tx, item: ItemRow): Promise<number | null> {
  const match = matchOfItem(item);
  if (!match || match.itemId === null) return match?.workoutId ?? null;
  const { user_id: userId, import_id: importId } = item;
  const other = await findItem(tx, { userId, importId, itemId: match.itemId });
  return other?.workout_id ?? null;
}

/** What was read of each of these, with what was measured along the way. */
async function readingsOf(
  tx: Tx,
  { userId, items }: { userId: number; items: readonly ItemRow[] },
): Promise<Map<number, SourceReading>> {
  const itemIds = items.map(({ id }) => id);
  const rows = await findItemRecordings(tx, { userId, itemIds });
  const recordings = new Map(
    rows.map(({ item_id: id, samples, rest }) => [
      id,
      { ...JSON.parse(rest), samples } as PackedRecording,
    ]),
  );
  return new Map(items.map((item) => [item.id, readingOf(item, recordings.get(item.id) ?? null)]));
}

function readingOf(item: ItemRow, recording: PackedRecording | null): SourceReading {
  const columns = columnsOfItem(item);
  if (!columns) throw new Error('an item without a workout is not written');
  return {
    source: sourceOfKind(item.format),
    sourceKey: item.source_key ?? String(item.id),
    kind: item.format,
    importId: item.import_id,
    itemId: item.id,
    columns,
    localStart: item.local_start,
    file: fileOfItem(item),
    recording,
  };
}
