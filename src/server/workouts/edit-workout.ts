import type { BehindForm } from '../../contract/workout-json.ts';
import type { WorkoutEdit } from '../../contract/workouts.ts';
import { daysBetween } from '../../domain/calendar.ts';
import { implausibleTime } from '../../domain/plausible-time.ts';
import { isOfTypeRunning, isRun } from '../../domain/sports.ts';
import { AppError } from '../platform/http/app-error.ts';
import { behindFormOf, columnsOfBody, type WorkoutRow } from './workout-rows.ts';

const DAY_MS = 86_400_000;

/** What an edit writes into a workout that stands as `before`. */
export function editedColumns(before: WorkoutRow, body: WorkoutEdit) {
  const columns = columnsOfBody(body, behindEdit(body, before));
  if (!body.replaced && !timedAlike(before, columns)) refuseImplausible(columns, body);
  return { ...columns, started_at: movedStart(before, body.date) };
}

type Timed = Pick<WorkoutRow, 'sport' | 'distance_m' | 'duration_s'>;

/** A time that nobody is likely to have taken is saved once it is confirmed. */
export function refuseImplausible(
  columns: Timed,
  { isConfirmed }: { isConfirmed?: boolean },
): void {
  if (isConfirmed) return;
  const { sport, distance_m: distanceM, duration_s: durationS } = columns;
  const message = implausibleTime({ isRun: isRun({ sport }), distanceM, durationS });
  if (message === null) return;
  throw new AppError('validation', message, {
    issues: [{ path: 'duration', message, code: 'implausible' }],
  });
}

/** What stands in the log may stay there, whatever it is. */
function timedAlike(one: Timed, other: Timed): boolean {
  const apartM = Math.abs((one.distance_m ?? 0) - (other.distance_m ?? 0));
  return one.sport === other.sport && one.duration_s === other.duration_s && apartM < 0.001;
}

/** What was done stays while the type does; what is put back must fit its type. */
function behindEdit(body: WorkoutEdit, before: WorkoutRow): Partial<BehindForm> {
  const behind = body.replaced ?? behindFormOf(before);
  const fits = body.replaced
    ? isOfTypeRunning(behind.sport) === (body.workoutType === 'running')
    : before.workout_type === body.workoutType;
  return { ...behind, sport: fits ? behind.sport : undefined };
}

/** A corrected day takes the time of day along. */
function movedStart(before: WorkoutRow, date: string): number | null {
  if (before.started_at === null) return null;
  return before.started_at + daysBetween(before.date, date) * DAY_MS;
}
