import { type Insertable, type Selectable, sql } from 'kysely';
import type { BestEffort } from '../../domain/recording/best-efforts.ts';
import type { RecordingSums } from '../../domain/recording/recording-sums.ts';
import type { PerZone } from '../../domain/zones.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import type { Tables } from '../platform/db/tables.ts';
import { deleteEfforts, insertEfforts } from './best-efforts.queries.ts';

type RecordingRow = Selectable<Tables['workout_recordings']>;
export type KeptRecording = Pick<
  RecordingRow,
  'source' | 'sample_count' | 'samples' | 'laps' | 'sets'
>;
/** What was found in a recording. */
export type FoundInRecording = { efforts: BestEffort[]; sums: RecordingSums };
/** A recording as it is kept, and what was found in it. */
export type PackedRecording = Pick<RecordingRow, 'sample_count' | 'samples' | 'laps' | 'sets'> &
  FoundInRecording;
export type NewRecording = PackedRecording &
  Pick<RecordingRow, 'workout_id' | 'user_id' | 'source' | 'created_at'>;
type OfWorkout = { workoutId: number; userId: number };

export function findRecording(db: Db | Tx, of: OfWorkout): Promise<KeptRecording | undefined> {
  return db
    .selectFrom('workout_recordings')
    .select(['source', 'sample_count', 'samples', 'laps', 'sets'])
    .where('workout_id', '=', of.workoutId)
    .where('user_id', '=', of.userId)
    .executeTakeFirst();
}

export function findWholeRecording(tx: Tx, of: OfWorkout): Promise<RecordingRow | undefined> {
  return tx
    .selectFrom('workout_recordings')
    .selectAll()
    .where('workout_id', '=', of.workoutId)
    .where('user_id', '=', of.userId)
    .executeTakeFirst();
}

const IDS_AT_ONCE = 500;

/** The workouts of an athlete that have a recording, and since when. */
export async function* findRecordedIds(
  db: Db,
  userId: number,
): AsyncGenerator<{ workoutId: number; createdAt: number }> {
  let last = 0;
  for (;;) {
    const rows = await db
      .selectFrom('workout_recordings')
      .select(['workout_id as workoutId', 'created_at as createdAt'])
      .where('user_id', '=', userId)
      .where('workout_id', '>', last)
      .orderBy('workout_id')
      .limit(IDS_AT_ONCE)
      .execute();
    yield* rows;
    if (rows.length < IDS_AT_ONCE) return;
    last = rows.at(-1)?.workoutId ?? last;
  }
}

/** Which of these workouts have a recording. */
export async function findRecorded(
  db: Db | Tx,
  of: { userId: number; workoutIds: readonly number[] },
): Promise<Set<number>> {
  if (of.workoutIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('workout_recordings')
    .select('workout_id')
    .where('user_id', '=', of.userId)
    .where('workout_id', 'in', of.workoutIds)
    .execute();
  return new Set(rows.map((row) => row.workout_id));
}

/** Whether this athlete has this workout, deleted or not. */
export async function isWorkoutOf(tx: Tx, of: OfWorkout): Promise<boolean> {
  const workout = await tx
    .selectFrom('workouts')
    .select('id')
    .where('id', '=', of.workoutId)
    .where('user_id', '=', of.userId)
    .executeTakeFirst();
  return workout !== undefined;
}

/** In the place of the one that is there, if there is one. */
export async function writeRecording(tx: Tx, recording: NewRecording): Promise<void> {
  const row = rowOf(recording);
  const { workout_id: _workoutId, user_id: _userId, ...changed } = row;
  await tx
    .insertInto('workout_recordings')
    .values(row)
    .onConflict((conflict) => conflict.column('workout_id').doUpdateSet(changed))
    .execute();
  await deleteEfforts(tx, { workoutId: row.workout_id, userId: row.user_id });
  await insertEfforts(tx, [recording]);
}

/** For workouts that have none yet. */
export async function insertRecordings(tx: Tx, recordings: readonly NewRecording[]): Promise<void> {
  if (recordings.length === 0) return;
  const written = await tx
    .insertInto('workout_recordings')
    .values(recordings.map(rowOf))
    .onConflict((conflict) => conflict.column('workout_id').doNothing())
    .returning('workout_id')
    .execute();
  const ids = new Set(written.map((row) => row.workout_id));
  await insertEfforts(
    tx,
    recordings.filter((recording) => ids.has(recording.workout_id)),
  );
}

function rowOf(recording: NewRecording): Insertable<Tables['workout_recordings']> {
  const { efforts: _efforts, sums, ...columns } = recording;
  return { ...columns, ...sumsColumns(sums), has_efforts: 1 };
}

function sumsColumns({ ascentM, cadenceS, cadenceTimesS }: RecordingSums) {
  return { ascent_m: ascentM, cadence_s: cadenceS, cadence_times_s: cadenceTimesS };
}

export async function deleteRecording(
  tx: Tx,
  of: OfWorkout & { source: RecordingRow['source'] },
): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('workout_recordings')
    .where('workout_id', '=', of.workoutId)
    .where('user_id', '=', of.userId)
    .where('source', '=', of.source)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await deleteEfforts(tx, of);
}

/** Recordings that nobody has looked into for best efforts and sums, by workout, some at a time. */
export function findWithoutEfforts(
  db: Db | Tx,
  limit: number,
): Promise<Pick<RecordingRow, 'workout_id' | 'user_id' | 'samples'>[]> {
  return (
    db
      .selectFrom('workout_recordings')
      .select(['workout_id', 'user_id', 'samples'])
      // As it stands in the index: a parameter would not be seen to fit it.
      .where(sql<boolean>`has_efforts = 0`)
      .orderBy('workout_id')
      .limit(limit)
      .execute()
  );
}

/** Unless the recording was replaced in the meantime: then whoever replaced it has looked. */
export async function fillEfforts(
  tx: Tx,
  of: OfWorkout & { found: FoundInRecording },
): Promise<void> {
  const { efforts, sums } = of.found;
  const { numUpdatedRows } = await tx
    .updateTable('workout_recordings')
    .set({ ...sumsColumns(sums), has_efforts: 1 })
    .where('workout_id', '=', of.workoutId)
    .where('user_id', '=', of.userId)
    .where('has_efforts', '=', 0)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await deleteEfforts(tx, of);
  await insertEfforts(tx, [{ workout_id: of.workoutId, user_id: of.userId, efforts }]);
}

export type RecordedZonesRow = Pick<
  Selectable<Tables['workouts']>,
  | 'id'
  | 'date'
  | 'version'
  | 'elapsed_s'
  | 'duration_s'
  | 'zone1_s'
  | 'zone2_s'
  | 'zone3_s'
  | 'zone4_s'
  | 'zone5_s'
> &
  Pick<RecordingRow, 'source' | 'samples'>;

/** Workouts with a recording from just behind a place, oldest first, up to the day before `until`. */
export function findRecordedZones(
  db: Db | Tx,
  of: {
    userId: number;
    behind: { date: string; id: number };
    until: string | null;
    limit: number;
  },
): Promise<RecordedZonesRow[]> {
  const { userId, behind, until, limit } = of;
  return db
    .selectFrom('workouts')
    .innerJoin('workout_recordings', 'workout_recordings.workout_id', 'workouts.id')
    .select([
      'workouts.id',
      'workouts.date',
      'workouts.version',
      'workouts.elapsed_s',
      'workouts.duration_s',
      'workouts.zone1_s',
      'workouts.zone2_s',
      'workouts.zone3_s',
      'workouts.zone4_s',
      'workouts.zone5_s',
      'workout_recordings.source',
      'workout_recordings.samples',
    ])
    .where('workouts.user_id', '=', userId)
    .where('workout_recordings.user_id', '=', userId)
    .where('workouts.deleted_at', 'is', null)
    .where('workouts.date', '>=', behind.date)
    .where(({ and, or, eb }) =>
      or([
        eb('workouts.date', '>', behind.date),
        and([eb('workouts.date', '=', behind.date), eb('workouts.id', '>', behind.id)]),
      ]),
    )
    .$if(until !== null, (query) => query.where('workouts.date', '<', until ?? ''))
    .orderBy('workouts.date')
    .orderBy('workouts.id')
    .limit(limit)
    .execute();
}

/** Zones of workouts that are still at the version they were read at. */
export async function writeZones(
  tx: Tx,
  of: {
    userId: number;
    nowMs: number;
    rows: readonly { id: number; version: number; zones: PerZone }[];
  },
): Promise<void> {
  for (const { id, version, zones } of of.rows) {
    const [zone1_s, zone2_s, zone3_s, zone4_s, zone5_s] = zones;
    await tx
      .updateTable('workouts')
      .set({
        zone1_s,
        zone2_s,
        zone3_s,
        zone4_s,
        zone5_s,
        version: version + 1,
        updated_at: of.nowMs,
      })
      .where('user_id', '=', of.userId)
      .where('id', '=', id)
      .where('version', '=', version)
      .execute();
  }
}
