import { hash } from 'node:crypto';
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
  const whole = `${core}/${digest([
    columns.running_subtype,
    columns.sport,
    columns.calories,
    columns.avg_heart_rate,
    columns.max_heart_rate,
    columns.zone1_s,
    columns.zone2_s,
    columns.zone3_s,
    columns.zone4_s,
    columns.zone5_s,
    columns.gel_type,
    columns.caffeinated_gels,
    columns.non_caffeinated_gels,
    columns.hydration_ml,
    columns.notes,
  ])}`;
  return { core, whole };
}

/** The identity a workout of the log was added under; `#2` marks a real repeat. */
export function identityOfKey(sourceKey: string): CsvIdentity {
  const whole = sourceKey.replace(/#\d+$/, '');
  return { whole, core: whole.slice(0, whole.lastIndexOf('/')) };
}

function digest(parts: unknown[]): string {
  return hash('sha256', JSON.stringify(parts), 'hex').slice(0, 16);
}
