import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Insertable, Selectable } from 'kysely';
import type { CsvMappingInput } from '../../contract/csv-import.ts';
import type { ImportSummaryJson } from '../../contract/imports.ts';
import { addDays } from '../../domain/calendar.ts';
import type { Source } from '../../domain/workout-kinds.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import type { Tables } from '../platform/db/tables.ts';
import { KNOWN_COLUMNS, type KnownWorkout } from './plan-import.ts';

export type ImportRow = Selectable<Tables['csv_uploads']>;

/** Between two of them, others' requests are answered. */
const ROWS_A_TURN = 500;

/** Undefined where this athlete has sent the same bytes before. */
export async function insertImport(
  tx: Tx,
  of: {
    row: Insertable<Tables['csv_uploads']>;
    file: Pick<Insertable<Tables['csv_upload_files']>, 'original' | 'parsed'>;
  },
): Promise<ImportRow | undefined> {
  const row = await tx
    .insertInto('csv_uploads')
    .values(of.row)
    .onConflict((conflict) => conflict.columns(['user_id', 'source', 'sha256']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  const { original, parsed } = of.file;
  await tx
    .insertInto('csv_upload_files')
    .values({ import_id: row.id, user_id: row.user_id, original, parsed })
    .execute();
  return row;
}

export async function markApplied(
  tx: Tx,
  of: { userId: number; id: number; summary: ImportSummaryJson; nowMs: number },
): Promise<void> {
  await tx
    .updateTable('csv_uploads')
    .set({
      state: 'applied',
      applied_at: of.nowMs,
      summary: JSON.stringify(of.summary),
      // Of a CSV file it was the lines until now: the mapping says which of them are workouts.
      found: of.summary.found,
    })
    .where('user_id', '=', of.userId)
    .where('id', '=', of.id)
    .execute();
}

export async function findImport(db: Db | Tx, of: { userId: number; id: number }) {
  return db
    .selectFrom('csv_uploads')
    .selectAll()
    .where('user_id', '=', of.userId)
    .where('id', '=', of.id)
    .executeTakeFirst();
}

export async function findImportByHash(
  db: Db | Tx,
  of: { userId: number; source: Source; sha256: string },
) {
  return db
    .selectFrom('csv_uploads')
    .selectAll()
    .where('user_id', '=', of.userId)
    .where('source', '=', of.source)
    .where('sha256', '=', of.sha256)
    .executeTakeFirst();
}

export async function findLatestImports(db: Db | Tx, userId: number) {
  return db
    .selectFrom('csv_uploads')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
}

export async function findImportFile(
  db: Db | Tx,
  of: { userId: number; id: number; part: 'original' | 'parsed' },
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('csv_upload_files')
    .select(of.part)
    .where('user_id', '=', of.userId)
    .where('import_id', '=', of.id)
    .executeTakeFirst();
  return row?.[of.part];
}

/** The workouts that this source gave before, deleted ones too, on the days of the file or by key. */
export async function findKnownWorkouts(
  db: Db | Tx,
  of: { userId: number; source: Source; dates: string[]; keys: string[] },
): Promise<KnownWorkout[]> {
  const { dates, keys } = of;
  const sorted = dates.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return [];
  const onTheDays = workoutsOf(db, of)
    .where('date', '>=', addDays(first, -1))
    .where('date', '<=', addDays(last, 1));
  const found = new Map((await pageByPage(onTheDays)).map((row) => [row.id, row]));
  // A workout whose day was corrected since is found by its key.
  for (let from = 0; from < keys.length; from += ROWS_A_TURN) {
    const some = keys.slice(from, from + ROWS_A_TURN);
    const rows = await workoutsOf(db, of).where('source_key', 'in', some).execute();
    for (const row of rows) found.set(row.id, row);
    await nextTurn();
  }
  return [...found.values()].toSorted((a, b) => a.id - b.id);
}

/** Every workout that CSV files gave before, deleted ones too, in the order they came. */
export async function findKnownOfCsv(db: Db | Tx, userId: number): Promise<KnownWorkout[]> {
  const known = await pageByPage(workoutsOf(db, { userId, source: 'csv' }));
  return known.toSorted((a, b) => a.id - b.id);
}

function workoutsOf(db: Db | Tx, { userId, source }: { userId: number; source: Source }) {
  return db
    .selectFrom('workouts')
    .select(KNOWN_COLUMNS)
    .where('user_id', '=', userId)
    .where('source', '=', source);
}

/** In the order of the index that finds them, so that a page costs its own rows alone. */
async function pageByPage(query: ReturnType<typeof workoutsOf>): Promise<KnownWorkout[]> {
  const known: KnownWorkout[] = [];
  for (;;) {
    const rows = await query
      .where('source_key', '>', known.at(-1)?.source_key ?? '')
      .orderBy('source_key')
      .limit(ROWS_A_TURN)
      .execute();
    known.push(...rows);
    if (rows.length < ROWS_A_TURN) return known;
    await nextTurn();
  }
}

export async function keepMapping(
  db: Db | Tx,
  of: { userId: number; id: number; mapping: CsvMappingInput },
): Promise<void> {
  await db
    .updateTable('csv_uploads')
    .set({ mapping: JSON.stringify(of.mapping) })
    .where('user_id', '=', of.userId)
    .where('id', '=', of.id)
    .execute();
}
