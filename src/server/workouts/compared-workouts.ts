import type { Candidate, LoggedCandidate } from '../../domain/same-workout.ts';
import type { WorkoutFields } from '../../domain/workout-fields.ts';
import type { Source } from '../../domain/workout-kinds.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { fieldsAlone, isFile } from './known-sources.ts';
import { findComparable, findSources } from './sources.queries.ts';
import { fieldsOfColumns } from './sources.ts';
import { readTold } from './told-fields.ts';
import type { NewWorkoutRow } from './workout-rows.ts';

/*
 * Workouts as the one rule of `domain/same-workout` compares them.
 */

/** A workout of the log, and whether its athlete typed it in. */
type Logged = LoggedCandidate & { isTypedIn: boolean };

/** The workouts of the log that anything of these days, or with these keys, may be. */
export async function findLogged(
  db: Db | Tx,
  of: { userId: number; days: readonly [string, string]; keys: readonly string[] },
): Promise<Logged[]> {
  const rows = await findComparable(db, of);
  const sources = await findSources(db, {
    userId: of.userId,
    workoutIds: rows.map(({ id }) => id),
  });
  const byWorkout = Map.groupBy(sources, (source) => source.workout_id);
  return rows.flatMap((row): Logged | [] => {
    const files = (byWorkout.get(row.id) ?? []).filter(({ kind }) => isFile(kind));
    const isDeleted = row.deleted_at !== null;
    // What was typed in and deleted made room for the file; of what was taken back nothing is known.
    const isForgotten = files.length === 0 && (row.source_key === null || row.source === 'strava');
    if (isDeleted && isForgotten) return [];
    const file = row.source === 'strava' ? 'strava' : `workout ${row.id}`;
    const faces = files.map((source) => {
      const told = readTold(source.fields);
      const { localStart = null } = told;
      const { kind, source_key: key } = source;
      return faceOf({ file: told.file ?? file, key, kind, localStart, fields: fieldsAlone(told) });
    });
    const isOfTables = row.source === 'csv' && files.every(({ kind }) => kind === 'csv');
    const asItStands = candidateOf({
      file,
      key: files.length === 0 ? keyOfLine(row) : null,
      kind: isOfTables ? 'csv' : 'own',
      columns: row,
      localStart: wallOfKey(row),
    });
    const isTypedIn = row.source === 'manual';
    return { workoutId: row.id, isDeleted, isTypedIn, faces: [asItStands, ...faces] };
  });
}

/** A reading as it is compared with others. */
export function candidateOf(of: {
  file: string;
  key: string | null;
  kind: string;
  columns: Partial<NewWorkoutRow>;
  localStart: string | null;
}): Candidate {
  return faceOf({ ...of, fields: fieldsOfColumns(of.columns) });
}

function faceOf(of: {
  file: string;
  key: string | null;
  kind: string;
  localStart: string | null;
  fields: Partial<WorkoutFields>;
}): Candidate {
  const { file, key, fields } = of;
  const startedAtMs = fields.startedAtMs ?? null;
  return {
    file,
    key,
    date: fields.date ?? '',
    startedAtMs,
    utcOffsetS: fields.utcOffsetS ?? null,
    localStart: startedAtMs === null ? of.localStart : null,
    workoutType: fields.workoutType ?? 'cross',
    runningSubtype: fields.runningSubtype ?? null,
    sport: fields.sport ?? 'other',
    durationS: fields.durationS ?? 0,
    elapsedS: fields.elapsedS ?? null,
    distanceM: fields.distanceM ?? null,
    words: of.kind === 'csv' ? (fields.notes ?? null) : null,
  };
}

/** Lines of tables had in it what they say, before sources were kept; `#2` was a repeat. */
function keyOfLine({ source, source_key: key }: { source: Source; source_key: string | null }) {
  return source === 'csv' && key !== null ? key.replace(/#\d+$/, '') : null;
}

/** Files that told no zone had the time on the wall in their key: '2026-03-08T07:30/running'. */
function wallOfKey({ source_key: key }: { source_key: string | null }): string | null {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.exec(key ?? '')?.[0] ?? null;
}
