import type { Selectable } from 'kysely';
import type { Db, Tx } from '../platform/db/database.ts';
import type { Tables } from '../platform/db/tables.ts';

type KeptFileRow = Selectable<Tables['kept_files']>;
export type Piece = Pick<
  Selectable<Tables['kept_file_pieces']>,
  'place' | 'is_gzipped' | 'content'
>;

/** The file of these bytes, whole or begun: begun now, where it is not there. */
export async function beginKeptFile(
  db: Db,
  of: { userId: number; sha256: string; bytes: number; nowMs: number },
): Promise<KeptFileRow> {
  const { userId, sha256, bytes, nowMs } = of;
  return db.transaction().execute(async (tx) => {
    await tx
      .insertInto('kept_files')
      .values({ user_id: userId, sha256, bytes, is_whole: 0, created_at: nowMs })
      .onConflict((conflict) => conflict.columns(['user_id', 'sha256']).doNothing())
      .execute();
    return tx
      .selectFrom('kept_files')
      .selectAll()
      .where('user_id', '=', userId)
      .where('sha256', '=', sha256)
      .executeTakeFirstOrThrow();
  });
}

/** The whole file of these bytes, where the athlete has it. */
export async function findKeptFile(
  db: Db | Tx,
  of: { userId: number; sha256: string },
): Promise<KeptFileRow | undefined> {
  return db
    .selectFrom('kept_files')
    .selectAll()
    .where('user_id', '=', of.userId)
    .where('sha256', '=', of.sha256)
    .where('is_whole', '=', 1)
    .executeTakeFirst();
}

/** Whoever keeps the same bytes writes the same piece: the second changes nothing. */
export async function addPiece(
  db: Db,
  of: { userId: number; keptFileId: number; piece: Piece },
): Promise<void> {
  await db
    .insertInto('kept_file_pieces')
    .values({ kept_file_id: of.keptFileId, user_id: of.userId, ...of.piece })
    .onConflict((conflict) => conflict.columns(['kept_file_id', 'place']).doNothing())
    .execute();
}

export async function markWhole(
  db: Db,
  of: { userId: number; keptFileId: number; keptBytes: number },
): Promise<void> {
  await db
    .updateTable('kept_files')
    .set({ is_whole: 1, kept_bytes: of.keptBytes })
    .where('user_id', '=', of.userId)
    .where('id', '=', of.keptFileId)
    .execute();
}

export async function findPiece(
  db: Db | Tx,
  of: { userId: number; keptFileId: number; place: number },
): Promise<Piece | undefined> {
  return db
    .selectFrom('kept_file_pieces')
    .select(['place', 'is_gzipped', 'content'])
    .where('user_id', '=', of.userId)
    .where('kept_file_id', '=', of.keptFileId)
    .where('place', '=', of.place)
    .executeTakeFirst();
}

/** What one of the athlete's kept files takes. */
export async function findKeptBytes(
  db: Db | Tx,
  of: { userId: number; keptFileId: number },
): Promise<number> {
  const row = await db
    .selectFrom('kept_files')
    .select('kept_bytes')
    .where('user_id', '=', of.userId)
    .where('id', '=', of.keptFileId)
    .executeTakeFirst();
  return row?.kept_bytes ?? 0;
}

/** What the athlete's kept files take. */
export async function sumKeptBytes(db: Db | Tx, userId: number): Promise<number> {
  const row = await db
    .selectFrom('kept_files')
    .select(({ fn }) => fn.sum<number | string | null>('kept_bytes').as('bytes'))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(row?.bytes ?? 0);
}

/** The file, unless an import has it. */
export async function forgetUnused(
  tx: Db | Tx,
  of: { userId: number; keptFileIds: readonly number[] },
): Promise<void> {
  if (of.keptFileIds.length === 0) return;
  await tx
    .deleteFrom('kept_files')
    .where('user_id', '=', of.userId)
    .where('id', 'in', of.keptFileIds)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('import_files')
            .select('import_files.id')
            .whereRef('import_files.kept_file_id', '=', 'kept_files.id'),
        ),
      ),
    )
    .execute();
}

/** Files that no import has: of uploads that were cut off, and of processes that died. */
export async function findAbandoned(
  db: Db,
  of: { beforeMs: number; limit: number },
): Promise<Pick<KeptFileRow, 'id' | 'user_id'>[]> {
  return db
    .selectFrom('kept_files')
    .leftJoin('import_files', 'import_files.kept_file_id', 'kept_files.id')
    .select(['kept_files.id', 'kept_files.user_id'])
    .where('kept_files.created_at', '<', of.beforeMs)
    .where('import_files.id', 'is', null)
    .orderBy('kept_files.id')
    .limit(of.limit)
    .execute();
}
