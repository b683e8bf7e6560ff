import type { BehindForm } from '../../contract/workout-json.ts';
import type { WorkoutEdit } from '../../contract/workouts.ts';
import { daysBetween } from '../../domain/calendar.ts';
import { isOfTypeRunning } from '../../domain/sports.ts';
import { behindFormOf, columnsOfBody, type WorkoutRow } from './workout-rows.ts';

const DAY_MS = 86_400_000;

/** What an edit writes into a workout that stands as `before`. */
export function editedColumns(before: WorkoutRow, body: WorkoutEdit) {
  return {
    ...columnsOfBody(body, behindEdit(body, before)),
    started_at: movedStart(before, body.date),
  };
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
