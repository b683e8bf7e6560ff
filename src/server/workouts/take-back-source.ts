import { changedFields, toldByAll, withOwn } from '../../domain/source-fields.ts';
import { emptyValueOf, FIELD_NAMES, type WorkoutFields } from '../../domain/workout-fields.ts';
import type { Source } from '../../domain/workout-kinds.ts';
import type { Tx } from '../platform/db/database.ts';
import {
  BEFORE,
  isFile,
  type Known,
  keepOwn,
  knownOf,
  MAX_TRIES,
  type OfWorkout,
  type Some,
  storedTold,
  TYPED,
  topSource,
  writeWorkout,
} from './known-sources.ts';
import { dropRecording, RECORDING, showWithout } from './recordings-of-sources.ts';
import { keyOfItem } from './source-keys.ts';
import { deleteSources, findSourceOfItem, findSources } from './sources.queries.ts';
import { columnsOf, type WorkoutRow } from './workout-rows.ts';
import {
  changeWorkout,
  deleteForGood,
  deleteWorkout,
  findWorkoutEvenDeleted,
} from './workouts.queries.ts';

/** A service that knows a workout which no file tells any more, and what it says of it. */
export type TakeOver = (
  tx: Tx,
  of: OfWorkout,
) => Promise<{ source: Source; sourceKey: string; fields: Partial<WorkoutFields> } | null>;

/**
 * Takes back what one item of an import brought: the workout is what its other sources and the athlete
 * say, as if this one had never come. A workout that nobody else knows is deleted for good; edited
 * since, it goes where deleted ones go, and can be brought back.
 */
export async function takeBackSource(
  tx: Tx,
  of: { userId: number; importId: number; itemId: number; nowMs: number; takeOver?: TakeOver },
): Promise<'deleted' | 'restored' | 'kept'> {
  const { userId, nowMs } = of;
  const taken = await findSourceOfItem(tx, of);
  if (!taken) return 'kept';
  const workoutId = taken.workout_id;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const workout = await findWorkoutEvenDeleted(tx, { userId, id: workoutId });
    if (!workout) return 'deleted';
    const known = knownOf(workout, await findSources(tx, { userId, workoutIds: [workoutId] }));
    const files = known.files.filter(({ id }) => id !== taken.id);
    if (files.length === 0 && !known.origin) {
      return deleteUnknown(tx, { ...of, workout, known, workoutId });
    }
    const told = toldByAll(files.map(storedTold));
    const next = withOwn(known.own, told);
    const source = known.origin?.source ?? topSource(files);
    const isChanged = changedFields(known.workout, next).length > 0 || source !== workout.source;
    const isLatest = taken.version_before !== null && workout.version === taken.version_before + 1;
    const before = isLatest
      ? { version: taken.version_before ?? 1, updated_at: taken.updated_before ?? nowMs }
      : undefined;
    const isFreed = workout.source_key === keyOfItem({ importId: of.importId, itemId: of.itemId });
    const write = { workout, next, source, nowMs, before, isFreed };
    if ((isChanged || isFreed) && !(await writeWorkout(tx, write))) continue;
    await showWithout(tx, { userId, workoutId, isGoing: ({ id }) => id === taken.id });
    await deleteSources(tx, { userId, ids: [taken.id] });
    await keepOwn(tx, { userId, workoutId, nowMs, known, next, told });
    await forgetIfAlone(tx, { userId, workoutId });
    return 'restored';
  }
  throw new Error(`workout ${workoutId} changes faster than a source of it can be taken back`);
}

async function deleteUnknown(
  tx: Tx,
  of: OfWorkout & { workout: WorkoutRow; known: Known; takeOver?: TakeOver },
): Promise<'deleted' | 'restored'> {
  const { userId, workoutId, nowMs, workout, known } = of;
  const ids = known.sources.map(({ id }) => id);
  const taker =
    workout.deleted_at === null && (await of.takeOver?.(tx, { userId, workoutId, nowMs }));
  if (taker) {
    const { version } = workout;
    const columns = {
      ...columnsOf(withOwn(known.own, taker.fields)),
      source: taker.source,
      source_key: taker.sourceKey,
      holds_strava: 0 as const,
    };
    const isTaken = await changeWorkout(tx, { userId, id: workoutId, version, nowMs, columns });
    if (!isTaken) throw new Error(`workout ${workoutId} changed while it was taken over`);
    await showWithout(tx, { userId, workoutId, isGoing: ({ kind }) => kind !== RECORDING });
    await deleteSources(tx, { userId, ids });
    return 'restored';
  }
  const isEdited = Object.keys(known.own).length > 0;
  if (!isEdited) {
    await deleteForGood(tx, { userId, id: workoutId });
    return 'deleted';
  }
  await deleteSources(tx, { userId, ids });
  // Free for the same item to be added again.
  const { version } = workout;
  const columns = { source_key: null };
  await changeWorkout(tx, { userId, id: workoutId, version, nowMs, columns, evenDeleted: true });
  await deleteWorkout(tx, { userId, id: workoutId, nowMs });
  return 'deleted';
}

/** Whatever a service reported of a workout is taken out of it; false where no file knows it then. */
export async function takeBackReported(
  tx: Tx,
  of: OfWorkout & { reported: Some; source: Source },
): Promise<boolean> {
  const { userId, workoutId, nowMs, reported } = of;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const workout = await findWorkoutEvenDeleted(tx, { userId, id: workoutId });
    if (!workout) return false;
    const known = knownOf(workout, await findSources(tx, { userId, workoutIds: [workoutId] }));
    if (known.origin?.source !== of.source || known.files.length === 0) return false;
    const own: Some = { ...known.own };
    for (const name of FIELD_NAMES) {
      if (own[name] === (reported[name] ?? emptyValueOf(name))) delete own[name];
    }
    const told = toldByAll(known.told);
    const next = withOwn(own, told);
    const source = topSource(known.files);
    const write = { workout, next, source, nowMs, isFreed: true, isStravaGone: true };
    if (!(await writeWorkout(tx, write))) continue;
    await dropRecording(tx, { userId, workoutId, source: of.source });
    await deleteSources(tx, { userId, ids: [known.origin.id] });
    const without = { ...known, own, origin: undefined, edits: undefined };
    await keepOwn(tx, { userId, workoutId, nowMs, known: without, next, told });
    return true;
  }
  throw new Error(`workout ${workoutId} changes faster than a service can be taken out of it`);
}

/** A workout that is by itself again is as it was before its first source. */
async function forgetIfAlone(tx: Tx, of: { userId: number; workoutId: number }): Promise<void> {
  const left = await findSources(tx, { userId: of.userId, workoutIds: [of.workoutId] });
  if (left.some(({ kind }) => isFile(kind))) return;
  // What was typed after a service had told of it can still be parted from that.
  const isServices = left.some(({ kind, source }) => kind === BEFORE && source === 'strava');
  const gone = isServices ? left.filter(({ kind }) => kind !== TYPED && kind !== BEFORE) : left;
  await deleteSources(tx, { userId: of.userId, ids: gone.map(({ id }) => id) });
}
