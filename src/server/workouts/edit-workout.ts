import type { FormerWorkout, WorkoutBody } from '../../contract/workout-entry.ts';
import type { BehindForm } from '../../contract/workout-json.ts';
import { daysBetween } from '../../domain/calendar.ts';
import { implausibleTime } from '../../domain/plausible-time.ts';
import { isOfTypeRunning, isRun } from '../../domain/sports.ts';
import { startAt, startTimeOf } from '../../domain/start-time.ts';
import { sportOfType } from '../../domain/workout-kinds.ts';
import { AppError } from '../platform/http/app-error.ts';
import { behindFormOf, columnsOf, columnsOfBody, type WorkoutRow } from './workout-rows.ts';

const DAY_MS = 86_400_000;

/** What an edit writes into a workout that stands as `before`. */
export function editedColumns(before: WorkoutRow, body: WorkoutBody, timeZone: string) {
  const columns = columnsOfBody(body, behindEdit(body, before));
  if (!timedAlike(before, columns)) refuseImplausible(columns, body);
  return { ...columns, ...editedStart(before, body, timeZone) };
}

/** When a workout that is typed in began. */
export function typedStart(
  { date: day, startTime: time }: WorkoutBody,
  timeZone: string,
): Pick<WorkoutRow, 'started_at' | 'utc_offset_s'> {
  if (!time) return { started_at: null, utc_offset_s: null };
  const { startedAtMs, utcOffsetS } = startAt({ day, time, utcOffsetS: null, timeZone });
  return { started_at: startedAtMs, utc_offset_s: utcOffsetS };
}

/** The same minute keeps its seconds, and another stays in the zone where the workout was. */
function editedStart(before: WorkoutRow, body: WorkoutBody, timeZone: string) {
  const { startTime: time, date: day } = body;
  const shown = startTimeOf({ startedAtMs: before.started_at, utcOffsetS: before.utc_offset_s });
  if (time === undefined || time === shown) return { started_at: movedStart(before, day) };
  if (time === null || before.utc_offset_s === null) return typedStart(body, timeZone);
  const { startedAtMs } = startAt({ day, time, utcOffsetS: before.utc_offset_s, timeZone });
  return { started_at: startedAtMs };
}

/** What puts a workout back as it stood, whatever it was; a sport that fits no such type is none. */
export function putBackColumns(former: FormerWorkout) {
  const { workoutType, sport } = former;
  const fits = isOfTypeRunning(sport) === (workoutType === 'running');
  return columnsOf(fits ? former : { ...former, sport: sportOfType(workoutType) });
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

/** What was done stays while the type does. */
function behindEdit(body: WorkoutBody, before: WorkoutRow): Partial<BehindForm> {
  const { sport, ...others } = behindFormOf(before);
  return before.workout_type === body.workoutType ? { sport, ...others } : others;
}

/** A corrected day takes the time of day along. */
function movedStart(before: WorkoutRow, date: string): number | null {
  if (before.started_at === null) return null;
  return before.started_at + daysBetween(before.date, date) * DAY_MS;
}
