import type { AccountPart, ImportedAccount } from '../../../contract/imports.ts';
import type { Candidate } from '../../../domain/same-workout.ts';
import { matchFound } from '../../../domain/same-workout.ts';
import { FIELD_NAMES, fieldOf } from '../../../domain/workout-fields.ts';
import type { ExportedRow } from '../../imports/account-export/read-account-export.ts';
import { findKeptFile } from '../../imports/kept-files.queries.ts';
import { findAllLogged } from '../../imports/plan-items.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { findSameRow, type Row, restoredTable } from '../../platform/db/restore-rows.ts';
import { candidateOf } from '../../workouts/compared-workouts.ts';
import { findRecorded } from '../../workouts/recordings.queries.ts';
import { keyOfReading } from '../../workouts/source-keys.ts';
import { findSources } from '../../workouts/sources.queries.ts';
import { fieldsMerged } from '../../workouts/sources.ts';
import type { NewWorkoutRow } from '../../workouts/workout-rows.ts';
import { findWorkoutsById } from '../../workouts/workouts.queries.ts';
import { checkedRow } from './checked-row.ts';
import { profileChanges } from './restore-profile.ts';
import { type Fate, fateOf, type Restoring, type TableName } from './restoring.ts';

/** A row of an export, and what is to become of it. */
export type Judged = {
  exported: ExportedRow;
  fromKey: string;
  /** Its columns as the database takes them. */
  row: Row;
  /** `seen`: by an earlier try. `orphan`: what it belongs to is not added. */
  verdict:
    | { is: 'seen'; fate: Fate }
    | { is: 'refused' | 'orphan' | 'add' }
    | { is: 'there'; key: string }
    | { is: 'merge'; workoutId: number; withRecording: boolean };
};

/** What becomes of some rows of one table, as the account stands. */
export async function judgeRows(
  db: Db | Tx,
  of: { restoring: Restoring; name: TableName; rows: readonly ExportedRow[] },
): Promise<Judged[]> {
  const { restoring, name, rows } = of;
  const judged: Judged[] = [];
  for (const exported of rows) judged.push(await judgeRow(db, { restoring, name, exported }));
  if (name === 'workouts') await matchWorkouts(db, { restoring, judged });
  return judged;
}

async function judgeRow(
  db: Db | Tx,
  of: { restoring: Restoring; name: TableName; exported: ExportedRow },
): Promise<Judged> {
  const { restoring, name, exported } = of;
  const { values } = exported;
  const key = name === 'users' ? 'id' : restoredTable(name).key;
  const fromKey = String(values[key]);
  const fate = fateOf(restoring, { name, fromKey });
  const known = restoring.tables.get(name);
  const row = known ? checkedRow({ name, ...known, values }) : null;
  if (fate) return { exported, fromKey, row: row ?? {}, verdict: { is: 'seen', fate } };
  if (!row || values[key] === undefined) {
    return { exported, fromKey, row: {}, verdict: { is: 'refused' } };
  }
  const { userId } = restoring;
  if (name === 'users') {
    const { columns } = await profileChanges(db, { userId, row });
    const isChanged = Object.keys(columns).length > 0;
    const verdict = isChanged ? ADD : ({ is: 'there', key: String(userId) } as const);
    return { exported, fromKey, row, verdict };
  }
  if (name === 'kept_files') {
    const kept = await findKeptFile(db, { userId, sha256: String(row.sha256) });
    const verdict = kept ? ({ is: 'there', key: String(kept.id) } as const) : ADD;
    return { exported, fromKey, row, verdict: row.is_whole === 1 ? verdict : { is: 'orphan' } };
  }
  const { partOf, references = {} } = restoredTable(name);
  if (partOf) {
    const whole = references[partOf] as TableName;
    const parent = fateOf(restoring, { name: whole, fromKey: String(row[partOf]) });
    const is = parent?.outcome === 'added' ? 'add' : 'orphan';
    return { exported, fromKey, row, verdict: { is } };
  }
  const there = await findSameRow(db, { name, userId, values: { ...row, user_id: userId } });
  const isOwn = there !== null && !isAdded(restoring, { name, key: there });
  return { exported, fromKey, row, verdict: isOwn ? { is: 'there', key: there } : ADD };
}

const ADD = { is: 'add' } as const;

/** Two rows of one export are two rows, however alike they are. */
function isAdded(restoring: Restoring, { name, key }: { name: TableName; key: string }): boolean {
  if (name === 'workouts') return restoring.taken.has(Number(key));
  for (const fate of restoring.fates.values()) {
    if (fate.name === name && fate.to_key === key) return true;
  }
  return false;
}

/** By the one rule for a run; what may be another one stays by itself. */
async function matchWorkouts(
  db: Db | Tx,
  { restoring, judged }: { restoring: Restoring; judged: Judged[] },
): Promise<void> {
  const { userId, taken } = restoring;
  const asked = judged.filter(
    ({ verdict, row }) => verdict.is === 'add' && row.deleted_at == null && row.source !== 'strava',
  );
  if (asked.length === 0) return;
  const found = asked.map(({ row }): Candidate => {
    const columns = tellableColumns(row);
    const key = keyOfReading({ kind: KIND, columns });
    const file = fileOf(restoring);
    return candidateOf({ file, key, kind: KIND, columns, localStart: null });
  });
  const logged = (await findAllLogged(db, { userId, found })).filter(
    ({ workoutId }) => !taken.has(workoutId),
  );
  if (logged.length === 0) return;
  const matches = matchFound({ found, logged });
  const ids = matches.flatMap((match) =>
    match.kind !== 'new' && 'workoutId' in match.with ? match.with.workoutId : [],
  );
  const workouts = await findWorkoutsById(db, { userId, ids });
  const sources = await findSources(db, { userId, workoutIds: ids });
  const recorded = await findRecorded(db, { userId, workoutIds: ids });
  for (const [at, one] of asked.entries()) {
    const match = matches[at];
    if (!match || match.kind === 'new' || match.kind === 'unsure') continue;
    if (!('workoutId' in match.with)) continue;
    const { workoutId } = match.with;
    const workout = workouts.find(({ id }) => id === workoutId);
    const columns = tellableColumns(one.row);
    const reading = { kind: KIND, sourceKey: keyOfReading({ kind: KIND, columns }), columns };
    const ofWorkout = sources.filter((source) => source.workout_id === workoutId);
    const fields = workout ? fieldsMerged({ workout, sources: ofWorkout, reading }) : [];
    const withRecording = one.exported.hasRecording === true && !recorded.has(workoutId);
    const isMore = match.kind === 'same' && (fields.length > 0 || withRecording);
    // Values of Strava's keep their mark only in a row of their own.
    const isMerged = isMore && one.row.holds_strava !== 1;
    one.verdict = isMerged
      ? { is: 'merge', workoutId, withRecording }
      : { is: 'there', key: String(workoutId) };
    taken.add(workoutId);
  }
}

/** How a reading out of an export of an account is called among the sources of a workout. */
export const KIND = 'longrun';

export function fileOf({ item }: Pick<Restoring, 'item'>): string {
  return `${KIND} ${item.id}`;
}

/** What a source can say of a workout: all but the shoes, which are the log's. */
export function tellableColumns(row: Row): Partial<NewWorkoutRow> {
  const columns: Row = {};
  for (const name of FIELD_NAMES) {
    const { column } = fieldOf(name);
    if (name !== 'shoeId' && row[column] !== undefined) columns[column] = row[column];
  }
  return columns as Partial<NewWorkoutRow>;
}

const PARTS: Partial<Record<TableName, AccountPart>> = {
  users: 'profile',
  athlete_limits: 'limits',
  shoes: 'shoes',
  workouts: 'workouts',
  races: 'races',
  weight_entries: 'weight',
  sweat_tests: 'sweat',
  chat_exchanges: 'conversation',
  strava_activities: 'strava',
  ai_settings: 'settings',
  imports: 'imports',
  kept_files: 'originals',
};

type Count = ImportedAccount['parts'][number];

/** Adds up what becomes of the rows of each part of an export; `isWritten` where files were read too. */
export function countParts({ isWritten }: { isWritten: boolean }) {
  const parts = new Map<AccountPart, Count>();
  const countOf = (part: AccountPart): Count => {
    const count = parts.get(part) ?? { part, held: 0, added: 0, there: 0, merged: 0, refused: 0 };
    parts.set(part, count);
    return count;
  };
  return {
    add: (name: TableName, judged: readonly Judged[]) => {
      const part = PARTS[name];
      if (!part) return;
      for (const { verdict, exported } of judged) {
        if (verdict.is === 'orphan') continue;
        const fate = fateWord(verdict);
        const count = countOf(part);
        count.held += 1;
        count[fate] += 1;
        if (!exported.hasRecording) continue;
        const recordings = countOf('recordings');
        const isUnreadable = isWritten && verdict.is === 'add' && !exported.recording;
        recordings.held += 1;
        recordings[isUnreadable ? 'refused' : fate] += 1;
      }
    },
    all: (): Count[] => [...parts.values()],
  };
}

function fateWord(verdict: Judged['verdict']): 'added' | 'there' | 'merged' | 'refused' {
  const is = verdict.is === 'seen' ? verdict.fate.outcome : verdict.is;
  if (is === 'there' || is === 'refused') return is;
  return is === 'merge' || is === 'merged' ? 'merged' : 'added';
}
