import type { LikeWorkout, Origin, SameWorkout } from '../../contract/same-workout.ts';
import { type LoggedCandidate, likeFound, matchFound } from '../../domain/same-workout.ts';
import { byRank } from '../../domain/source-fields.ts';
import { startTimeOf } from '../../domain/start-time.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { candidateOf, findLogged } from './compared-workouts.ts';
import type { Service } from './join-typed.ts';
import { APART, isFile } from './known-sources.ts';
import { joinedOf } from './part-typed.ts';
import { findSources, hasUntyped, type StoredSource } from './sources.queries.ts';
import { readTold } from './told-fields.ts';
import type { NewWorkoutRow, WorkoutRow } from './workout-rows.ts';
import { findWorkoutsById } from './workouts.queries.ts';

/*
 * What a typed workout is among those that files and services told, by the one rule of
 * `domain/same-workout`. Two that were typed are never one.
 */

const TYPED_IN = 'typed in';
const MOST_LIKE = 3;

type Typed = { userId: number; columns: Partial<NewWorkoutRow> & { date: string } };

/** The workout that a typed one surely is; null where there is none, or nobody can be sure. */
export async function findSame(db: Db | Tx, of: Typed): Promise<number | null> {
  const { face, logged } = await compared(db, of);
  const [match] = matchFound({ found: [face], logged });
  return match?.kind === 'same' && 'workoutId' in match.with ? match.with.workoutId : null;
}

/** The workouts that a typed one may be, the likeliest first. */
export async function findLike(db: Db | Tx, of: Typed): Promise<number[]> {
  const { face, logged } = await compared(db, of);
  return likeFound(face, logged);
}

async function compared(db: Db | Tx, { userId, columns }: Typed) {
  const { date } = columns;
  // Most days hold nothing but what was typed, which is never one with what was typed.
  const isTold = await hasUntyped(db, { userId, day: date });
  const found = isTold ? await findLogged(db, { userId, days: [date, date], keys: [] }) : [];
  const logged = found
    .filter(({ isDeleted }) => !isDeleted)
    .map((each) => (each.isTypedIn ? asTyped(each) : each));
  const face = candidateOf({ file: TYPED_IN, key: null, kind: 'own', columns, localStart: null });
  return { face, logged };
}

function asTyped(logged: LoggedCandidate): LoggedCandidate {
  return { ...logged, faces: logged.faces.map((face) => ({ ...face, file: TYPED_IN })) };
}

/** What is said of a workout, and asked: with what it was joined, and what else it may be. */
export async function readSameWorkout(
  db: Db | Tx,
  { workout, service }: { workout: WorkoutRow; service: Service },
): Promise<SameWorkout> {
  if (workout.source !== 'manual') return { joinedWith: null, mayBe: [] };
  const { user_id: userId, id: workoutId } = workout;
  const sources = await findSources(db, { userId, workoutIds: [workoutId] });
  const joined = joinedOf(sources);
  if (joined) {
    const isServices = joined.before.source === service.source;
    const isKnown = isServices
      ? (await service.readShare(db, { userId, workoutId })) !== null
      : sources.some(({ kind }) => isFile(kind));
    const joinedWith = isServices
      ? { source: service.source, file: null }
      : originOf(sources, service.source);
    return { joinedWith: isKnown ? joinedWith : null, mayBe: [] };
  }
  const isAsked = await isTypedAlone(db, { workout, sources, service });
  return { joinedWith: null, mayBe: isAsked ? await readLike(db, workout) : [] };
}

/** Whether nothing but what was typed is known of it, and nobody has said that it stands by itself. */
export async function isTypedAlone(
  db: Db | Tx,
  of: { workout: WorkoutRow; sources: readonly StoredSource[]; service: Service },
): Promise<boolean> {
  const { workout, sources, service } = of;
  if (workout.source !== 'manual') return false;
  if (sources.some(({ kind }) => kind === APART || isFile(kind))) return false;
  const { user_id: userId, id: workoutId } = workout;
  return (await service.readShare(db, { userId, workoutId })) === null;
}

async function readLike(db: Db | Tx, workout: WorkoutRow): Promise<LikeWorkout[]> {
  const { user_id: userId } = workout;
  const ids = (await findLike(db, { userId, columns: workout })).slice(0, MOST_LIKE);
  const rows = await findWorkoutsById(db, { userId, ids });
  const sources = await findSources(db, { userId, workoutIds: ids });
  return ids.flatMap((id) => {
    const row = rows.find((each) => each.id === id);
    if (!row) return [];
    const told = sources.filter((each) => each.workout_id === id);
    return {
      ...originOf(told, row.source),
      id,
      date: row.date,
      startTime: startTimeOf({ startedAtMs: row.started_at, utcOffsetS: row.utc_offset_s }),
      sport: row.sport,
      durationS: row.duration_s,
      distanceM: row.distance_m,
    };
  });
}

/** Of several files the one that knows the most. */
function originOf(sources: readonly StoredSource[], otherwise: Origin['source']): Origin {
  const files = sources.filter(({ kind }) => isFile(kind));
  const [top] = byRank(files.map((file) => ({ ...file, sourceKey: file.source_key })));
  if (!top) return { source: otherwise, file: null };
  return { source: top.source, file: nameOf(readTold(top.fields).file ?? null) };
}

/** '12/2026/morning.fit' is the twelfth of an import, and where it stood in an archive. */
function nameOf(file: string | null): string | null {
  return file?.split('/').at(-1) || null;
}
