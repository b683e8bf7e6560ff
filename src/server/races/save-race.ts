import type { RaceBody } from '../../contract/races.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { AppError, notFound } from '../platform/http/app-error.ts';
import { resultColumns } from './race-result.ts';
import { plannedColumns, type RaceRow } from './race-rows.ts';
import { changeRace, findRace, insertRace, readRaceForChange } from './races.queries.ts';

export async function addRace(
  tx: Tx,
  input: { userId: number; body: RaceBody; nowMs: number },
): Promise<RaceRow> {
  const { userId, body, nowMs } = input;
  const result = await resultColumns({ tx, userId, body, linkedBefore: null });
  const id = await insertRace(tx, {
    ...plannedColumns(body),
    ...result,
    user_id: userId,
    created_at: nowMs,
  });
  return present(await findRace(tx, { userId, id }));
}

/** Changes a race; two edits at once never overwrite each other unseen. */
export async function editRace(input: {
  db: Db;
  userId: number;
  id: number;
  body: RaceBody;
  /** The version the editor saw; undefined accepts whatever is there. */
  expectedVersion: number | undefined;
}): Promise<RaceRow> {
  const { db, userId, id, body, expectedVersion } = input;
  return db.transaction().execute(async (tx) => {
    const before = await readRaceForChange(tx, { userId, id });
    if (!before) throw notFound('Race');
    const { version } = before;
    if ((expectedVersion ?? version) !== version) throw overtaken();
    const result = await resultColumns({ tx, userId, body, linkedBefore: before.workout_id });
    const columns = { ...plannedColumns(body), ...result };
    const changed = await changeRace(tx, { userId, id, version, columns });
    if (!changed) throw overtaken();
    return present(await findRace(tx, { userId, id }));
  });
}

function overtaken(): AppError {
  return new AppError(
    'conflict',
    'This race was changed elsewhere in the meantime. Load it again, then repeat your change.',
  );
}

function present(row: RaceRow | undefined): RaceRow {
  if (!row) throw notFound('Race');
  return row;
}
