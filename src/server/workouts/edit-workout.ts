import type { BehindForm } from '../../contract/workout-json.ts';
import type { WorkoutEdit } from '../../contract/workouts.ts';
import { daysBetween } from '../../domain/calendar.ts';
import { isOfTypeRunning } from '../../domain/sports.ts';
import type { Db } from '../platform/db/database.ts';
import { AppError, notFound } from '../platform/http/app-error.ts';
import { behindFormOf, columnsOfBody, type WorkoutRow } from './workout-rows.ts';
import { changeWorkout, findWorkout } from './workouts.queries.ts';

const DAY_MS = 86_400_000;

/** Changes a workout; two edits at once never overwrite each other unseen. */
export async function editWorkout(input: {
  db: Db;
  userId: number;
  id: number;
  body: WorkoutEdit;
  /** The version the editor saw; undefined accepts whatever is there. */
  expectedVersion: number | undefined;
  nowMs: number;
}): Promise<{ after: WorkoutRow; replaced: BehindForm }> {
  const { db, userId, id, body, expectedVersion, nowMs } = input;
  return db.transaction().execute(async (tx) => {
    const before = await findWorkout(tx, { userId, id });
    if (!before) throw notFound('Workout');
    const version = expectedVersion ?? before.version;
    const columns = {
      ...columnsOfBody(body, behindEdit(body, before)),
      started_at: movedStart(before, body.date),
    };
    const after =
      version === before.version
        ? await changeWorkout(tx, { userId, id, version, nowMs, columns })
        : undefined;
    if (after) return { after, replaced: behindFormOf(before) };
    throw new AppError(
      'conflict',
      'This workout was changed elsewhere in the meantime. Load it again, then repeat your change.',
    );
  });
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
