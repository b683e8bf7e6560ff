import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type ExpressionBuilder,
  type Insertable,
  type Selectable,
  sql,
  type Updateable,
} from 'kysely';
import type { ItemStatus, SharedReason } from '../../contract/imports.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { OWNER_OF_LISTED } from '../platform/db/owner-of-listed.ts';
import type { Tables } from '../platform/db/tables.ts';

export type ItemRow = Selectable<Tables['import_items']>;
type OfImport = { userId: number; importId: number };

function itemsOf(db: Db | Tx, of: OfImport) {
  return db
    .selectFrom('import_items')
    .where('user_id', '=', of.userId)
    .where('import_id', '=', of.importId);
}

export async function findItems(
  db: Db | Tx,
  of: OfImport & {
    after: number;
    limit: number;
    status?: ItemStatus;
    /** Of what holds no workout, this alone. */
    reason?: string;
    /** Of what holds no workout, all but these. */
    exceptReasons?: readonly string[];
  },
): Promise<ItemRow[]> {
  const { status, reason, exceptReasons = [] } = of;
  let query = itemsOf(db, of).selectAll().where('id', '>', of.after);
  if (status) query = query.where('status', '=', status);
  if (reason !== undefined) query = query.where('columns', 'is', null).where('reason', '=', reason);
  if (exceptReasons.length > 0) {
    query = query.where(({ eb, or }) =>
      or([
        eb('columns', 'is not', null),
        eb('reason', 'is', null),
        eb('reason', 'not in', exceptReasons),
        isTableThatAsks,
      ]),
    );
  }
  return query.orderBy('id').limit(of.limit).execute();
}

/** Each is answered by itself: it is never told as one of many. */
const isTableThatAsks = sql<boolean>`(status = 'question' and asks_columns = 1)`;

const FEWEST_ALIKE = 3;
const MOST_REASONS = 100;

/** The reasons for which several items hold no workout, the most frequent first. */
export async function findSharedReasons(
  db: Db | Tx,
  of: OfImport & { status?: ItemStatus },
): Promise<SharedReason[]> {
  let query = itemsOf(db, of)
    .select(({ fn }) => [
      'status',
      'reason',
      fn.countAll<number | string>().as('items'),
      fn.count<number | string>('file').distinct().as('files'),
    ])
    .where('columns', 'is', null)
    .where('reason', 'is not', null)
    .where(({ not }) => not(isTableThatAsks))
    .groupBy(['status', 'reason'])
    .having(({ fn }) => fn.countAll(), '>=', FEWEST_ALIKE);
  if (of.status) query = query.where('status', '=', of.status);
  const rows = await query.orderBy('items', 'desc').orderBy('reason').limit(MOST_REASONS).execute();
  return rows.map(({ status, reason, items, files }) => ({
    status,
    reason: reason ?? '',
    items: Number(items),
    files: Number(files),
  }));
}

export async function findItem(
  db: Db | Tx,
  of: OfImport & { itemId: number },
): Promise<ItemRow | undefined> {
  return itemsOf(db, of).selectAll().where('id', '=', of.itemId).executeTakeFirst();
}

export async function findItemsById(
  db: Db | Tx,
  of: { userId: number; ids: readonly number[] },
): Promise<ItemRow[]> {
  if (of.ids.length === 0) return [];
  return db
    .selectFrom('import_items')
    .selectAll()
    .where('user_id', '=', of.userId)
    .where('id', 'in', of.ids)
    .execute();
}

export type StatusCount = {
  import_id: number;
  status: ItemStatus;
  workouts: number;
  compared: number;
  all: number;
};

/** How many items of these imports are in which state, and how many of those are workouts, compared or not; weights apart. */
export async function countItems(
  db: Db | Tx,
  of: { userId: number; importIds: readonly number[] },
): Promise<StatusCount[]> {
  if (of.importIds.length === 0) return [];
  const rows = await db
    .selectFrom('import_items')
    .select(({ fn }) => [
      'import_id',
      'status',
      fn.count<number | string>('columns').as('workouts'),
      fn.count<number | string>('planned').as('compared'),
      fn.countAll<number | string>().as('all'),
    ])
    .where('user_id', '=', of.userId)
    .where('import_id', 'in', of.importIds)
    .where('weights', 'is', null)
    .groupBy(['import_id', 'status'])
    .execute();
  return rows.map((row) => ({
    ...row,
    workouts: Number(row.workouts),
    compared: Number(row.compared),
    all: Number(row.all),
  }));
}

export async function changeItem(
  tx: Db | Tx,
  of: OfImport & { itemId: number; columns: Updateable<Tables['import_items']> },
): Promise<ItemRow | undefined> {
  return tx
    .updateTable('import_items')
    .set(of.columns)
    .where('user_id', '=', of.userId)
    .where('import_id', '=', of.importId)
    .where('id', '=', of.itemId)
    .returningAll()
    .executeTakeFirst();
}

/** Times that are hard to believe are right: what was left out for them is added. Answers how many. */
export async function confirmDoubted(tx: Tx, of: OfImport): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('import_items')
    .set({ status: 'new', decision: 'add' })
    .where('user_id', '=', of.userId)
    .where('import_id', '=', of.importId)
    .where('status', '=', 'question')
    .where('columns', 'is not', null)
    .where('match', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Whether a file is a table that waits until its columns are named. */
export async function asksForColumns(
  db: Db | Tx,
  of: { userId: number; fileId: number },
): Promise<boolean> {
  return hasItem(db, { ...of, flag: 'asks_columns' });
}

/** Whether anything of a file stands in the log. */
export async function isFileWritten(
  db: Db | Tx,
  of: { userId: number; fileId: number },
): Promise<boolean> {
  return hasItem(db, { ...of, flag: 'is_written' });
}

async function hasItem(
  db: Db | Tx,
  of: { userId: number; fileId: number; flag: 'asks_columns' | 'is_written' },
): Promise<boolean> {
  const row = await db
    .selectFrom('import_items')
    .select('id')
    .where('user_id', '=', of.userId)
    .where('import_file_id', '=', of.fileId)
    .where(of.flag, '=', 1)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Tables that still ask, of an import that keeps no files: nobody can read them any more. */
export async function closeTables(tx: Tx, of: OfImport & { reason: string }): Promise<void> {
  await tx
    .updateTable('import_items')
    .set({ status: 'skipped', asks_columns: 0, reason: of.reason })
    .where('user_id', '=', of.userId)
    .where('import_id', '=', of.importId)
    .where(isTableThatAsks)
    .where('columns', 'is', null)
    .execute();
}

/** The tables of an import that ask as this one does, and of which nothing has been said or written. */
export async function findTablesAlike(
  db: Db | Tx,
  of: OfImport & { fileId: number },
): Promise<{ id: number; name: string }[]> {
  const { userId, importId, fileId } = of;
  const asking = db
    .selectFrom('import_items')
    .where('import_items.user_id', '=', userId)
    .where('import_items.import_id', '=', importId)
    .where('import_items.asks_columns', '=', 1)
    .where('import_items.head', 'is not', null);
  const own = await asking
    .select('import_items.head')
    .where('import_items.import_file_id', '=', fileId)
    .limit(1)
    .executeTakeFirst();
  if (!own) return [];
  return asking
    .innerJoin('import_files', 'import_files.id', 'import_items.import_file_id')
    .select(['import_files.id', 'import_files.name'])
    .distinct()
    .where('import_items.head', '=', own.head)
    .where('import_files.id', '<>', fileId)
    .where('import_files.mapping', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('import_items as written')
            .select('written.id')
            .whereRef('written.import_file_id', '=', 'import_files.id')
            .where('written.user_id', '=', userId)
            .where('written.is_written', '=', 1),
        ),
      ),
    )
    .orderBy('import_files.id')
    .limit(MOST_ALIKE)
    .execute();
}

const MOST_ALIKE = 200;

export type NewItem = {
  item: Insertable<Tables['import_items']>;
  recording: Omit<Insertable<Tables['import_item_recordings']>, 'item_id' | 'user_id'> | null;
};

export async function insertItems(tx: Tx, items: readonly NewItem[]): Promise<void> {
  if (items.length === 0) return;
  const ids = await tx
    .insertInto('import_items')
    .values(items.map(({ item }) => item))
    .returning('id')
    .execute();
  const inOrder = ids.map(({ id }) => id).toSorted((a, b) => a - b);
  const recordings = items.flatMap(({ item, recording }, at) => {
    const id = inOrder[at];
    return recording && id !== undefined
      ? [{ item_id: id, user_id: item.user_id, ...recording }]
      : [];
  });
  if (recordings.length > 0) {
    await tx.insertInto('import_item_recordings').values(recordings).execute();
  }
}

/** Some of the items of a file, gone again; answers how many. */
export async function deleteSomeItems(
  tx: Tx,
  of: OfImport & { fileId?: number; limit: number },
): Promise<number> {
  let some = itemsOf(tx, of).select('id');
  if (of.fileId !== undefined) some = some.where('import_file_id', '=', of.fileId);
  const { numDeletedRows } = await tx
    .deleteFrom('import_items')
    .where(OWNER_OF_LISTED, '=', of.userId)
    .where('id', 'in', some.limit(of.limit))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Page after page until the last, others' requests in between. */
export async function allPages(
  page: (of: { after: number; limit: number }) => Promise<ItemRow[]>,
): Promise<ItemRow[]> {
  const items: ItemRow[] = [];
  for (;;) {
    const some = await page({ after: items.at(-1)?.id ?? 0, limit: ITEMS_A_PAGE });
    items.push(...some);
    if (some.length < ITEMS_A_PAGE) return items;
    await nextTurn();
  }
}

const ITEMS_A_PAGE = 50;

/** What is compared of the workouts that an import found and has not written, in the order they were found. */
export async function findFoundItems(
  db: Db | Tx,
  of: OfImport & { after: number; limit: number },
): Promise<ItemRow[]> {
  return itemsOf(db, of)
    .selectAll()
    .where('columns', 'is not', null)
    .where('is_written', '=', sql<0>`0`)
    .where('id', '>', of.after)
    .orderBy('id')
    .limit(of.limit)
    .execute();
}

export type ItemChange = {
  item: ItemRow;
  columns: Partial<
    Pick<
      ItemRow,
      'status' | 'planned' | 'match' | 'reason' | 'is_written' | 'place_written' | 'workout_id'
    >
  >;
};

/** Many at once: each row is there, and is written over. */
export async function changeItems(tx: Tx, changes: readonly ItemChange[]): Promise<void> {
  if (changes.length === 0) return;
  await tx
    .insertInto('import_items')
    .values(
      changes.map(({ item, columns }) => ({
        id: item.id,
        user_id: item.user_id,
        import_id: item.import_id,
        import_file_id: item.import_file_id,
        file: item.file,
        place: item.place,
        format: item.format,
        status: columns.status ?? item.status,
        planned: columns.planned ?? item.planned,
        match: columns.match === undefined ? item.match : columns.match,
        reason: columns.reason === undefined ? item.reason : columns.reason,
        is_written: columns.is_written ?? item.is_written,
        place_written:
          columns.place_written === undefined ? item.place_written : columns.place_written,
        workout_id: columns.workout_id === undefined ? item.workout_id : columns.workout_id,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        status: ref('excluded.status'),
        planned: ref('excluded.planned'),
        match: ref('excluded.match'),
        reason: ref('excluded.reason'),
        is_written: ref('excluded.is_written'),
        place_written: ref('excluded.place_written'),
        workout_id: ref('excluded.workout_id'),
      })),
    )
    .execute();
}

/** What may be another workout, and is left unsaid, is added as its own: two runs stay two. */
function isToWrite({ and, eb, or }: ExpressionBuilder<Tables, 'import_items'>) {
  return and([
    eb('columns', 'is not', null),
    or([
      eb('status', 'in', ['new', 'merged']),
      and([eb('status', '=', 'question'), eb('match', 'is not', null)]),
    ]),
  ]);
}

/** The next workouts to write, in the order of time. */
export async function findUnwritten(tx: Tx, of: OfImport & { limit: number }): Promise<ItemRow[]> {
  return itemsOf(tx, of)
    .selectAll()
    .where('is_written', '=', sql<0>`0`)
    .where(isToWrite)
    .orderBy('started_at')
    .orderBy('id')
    .limit(of.limit)
    .execute();
}

/** Entries with one of these keys that are in the log already. */
export async function findDuplicates(
  tx: Tx,
  of: OfImport & { keys: readonly string[] },
): Promise<ItemRow[]> {
  return itemsOf(tx, of)
    .selectAll()
    .where('status', '=', 'duplicate')
    .where('source_key', 'in', of.keys)
    .orderBy('id')
    .execute();
}

export async function countUnwritten(tx: Tx, of: OfImport): Promise<number> {
  const row = await itemsOf(tx, of)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('is_written', '=', sql<0>`0`)
    .where(isToWrite)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** The last workouts that were written: they are taken back first. */
export async function findWritten(tx: Tx, of: OfImport & { limit: number }): Promise<ItemRow[]> {
  return itemsOf(tx, of)
    .selectAll()
    .where('is_written', '=', sql<1>`1`)
    .where('account', 'is', null)
    .where('weights', 'is', null)
    .orderBy('place_written', 'desc')
    .limit(of.limit)
    .execute();
}

/** The files of these imports that are no workouts: exports of accounts, or of weights. */
export async function findItemsThatHold(
  db: Db | Tx,
  of: { userId: number; importIds: readonly number[]; what: 'account' | 'weights' },
): Promise<ItemRow[]> {
  if (of.importIds.length === 0) return [];
  return db
    .selectFrom('import_items')
    .selectAll()
    .where('user_id', '=', of.userId)
    .where('import_id', 'in', of.importIds)
    .where(of.what, 'is not', null)
    .orderBy('id')
    .execute();
}

export async function findItemRecordings(
  tx: Tx,
  of: { userId: number; itemIds: readonly number[] },
): Promise<Selectable<Tables['import_item_recordings']>[]> {
  if (of.itemIds.length === 0) return [];
  return tx
    .selectFrom('import_item_recordings')
    .selectAll()
    .where('user_id', '=', of.userId)
    .where('item_id', 'in', of.itemIds)
    .execute();
}

/** What was measured is the workout's now, or nobody's. */
export async function deleteItemRecordings(
  tx: Tx,
  of: { userId: number; itemIds: readonly number[] },
): Promise<void> {
  if (of.itemIds.length === 0) return;
  await tx
    .deleteFrom('import_item_recordings')
    .where('user_id', '=', of.userId)
    .where('item_id', 'in', of.itemIds)
    .execute();
}

/** Recordings that no workout has taken, of an import that is over. */
export async function deleteSomeRecordings(
  tx: Tx,
  of: OfImport & { limit: number },
): Promise<number> {
  const some = tx
    .selectFrom('import_item_recordings')
    .innerJoin('import_items', 'import_items.id', 'import_item_recordings.item_id')
    .select('item_id')
    .where('import_items.user_id', '=', of.userId)
    .where('import_items.import_id', '=', of.importId)
    .limit(of.limit);
  const { numDeletedRows } = await tx
    .deleteFrom('import_item_recordings')
    .where(OWNER_OF_LISTED, '=', of.userId)
    .where('item_id', 'in', some)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
