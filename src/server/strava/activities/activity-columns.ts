import type { ActivityValues } from '../../../domain/strava/activity-values.ts';
import type { NewWorkoutRow, WorkoutRow } from '../../workouts/workout-rows.ts';

const COLUMNS = {
  date: 'date',
  startedAtMs: 'started_at',
  utcOffsetS: 'utc_offset_s',
  workoutType: 'workout_type',
  runningSubtype: 'running_subtype',
  sport: 'sport',
  durationS: 'duration_s',
  elapsedS: 'elapsed_s',
  distanceM: 'distance_m',
  ascentM: 'ascent_m',
  calories: 'calories',
  avgHeartRate: 'avg_heart_rate',
  maxHeartRate: 'max_heart_rate',
  zone1S: 'zone1_s',
  zone2S: 'zone2_s',
  zone3S: 'zone3_s',
  zone4S: 'zone4_s',
  zone5S: 'zone5_s',
  notes: 'notes',
} as const satisfies Partial<Record<keyof ActivityValues, keyof WorkoutRow>>;

/** What stands in a workout of all that an activity could tell. */
export function valuesOfRow(row: WorkoutRow): ActivityValues {
  return {
    date: row.date,
    startedAtMs: row.started_at,
    utcOffsetS: row.utc_offset_s,
    workoutType: row.workout_type,
    runningSubtype: row.running_subtype,
    sport: row.sport,
    isRace: row.is_race === 1,
    durationS: row.duration_s,
    elapsedS: row.elapsed_s,
    distanceM: row.distance_m,
    ascentM: row.ascent_m,
    calories: row.calories,
    avgHeartRate: row.avg_heart_rate,
    maxHeartRate: row.max_heart_rate,
    zone1S: row.zone1_s,
    zone2S: row.zone2_s,
    zone3S: row.zone3_s,
    zone4S: row.zone4_s,
    zone5S: row.zone5_s,
    notes: row.notes,
  };
}

/** The columns of those values that are told. */
export function columnsOfValues<V extends Partial<ActivityValues>>(values: V) {
  const { isRace, ...others } = values;
  const columns: Partial<NewWorkoutRow> = {};
  for (const [key, column] of Object.entries(COLUMNS)) {
    const value = Reflect.get(others, key);
    if (value !== undefined) Object.assign(columns, { [column]: value });
  }
  if (isRace !== undefined) columns.is_race = isRace ? 1 : 0;
  return columns;
}
