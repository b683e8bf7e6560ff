import type { Insertable, Selectable } from 'kysely';
import {
  type BehindForm,
  type WorkoutBody,
  type WorkoutJson,
  workoutToJson,
} from '../../contract/workout-json.ts';
import {
  type ColumnOf,
  emptyValueOf,
  FIELD_NAMES,
  type FieldName,
  WORKOUT_FIELDS,
  type WorkoutFields,
  ZONE_FIELDS,
} from '../../domain/workout-fields.ts';
import { sportOfType } from '../../domain/workout-kinds.ts';
import type { PerZone } from '../../domain/zones.ts';
import type { Tables } from '../platform/db/tables.ts';

export type WorkoutRow = Selectable<Tables['workouts']>;
export type NewWorkoutRow = Insertable<Tables['workouts']>;

/** The columns that these fields are kept in. */
type ColumnsOf<Fields> = {
  [Name in keyof Fields & FieldName as ColumnOf<Name>]: InColumn<Fields[Name]>;
};
type InColumn<Value> = Value extends boolean ? 0 | 1 : Value;

// Looked up once: a list of workouts asks it of every field of every row.
const COLUMNS = FIELD_NAMES.map((name) => ({
  name,
  column: WORKOUT_FIELDS[name].column,
  isYesOrNo: emptyValueOf(name) === false,
}));

/** What a row has in heart-rate zones 1 to 5, in minutes. */
export function zoneMinutesOf(
  row: Pick<WorkoutRow, 'zone1_s' | 'zone2_s' | 'zone3_s' | 'zone4_s' | 'zone5_s'>,
): PerZone {
  return [row.zone1_s / 60, row.zone2_s / 60, row.zone3_s / 60, row.zone4_s / 60, row.zone5_s / 60];
}

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
  for (const { name, column, isYesOrNo } of COLUMNS) {
    fields[name] = isYesOrNo ? row[column] === 1 : row[column];
  }
  return fields as WorkoutFields;
}

/** A row as its athlete's calls answer it. */
export function toWorkoutJson(row: WorkoutRow): WorkoutJson {
  return workoutToJson({
    ...fieldsOfRow(row),
    id: row.id,
    userId: row.user_id,
    source: row.source,
    version: row.version,
    createdAtMs: row.created_at,
  });
}

export function behindFormOf(row: WorkoutRow): BehindForm {
  const fields = fieldsOfRow(row);
  const { sport, startedAtMs, utcOffsetS, zone1S, zone2S, zone3S, zone4S, zone5S } = fields;
  return { sport, startedAtMs, utcOffsetS, zone1S, zone2S, zone3S, zone4S, zone5S };
}

/**
 * What a form's fields become in a row. Fields that a type has no use for are left empty: the
 * running type belongs to runs, distance to runs and cross. What stood `behind` the form stays as
 * far as it fits what the form says.
 */
export function columnsOfBody(body: WorkoutBody, behind?: Partial<BehindForm>) {
  const { workoutType } = body;
  return columnsOf({
    ...body,
    runningSubtype: workoutType === 'running' ? body.runningSubtype : null,
    distanceM: workoutType === 'strength' ? null : body.distanceM,
    sport: behind?.sport ?? sportOfType(workoutType),
    ...zonesOf(body, behind),
  });
}

/** A form holds whole minutes; where they are what was shown, the seconds behind them stay. */
function zonesOf(body: WorkoutBody, behind: Partial<BehindForm> = {}) {
  const { zone1S, zone2S, zone3S, zone4S, zone5S } = body;
  const zones = { zone1S, zone2S, zone3S, zone4S, zone5S };
  for (const zone of ZONE_FIELDS) {
    const before = behind[zone];
    if (before !== undefined && inWholeMinutes(before) === zones[zone]) zones[zone] = before;
  }
  return zones;
}

function inWholeMinutes(seconds: number): number {
  return Math.round(seconds / 60) * 60;
}
