import type { Insertable, Selectable, Updateable } from 'kysely';
import type { ItemStatus } from '../../contract/imports.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import type { Tables } from '../platform/db/tables.ts';

export type ItemRow = Selectable<Tables['import_items']>;
type OfImport = { userId: number; importId: number };

export async function findItems(
  db: Db | Tx,
  of: OfImport & { after: number; limit: number; status?: ItemStatus },
): Promise<ItemRow[]> {
  const { status } = of;
  let query = db
    .selectFrom('import_items')
    .selectAll()
    .where('user_id', '=', of.userId)
    .where('import_id', '=', of.importId)
    .where('id', '>', of.after);
  if (status) query = query.where('status', '=', status);
  return query.orderBy('id').limit(of.limit).execute();
}

export async function findItem(
  db: Db | Tx,
  of: OfImport & { itemId: number },
): Promise<ItemRow | undefined> {
  return db
    .selectFrom('import_items')
    .selectAll()
    .where('user_id', '=', of.userId)
    .where('import_id', '=', of.importId)
    .where('id', '=', of.itemId)
    .executeTakeFirst();
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

export type StatusCount = { import_id: number; status: ItemStatus; workouts: number; all: number };

/** How many items of these imports are in which state, and how many of those are workouts. */
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
      fn.countAll<number | string>().as('all'),
    ])
    .where('user_id', '=', of.userId)
    .where('import_id', 'in', of.importIds)
    .groupBy(['import_id', 'status'])
    .execute();
  return rows.map((row) => ({ ...row, workouts: Number(row.workouts), all: Number(row.all) }));
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
