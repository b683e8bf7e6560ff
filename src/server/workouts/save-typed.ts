import { ownOfWorkout } from '../../domain/source-fields.ts';
import type { Tx } from '../platform/db/database.ts';
import { AppError, notFound } from '../platform/http/app-error.ts';
import { moveKeyOfEntry } from '../platform/kept-entries.queries.ts';
import { joinTyped, type Service } from './join-typed.ts';
import { markApart } from './part-typed.ts';
import { findRecorded } from './recordings.queries.ts';
import { findLike, findSame, isTypedAlone } from './same-workouts.ts';
import { findSources } from './sources.queries.ts';
import { fieldsOfColumns } from './sources.ts';
import { fieldsOfRow, type WorkoutRow } from './workout-rows.ts';
import {
  deleteForGood,
  findWorkout,
  insertTypedIn,
  type TypedInColumns,
} from './workouts.queries.ts';

/**
 * Saves what was typed: in the workout of a file or a service that it surely is, or as a workout of
 * its own. The athlete may have said which one it is, or with null that it is another.
 */
export async function saveTyped(
  tx: Tx,
  of: {
    userId: number;
    columns: TypedInColumns;
    sameAs: number | null | undefined;
    nowMs: number;
    service: Service;
  },
): Promise<WorkoutRow> {
  const { userId, columns, sameAs, nowMs, service } = of;
  const workoutId = await chosen(tx, of);
  const joined =
    workoutId !== null &&
    (await joinTyped(tx, {
      userId,
      workoutId,
      typed: ownOfWorkout(fieldsOfColumns(columns)),
      typedAtMs: nowMs,
      nowMs,
      service,
    }));
  if (joined) return joined;
  const row = await insertTypedIn(tx, { ...columns, user_id: userId, created_at: nowMs });
  if (sameAs === null) await markApart(tx, { userId, workoutId: row.id, nowMs });
  return row;
}

async function chosen(
  tx: Tx,
  of: { userId: number; columns: TypedInColumns; sameAs: number | null | undefined },
): Promise<number | null> {
  const { sameAs } = of;
  if (sameAs === null) return null;
  if (sameAs === undefined) return findSame(tx, of);
  return (await findLike(tx, of)).includes(sameAs) ? sameAs : null;
}

/** Follows a workout that becomes part of another: the rooms of what is linked are to the left. */
export type MoveLinks = (tx: Tx, of: { userId: number; from: number; to: number }) => Promise<void>;

/** Makes a typed workout of the log one with another, which it may be. */
export async function joinLogged(
  tx: Tx,
  of: {
    userId: number;
    id: number;
    workoutId: number;
    nowMs: number;
    service: Service;
    moveLinks: MoveLinks;
  },
): Promise<WorkoutRow> {
  const { userId, id, workoutId, nowMs, service, moveLinks } = of;
  const workout = await findWorkout(tx, { userId, id });
  if (!workout) throw notFound('Workout');
  const sources = await findSources(tx, { userId, workoutIds: [id] });
  const isAlone =
    (await isTypedAlone(tx, { workout, sources, service })) &&
    (await findRecorded(tx, { userId, workoutIds: [id] })).size === 0;
  const isLike = isAlone && (await findLike(tx, { userId, columns: workout })).includes(workoutId);
  const joined =
    isLike &&
    (await joinTyped(tx, {
      userId,
      workoutId,
      typed: ownOfWorkout(fieldsOfRow(workout)),
      typedAtMs: workout.created_at,
      nowMs,
      service,
    }));
  if (!joined) throw new AppError('conflict', 'These two cannot be one workout');
  await moveLinks(tx, { userId, from: id, to: workoutId });
  const takenAtMs = workout.created_at;
  await moveKeyOfEntry(tx, { userId, from: id, to: workoutId, takenAtMs });
  await deleteForGood(tx, { userId, id });
  return joined;
}
