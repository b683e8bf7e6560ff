import { expect, test } from 'vitest';
import { openTestApp } from '../../../testing/server/open-test-app.ts';
import { addWorkout } from '../../../testing/server/rows.ts';
import { FIELD_NAMES, fieldOf, type WorkoutFields } from '../../domain/workout-fields.ts';
import { columnsOf, fieldsOfRow } from './workout-rows.ts';

const app = await openTestApp();

const OF_THE_LOG = [
  'id',
  'user_id',
  'source',
  'source_key',
  'holds_strava',
  'version',
  'created_at',
  'updated_at',
  'deleted_at',
];

/** Every field with a value that is not its empty one. */
const FULL: WorkoutFields = {
  date: '2026-03-17',
  startedAtMs: 1_773_730_800_000,
  utcOffsetS: 3600,
  workoutType: 'running',
  runningSubtype: 'outdoor-long',
  sport: 'run',
  isRace: true,
  durationS: 5461,
  elapsedS: 5500,
  distanceM: 16_100.5,
  ascentM: 120.5,
  calories: 900,
  avgHeartRate: 141,
  maxHeartRate: 172,
  zone1S: 61,
  zone2S: 62,
  zone3S: 63,
  zone4S: 64,
  zone5S: 65,
  gelType: 'gu',
  caffeinatedGels: 1,
  nonCaffeinatedGels: 2,
  hydrationMl: 500,
  shoeId: 3,
  title: 'Along the river',
  tags: null,
  effort: null,
  feel: null,
  notes: 'Legs fresh',
};

test('the table of workouts has a column for each declared field, and those of the log itself', async () => {
  const { userId } = await app.addAthlete();
  const row = await addWorkout(app.db, { user_id: userId });
  const declared = FIELD_NAMES.map((name) => fieldOf(name).column);
  expect(Object.keys(row).toSorted()).toEqual([...declared, ...OF_THE_LOG].toSorted());
});

test('every field comes back from the database as it was written', async () => {
  const { userId } = await app.addAthlete();
  const pair = { user_id: userId, name: 'Ghost 16', created_at: 0 };
  const shoe = await app.db.insertInto('shoes').values(pair).returning('id').execute();
  const fields = { ...FULL, shoeId: shoe[0]?.id ?? null };
  const row = await addWorkout(app.db, { user_id: userId, ...columnsOf(fields) });
  expect(fieldsOfRow(row)).toEqual(fields);
});

test('a field that is left out is no column, and one that is null is', () => {
  expect(columnsOf({ durationS: 60, notes: null, isRace: false })).toEqual({
    duration_s: 60,
    notes: null,
    is_race: 0,
  });
});
