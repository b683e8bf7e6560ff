import { hash } from 'node:crypto';
import { type FieldSetBy, WORKOUT_FIELDS } from '../../../domain/workout-fields.ts';
import type { Converted } from '../convert-workout.ts';

/**
 * What a line is known by: when, what, how long and how far it was, then everything else it says. A
 * table that comes again finds the workouts by it, wherever they were moved to since.
 */
export function keyOfLine(when: string, columns: Converted['columns']): string {
  const { workout_type: type, duration_s: durationS, distance_m: distanceM } = columns;
  const rest = REST.map((name) => columns[WORKOUT_FIELDS[name].column]);
  const added = ADDED.map((name) => columns[WORKOUT_FIELDS[name].column]);
  // Where none of them is told, a line is known by what it was known by before there were any.
  if (added.some((value) => value != null)) rest.push(...added);
  return `${when}/${digest([type, durationS, distanceM ?? null])}/${digest(rest)}`;
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

const ADDED = ['title', 'tags', 'effort', 'feel'] as const satisfies readonly FieldSetBy<'csv'>[];

type InFront = 'date' | 'startedAtMs' | 'utcOffsetS' | 'workoutType' | 'durationS' | 'distanceM';
// A field that a CSV file can set and that is in neither part does not compile.
true satisfies Exclude<
  FieldSetBy<'csv'>,
  InFront | (typeof REST | typeof ADDED)[number]
> extends never
  ? true
  : false;

function digest(parts: unknown[]): string {
  return hash('sha256', JSON.stringify(parts), 'hex').slice(0, 16);
}
