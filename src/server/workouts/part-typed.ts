import { toldByAll, typedShareOf, withOwn } from '../../domain/source-fields.ts';
import type { Tx } from '../platform/db/database.ts';
import { moveKeyOfEntry } from '../platform/kept-entries.queries.ts';
import type { Service } from './join-typed.ts';
import {
  APART,
  BEFORE,
  fieldsAlone,
  keepOwn,
  knownOf,
  MAX_TRIES,
  type OfWorkout,
  type Some,
  TYPED,
  topSource,
} from './known-sources.ts';
import {
  deleteSources,
  findSources,
  insertSources,
  OF_NO_IMPORT,
  type StoredSource,
} from './sources.queries.ts';
import { readTold } from './told-fields.ts';
import { columnsOf, type WorkoutRow } from './workout-rows.ts';
import { changeWorkout, findWorkout, insertWorkout, putBackVersion } from './workouts.queries.ts';

type OfPart = OfWorkout & {
  service: Service;
  /** Whether the athlete has the pair of shoes, or had it until lately. */
  hasShoe: (shoeId: number) => Promise<boolean>;
};

/**
 * Makes two of a workout that was typed and joined with one that was there: what was typed, with what
 * was edited since, is a workout by itself; the other is as if it had never been typed. Null where
 * nothing of the other is left to be one.
 */
export async function partTyped(
  tx: Tx,
  of: OfPart,
): Promise<{ typed: WorkoutRow; other: WorkoutRow } | null> {
  const { userId, workoutId, nowMs, service } = of;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const workout = await findWorkout(tx, { userId, id: workoutId });
    const sources = await findSources(tx, { userId, workoutIds: [workoutId] });
    const joined = joinedOf(sources);
    if (!workout || !joined) return null;
    const known = knownOf(workout, sources);
    const share = await service.readShare(tx, { userId, workoutId });
    const isServices = joined.before.source === service.source;
    if (isServices ? share === null : known.files.length === 0) return null;
    const before: Some = {
      ...(isServices ? share?.reported : {}),
      ...share?.filled,
      ...(await withoutLostShoe(fieldsOfSource(joined.before), of)),
    };
    const told = toldByAll(known.told);
    const next = withOwn(before, told);
    const source = isServices ? service.source : topSource(known.files);
    const columns = {
      ...columnsOf(next),
      source,
      ...(isServices && { source_key: share?.sourceKey, holds_strava: 0 as const }),
    };
    const { version } = workout;
    const change = { userId, id: workoutId, version, nowMs, columns };
    if (!(await changeWorkout(tx, change))) continue;
    await putBackIfLatest(tx, { workout, joined });
    const others = known.sources.filter(
      ({ id }) => id === known.origin?.id || isOfJoin(id, joined),
    );
    await deleteSources(tx, { userId, ids: others.map(({ id }) => id) });
    if (known.files.length > 0) {
      const origin = isServices ? { id: 0, source: service.source } : undefined;
      const apart = { ...known, origin, own: before, edits: undefined };
      await keepOwn(tx, { userId, workoutId, nowMs, known: apart, next, told });
    }
    if (isServices) await service.setOrigin(tx, { userId, workoutId, isOrigin: true });
    const typed = await addTyped(tx, { ...of, joined, own: known.own, before });
    const other = await findWorkout(tx, { userId, id: workoutId });
    return other ? { typed, other } : null;
  }
  throw new Error(`workout ${workoutId} changes faster than it can be parted`);
}

type Joined = { typed: StoredSource; before: StoredSource };

/** What is kept of a workout that was typed while another source had it already. */
export function joinedOf(sources: readonly StoredSource[]): Joined | null {
  const typed = sources.find(({ kind }) => kind === TYPED);
  const before = sources.find(({ kind }) => kind === BEFORE);
  return typed && before ? { typed, before } : null;
}

/** From now on it is no question any more whether it is one that is there. */
export async function markApart(
  tx: Tx,
  of: { userId: number; workoutId: number; nowMs: number },
): Promise<void> {
  await insertSources(tx, [
    {
      user_id: of.userId,
      workout_id: of.workoutId,
      source: 'manual',
      kind: APART,
      ...OF_NO_IMPORT,
      fields: '{}',
      created_at: of.nowMs,
    },
  ]);
}

async function addTyped(
  tx: Tx,
  of: OfPart & { joined: Joined; own: Some; before: Some },
): Promise<WorkoutRow> {
  const { userId, workoutId, nowMs, joined, own, before } = of;
  const share = typedShareOf({ own, typed: fieldsOfSource(joined.typed), before });
  const { created_at: createdAtMs } = joined.typed;
  const typed = await insertWorkout(tx, {
    ...columnsOf(withOwn(share, {})),
    user_id: userId,
    source: 'manual',
    created_at: createdAtMs,
    updated_at: createdAtMs,
  });
  await markApart(tx, { userId, workoutId: typed.id, nowMs });
  // Sent again, the call that typed it is answered with it.
  await moveKeyOfEntry(tx, { userId, from: workoutId, to: typed.id, takenAtMs: createdAtMs });
  return typed;
}

async function putBackIfLatest(
  tx: Tx,
  { workout, joined }: { workout: WorkoutRow; joined: Joined },
): Promise<void> {
  const { version_before: version, updated_before: updatedAtMs } = joined.typed;
  if (version === null || updatedAtMs === null || workout.version !== version + 1) return;
  const { id, user_id: userId } = workout;
  await putBackVersion(tx, { userId, id, version, updated_at: updatedAtMs });
}

async function withoutLostShoe(said: Some, { hasShoe }: OfPart): Promise<Some> {
  const { shoeId, ...others } = said;
  if (shoeId == null || (await hasShoe(shoeId))) return said;
  return others;
}

function fieldsOfSource({ fields }: StoredSource): Some {
  return fieldsAlone(readTold(fields));
}

function isOfJoin(id: number, { typed, before }: Joined): boolean {
  return id === typed.id || id === before.id;
}
