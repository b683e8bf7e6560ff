import type { Source } from '../../../domain/workout-kinds.ts';
import { withWeightIds } from '../../imports/weight-items.ts';
import type { Tx } from '../../platform/db/database.ts';
import {
  insertRow,
  type RestoredName,
  type Row,
  restoredTable,
  setColumn,
} from '../../platform/db/restore-rows.ts';
import { leaveKindsToOthers } from '../../shoes/shoes.queries.ts';
import { followLatest } from '../../weight/follow-latest.ts';
import { insertRecordings } from '../../workouts/recordings.queries.ts';
import { itemOfKey, keyOfItem, keyOfReading } from '../../workouts/source-keys.ts';
import { mergeSource } from '../../workouts/sources.ts';
import { readTold, writeTold } from '../../workouts/told-fields.ts';
import { fileOf, type Judged, KIND, tellableColumns } from './judge-rows.ts';
import { insertRestored } from './restored-rows.queries.ts';
import { type Fate, fateOf, idHere, type Restoring } from './restoring.ts';

type OfRow = { restoring: Restoring; name: RestoredName; judged: Judged; nowMs: number };

/** Does with a row what was judged; null where nothing is to be remembered of it. */
export async function writeRow(tx: Tx, of: OfRow): Promise<Fate | null> {
  const { restoring, name, judged } = of;
  const { fromKey, verdict } = judged;
  const { userId, item } = restoring;
  const noted = { user_id: userId, item_id: item.id, table_name: name, from_key: fromKey };
  switch (verdict.is) {
    case 'seen':
    case 'orphan':
      return null;
    case 'refused':
      await insertRestored(tx, { ...noted, outcome: 'refused' });
      return { name, fromKey, to_key: null, outcome: 'refused' };
    case 'there':
      await insertRestored(tx, { ...noted, to_key: verdict.key, outcome: 'there' });
      return { name, fromKey, to_key: verdict.key, outcome: 'there' };
    case 'merge': {
      const to_key = String(verdict.workoutId);
      const id = await insertRestored(tx, { ...noted, to_key, outcome: 'merged' });
      await mergeRow(tx, { ...of, id, workoutId: verdict.workoutId });
      return { name, fromKey, to_key, outcome: 'merged' };
    }
    case 'add': {
      return noteAdded(tx, { ...of, ...(await addRow(tx, of)) });
    }
  }
}

/** Writes down that a row was added, and by what it is known here. */
export async function noteAdded(
  tx: Tx,
  of: Omit<OfRow, 'nowMs'> & { key: string; version?: number | null },
): Promise<Fate> {
  const { restoring, name, judged, key, version = null } = of;
  const { fromKey } = judged;
  await insertRestored(tx, {
    user_id: restoring.userId,
    item_id: restoring.item.id,
    table_name: name,
    from_key: fromKey,
    to_key: key,
    outcome: 'added',
    version,
  });
  return { name, fromKey, to_key: key, outcome: 'added' };
}

async function addRow(tx: Tx, of: OfRow): Promise<{ key: string; version: number | null }> {
  const { restoring, name, judged, nowMs } = of;
  const { userId, isWhole } = restoring;
  const values = valuesOf(of);
  const insert = () => insertRow(tx, name, values);
  const follows = name === 'weight_entries' && !isWhole;
  const key = follows ? await followLatest({ tx, userId, nowMs, write: insert }) : await insert();
  const { recording } = judged.exported;
  if (name === 'workouts' && recording) {
    await insertRecordings(tx, [
      {
        ...recording.packed,
        workout_id: Number(key),
        user_id: userId,
        source: recording.source,
        created_at: recording.createdAtMs,
      },
    ]);
  }
  if (name === 'shoes' && !isWhole) await leaveKindsToOthers(tx, { userId, id: Number(key) });
  const version = typeof values.version === 'number' ? values.version : null;
  return { key, version };
}

/** With the ids that the rows it names have here. */
function valuesOf({ restoring, name, judged }: OfRow): Row {
  const { key, references = {} } = restoredTable(name);
  const values: Row = { ...judged.row, user_id: restoring.userId };
  if (key === 'id') delete values.id;
  for (const [column, to] of Object.entries(references)) {
    if (values[column] == null) continue;
    // Of its own table: by `laterOf`, once all are there.
    values[column] = to === name ? null : idHere(restoring, to as RestoredName, values[column]);
  }
  if (name === 'workouts' && itemOfKey(values.source_key)) values.source_key = null;
  if (name === 'workout_sources') values.fields = withShoeHere(restoring, values.fields);
  // Which rows it brought is known where it was imported, and cannot be taken back here.
  if (name === 'import_items' && values.account != null) values.is_written = 0;
  return values;
}

/** The pair that was worn is named in what the athlete said. */
function withShoeHere(restoring: Restoring, fields: unknown): string {
  const told = readTold(String(fields));
  if (told.shoeId == null) return String(fields);
  return writeTold({ ...told, shoeId: Number(idHere(restoring, 'shoes', told.shoeId)) || null });
}

async function mergeRow(tx: Tx, of: OfRow & { id: number; workoutId: number }): Promise<void> {
  const { restoring, judged, nowMs, id, workoutId } = of;
  const { userId, leased } = restoring;
  const columns = tellableColumns(judged.row);
  const withRecording = judged.verdict.is === 'merge' && judged.verdict.withRecording;
  await mergeSource(tx, {
    userId,
    workoutId,
    nowMs,
    reading: {
      source: sourceOf(judged.row),
      sourceKey: keyOfReading({ kind: KIND, columns }),
      kind: KIND,
      importId: leased.id,
      itemId: itemIdOf(id),
      columns,
      localStart: null,
      file: fileOf(restoring),
      recording: withRecording ? (judged.exported.recording?.packed ?? null) : null,
    },
  });
}

/** Apart from the ids of items, which begin at one. */
export function itemIdOf(restoredRowId: number): number {
  return -restoredRowId;
}

function sourceOf({ source }: Row): Source {
  return source === 'csv' || source === 'apple-health' || source === 'strava-archive'
    ? source
    : 'file';
}

/** What of a row can be told only once all that it may name is there. */
export function tellLater(of: Pick<OfRow, 'restoring' | 'name' | 'judged'>): void {
  const { restoring, name, judged } = of;
  const { fromKey, row } = judged;
  const later = (column: string, value: () => unknown) =>
    restoring.later.push({ name, fromKey, column, value });
  const atEnd = (column: string, value: () => unknown) =>
    restoring.atEnd.push({ name, fromKey, column, value });
  // A file that no import has is forgotten a day after it came.
  if (name === 'kept_files') {
    atEnd('created_at', () => row.created_at);
  }
  if (name === 'chat_exchanges' && row.cleared_up_to != null) {
    later('cleared_up_to', () => idHere(restoring, name, row.cleared_up_to));
  }
  if (name === 'import_files' && row.inside_file_id != null) {
    later('inside_file_id', () => idHere(restoring, name, row.inside_file_id));
  }
  const item = name === 'workouts' ? itemOfKey(row.source_key) : null;
  if (item) {
    atEnd('source_key', () => {
      const importId = idHere(restoring, 'imports', item.importId);
      const itemId = idHere(restoring, 'import_items', item.itemId);
      return importId && itemId ? keyOfItem({ importId, itemId }) : null;
    });
  }
  if (name === 'import_items' && typeof row.weights === 'string') {
    const { weights } = row;
    later('weights', () => withWeightIds(weights, (id) => addedHere(restoring, id)));
  }
  if (name === 'import_items' && typeof row.match === 'string') {
    const match: Row = JSON.parse(row.match);
    later('match', () =>
      JSON.stringify({
        ...match,
        workoutId: match.workoutId === null ? null : idHere(restoring, 'workouts', match.workoutId),
        itemId: match.itemId === null ? null : idHere(restoring, 'import_items', match.itemId),
      }),
    );
  }
}

/** An entry that was there before is nobody's but the athlete's. */
function addedHere(restoring: Restoring, id: number): number | null {
  const fate = fateOf(restoring, { name: 'weight_entries', fromKey: String(id) });
  return fate?.outcome === 'added' ? Number(fate.to_key) : null;
}

/** Some of what was left for later; how much. */
export async function writeSomeLater(tx: Tx, restoring: Restoring, limit: number): Promise<number> {
  const some = restoring.later.slice(0, limit);
  for (const { name, fromKey, column, value } of some) {
    const fate = fateOf(restoring, { name, fromKey });
    if (fate?.outcome !== 'added' || fate.to_key === null) continue;
    const { userId } = restoring;
    await setColumn(tx, { name, userId, key: fate.to_key, column, value: value() });
  }
  return some.length;
}
