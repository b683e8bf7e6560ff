import { hash } from 'node:crypto';
import {
  byRank,
  changedFields,
  ownOfWorkout,
  toldByAll,
  withEdits,
  withOwn,
} from '../../domain/source-fields.ts';
import {
  emptyValueOf,
  FIELD_NAMES,
  type FieldName,
  WORKOUT_FIELDS,
  type WorkoutFields,
  ZONE_FIELDS,
} from '../../domain/workout-fields.ts';
import type { Source } from '../../domain/workout-kinds.ts';
import type { PerZone } from '../../domain/zones.ts';
import type { Tx } from '../platform/db/database.ts';
import { insertRecordings, type PackedRecording } from './recordings.queries.ts';
import { dropRecording, RECORDING, showIfRicher, showWithout } from './recordings-of-sources.ts';
import {
  changeSource,
  deleteSources,
  findSourceOfItem,
  findSources,
  insertSources,
  type NewSource,
  type StoredSource,
} from './sources.queries.ts';
import { readTold, type ToldFields, writeTold } from './told-fields.ts';
import { columnsOf, fieldsOfRow, type NewWorkoutRow, type WorkoutRow } from './workout-rows.ts';
import {
  changeWorkout,
  deleteForGood,
  deleteWorkout,
  findOfSource,
  findWorkoutEvenDeleted,
  insertNewOfSource,
  putBackVersion,
} from './workouts.queries.ts';

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

type OfWorkout = { userId: number; workoutId: number; nowMs: number };
type Some = Partial<WorkoutFields>;

/** What stands in a workout by itself: typed in, Strava's, or from before sources were kept. */
const OWN = 'own';
/** What was edited, where the workout does not show it: it holds the same as a source says. */
const EDITS = 'edits';

const MAX_TRIES = 5;

/** The same for whatever says the same of a workout: zones are left out, which follow the athlete's limits. */
export function keyOfReading(of: { kind: string; columns: Partial<NewWorkoutRow> }): string {
  const told = KEY_FIELDS.map((name) => of.columns[WORKOUT_FIELDS[name].column] ?? null);
  return hash('sha256', JSON.stringify([of.kind, told]), 'hex').slice(0, 32);
}

const KEY_FIELDS = [
  'date',
  'startedAtMs',
  'workoutType',
  'runningSubtype',
  'sport',
  'durationS',
  'elapsedS',
  'distanceM',
  'ascentM',
  'calories',
  'avgHeartRate',
  'maxHeartRate',
  'title',
  'notes',
] as const satisfies FieldName[];

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

/** Whether a source is a file, whatever its kind. */
export function isFile(kind: string): boolean {
  return kind !== OWN && kind !== EDITS && kind !== RECORDING;
}

/** What sources said of zones is said by the athlete's new limits, or it would look like an edit. */
export async function rezoneSources(
  tx: Tx,
  of: { userId: number; rows: readonly { id: number; before: PerZone; zones: PerZone }[] },
): Promise<void> {
  const { userId, rows } = of;
  const byWorkout = new Map(rows.map((row) => [row.id, row]));
  for (const source of await findSources(tx, { userId, workoutIds: [...byWorkout.keys()] })) {
    const row = byWorkout.get(source.workout_id);
    const told = readTold(source.fields);
    const isOfRow = ZONE_FIELDS.every((name, at) => (told[name] ?? 0) === row?.before[at]);
    if (!row || !isOfRow) continue;
    for (const [at, name] of ZONE_FIELDS.entries()) told[name] = row.zones[at] ?? 0;
    await changeSource(tx, { userId, id: source.id, columns: { fields: writeTold(told) } });
  }
}

type Known = {
  sources: readonly StoredSource[];
  /** Those that are files, whatever their kind. */
  files: readonly StoredSource[];
  told: { kind: string; sourceKey: string; fields: Some }[];
  /** Where the workout was there before its first source. */
  origin: Pick<StoredSource, 'id' | 'source'> | undefined;
  edits: StoredSource | undefined;
  /** What the athlete, or what was there before, says, with what was edited since. */
  own: Some;
  workout: WorkoutFields;
};

function knownOf(row: WorkoutRow, sources: readonly StoredSource[]): Known {
  const workout = fieldsOfRow(row);
  const files = sources.filter(({ kind }) => isFile(kind));
  const told = files.map(storedTold);
  const stored = sources.find(({ kind }) => kind === OWN);
  const edits = sources.find(({ kind }) => kind === EDITS);
  if (files.length === 0 && !stored) {
    const origin = { id: 0, source: row.source };
    return { sources, files, told, origin, edits, own: ownOfWorkout(workout), workout };
  }
  const before = stored ?? edits;
  const own = withEdits({
    workout,
    own: before ? fieldsAlone(readTold(before.fields)) : {},
    told: toldByAll(told),
  });
  return { sources, files, told, origin: stored, edits, own, workout };
}

/** What cannot be told from the workout and its sources is kept beside them. */
async function keepOwn(
  tx: Tx,
  of: OfWorkout & { known: Known; next: WorkoutFields; told: Some },
): Promise<void> {
  const { userId, workoutId, nowMs, known, next, told } = of;
  const { origin, edits, own } = known;
  const isTold = !origin && isSame(withEdits({ workout: next, own: {}, told }), own);
  const stored = origin && origin.id > 0 ? origin : edits;
  const fields = writeTold(own);
  if (isTold) {
    if (stored) await deleteSources(tx, { userId, ids: [stored.id] });
  } else if (stored) {
    await changeSource(tx, { userId, id: stored.id, columns: { fields } });
  } else {
    await insertSources(tx, [
      {
        user_id: userId,
        workout_id: workoutId,
        source: origin?.source ?? 'manual',
        kind: origin ? OWN : EDITS,
        source_key: '',
        import_id: null,
        item_id: null,
        fields,
        version_before: null,
        updated_before: null,
        created_at: nowMs,
      },
    ]);
  }
}

function isSame(one: Some, other: Some): boolean {
  return FIELD_NAMES.every((name) => one[name] === other[name]);
}

/** A workout that is by itself again is as it was before its first source. */
async function forgetIfAlone(tx: Tx, of: { userId: number; workoutId: number }): Promise<void> {
  const left = await findSources(tx, { userId: of.userId, workoutIds: [of.workoutId] });
  if (left.some(({ kind }) => isFile(kind))) return;
  await deleteSources(tx, { userId: of.userId, ids: left.map(({ id }) => id) });
}

async function writeWorkout(
  tx: Tx,
  of: {
    workout: WorkoutRow;
    next: WorkoutFields;
    source: Source;
    nowMs: number;
    /** What it was, where nothing has changed it since. */
    before?: { version: number; updated_at: number } | undefined;
    /** Whether the key it was added under may be added again. */
    isFreed?: boolean;
    isStravaGone?: boolean;
  },
): Promise<boolean> {
  const { id, user_id: userId, version } = of.workout;
  const columns: Partial<NewWorkoutRow> = { ...columnsOf(of.next), source: of.source };
  if (of.isFreed) columns.source_key = null;
  if (of.isStravaGone) columns.holds_strava = 0;
  const changed = await changeWorkout(tx, {
    userId,
    id,
    version,
    nowMs: of.nowMs,
    columns,
    evenDeleted: true,
  });
  if (!changed) return false;
  if (of.before) await putBackVersion(tx, { userId, id, ...of.before });
  return true;
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

/** What a workout is added under that an item of an import brought: the item is never two workouts. */
export function keyOfItem({ importId, itemId }: OfItem): string {
  return `import ${importId}, item ${itemId}`;
}

/** The item that such a key names; null for all others. */
export function itemOfKey(key: unknown): OfItem | null {
  const read = /^import (\d+), item (-?\d+)$/.exec(String(key));
  return read ? { importId: Number(read[1]), itemId: Number(read[2]) } : null;
}

type OfItem = { importId: number; itemId: number };

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

function storedTold({ kind, source_key: sourceKey, fields }: StoredSource) {
  return { kind, sourceKey, fields: fieldsAlone(readTold(fields)) };
}

/** What was told of a workout, without where it stood in the file. */
export function fieldsAlone({ localStart: _localStart, file: _file, ...fields }: ToldFields): Some {
  return fields;
}

/** Of the sources of a workout the one that ranks highest names it. */
function topSource(files: readonly (StoredSource | SourceReading)[]): Source {
  const ranked = files.map((file) => ({
    source: file.source,
    kind: file.kind,
    sourceKey: 'sourceKey' in file ? file.sourceKey : file.source_key,
  }));
  return byRank(ranked)[0]?.source ?? 'file';
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
