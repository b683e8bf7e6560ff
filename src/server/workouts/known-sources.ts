import { byRank, ownOfWorkout, toldByAll, withEdits } from '../../domain/source-fields.ts';
import { FIELD_NAMES, type WorkoutFields } from '../../domain/workout-fields.ts';
import type { Source } from '../../domain/workout-kinds.ts';
import type { Tx } from '../platform/db/database.ts';
import { RECORDING } from './recordings-of-sources.ts';
import {
  changeSource,
  deleteSources,
  insertSources,
  OF_NO_IMPORT,
  type StoredSource,
} from './sources.queries.ts';
import { readTold, type ToldFields, writeTold } from './told-fields.ts';
import { columnsOf, fieldsOfRow, type NewWorkoutRow, type WorkoutRow } from './workout-rows.ts';
import { changeWorkout, putBackVersion } from './workouts.queries.ts';

/** So often a workout is read and written again where somebody else changed it in between. */
export const MAX_TRIES = 5;

export type OfWorkout = { userId: number; workoutId: number; nowMs: number };
export type Some = Partial<WorkoutFields>;

/** What stands in a workout by itself: typed in, Strava's, or from before sources were kept. */
const OWN = 'own';
/** What was edited, where the workout does not show it: it holds the same as a source says. */
const EDITS = 'edits';
/** What was typed of a workout that was there already, as it was typed. */
export const TYPED = 'typed';
/** What the athlete had said of that workout before it was typed. */
export const BEFORE = 'before';
/** The athlete says of a typed workout that it is none of those that are like it. */
export const APART = 'apart';

export type Known = {
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

export function knownOf(row: WorkoutRow, sources: readonly StoredSource[]): Known {
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
export async function keepOwn(
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
        ...OF_NO_IMPORT,
        fields,
        created_at: nowMs,
      },
    ]);
  }
}

function isSame(one: Some, other: Some): boolean {
  return FIELD_NAMES.every((name) => one[name] === other[name]);
}

const NO_FILES = new Set([OWN, EDITS, TYPED, BEFORE, APART, RECORDING]);

/** Whether a source is a file, whatever its kind. */
export function isFile(kind: string): boolean {
  return !NO_FILES.has(kind);
}

export async function writeWorkout(
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

type ReadSource = { source: Source; kind: string; sourceKey: string };

/** Of the sources of a workout the one that ranks highest names it. */
export function topSource(files: readonly (StoredSource | ReadSource)[]): Source {
  const ranked = files.map((file) => ({
    source: file.source,
    kind: file.kind,
    sourceKey: 'sourceKey' in file ? file.sourceKey : file.source_key,
  }));
  return byRank(ranked)[0]?.source ?? 'file';
}

export function storedTold({ kind, source_key: sourceKey, fields }: StoredSource) {
  return { kind, sourceKey, fields: fieldsAlone(readTold(fields)) };
}

/** What was told of a workout, without where it stood in the file. */
export function fieldsAlone({ localStart: _localStart, file: _file, ...fields }: ToldFields): Some {
  return fields;
}
