import type { Insertable, Selectable, Updateable } from 'kysely';
import { addDays, type Day } from '../../domain/calendar.ts';
import { batchesOf } from '../platform/batches.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { OWNER_OF_LISTED } from '../platform/db/owner-of-listed.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { WorkoutRow } from './workout-rows.ts';

type SourceRow = Selectable<Tables['workout_sources']>;
/** All but the samples, which are large and rarely looked at. */
export type StoredSource = Omit<SourceRow, 'samples' | 'recording'>;
export type NewSource = Insertable<Tables['workout_sources']>;
type OfWorkout = { userId: number; workoutId: number };

const COLUMNS = [
  'id',
  'user_id',
  'workout_id',
  'source',
  'kind',
  'source_key',
  'import_id',
  'item_id',
  'fields',
  'is_shown',
  'version_before',
  'updated_before',
  'created_at',
] as const satisfies (keyof StoredSource)[];

const IDS_A_QUERY = 500;

/** What each source said of these workouts, in the order they came. */
export async function findSources(
  db: Db | Tx,
  of: { userId: number; workoutIds: readonly number[] },
): Promise<StoredSource[]> {
  const found: StoredSource[] = [];
  for (const ids of batchesOf(of.workoutIds, IDS_A_QUERY)) {
    const rows = await db
      .selectFrom('workout_sources')
      .select(COLUMNS)
      .where(OWNER_OF_LISTED, '=', of.userId)
      .where('workout_id', 'in', ids)
      .orderBy('id')
      .execute();
    found.push(...rows);
  }
  return found;
}

/** What came of one item of an import. */
export function findSourceOfItem(
  db: Db | Tx,
  of: { userId: number; importId: number; itemId: number },
): Promise<StoredSource | undefined> {
  return db
    .selectFrom('workout_sources')
    .select(COLUMNS)
    .where('user_id', '=', of.userId)
    .where('import_id', '=', of.importId)
    .where('item_id', '=', of.itemId)
    .executeTakeFirst();
}

/** Of what no item of an import brought, and nothing has to be put back for. */
export const OF_NO_IMPORT = {
  source_key: '',
  import_id: null,
  item_id: null,
  version_before: null,
  updated_before: null,
} as const;

export async function insertSources(tx: Tx, rows: NewSource[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto('workout_sources').values(rows).execute();
}

export async function changeSource(
  tx: Tx,
  of: { userId: number; id: number; columns: Updateable<Tables['workout_sources']> },
): Promise<void> {
  await tx
    .updateTable('workout_sources')
    .set(of.columns)
    .where('user_id', '=', of.userId)
    .where('id', '=', of.id)
    .execute();
}

export async function deleteSources(
  tx: Tx,
  of: { userId: number; ids: readonly number[] },
): Promise<void> {
  if (of.ids.length === 0) return;
  await tx
    .deleteFrom('workout_sources')
    .where('user_id', '=', of.userId)
    .where('id', 'in', of.ids)
    .execute();
}

export type StoredRecording = { id: number; recording: string; samples: Uint8Array };

/** The recordings of a workout that are not the one it shows. */
export async function findKeptBeside(tx: Tx, of: OfWorkout): Promise<StoredRecording[]> {
  const rows = await tx
    .selectFrom('workout_sources')
    .select(['id', 'recording', 'samples'])
    .where('user_id', '=', of.userId)
    .where('workout_id', '=', of.workoutId)
    .where('samples', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.flatMap(({ id, recording, samples }) =>
    recording && samples ? { id, recording, samples } : [],
  );
}

type LoggedRow = Pick<
  WorkoutRow,
  | 'id'
  | 'date'
  | 'started_at'
  | 'utc_offset_s'
  | 'workout_type'
  | 'running_subtype'
  | 'sport'
  | 'duration_s'
  | 'elapsed_s'
  | 'distance_m'
  | 'source'
  | 'source_key'
  | 'deleted_at'
> & {
  /** Of a line of a table alone. */
  notes: string | null;
};

/** Workouts of these days, and those of which a source said one of these keys; deleted ones too. */
export async function findComparable(
  db: Db | Tx,
  of: { userId: number; days: readonly [Day, Day]; keys: readonly string[] },
): Promise<LoggedRow[]> {
  const { userId, days, keys } = of;
  const workouts = db
    .selectFrom('workouts')
    .select(['id', 'date', 'started_at', 'utc_offset_s', 'workout_type', 'running_subtype'])
    .select(['sport', 'duration_s', 'elapsed_s', 'distance_m', 'source', 'source_key'])
    .select('deleted_at')
    .select(({ eb }) =>
      eb.case().when('source', '=', 'csv').then(eb.ref('notes')).end().as('notes'),
    );
  const ofTheDays = workouts
    .where('user_id', '=', userId)
    .where('date', '>=', addDays(days[0], -1))
    .where('date', '<=', addDays(days[1], 1));
  const found = new Map<number, LoggedRow>();
  // Each by its own index: asked for together, the whole log would be read.
  for (const isDeleted of ['is', 'is not'] as const) {
    const rows = await ofTheDays.where('deleted_at', isDeleted, null).execute();
    for (const row of rows) found.set(row.id, row);
  }
  const told = await findToldBy(db, { userId, keys });
  const others = told.filter((id) => !found.has(id));
  for (const ids of batchesOf(others, IDS_A_QUERY)) {
    const rows = await workouts
      .where(OWNER_OF_LISTED, '=', userId)
      .where('id', 'in', ids)
      .execute();
    for (const row of rows) found.set(row.id, row);
  }
  // Lines of tables that came before sources were kept.
  for (const some of batchesOf(keys, IDS_A_QUERY)) {
    const rows = await workouts
      .where('user_id', '=', userId)
      .where('source', '=', 'csv')
      .where('source_key', 'in', some)
      .execute();
    for (const row of rows) found.set(row.id, row);
  }
  return [...found.values()].toSorted((a, b) => a.id - b.id);
}

/** Whether anything around that day is there that its athlete did not type. */
export async function hasUntyped(
  db: Db | Tx,
  { userId, day }: { userId: number; day: Day },
): Promise<boolean> {
  const row = await db
    .selectFrom('workouts')
    .select('id')
    .where('user_id', '=', userId)
    .where('date', '>=', addDays(day, -1))
    .where('date', '<=', addDays(day, 1))
    .where('deleted_at', 'is', null)
    .where('source', '!=', 'manual')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The workouts of which a source said one of these keys. */
async function findToldBy(
  db: Db | Tx,
  of: { userId: number; keys: readonly string[] },
): Promise<number[]> {
  const told: number[] = [];
  for (const keys of batchesOf(of.keys, IDS_A_QUERY)) {
    const rows = await db
      .selectFrom('workout_sources')
      .select('workout_id')
      .where('user_id', '=', of.userId)
      .where('source_key', 'in', keys)
      .execute();
    told.push(...rows.map(({ workout_id: id }) => id));
  }
  return [...new Set(told)];
}
