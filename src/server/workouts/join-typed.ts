import { toldByAll, withOwn, withTyped } from '../../domain/source-fields.ts';
import { emptyValueOf, FIELD_NAMES } from '../../domain/workout-fields.ts';
import type { Source } from '../../domain/workout-kinds.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import {
  BEFORE,
  type Known,
  keepOwn,
  knownOf,
  MAX_TRIES,
  type OfWorkout,
  type Some,
  TYPED,
  writeWorkout,
} from './known-sources.ts';
import { deleteSources, findSources, insertSources, OF_NO_IMPORT } from './sources.queries.ts';
import { writeTold } from './told-fields.ts';
import type { WorkoutRow } from './workout-rows.ts';
import { findWorkout } from './workouts.queries.ts';

/** What a service that is connected knows of a workout. */
type ServiceShare = {
  /** What the workout is added under where it is the service's. */
  sourceKey: string;
  reported: Some;
  /** What was filled into a workout from elsewhere. */
  filled: Some;
};

/** The room of the service is to the left of this one. */
export type Service = {
  source: Source;
  readShare: (
    db: Db | Tx,
    of: { userId: number; workoutId: number },
  ) => Promise<ServiceShare | null>;
  /** Whether the workout is the service's own, or one from elsewhere that it knows as well. */
  setOrigin: (
    tx: Tx,
    of: { userId: number; workoutId: number; isOrigin: boolean },
  ) => Promise<void>;
};

/**
 * Makes what was typed one with a workout that is there: as if it had been typed before the files of
 * the workout came, or before the service told of it. Null where that workout is typed in already, or
 * nobody can tell any more what in it came from where.
 */
export async function joinTyped(
  tx: Tx,
  of: OfWorkout & { typed: Some; typedAtMs: number; service: Service },
): Promise<WorkoutRow | null> {
  const { userId, workoutId, typed, nowMs, service } = of;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const workout = await findWorkout(tx, { userId, id: workoutId });
    if (!workout || workout.source === 'manual') return null;
    const known = knownOf(workout, await findSources(tx, { userId, workoutIds: [workoutId] }));
    const share = await service.readShare(tx, { userId, workoutId });
    const isServices = workout.source === service.source;
    if (isServices ? share === null : known.origin !== undefined) return null;
    const before = saidBefore(known, { share, isServices });
    const own = withTyped(isServices ? before : known.own, typed);
    const told = toldByAll(known.told);
    const next = withOwn(own, told);
    const gone = { isFreed: isServices, isStravaGone: isServices };
    if (!(await writeWorkout(tx, { workout, next, source: 'manual', nowMs, ...gone }))) continue;
    await keepTyped(tx, { ...of, workout, known, before });
    if (known.files.length > 0) {
      const origin = { id: 0, source: 'manual' } as const;
      await keepOwn(tx, { userId, workoutId, nowMs, known: { ...known, origin, own }, next, told });
    }
    if (isServices) await service.setOrigin(tx, { userId, workoutId, isOrigin: false });
    return (await findWorkout(tx, { userId, id: workoutId })) ?? null;
  }
  throw new Error(`workout ${workoutId} changes faster than it can be joined`);
}

/** What the athlete had said of it: without what is the service's, which goes when the service does. */
function saidBefore(
  known: Known,
  { share, isServices }: { share: ServiceShare | null; isServices: boolean },
): Some {
  const ofService = (isServices ? share?.reported : share?.filled) ?? {};
  const isWhole = isServices && known.files.length === 0;
  const all: Some = isWhole ? known.workout : known.own;
  const said: Record<string, unknown> = {};
  for (const name of FIELD_NAMES) {
    const value = all[name];
    if (value === undefined) continue;
    const services = isServices ? (ofService[name] ?? emptyValueOf(name)) : ofService[name];
    if (value !== services) said[name] = value;
  }
  return said as Some;
}

/** What it takes to part them again. */
async function keepTyped(
  tx: Tx,
  of: OfWorkout & {
    typed: Some;
    typedAtMs: number;
    workout: WorkoutRow;
    known: Known;
    before: Some;
  },
): Promise<void> {
  const { userId, workoutId, typed, typedAtMs, workout, known, before } = of;
  const { origin, edits } = known;
  const ids = [origin?.id ?? 0, edits?.id ?? 0].filter((id) => id > 0);
  await deleteSources(tx, { userId, ids });
  const row = {
    user_id: userId,
    workout_id: workoutId,
    ...OF_NO_IMPORT,
    version_before: workout.version,
    updated_before: workout.updated_at,
    created_at: typedAtMs,
  };
  await insertSources(tx, [
    { ...row, source: 'manual', kind: TYPED, fields: writeTold(typed) },
    { ...row, source: workout.source, kind: BEFORE, fields: writeTold(before) },
  ]);
}
