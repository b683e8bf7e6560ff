import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ImportSummaryJson } from '../../contract/imports.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import { findRecorded, insertRecordings } from '../workouts/recordings.queries.ts';
import type { NewWorkoutRow } from '../workouts/workout-rows.ts';
import { changeWorkout, findOfSource, insertNewOfSource } from '../workouts/workouts.queries.ts';
import type { Athlete } from './convert-workout.ts';
import { type ImportRow, markApplied } from './csv-uploads.queries.ts';
import { summariseImport } from './import-answers.ts';
import type { PlannedWorkout } from './plan-import.ts';
import { readImport } from './read-import.ts';

export type ImportDeps = { db: Db; clock: Clock };

type Writing = { tx: Tx; row: ImportRow; nowMs: number };

// Between two of them, others' requests are answered.
const ROWS_A_TURN = 100;

/** What applying an import would do to the log as it stands. */
export async function previewImport(input: { db: Db; athlete: Athlete; importId: number }) {
  const { found, plan } = await readImport({
    ...input,
    withRecordings: false,
    isConfirmed: false,
  });
  const planned = await plan(input.db);
  return { planned, summary: summariseImport({ found, planned }) };
}

/** Adds what is new, whole or not at all; applied twice, the second time adds nothing. */
export async function applyImport(input: {
  deps: ImportDeps;
  athlete: Athlete;
  importId: number;
  isConfirmed: boolean;
}): Promise<ImportSummaryJson> {
  const { deps, athlete, importId, isConfirmed } = input;
  const read = await readImport({
    db: deps.db,
    athlete,
    importId,
    withRecordings: true,
    isConfirmed,
  });
  const { row, found, issues, plan } = read;
  const [first] = issues;
  if (first) throw new AppError('validation', first.message, { issues });
  const nowMs = deps.clock.nowMs();
  return deps.db.transaction().execute(async (tx) => {
    const planned = await writePlan(await plan(tx), { tx, row, nowMs });
    const summary = summariseImport({ found, planned });
    await markApplied(tx, { userId: athlete.userId, id: importId, summary, nowMs });
    return summary;
  });
}

/** What was really done of it: another import, or the athlete, may have been quicker. */
async function writePlan(planned: PlannedWorkout[], writing: Writing): Promise<PlannedWorkout[]> {
  const added = await addWorkouts(planned, writing);
  const completed = await completeWorkouts(planned, writing);
  await addRecordings(planned, writing);
  return planned
    .filter((item) => item.outcome !== 'add' || added.has(item.sourceKey))
    .map((item) =>
      item.outcome !== 'enrich' || completed.has(item.known.id) ? item : leftAlone(item),
    );
}

async function addWorkouts(
  planned: PlannedWorkout[],
  { tx, row, nowMs }: Writing,
): Promise<Set<string>> {
  const added = new Set<string>();
  const toAdd = planned.filter(({ outcome }) => outcome === 'add');
  await inBatches(toAdd, async (batch) => {
    const rows = batch.map(
      ({ converted, sourceKey }): NewWorkoutRow => ({
        ...converted.columns,
        user_id: row.user_id,
        source: row.source,
        source_key: sourceKey,
        created_at: nowMs,
        updated_at: nowMs,
      }),
    );
    for (const key of await insertNewOfSource(tx, rows)) added.add(key);
  });
  return added;
}

/** Answers the workouts that still stood as the plan had read them. */
async function completeWorkouts(
  planned: PlannedWorkout[],
  { tx, row, nowMs }: Writing,
): Promise<Set<number>> {
  const completed = new Set<number>();
  const toComplete = planned.filter((item) => item.outcome === 'enrich');
  await inBatches(toComplete, async (batch) => {
    for (const { known, columns } of batch) {
      const { id, version } = known;
      const change = { userId: row.user_id, id, version, nowMs, columns };
      if (await changeWorkout(tx, change)) completed.add(id);
    }
  });
  return completed;
}

function leftAlone({ converted, sourceKey, known }: EnrichedWorkout): PlannedWorkout {
  return { outcome: 'alreadyThere', converted, sourceKey, known, isOvertaken: true };
}

type EnrichedWorkout = Extract<PlannedWorkout, { outcome: 'enrich' }>;

/** What was measured along the way, for workouts that have nothing of it yet. */
async function addRecordings(planned: PlannedWorkout[], { tx, row, nowMs }: Writing) {
  const { user_id: userId, source } = row;
  const measured = planned.filter(
    ({ outcome, converted }) => outcome !== 'doubted' && converted.recording !== null,
  );
  await inBatches(measured, async (batch) => {
    const recordings = new Map(batch.map((item) => [item.sourceKey, item.converted.recording]));
    const keys = [...recordings.keys()];
    const workouts = await findOfSource(tx, { userId, source, keys });
    const kept = workouts.filter((workout) => workout.deleted_at === null);
    const recorded = await findRecorded(tx, { userId, workoutIds: kept.map(({ id }) => id) });
    const rows = kept.flatMap(({ id, source_key: key }) => {
      const recording = recordings.get(key ?? '');
      if (!recording || recorded.has(id)) return [];
      return { ...recording, workout_id: id, user_id: userId, source, created_at: nowMs };
    });
    await insertRecordings(tx, rows);
  });
}

async function inBatches<T>(items: T[], write: (batch: T[]) => Promise<void>): Promise<void> {
  for (let from = 0; from < items.length; from += ROWS_A_TURN) {
    await write(items.slice(from, from + ROWS_A_TURN));
    await nextTurn();
  }
}
