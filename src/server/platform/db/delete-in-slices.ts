import type { Db } from './database.ts';
import type { Tables } from './tables.ts';

/** Tables of which an athlete may have so much that others would wait for it to go. */
export const LARGE_TABLES = [
  'workouts',
  'import_items',
  'imports',
  'kept_files',
  'csv_uploads',
] as const satisfies readonly (keyof Tables)[];

const SLICE = 200;

/** Everything an athlete has in one of those tables, and what hangs on it. */
export async function deleteInSlices(
  db: Db,
  { table, userId }: { table: (typeof LARGE_TABLES)[number]; userId: number },
): Promise<void> {
  for (;;) {
    const slice = db.selectFrom(table).select('id').where('user_id', '=', userId).limit(SLICE);
    const { numDeletedRows } = await db
      .deleteFrom(table)
      .where('user_id', '=', userId)
      .where('id', 'in', slice)
      .executeTakeFirstOrThrow();
    if (numDeletedRows < SLICE) return;
  }
}
