import type { RaceBody } from '../../contract/races.ts';
import { implausibleTime } from '../../domain/plausible-time.ts';
import { isRun } from '../../domain/sports.ts';
import type { Tx } from '../platform/db/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import { noSuchRun, refuseUnlessRun } from '../workouts/linked-run.ts';
import { findWorkout } from '../workouts/workouts.queries.ts';
import type { NewRaceRow, RaceRow } from './race-rows.ts';

type ResultColumns = Required<Pick<NewRaceRow, 'completed' | 'actual_time_s' | 'workout_id'>>;

/**
 * How a race went: a run that is picked makes it completed and gives its time, unless a time is
 * sent beside it, as the clock at the finish may differ from the watch. Without a word about the
 * run (`workoutId` left out) the link stays; a race that was not run has none.
 */
export async function resultColumns(input: {
  tx: Tx;
  userId: number;
  body: RaceBody;
  /** The run that was linked before, whether it is still in the log or not. */
  linkedBefore: number | null;
}): Promise<ResultColumns> {
  const { tx, userId, body, linkedBefore } = input;
  const picked = body.workoutId;
  const linked = picked === undefined ? linkedBefore : picked;
  const isCompleted = body.completed || typeof picked === 'number';
  if (!isCompleted || linked === null) {
    return { completed: isCompleted ? 1 : 0, actual_time_s: body.actualTimeS, workout_id: null };
  }
  const workout = await findWorkout(tx, { userId, id: linked });
  const run = workout && isRun(workout) ? workout : undefined;
  if (!run && picked !== undefined) throw noSuchRun();
  return {
    completed: 1,
    actual_time_s: body.actualTimeS ?? run?.duration_s ?? null,
    workout_id: linked,
  };
}

/** As it went before a change: the run may have been deleted since, and comes back with its link. */
export async function formerResultColumns(input: {
  tx: Tx;
  userId: number;
  body: RaceBody;
  /** The run that is linked now. */
  linkedNow: number | null;
}): Promise<ResultColumns> {
  const { tx, userId, body, linkedNow } = input;
  const workoutId = body.workoutId ?? null;
  if (workoutId !== null && workoutId !== linkedNow) {
    await refuseUnlessRun(tx, { userId, id: workoutId });
  }
  return {
    completed: body.completed ? 1 : 0,
    actual_time_s: body.actualTimeS,
    workout_id: workoutId,
  };
}

/** Times that nobody is likely to run are saved once they are confirmed; what stands may stay. */
export function refuseImplausible(body: RaceBody, before?: RaceRow): void {
  if (body.isConfirmed) return;
  const { distanceM, targetTimeS, actualTimeS } = body;
  const isSameLength = before !== undefined && Math.abs(before.distance_m - distanceM) < 0.001;
  const issues = [
    { path: 'targetTime', timeS: targetTimeS, beforeS: before?.target_time_s },
    { path: 'actualTime', timeS: actualTimeS, beforeS: before?.actual_time_s },
  ].flatMap(({ path, timeS, beforeS }) => {
    if (timeS === null || (isSameLength && timeS === beforeS)) return [];
    const message = implausibleTime({ isRun: true, distanceM, durationS: timeS });
    return message === null ? [] : [{ path, message, code: 'implausible' as const }];
  });
  const [first] = issues;
  if (first) throw new AppError('validation', first.message, { issues });
}
