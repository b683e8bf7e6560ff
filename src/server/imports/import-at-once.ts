import type { ImportSummaryJson } from '../../contract/imports.ts';
import type { Db } from '../platform/db/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import { entriesOfItems, FAULT, isEntry, summaryOf } from './import-answers.ts';
import { allPages, findItems, type ItemRow } from './import-items.queries.ts';
import type { ImportWork } from './import-work.ts';
import { forgetImport, type ImportRow } from './imports.queries.ts';
import { sumKeptBytes } from './kept-files.queries.ts';
import { EMPTY_LIST } from './readers/health-auto-export/read-health-json.ts';
import { type ImportOptions, type StartDeps, startSpooled } from './start-import.ts';

/** The calls that take one file as it is, and answer once a step of its import is done. */
export type AtOnceDeps = StartDeps & { work: ImportWork };

/** How the list of imports calls what a program posted. */
const POSTED = 'Sent by an app.json';
const WAITED_FOR_MS = 110_000;

/** What a phone posts by itself: read, written, and answered when it is done. */
export async function importAtOnce(
  deps: AtOnceDeps,
  of: { userId: number; bytes: Uint8Array; isConfirmed: boolean },
): Promise<ImportSummaryJson> {
  const { userId, bytes, isConfirmed } = of;
  const options = { commitAtOnce: true, isConfirmed };
  const { id } = await startOne(deps, { userId, name: POSTED, bytes, options });
  await untilStatus(deps, { userId, id }, ['done']);
  const items = await refuseWithoutEntries(deps.db, { userId, id, name: POSTED });
  return summaryOf(await entriesOfItems(items));
}

/** An import of one file. A full quota costs the original, never the workouts. */
export async function startOne(
  deps: AtOnceDeps,
  of: {
    userId: number;
    name: string;
    bytes: Uint8Array;
    options: Omit<ImportOptions, 'keepsFiles'>;
  },
): Promise<ImportRow> {
  const { userId, name, bytes } = of;
  const usedBytes = await sumKeptBytes(deps.db, userId);
  const keepsFiles = usedBytes + bytes.byteLength <= deps.quotaBytes;
  const spooled = await deps.spool.put({ name, bytes });
  const options = { ...of.options, keepsFiles };
  const row = await startSpooled(deps, { userId, spooled, options });
  deps.work.wake();
  return row;
}

/** Waits until the import is that far. */
export async function untilStatus(
  { work }: AtOnceDeps,
  of: { userId: number; id: number },
  statuses: readonly ImportRow['status'][],
): Promise<ImportRow> {
  const row = await work.until(of, [...statuses, 'failed', 'undone'], WAITED_FOR_MS);
  if (row && statuses.includes(row.status)) return row;
  const message = 'Your workouts have arrived, and are still being read: your imports show when.';
  throw new AppError('unavailable', message, { retryAfterS: 60 });
}

/** Everything that was found; what holds no workouts is no import, and is refused. */
export async function refuseWithoutEntries(
  db: Db,
  { userId, id, name }: { userId: number; id: number; name: string },
): Promise<ItemRow[]> {
  const items = await allItems(db, { userId, importId: id });
  const refusal = refusalOf(items, name);
  if (!refusal) return items;
  await db.transaction().execute((tx) => forgetImport(tx, { userId, id }));
  throw refusal;
}

export function allItems(db: Db, of: { userId: number; importId: number }): Promise<ItemRow[]> {
  return allPages((page) => findItems(db, { ...of, ...page }));
}

/** Where the file as a whole is none that holds workouts. */
function refusalOf(items: readonly ItemRow[], name: string): AppError | null {
  const [first] = items;
  if (!first || items.some(isEntry)) return null;
  const { reason, format, status } = first;
  if (reason === EMPTY_LIST) return null;
  const isOtherJson = status === 'skipped' && format.includes('JSON');
  const inJson = isOtherJson ? 'Unsupported JSON format' : 'Invalid JSON format';
  const message = /\.csv$/i.test(name) ? FAULT : inJson;
  return new AppError('unreadableFile', message, {
    issues: [{ path: 'file', message: reason ?? message }],
  });
}
