import type { Db, Tx } from './db/database.ts';
import type { KeptTable } from './db/tables.ts';

export type OfEntry = { userId: number; id: number };

// The columns that are named here are in each of these tables: one of them stands for all.
type Any = 'weight_entries';

/** A whole row, also where it was deleted and can still come back. */
export async function findEvenDeleted(
  tx: Db | Tx,
  table: KeptTable,
  of: OfEntry,
): Promise<object | undefined> {
  return tx
    .selectFrom(table as Any)
    .selectAll()
    .where('user_id', '=', of.userId)
    .where('id', '=', of.id)
    .executeTakeFirst();
}

/** The whole row; undefined where there is no such entry, or it is no longer at `version`. */
export async function changeEntry(
  tx: Db | Tx,
  table: KeptTable,
  change: OfEntry & {
    version: number;
    columns: object;
    /** Also while it is deleted and can still come back. */
    evenDeleted?: boolean;
  },
): Promise<object | undefined> {
  const update = tx
    .updateTable(table as Any)
    .set({ ...change.columns, version: change.version + 1 })
    .where('user_id', '=', change.userId)
    .where('id', '=', change.id)
    .where('version', '=', change.version);
  const ofThose = change.evenDeleted ? update : update.where('deleted_at', 'is', null);
  return ofThose.returningAll().executeTakeFirst();
}

/** False where there is no such entry. */
export async function markDeleted(
  tx: Db | Tx,
  table: KeptTable,
  of: OfEntry & { nowMs: number },
): Promise<boolean> {
  const result = await tx
    .updateTable(table as Any)
    .set({ deleted_at: of.nowMs })
    .where('user_id', '=', of.userId)
    .where('id', '=', of.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** False where no such entry was deleted. */
export async function restoreDeleted(tx: Db | Tx, table: KeptTable, of: OfEntry): Promise<boolean> {
  const result = await tx
    .updateTable(table as Any)
    .set({ deleted_at: null })
    .where('user_id', '=', of.userId)
    .where('id', '=', of.id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Forgets for good what was deleted before this instant, of all accounts. */
export async function purgeDeletedBefore(
  db: Db | Tx,
  table: KeptTable,
  instantMs: number,
): Promise<number> {
  const result = await db
    .deleteFrom(table as Any)
    .where('deleted_at', 'is not', null)
    .where('deleted_at', '<', instantMs)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

type Key = { userId: number; key: string };

/** Takes a key for a new entry; false where it was taken before. Keys older than this are free again. */
export async function takeKey(
  tx: Tx,
  of: Key & { requestHash: string; nowMs: number; freeBeforeMs: number },
): Promise<boolean> {
  const taken = await tx
    .insertInto('idempotency_keys')
    .values({
      user_id: of.userId,
      idempotency_key: of.key,
      request_hash: of.requestHash,
      entry_id: null,
      created_at: of.nowMs,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'idempotency_key'])
        .doUpdateSet({ request_hash: of.requestHash, entry_id: null, created_at: of.nowMs })
        .where('idempotency_keys.created_at', '<', of.freeBeforeMs),
    )
    .returning('idempotency_key')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function keepEntryOfKey(tx: Tx, of: Key & { entryId: number }): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ entry_id: of.entryId })
    .where('user_id', '=', of.userId)
    .where('idempotency_key', '=', of.key)
    .execute();
}

/** The key that was taken as this entry was made names another from now on. */
export async function moveKeyOfEntry(
  tx: Tx,
  of: { userId: number; from: number; to: number; takenAtMs: number },
): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ entry_id: of.to })
    .where('user_id', '=', of.userId)
    .where('entry_id', '=', of.from)
    .where('created_at', '=', of.takenAtMs)
    .execute();
}

export async function findKey(tx: Tx, of: Key) {
  return tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'entry_id'])
    .where('user_id', '=', of.userId)
    .where('idempotency_key', '=', of.key)
    .executeTakeFirstOrThrow();
}

/** How many keys of requests older than this are forgotten. */
export async function forgetIdempotencyKeysBefore(tx: Db | Tx, instantMs: number): Promise<number> {
  const result = await tx
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', instantMs)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
