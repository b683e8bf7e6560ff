import type { CsvTable } from '../../csv/csv-table.ts';
import type { ParsedWorkout } from '../../parsers/parsed-workout.ts';
import { readMoment } from '../../quantities/moments.ts';
import { momentAt, workoutOfTotals } from '../totals.ts';

/** UserExercises_….csv, as Google gives what a Fitbit has recorded since it belongs to it. */
export function isFitbitExercisesTable({ header }: CsvTable): boolean {
  return ['exercise_start', 'exercise_end', 'activity_name'].every((name) => header.includes(name));
}

/** Instants in UTC with the wall's offset beside them, and millimetres. */
export function readFitbitExercisesLine(
  cell: (name: string) => string,
  place: string,
): ParsedWorkout {
  const number = (name: string) => {
    const value = Number(cell(`tracker_${name}`)) || Number(cell(`manually_logged_${name}`));
    return value > 0 && Number.isFinite(value) ? value : null;
  };
  const startMs = instantOf(cell('exercise_start'), 'start');
  const elapsedS = (instantOf(cell('exercise_end'), 'end') - startMs) / 1000;
  return workoutOfTotals({
    place,
    externalId: cell('exercise_id'),
    activityName: cell('activity_name'),
    title: null,
    description: null,
    start: momentAt(startMs, offsetOf(cell('utc_offset'))),
    elapsedS: elapsedS > 0 ? elapsedS : null,
    movingS: null,
    distanceM: perThousand(number('total_distance_mm')),
    energyKcal: number('total_calories'),
    ascentM: perThousand(number('total_altitude_mm')),
    avgHeartRate: number('avg_heart_rate'),
    maxHeartRate: number('peak_heart_rate'),
    points: [],
  });
}

function instantOf(cell: string, what: string): number {
  const { atMs, wallMs } = readMoment(cell, what);
  return atMs ?? wallMs;
}

function perThousand(value: number | null): number | null {
  return value === null ? null : value / 1000;
}

/** '+02:00', 'UTC+2', or seconds. */
function offsetOf(cell: string): number | null {
  const clock = /^(?:UTC|GMT)?([+-])(\d{1,2})(?::?(\d{2}))?$/.exec(cell);
  if (!clock) return null;
  const [, sign, hours, minutes = '0'] = clock;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60);
}
