import { setImmediate as nextTurn } from 'node:timers/promises';
import { type ImportSummaryJson, importSummaryToJson } from '../../contract/imports.ts';
import type { Db } from '../platform/db/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import { findItems, type ItemRow } from './import-items.queries.ts';
import { columnsOfItem, matchOfItem } from './import-json.ts';
import type { ImportWork } from './import-work.ts';
import { forgetImport } from './imports.queries.ts';
import { sumKeptBytes } from './kept-files.queries.ts';
import { EMPTY_LIST } from './readers/health-auto-export/read-health-json.ts';
import { type StartDeps, startSpooled } from './start-import.ts';

const WAITED_FOR_MS = 110_000;
const ITEMS_A_TURN = 200;
const MOST_TOLD = 200;

/** What a phone posts by itself: read, written, and answered when it is done. */
export async function importAtOnce(
  deps: StartDeps & { work: ImportWork },
  of: { userId: number; bytes: Uint8Array; isConfirmed: boolean },
): Promise<ImportSummaryJson> {
  const { db, spool, work, quotaBytes } = deps;
  const { userId, bytes, isConfirmed } = of;
  // A full quota costs the original, never the workouts.
  const keepsFiles = (await sumKeptBytes(db, userId)) + bytes.byteLength <= quotaBytes;
  const spooled = await spool.put({ name: 'records.json', bytes });
  const wishes = { commitAtOnce: true, keepsFiles, isConfirmed };
  const { id } = await startSpooled(deps, { userId, spooled, wishes });
  work.wake();
  const row = await work.until({ userId, id }, ['done', 'failed', 'undone'], WAITED_FOR_MS);
  if (row?.status !== 'done') {
    const message = 'Your workouts have arrived, and are still being read: your imports show when.';
    throw new AppError('unavailable', message, { retryAfterS: 60 });
  }
  const items = await allItems(db, { userId, importId: id });
  const refusal = refusalOf(items);
  if (!refusal) return summaryOf(items);
  // What holds no workouts is no import.
  await db.transaction().execute((tx) => forgetImport(tx, { userId, id }));
  throw refusal;
}

async function allItems(db: Db, of: { userId: number; importId: number }): Promise<ItemRow[]> {
  const items: ItemRow[] = [];
  for (;;) {
    const after = items.at(-1)?.id ?? 0;
    const some = await findItems(db, { ...of, after, limit: ITEMS_A_TURN });
    items.push(...some);
    if (some.length < ITEMS_A_TURN) return items;
    await nextTurn();
  }
}

function summaryOf(items: readonly ItemRow[]): ImportSummaryJson {
  const refused = items.filter(({ columns }) => columns === null);
  const doubted = items.filter((item) => item.status === 'question' && item.match === null);
  const taken = items.filter((item) => item.columns !== null && !doubted.includes(item));
  const count = (status: ItemRow['status']) =>
    taken.filter((item) => item.status === status).length;
  const columns = taken.flatMap((item) => columnsOfItem(item) ?? []);
  const entries = refused.filter(isEntry);
  return importSummaryToJson({
    found: taken.length,
    added: count('new'),
    alreadyThere: taken.length - count('new') - count('merged'),
    enriched: count('merged'),
    failed: entries.length + doubted.length,
    withHeartRate: columns.filter(({ avg_heart_rate: average }) => average != null).length,
    distanceM: columns.reduce((sum, each) => sum + (each.distance_m ?? 0), 0),
    calories: columns.reduce((sum, each) => sum + (each.calories ?? 0), 0),
    errors: [...doubted.map(doubtOf), ...entries.map(errorOf)].slice(0, MOST_TOLD),
    notes: taken.flatMap(notesOf).slice(0, MOST_TOLD),
  });
}

/** Where the file as a whole is none that holds workouts. */
function refusalOf(items: readonly ItemRow[]): AppError | null {
  const [first] = items;
  if (!first || items.some((item) => item.columns !== null || isEntry(item))) return null;
  const { reason, status } = first;
  if (reason === EMPTY_LIST) return null;
  const message = status === 'skipped' ? 'Unsupported JSON format' : 'Invalid JSON format';
  return new AppError('unreadableFile', message, {
    issues: [{ path: 'file', message: reason ?? message }],
  });
}

function isEntry({ place }: ItemRow): boolean {
  return place.startsWith('workout ');
}

function doubtOf({ place, reason }: ItemRow) {
  return {
    place,
    message: 'Left out, as its time is hard to believe',
    detail: reason ?? '',
    code: 'implausible' as const,
  };
}

function errorOf({ place, reason }: ItemRow) {
  return { place, message: 'Invalid data format', detail: reason ?? '' };
}

/** The day that a file leaves open follows from the athlete's time zone. */
function notesOf(item: ItemRow): ImportSummaryJson['notes'] {
  const { place, reason, status, warnings } = item;
  const said: { code: string; message: string }[] = JSON.parse(warnings);
  const notes = said
    .filter(({ code }) => code !== 'day-unknown')
    .map(({ code, message }) => ({ place, message, detail: code }));
  const isDeleted = status === 'duplicate' && reason !== null && matchOfItem(item) !== null;
  return isDeleted ? [{ place, message: reason, detail: 'deleted-before' }, ...notes] : notes;
}
