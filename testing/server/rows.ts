import { gzipSync } from 'node:zlib';
import { readCsvTable } from '../../src/server/imports/csv/csv-table.ts';
import type { Db } from '../../src/server/platform/db/database.ts';
import type { NewRaceRow, RaceRow } from '../../src/server/races/race-rows.ts';
import type { NewWeightRow, WeightRow } from '../../src/server/weight/weight-rows.ts';
import type { NewWorkoutRow, WorkoutRow } from '../../src/server/workouts/workout-rows.ts';
import { insertWorkout } from '../../src/server/workouts/workouts.queries.ts';
import { TEST_NOW_MS } from './test-app.ts';

/** A plain run, straight into the database. */
export function addWorkout(
  db: Db,
  workout: Partial<NewWorkoutRow> & { user_id: number },
): Promise<WorkoutRow> {
  return insertWorkout(db, {
    date: '2026-03-17',
    workout_type: 'running',
    sport: 'run',
    duration_s: 3000,
    distance_m: 10_000,
    source: 'manual',
    created_at: TEST_NOW_MS,
    updated_at: TEST_NOW_MS,
    ...workout,
  });
}

/** A workout that was recorded along the way. */
export async function addRecordedWorkout(
  db: Db,
  workout: Partial<NewWorkoutRow> & { user_id: number },
): Promise<WorkoutRow> {
  const row = await addWorkout(db, workout);
  await db
    .insertInto('workout_recordings')
    .values({
      workout_id: row.id,
      user_id: row.user_id,
      source: 'file',
      sample_count: 1,
      samples: Buffer.from('packed'),
      laps: '[]',
      created_at: TEST_NOW_MS,
    })
    .execute();
  return row;
}

let matched = 0;

/** A typed-in run that is an activity at Strava as well, which knows its average heart rate. */
export async function addMatchedWorkout(db: Db, userId: number): Promise<WorkoutRow> {
  const workout = await addWorkout(db, { user_id: userId });
  matched += 1;
  await db
    .insertInto('strava_activities')
    .values({
      user_id: userId,
      activity_id: String(16_000_000_000 + matched),
      workout_id: workout.id,
      is_match: 1,
      started_at: TEST_NOW_MS,
      fingerprint: 'f',
      taken: JSON.stringify({
        values: { avgHeartRate: 151 },
        name: 'Morning Run',
        description: null,
      }),
      details: 'fetched',
      created_at: TEST_NOW_MS,
    })
    .execute();
  return workout;
}

/** A half marathon half a year ahead, straight into the database. */
export function addRace(db: Db, race: Partial<NewRaceRow> & { user_id: number }): Promise<RaceRow> {
  return db
    .insertInto('races')
    .values({
      name: 'City Half',
      date: '2026-09-27',
      distance_m: 21_100,
      target_time_s: 6300,
      created_at: TEST_NOW_MS,
      ...race,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A weigh-in on the day before, straight into the database: the profile is not told of it. */
export function addWeightEntry(
  db: Db,
  entry: Partial<NewWeightRow> & { user_id: number },
): Promise<WeightRow> {
  return db
    .insertInto('weight_entries')
    .values({ date: '2026-03-17', weight_kg: 71.4, created_at: TEST_NOW_MS, ...entry })
    .returningAll()
    .executeTakeFirstOrThrow();
}

let imports = 0;

/** An import of one file with one run in it, waiting to be reviewed, straight into the database. */
export async function addImport(
  db: Db,
  userId: number,
  status: 'review' | 'undone' = 'review',
): Promise<{ id: number; fileId: number; itemId: number }> {
  imports += 1;
  const content = Buffer.from(JSON.stringify({ data: { workouts: [] } }));
  const common = { user_id: userId };
  const kept = await db
    .insertInto('kept_files')
    .values({
      ...common,
      sha256: `import ${imports}`,
      bytes: content.byteLength,
      kept_bytes: content.byteLength,
      created_at: TEST_NOW_MS,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('kept_file_pieces')
    .values({ ...common, kept_file_id: kept.id, place: 0, is_gzipped: 0, content })
    .execute();
  const { id } = await db
    .insertInto('imports')
    .values({
      ...common,
      status,
      commit_at_once: 0,
      keeps_files: 1,
      files_total: 1,
      created_at: TEST_NOW_MS,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const file = await db
    .insertInto('import_files')
    .values({
      ...common,
      import_id: id,
      name: 'export.json',
      bytes: content.byteLength,
      sha256: `import ${imports}`,
      kept_file_id: kept.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const item = await db
    .insertInto('import_items')
    .values({
      ...common,
      import_id: id,
      import_file_id: file.id,
      file: 'export.json',
      place: 'workout 1',
      format: 'health-auto-export',
      status: 'new',
      planned: 'new',
      columns: JSON.stringify({
        date: '2026-03-17',
        workout_type: 'running',
        sport: 'run',
        duration_s: 2700,
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, fileId: file.id, itemId: item.id };
}

let csvImports = 0;

/** An import of a table of one run, whose columns are not named yet, straight into the database. */
export async function addTable(db: Db, userId: number): Promise<{ id: number; fileId: number }> {
  const table = await addImport(db, userId);
  const content = Buffer.from(TABLE);
  const { kept_file_id: keptFileId } = await db
    .updateTable('import_files')
    .set({ name: 'log.csv', bytes: content.byteLength, state: 'read' })
    .where('id', '=', table.fileId)
    .returning('kept_file_id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('kept_file_pieces')
    .set({ content })
    .where('kept_file_id', '=', keptFileId)
    .execute();
  await db
    .updateTable('import_items')
    .set({ file: 'log.csv', format: 'a table', status: 'question', columns: null, asks_columns: 1 })
    .where('id', '=', table.itemId)
    .execute();
  return table;
}

const TABLE = 'Date,Duration\n2026-03-17,0:45\n';

/** A CSV file of one run that came before imports were listed, straight into the database. */
export async function addEarlierUpload(db: Db, userId: number): Promise<{ id: number }> {
  csvImports += 1;
  const original = Buffer.from(TABLE);
  const row = await db
    .insertInto('csv_uploads')
    .values({
      user_id: userId,
      source: 'csv',
      file_name: 'log.csv',
      format: 'csv',
      bytes: original.byteLength,
      sha256: `csv ${csvImports}`,
      found: 1,
      created_at: TEST_NOW_MS,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('csv_upload_files')
    .values({
      import_id: row.id,
      user_id: userId,
      original: gzipSync(original),
      parsed: gzipSync(JSON.stringify(readCsvTable(original))),
    })
    .execute();
  return row;
}
