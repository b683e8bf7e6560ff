import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CsvMapping, ImportedRow } from '../../contract/csv-import.ts';
import type { Match } from '../../domain/same-workout.ts';
import type { Db } from '../platform/db/database.ts';
import { candidateOf } from '../workouts/compared-workouts.ts';
import { findSources } from '../workouts/sources.queries.ts';
import { fieldsMerged } from '../workouts/sources.ts';
import { findWorkoutsById } from '../workouts/workouts.queries.ts';
import type { Athlete } from './convert-workout.ts';
import type { CsvWorkout } from './csv/read-lines.ts';
import { localStartOf } from './csv/read-mapped-table.ts';
import type { CsvLines } from './file-jobs.ts';
import { FAULT, type FileEntry } from './import-answers.ts';
import { fromPieces, inTurns, mapInSteps } from './in-turns.ts';
import { DELETED_BEFORE, matchWithLog } from './plan-items.ts';
import { createReaderThread } from './reader-thread.ts';
import { runFileJob } from './run-file-job.ts';

const LINES_A_TURN = 100;

/** A table under a mapping, or the one guessed from its header, and what importing it would do. */
export async function planTable(
  db: Db,
  of: { athlete: Athlete; bytes: Uint8Array; mapping: CsvMapping | null },
): Promise<{ lines: CsvLines; good: number; entries: FileEntry[] }> {
  const { athlete, bytes, mapping } = of;
  const { userId, timeZone } = athlete;
  const lines = await runFileJob('readLines', { bytes, mapping, timeZone });
  const workouts = await fromPieces(lines.workouts);
  const matches = await matchLines(db, { userId, workouts });
  const outcomes = await outcomesOf(db, { userId, workouts, matches });
  const good = workouts.map(
    ({ line, activityName, columns, notes }, at): FileEntry => ({
      place: `line ${line}`,
      outcome: outcomes[at] ?? 'add',
      columns,
      activityName,
      notes,
      fault: FAULT,
      ...deletedBefore(matches[at]),
    }),
  );
  return { lines, good: workouts.length, entries: [...good, ...faultsOf(lines)] };
}

async function matchLines(
  db: Db,
  { userId, workouts }: { userId: number; workouts: readonly CsvWorkout[] },
): Promise<Match[]> {
  const found = await inTurns(
    mapInSteps(workouts, (workout) =>
      candidateOf({
        file: 'the table',
        key: workout.key,
        kind: 'csv',
        columns: workout.columns,
        localStart: localStartOf(workout),
      }),
    ),
  );
  const reader = createReaderThread();
  try {
    return await matchWithLog(db, { userId, found, reader });
  } finally {
    await reader.close();
  }
}

type Outcome = ImportedRow['outcome'];
type OfLines = { userId: number; workouts: readonly CsvWorkout[]; matches: readonly Match[] };

/** In the order of the lines. What may be another workout is added as its own. */
async function outcomesOf(db: Db, of: OfLines): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let from = 0; from < of.workouts.length; from += LINES_A_TURN) {
    const to = from + LINES_A_TURN;
    const some = {
      ...of,
      workouts: of.workouts.slice(from, to),
      matches: of.matches.slice(from, to),
    };
    outcomes.push(...(await outcomesOfSome(db, some)));
    await nextTurn();
  }
  return outcomes;
}

async function outcomesOfSome(db: Db, { userId, workouts, matches }: OfLines): Promise<Outcome[]> {
  const ids = matches.flatMap((match) =>
    match.kind === 'same' && 'workoutId' in match.with ? match.with.workoutId : [],
  );
  const known = await findWorkoutsById(db, { userId, ids });
  const sources = await findSources(db, { userId, workoutIds: ids });
  return workouts.map(({ columns, key }, at) => {
    const match = matches[at];
    if (!match || match.kind === 'new' || match.kind === 'unsure') return 'add';
    const id = 'workoutId' in match.with ? match.with.workoutId : null;
    const workout = known.find((each) => each.id === id);
    if (match.kind === 'identical' || !workout) return 'alreadyThere';
    const reading = { kind: 'csv', sourceKey: key, columns };
    const ofWorkout = sources.filter((source) => source.workout_id === id);
    const fields = fieldsMerged({ workout, sources: ofWorkout, reading });
    return fields.length > 0 ? 'enrich' : 'alreadyThere';
  });
}

function deletedBefore(match: Match | undefined) {
  const isDeletedBefore = match !== undefined && 'ground' in match && match.ground === 'deleted';
  return { isDeletedBefore, reason: isDeletedBefore ? DELETED_BEFORE : null };
}

/** The lines that are none: the first with their reasons, the others as a number. */
function faultsOf({ failed, errors }: CsvLines): FileEntry[] {
  return Array.from({ length: failed }, (_each, at) => ({
    place: errors[at]?.place ?? '',
    outcome: 'failed' as const,
    columns: null,
    activityName: '',
    reason: errors[at]?.detail ?? null,
    notes: [],
    isDeletedBefore: false,
    fault: FAULT,
  }));
}
