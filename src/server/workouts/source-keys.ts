import { hash } from 'node:crypto';
import { type FieldName, WORKOUT_FIELDS } from '../../domain/workout-fields.ts';
import type { NewWorkoutRow } from './workout-rows.ts';

/** The same for whatever says the same of a workout: zones are left out, which follow the athlete's limits. */
export function keyOfReading(of: { kind: string; columns: Partial<NewWorkoutRow> }): string {
  const told = KEY_FIELDS.map((name) => of.columns[WORKOUT_FIELDS[name].column] ?? null);
  return hash('sha256', JSON.stringify([of.kind, told]), 'hex').slice(0, 32);
}

const KEY_FIELDS = [
  'date',
  'startedAtMs',
  'workoutType',
  'runningSubtype',
  'sport',
  'durationS',
  'elapsedS',
  'distanceM',
  'ascentM',
  'calories',
  'avgHeartRate',
  'maxHeartRate',
  'title',
  'notes',
] as const satisfies FieldName[];

/** What a workout is added under that an item of an import brought: the item is never two workouts. */
export function keyOfItem({ importId, itemId }: OfItem): string {
  return `import ${importId}, item ${itemId}`;
}

/** The item that such a key names; null for all others. */
export function itemOfKey(key: unknown): OfItem | null {
  const read = /^import (\d+), item (-?\d+)$/.exec(String(key));
  return read ? { importId: Number(read[1]), itemId: Number(read[2]) } : null;
}

type OfItem = { importId: number; itemId: number };
