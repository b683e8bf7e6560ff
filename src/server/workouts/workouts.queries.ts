import { sql } from 'kysely';
import { fieldsSetBy, WORKOUT_FIELDS } from '../../domain/workout-fields.ts';
import type { Source } from '../../domain/workout-kinds.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { OWNER_OF_LISTED } from '../platform/db/owner-of-listed.ts';
import { prepared } from '../platform/db/prepared.ts';
import {
  changeEntry,
  findEvenDeleted,
  markDeleted,
  type OfEntry,
  restoreDeleted,
} from '../platform/kept-entries.queries.ts';
import type { columnsOfBody, NewWorkoutRow, WorkoutRow } from './workout-rows.ts';

/** Newest first. */
export const findLatest = prepared<{ userId: number; limit: number }, WorkoutRow>((param, db) =>
  db
    .selectFrom('workouts')
    .selectAll()
    .where('user_id', '=', param('userId'))
    .where('deleted_at', 'is', null)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(param('limit')),
);

/** From one local day to another, both included, newest first. */
export const findInRange = prepared<{ userId: number; from: string; to: string }, WorkoutRow>(
  (param, db) =>
    db
      .selectFrom('workouts')
      .selectAll()
      .where('user_id', '=', param('userId'))
      .where('deleted_at', 'is', null)
      .where('date', '>=', param('from'))
      .where('date', '<=', param('to'))
      .orderBy('date', 'desc')
      .orderBy('id', 'desc'),
);

type Neighbour = Pick<
  WorkoutRow,
  'id' | 'date' | 'running_subtype' | 'sport' | 'distance_m' | 'duration_s'
>;

/** The runs of the log before and after a workout. */
export async function findNeighbours(
  db: Db | Tx,
  of: { userId: number; date: string; id: number },
): Promise<{ previous: Neighbour | undefined; next: Neighbour | undefined }> {
  const runs = db
    .selectFrom('workouts')
    .select(['id', 'date', 'running_subtype', 'sport', 'distance_m', 'duration_s'])
    .where('user_id', '=', of.userId)
    .where('deleted_at', 'is', null)
    .where('workout_type', '=', sql.lit('running'))
    .limit(1);
  const [previous, next] = await Promise.all([
    runs
      .where(({ eb, refTuple, tuple }) => eb(refTuple('date', 'id'), '<', tuple(of.date, of.id)))
      .orderBy('date', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst(),
    runs
      .where(({ eb, refTuple, tuple }) => eb(refTuple('date', 'id'), '>', tuple(of.date, of.id)))
      .orderBy('date')
      .orderBy('id')
      .executeTakeFirst(),
  ]);
  return { previous, next };
}

export async function findWorkout(db: Db | Tx, of: OfEntry): Promise<WorkoutRow | undefined> {
  const workout = await findWorkoutEvenDeleted(db, of);
  return workout?.deleted_at === null ? workout : undefined;
}

/** As it stands, also where it was deleted and can still come back. */
export async function findWorkoutEvenDeleted(
  db: Db | Tx,
  of: OfEntry,
): Promise<WorkoutRow | undefined> {
  return (await findEvenDeleted(db, 'workouts', of)) as WorkoutRow | undefined;
}

/** Those of these that stand in the log. */
export async function findWorkoutsById(
  db: Db | Tx,
  of: { userId: number; ids: readonly number[] },
): Promise<WorkoutRow[]> {
  if (of.ids.length === 0) return [];
  return db
    .selectFrom('workouts')
    .selectAll()
    .where(OWNER_OF_LISTED, '=', of.userId)
    .where('id', 'in', of.ids)
    .where('deleted_at', 'is', null)
    .execute();
}

export type TypedInColumns = ReturnType<typeof columnsOfBody> &
  Pick<WorkoutRow, 'started_at' | 'utc_offset_s'>;
type TypedInRow = TypedInColumns & { user_id: number; created_at: number };

const TYPED_IN = [...fieldsSetBy('form'), 'sport', 'startedAtMs', 'utcOffsetS'] as const;

const typedIn = prepared<TypedInRow, WorkoutRow>((param, db) => {
  const columns = TYPED_IN.map((name) => WORKOUT_FIELDS[name].column);
  const values = Object.fromEntries(columns.map((column) => [column, param(column)]));
  return db
    .insertInto('workouts')
    .values({
      ...(values as TypedInColumns),
      user_id: param('user_id'),
      source: 'manual',
      created_at: param('created_at'),
      updated_at: param('created_at'),
    })
    .returningAll();
});

/** A workout that the athlete typed in: one statement. */
export async function insertTypedIn(tx: Db | Tx, row: TypedInRow): Promise<WorkoutRow> {
  const [inserted] = await typedIn(tx, row);
  if (!inserted) throw new Error('the inserted workout did not come back');
  return inserted;
}

export async function insertWorkout(tx: Db | Tx, row: NewWorkoutRow): Promise<WorkoutRow> {
  return tx.insertInto('workouts').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Undefined where there is no such workout, or it is no longer at `version`. */
export async function changeWorkout(
  tx: Db | Tx,
  change: OfEntry & {
    version: number;
    nowMs: number;
    columns: Partial<NewWorkoutRow>;
    /** Also while it is deleted and can still come back. */
    evenDeleted?: boolean;
  },
): Promise<WorkoutRow | undefined> {
  const { nowMs, columns, ...of } = change;
  const row = await changeEntry(tx, 'workouts', {
    ...of,
    columns: { ...columns, updated_at: nowMs },
  });
  return row as WorkoutRow | undefined;
}

/** Of a workout that is, word for word, what it was at that version. */
export async function putBackVersion(
  tx: Tx,
  of: OfEntry & { version: number; updated_at: number },
): Promise<void> {
  await tx
    .updateTable('workouts')
    .set({ version: of.version, updated_at: of.updated_at })
    .where('user_id', '=', of.userId)
    .where('id', '=', of.id)
    .execute();
}

/** With what was measured along the way; nothing of it can be brought back. */
export async function deleteForGood(tx: Tx, of: OfEntry): Promise<void> {
  await tx
    .deleteFrom('workouts')
    .where('user_id', '=', of.userId)
    .where('id', '=', of.id)
    .execute();
}

/** False where there is no such workout. */
export function deleteWorkout(tx: Db | Tx, of: OfEntry & { nowMs: number }): Promise<boolean> {
  return markDeleted(tx, 'workouts', of);
}

/** False where no such workout was deleted. */
export function restoreWorkout(tx: Db | Tx, of: OfEntry): Promise<boolean> {
  return restoreDeleted(tx, 'workouts', of);
}

/** Adds rows of one source; answers the keys of those that were not there before. */
export async function insertNewOfSource(tx: Tx, rows: NewWorkoutRow[]): Promise<string[]> {
  const inserted = await tx
    .insertInto('workouts')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['user_id', 'source', 'source_key']).doNothing())
    .returning('source_key')
    .execute();
  return inserted.flatMap(({ source_key: key }) => (key === null ? [] : [key]));
}

/** The workouts that a source gave under these keys, deleted ones too. */
export async function findOfSource(
  db: Db | Tx,
  of: { userId: number; source: Source; keys: readonly string[] },
): Promise<Pick<WorkoutRow, 'id' | 'source_key' | 'deleted_at'>[]> {
  if (of.keys.length === 0) return [];
  return db
    .selectFrom('workouts')
    .select(['id', 'source_key', 'deleted_at'])
    .where('user_id', '=', of.userId)
    .where('source', '=', of.source)
    .where('source_key', 'in', of.keys)
    .execute();
}

/** Deletes for good what came from one source, with what was measured along the way. */
export async function deleteAllOfSource(
  tx: Tx,
  of: { userId: number; source: Source },
): Promise<void> {
  const recorded = tx
    .selectFrom('workout_recordings')
    .select('workout_id')
    .where('user_id', '=', of.userId)
    .where('source', '=', of.source);
  await tx
    .deleteFrom('best_efforts')
    .where('user_id', '=', of.userId)
    .where('workout_id', 'in', recorded)
    .execute();
  await tx
    .deleteFrom('workout_recordings')
    .where('user_id', '=', of.userId)
    .where('source', '=', of.source)
    .execute();
  await tx
    .deleteFrom('workouts')
    .where('user_id', '=', of.userId)
    .where('source', '=', of.source)
    .execute();
}
