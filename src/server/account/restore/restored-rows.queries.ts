import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';

export type RestoredRow = Selectable<Tables['restored_rows']>;
type NewRestoredRow = Insertable<Tables['restored_rows']>;
type OfItem = { userId: number; itemId: number };

const ROWS_A_PAGE = 1000;

/** What has become of an export so far, in the order it was written. */
export async function* findRestored(db: Db, of: OfItem): AsyncGenerator<RestoredRow> {
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom('restored_rows')
      .selectAll()
      .where('user_id', '=', of.userId)
      .where('item_id', '=', of.itemId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(ROWS_A_PAGE)
      .execute();
    yield* rows;
    if (rows.length < ROWS_A_PAGE) return;
    after = rows.at(-1)?.id ?? after;
  }
}

/** The latest first: what names another row was written after it. */
export async function findLatestRestored(
  tx: Tx,
  of: OfItem & { limit: number },
): Promise<RestoredRow[]> {
  return tx
    .selectFrom('restored_rows')
    .selectAll()
    .where('user_id', '=', of.userId)
    .where('item_id', '=', of.itemId)
    .orderBy('id', 'desc')
    .limit(of.limit)
    .execute();
}

/** What was changed of the profile: always the first row. */
export async function findRestoredProfile(db: Db, of: OfItem): Promise<RestoredRow | undefined> {
  return db
    .selectFrom('restored_rows')
    .selectAll()
    .where('user_id', '=', of.userId)
    .where('item_id', '=', of.itemId)
    .where('table_name', '=', 'users')
    .executeTakeFirst();
}

export async function insertRestored(tx: Tx, row: NewRestoredRow): Promise<number> {
  const { id } = await tx
    .insertInto('restored_rows')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteRestored(
  tx: Tx,
  of: { userId: number; ids: readonly number[] },
): Promise<void> {
  if (of.ids.length === 0) return;
  await tx
    .deleteFrom('restored_rows')
    .where('user_id', '=', of.userId)
    .where('id', 'in', of.ids)
    .execute();
}
