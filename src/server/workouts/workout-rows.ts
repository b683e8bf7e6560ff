import type { Insertable, Selectable } from 'kysely';
import type { BehindForm, Workout, WorkoutBody } from '../../contract/workouts.ts';
import { formatDuration, parseDuration } from '../../domain/duration.ts';
import { kmFromM, mFromKm } from '../../domain/units.ts';
import {
  type ColumnOf,
  emptyValueOf,
  FIELD_NAMES,
  type FieldName,
  WORKOUT_FIELDS,
  type WorkoutFields,
} from '../../domain/workout-fields.ts';
import { sportOfType } from '../../domain/workout-kinds.ts';
import type { Tables } from '../platform/db/tables.ts';

export type WorkoutRow = Selectable<Tables['workouts']>;
export type NewWorkoutRow = Insertable<Tables['workouts']>;

/** The columns that these fields are kept in. */
type ColumnsOf<Fields> = {
  [Name in keyof Fields & FieldName as ColumnOf<Name>]: InColumn<Fields[Name]>;
};
type InColumn<Value> = Value extends boolean ? 0 | 1 : Value;

/** Fields as they are written into a row; those that are left out stay as they are. */
export function columnsOf<Fields extends Partial<WorkoutFields>>(
  fields: Fields,
): ColumnsOf<Fields> {
  const columns: Record<string, unknown> = {};
  for (const name of FIELD_NAMES) {
    const value = fields[name];
    if (value === undefined) continue;
    columns[WORKOUT_FIELDS[name].column] = typeof value === 'boolean' ? Number(value) : value;
  }
  return columns as ColumnsOf<Fields>;
}

/** A row's fields, all of them. */
export function fieldsOfRow(row: WorkoutRow): WorkoutFields {
  const fields: Record<string, unknown> = {};
  for (const name of FIELD_NAMES) {
    const value = row[WORKOUT_FIELDS[name].column];
    fields[name] = emptyValueOf(name) === false ? value === 1 : value;
  }
  return fields as WorkoutFields;
}

/** A row as every call answers it: kilometres and 'H:MM' for people, seconds beside them. */
export function toWorkout(row: WorkoutRow): Workout {
  return {
    id: row.id,
    userId: row.user_id,
    date: row.date,
    startedAt: row.started_at === null ? null : new Date(row.started_at).toISOString(),
    utcOffsetS: row.utc_offset_s,
    workoutType: row.workout_type,
    runningSubtype: row.running_subtype,
    sport: row.sport,
    isRace: row.is_race === 1,
    duration: formatDuration(row.duration_s),
    durationSeconds: row.duration_s,
    distance: row.distance_m === null ? null : kmFromM(row.distance_m),
    calories: row.calories,
    avgHeartRate: row.avg_heart_rate,
    maxHeartRate: row.max_heart_rate,
    zone1Minutes: minutes(row.zone1_s),
    zone2Minutes: minutes(row.zone2_s),
    zone3Minutes: minutes(row.zone3_s),
    zone4Minutes: minutes(row.zone4_s),
    zone5Minutes: minutes(row.zone5_s),
    gelType: row.gel_type,
    caffeinated: row.caffeinated_gels,
    nonCaffeinated: row.non_caffeinated_gels,
    hydration: row.hydration_ml,
    notes: row.notes,
    source: row.source,
    version: row.version,
    createdAt: new Date(row.created_at).toISOString(),
  };
}

export function behindFormOf(row: WorkoutRow): BehindForm {
  const { sport, zone1_s, zone2_s, zone3_s, zone4_s, zone5_s } = row;
  return { sport, zoneSeconds: [zone1_s, zone2_s, zone3_s, zone4_s, zone5_s] };
}

/**
 * What a form's fields become in a row. Fields that a type has no use for are left empty: the
 * running type belongs to runs, distance to runs and cross. What stood `behind` the form stays as
 * far as it fits what the form says.
 */
export function columnsOfBody(body: WorkoutBody, behind?: Partial<BehindForm>) {
  const running = body.workoutType === 'running';
  const distance = body.workoutType === 'strength' ? null : body.distance;
  const [zone1S, zone2S, zone3S, zone4S, zone5S] = behind?.zoneSeconds ?? [];
  return {
    date: body.date,
    workout_type: body.workoutType,
    running_subtype: running ? body.runningSubtype : null,
    sport: behind?.sport ?? sportOfType(body.workoutType),
    duration_s: parseDuration(body.duration) ?? 0,
    distance_m: distance === null ? null : mFromKm(distance),
    calories: body.calories,
    avg_heart_rate: body.avgHeartRate,
    max_heart_rate: body.maxHeartRate,
    zone1_s: secondsOf(body.zone1Minutes, zone1S),
    zone2_s: secondsOf(body.zone2Minutes, zone2S),
    zone3_s: secondsOf(body.zone3Minutes, zone3S),
    zone4_s: secondsOf(body.zone4Minutes, zone4S),
    zone5_s: secondsOf(body.zone5Minutes, zone5S),
    gel_type: body.gelType,
    caffeinated_gels: body.caffeinated,
    non_caffeinated_gels: body.nonCaffeinated,
    hydration_ml: body.hydration,
    notes: body.notes,
  };
}

function minutes(seconds: number): number {
  return Math.round(seconds / 60);
}

/** A form holds whole minutes; where they are what was shown, the seconds behind them stay. */
function secondsOf(zoneMinutes: number, before: number | undefined): number {
  return before !== undefined && minutes(before) === zoneMinutes ? before : zoneMinutes * 60;
}
