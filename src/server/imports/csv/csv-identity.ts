import { hash } from 'node:crypto';
import { type FieldSetBy, WORKOUT_FIELDS } from '../../../domain/workout-fields.ts';
import type { Converted } from '../convert-workout.ts';

/**
 * What a line is known by: when, what, how long and how far it was, then everything else it says.
 * A file read again with another column mapped keeps the first part, so that it fills in what is
 * missing and adds nothing.
 */
export type CsvIdentity = { core: string; whole: string };

export function identify(when: string, columns: Converted['columns']): CsvIdentity {
  const { workout_type: type, duration_s: durationS, distance_m: distanceM } = columns;
  const core = `${when}/${digest([type, durationS, distanceM ?? null])}`;
  const whole = `${core}/${digest(REST.map((name) => columns[WORKOUT_FIELDS[name].column]))}`;
  return { core, whole };
}

/** In the order in which the logs of all athletes have them digested: a new field comes last. */
const REST = [
  'runningSubtype',
  'sport',
  'calories',
  'avgHeartRate',
  'maxHeartRate',
  'zone1S',
  'zone2S',
  'zone3S',
  'zone4S',
  'zone5S',
  'gelType',
  'caffeinatedGels',
  'nonCaffeinatedGels',
  'hydrationMl',
  'notes',
] as const satisfies readonly FieldSetBy<'csv'>[];

type InCore = 'date' | 'startedAtMs' | 'utcOffsetS' | 'workoutType' | 'durationS' | 'distanceM';
// A field that a CSV file can set and that is in neither part does not compile.
true satisfies Exclude<FieldSetBy<'csv'>, InCore | (typeof REST)[number]> extends never
  ? true
  : false;

/** The identity a workout of the log was added under; `#2` marks a real repeat. */
export function identityOfKey(sourceKey: string): CsvIdentity {
  const whole = sourceKey.replace(/#\d+$/, '');
  return { whole, core: whole.slice(0, whole.lastIndexOf('/')) };
}

function digest(parts: unknown[]): string {
  return hash('sha256', JSON.stringify(parts), 'hex').slice(0, 16);
}
