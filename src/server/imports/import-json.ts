import { type CsvMapping, csvMapping } from '../../contract/csv-import.ts';
import {
  type ImportCounts,
  type ImportedAccount,
  type ImportedWorkout,
  type ImportItemJson,
  type ImportStatus,
  importedAccountSchema,
  importedWorkoutToJson,
} from '../../contract/imports.ts';
import type { FieldName } from '../../domain/workout-fields.ts';
import type { WorkoutRow } from '../workouts/workout-rows.ts';
import type { Converted } from './convert-workout.ts';
import type { ItemRow, StatusCount } from './import-items.queries.ts';
import type { ImportFileRow, ImportRow } from './imports.queries.ts';
import { countWeights, weightsOfItem } from './weight-items.ts';

/** How an import is told, without what was found in it. */
export function importToJson(row: ImportRow, counts: Counted) {
  const status = statusOf(row);
  return {
    id: row.id,
    status,
    trouble: row.trouble,
    createdAt: new Date(row.created_at).toISOString(),
    finishedAt: row.finished_at === null ? null : new Date(row.finished_at).toISOString(),
    progress: {
      filesTotal: row.files_total,
      filesRead: row.files_read,
      bytesTotal: row.bytes_total,
      bytesRead: row.bytes_read,
      itemsCompared: counts.compared,
      itemsTotal: row.items_total,
      itemsWritten: row.items_written,
    },
    counts,
    canUndo: status === 'done' || status === 'importing' || status === 'failed',
    canRepeat: row.keeps_files === 1 && status === 'undone',
  };
}

export function statusOf({ status }: Pick<ImportRow, 'status'>): ImportStatus {
  return status === 'planning' ? 'reading' : status;
}

/** `archives` are those that files were taken out of, by the files' ids. */
export function fileToJson(file: ImportFileRow, archives: ReadonlyMap<number, string>) {
  return {
    id: file.id,
    name: file.name,
    inside: archives.get(file.id) ?? null,
    bytes: file.bytes,
    isKept: file.kept_file_id !== null,
  };
}

/** What is told of an import, and how many of its workouts have been compared. */
export type Counted = ImportCounts & { compared: number };

export function countsOf(rows: readonly StatusCount[], weights: readonly ItemRow[] = []): Counted {
  const of = (status: StatusCount['status']) =>
    rows.find((row) => row.status === status) ?? { workouts: 0, all: 0 };
  return {
    found: rows.reduce((sum, { workouts }) => sum + workouts, 0),
    compared: rows.reduce((sum, { compared }) => sum + compared, 0),
    new: of('new').all,
    duplicate: of('duplicate').all,
    merged: of('merged').all,
    skipped: of('skipped').all,
    failed: of('failed').all,
    questions: of('question').all,
    weights: countWeights(weights),
  };
}

/** Of an export of an account its workouts count, not the one item that it is. */
export function withAccounts(counts: Counted, items: readonly ItemRow[]): Counted {
  const sum = { ...counts };
  for (const item of items) {
    const workouts = accountOfItem(item)?.parts.find(({ part }) => part === 'workouts');
    if (item.status === 'new') sum.new -= 1;
    if (item.status === 'duplicate') sum.duplicate -= 1;
    if (!workouts) continue;
    sum.found += workouts.held;
    sum.new += workouts.added;
    sum.merged += workouts.merged;
    sum.duplicate += workouts.there;
    sum.failed += workouts.refused;
  }
  return sum;
}

/** What becomes of an item by the athlete's word. */
export const STATUS_BY_DECISION = { add: 'new', merge: 'merged', skip: 'skipped' } as const;

export type Columns = Converted['columns'];

/** What an item is, or may be, as it is kept. */
export type KeptMatch = {
  kind: 'identical' | 'same' | 'unsure';
  workoutId: number | null;
  itemId: number | null;
  fields: { field: FieldName; here: string | number | null; file: string | number | null }[];
};

export function columnsOfItem({ columns }: Pick<ItemRow, 'columns'>): Columns | null {
  return columns === null ? null : JSON.parse(columns);
}

export function matchOfItem({ match }: Pick<ItemRow, 'match'>): KeptMatch | null {
  return match === null ? null : JSON.parse(match);
}

export function accountOfItem({ account }: Pick<ItemRow, 'account'>): ImportedAccount | null {
  if (account === null) return null;
  const read = importedAccountSchema.safeParse({ parts: [], ...JSON.parse(account) });
  return read.success ? read.data : null;
}

/** Which column of a table holds what, where the athlete has said it. */
export function mappingOfFile({ mapping }: Pick<ImportFileRow, 'mapping'>): CsvMapping | null {
  if (mapping === null) return null;
  const read = csvMapping.safeParse(JSON.parse(mapping));
  return read.success ? read.data : null;
}

/**
 * `matched` is what an item is matched with, where that is still there; `archives` are those that files
 * were taken out of, by the files' ids.
 */
export function itemToJson(
  item: ItemRow,
  of: {
    matched: Columns | WorkoutRow | null | undefined;
    archives: ReadonlyMap<number, string>;
  },
): ImportItemJson {
  const { matched, archives } = of;
  const columns = columnsOfItem(item);
  const match = matchOfItem(item);
  return {
    id: item.id,
    fileId: item.import_file_id,
    file: item.file,
    inside: archives.get(item.import_file_id) ?? null,
    place: item.place,
    format: item.format,
    status: item.status,
    reason: item.reason,
    warnings: JSON.parse(item.warnings),
    workoutId: item.workout_id,
    workout: columns && workoutToJson(columns),
    account: accountOfItem(item),
    weights: weightsOfItem(item),
    match: match && { ...match, workout: matched ? workoutToJson(matched) : null },
    decision: item.decision,
    asksColumns: item.asks_columns === 1,
  };
}

function workoutToJson(columns: Columns | WorkoutRow) {
  const workout: ImportedWorkout = {
    date: columns.date,
    startedAt: columns.started_at == null ? null : new Date(columns.started_at).toISOString(),
    workoutType: columns.workout_type,
    runningSubtype: columns.running_subtype ?? null,
    sport: columns.sport,
    durationS: columns.duration_s,
    elapsedS: columns.elapsed_s ?? null,
    distanceM: columns.distance_m ?? null,
    ascentM: columns.ascent_m ?? null,
    calories: columns.calories ?? null,
    avgHeartRate: columns.avg_heart_rate ?? null,
    maxHeartRate: columns.max_heart_rate ?? null,
    title: columns.title ?? null,
  };
  return importedWorkoutToJson(workout);
}
