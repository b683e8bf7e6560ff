import { changedFields, toldByAll, withOwn } from '../../domain/source-fields.ts';
import {
  emptyValueOf,
  FIELD_NAMES,
  type FieldName,
  WORKOUT_FIELDS,
} from '../../domain/workout-fields.ts';
import type { Source } from '../../domain/workout-kinds.ts';
import type { Tx } from '../platform/db/database.ts';
import {
  keepOwn,
  knownOf,
  MAX_TRIES,
  type OfWorkout,
  type Some,
  topSource,
  writeWorkout,
} from './known-sources.ts';
import { insertRecordings, type PackedRecording } from './recordings.queries.ts';
import { showIfRicher } from './recordings-of-sources.ts';
import { keyOfItem } from './source-keys.ts';
import {
  findSourceOfItem,
  findSources,
  insertSources,
  type NewSource,
  type StoredSource,
} from './sources.queries.ts';
import { writeTold } from './told-fields.ts';
import { columnsOf, type NewWorkoutRow, type WorkoutRow } from './workout-rows.ts';
import { findOfSource, findWorkoutEvenDeleted, insertNewOfSource } from './workouts.queries.ts';

/** One workout as one file tells it. */
export type SourceReading = {
  source: Source;
  /** `keyOfReading`: what it says, in a few letters. */
  sourceKey: string;
  /** What kind of file it was: 'fit', 'tcx', 'csv'. The nearer to the device, the more it counts. */
  kind: string;
  importId: number;
  itemId: number;
  columns: Partial<NewWorkoutRow>;
  /** The time on the athlete's wall, where no instant is known. */
  localStart?: string | null;
  /** As in `Candidate`: what else comes of this file is another workout. */
  file?: string;
  recording: PackedRecording | null;
};

/** Adds a workout that no other source knows. */
export async function addFromSource(
  tx: Tx,
  of: { userId: number; reading: SourceReading; nowMs: number },
): Promise<{ workoutId: number }> {
  const [workoutId] = await addManyFromSource(tx, { ...of, readings: [of.reading] });
  if (workoutId === undefined) throw new Error('the added workout did not come back');
  return { workoutId };
}

/** Their ids in the order of the readings. An item that was added before is not added again. */
export async function addManyFromSource(
  tx: Tx,
  of: { userId: number; readings: readonly SourceReading[]; nowMs: number },
): Promise<number[]> {
  const { userId, readings, nowMs } = of;
  if (readings.length === 0) return [];
  const rows = readings.map((reading): NewWorkoutRow => {
    const fields = withOwn({}, toldByAll([storedOf(reading)]));
    return {
      ...columnsOf(fields),
      user_id: userId,
      source: reading.source,
      source_key: keyOfItem(reading),
      created_at: nowMs,
      updated_at: nowMs,
    };
  });
  const added = new Set(await insertNewOfSource(tx, rows));
  const ids = await idsOfItems(tx, { userId, readings });
  const fresh = readings.filter((reading) => added.has(keyOfItem(reading)));
  const idOf = (reading: SourceReading) => ids.get(keyOfItem(reading)) ?? 0;
  await insertSources(
    tx,
    fresh.map((reading) =>
      newSource({ userId, workoutId: idOf(reading), nowMs, reading, isShown: !!reading.recording }),
    ),
  );
  await insertRecordings(
    tx,
    fresh.flatMap((reading) =>
      reading.recording
        ? {
            ...reading.recording,
            workout_id: idOf(reading),
            user_id: userId,
            source: reading.source,
            created_at: nowMs,
          }
        : [],
    ),
  );
  return readings.map(idOf);
}

/**
 * Adds what a source tells to a workout of the log. Each field then is what the source that ranks
 * highest says, in whatever order they came; what the athlete typed or edited stays, and of what has
 * no known source only the empty is filled. The richest recording is shown, the others are kept.
 */
export async function mergeSource(
  tx: Tx,
  of: OfWorkout & { reading: SourceReading },
): Promise<{ fields: FieldName[]; recording: boolean }> {
  const { userId, workoutId, reading, nowMs } = of;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const workout = await findWorkoutEvenDeleted(tx, { userId, id: workoutId });
    if (!workout) throw new Error(`workout ${workoutId} is gone`);
    const known = knownOf(workout, await findSources(tx, { userId, workoutIds: [workoutId] }));
    const isThere = known.sources.some(
      (each) => each.import_id === reading.importId && each.item_id === reading.itemId,
    );
    if (isThere) return { fields: [], recording: false };
    const told = toldByAll([...known.told, storedOf(reading)]);
    const next = withOwn(known.own, told);
    const fields = changedFields(known.workout, next);
    const source = known.origin?.source ?? topSource([...known.files, reading]);
    const isChanged = fields.length > 0 || source !== workout.source;
    if (isChanged && !(await writeWorkout(tx, { workout, next, source, nowMs }))) continue;
    await keepOwn(tx, { userId, workoutId, nowMs, known, next, told });
    await insertSources(tx, [
      {
        ...newSource({ userId, workoutId, nowMs, reading, isShown: false }),
        version_before: isChanged ? workout.version : null,
        updated_before: isChanged ? workout.updated_at : null,
      },
    ]);
    return { fields, recording: await keepRecording(tx, { userId, workoutId, reading, nowMs }) };
  }
  throw new Error(`workout ${workoutId} changes faster than it can be completed`);
}

/** Which fields a merge would change, as they stand and as they would; by what `findSources` found. */
export function fieldsMerged(of: {
  workout: WorkoutRow;
  sources: readonly StoredSource[];
  reading: Pick<SourceReading, 'kind' | 'sourceKey' | 'columns'>;
}): { field: FieldName; here: unknown; file: unknown }[] {
  const known = knownOf(of.workout, of.sources);
  const next = withOwn(known.own, toldByAll([...known.told, storedOf(of.reading)]));
  return changedFields(known.workout, next).map((field) => ({
    field,
    here: known.workout[field],
    file: next[field],
  }));
}

async function keepRecording(tx: Tx, of: OfWorkout & { reading: SourceReading }): Promise<boolean> {
  const { userId, workoutId, nowMs, reading } = of;
  if (!reading.recording) return false;
  const kept = await findSourceOfItem(tx, { userId, ...reading });
  if (!kept) throw new Error(`the source of item ${reading.itemId} did not come back`);
  return showIfRicher(tx, {
    userId,
    workoutId,
    sourceId: kept.id,
    recording: {
      ...reading.recording,
      workout_id: workoutId,
      user_id: userId,
      source: reading.source,
      created_at: nowMs,
    },
  });
}

async function idsOfItems(
  tx: Tx,
  of: { userId: number; readings: readonly SourceReading[] },
): Promise<Map<string, number>> {
  const { userId, readings } = of;
  const ids = new Map<string, number>();
  for (const [source, some] of Map.groupBy(readings, (reading) => reading.source)) {
    const rows = await findOfSource(tx, { userId, source, keys: some.map(keyOfItem) });
    for (const { id, source_key: key } of rows) if (key !== null) ids.set(key, id);
  }
  return ids;
}

function newSource(of: OfWorkout & { reading: SourceReading; isShown: boolean }): NewSource {
  const { reading } = of;
  const { localStart = null, file = null } = reading;
  return {
    user_id: of.userId,
    workout_id: of.workoutId,
    source: reading.source,
    kind: reading.kind,
    source_key: reading.sourceKey,
    import_id: reading.importId,
    item_id: reading.itemId,
    fields: writeTold({ ...fieldsOfColumns(reading.columns), localStart, file }),
    is_shown: of.isShown ? 1 : 0,
    version_before: null,
    updated_before: null,
    created_at: of.nowMs,
  };
}

function storedOf({
  kind,
  sourceKey,
  columns,
}: Pick<SourceReading, 'kind' | 'sourceKey' | 'columns'>) {
  return { kind, sourceKey, fields: fieldsOfColumns(columns) };
}

/** Columns of a row as the fields that they hold. */
export function fieldsOfColumns(columns: Partial<NewWorkoutRow>): Some {
  const fields: Record<string, unknown> = {};
  for (const name of FIELD_NAMES) {
    const value = columns[WORKOUT_FIELDS[name].column];
    if (value === undefined) continue;
    fields[name] = emptyValueOf(name) === false ? value === 1 : value;
  }
  return fields as Some;
}
