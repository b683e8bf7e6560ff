import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import * as z from 'zod/mini';
import { packSamples } from '../../domain/recording/packing.ts';
import { countValues, type Recording, tidyRecording } from '../../domain/recording/recording.ts';
import { byRank } from '../../domain/source-fields.ts';
import { SOURCES, type Source } from '../../domain/workout-kinds.ts';
import type { Tx } from '../platform/db/database.ts';
import { findEfforts } from './best-efforts.queries.ts';
import {
  deleteRecording,
  findWholeRecording,
  isWorkoutOf,
  type NewRecording,
  writeRecording,
} from './recordings.queries.ts';
import { columnsOfRecording, foundInSamples } from './recordings.ts';
import {
  changeSource,
  deleteSources,
  findKeptBeside,
  findSources,
  insertSources,
  OF_NO_IMPORT,
  type StoredRecording,
  type StoredSource,
} from './sources.queries.ts';
import { unpackedSamples } from './unpack-recording.ts';

const compressed = promisify(deflate);

type OfWorkout = { userId: number; workoutId: number };

/** A recording that came without a reading of its own: Strava's, or one from before sources were kept. */
export const RECORDING = 'recording';

/**
 * Shows this recording of one of a workout's sources where it holds more than the one that is shown,
 * and keeps the other beside it. Answers whether it is shown.
 */
export async function showIfRicher(
  tx: Tx,
  of: OfWorkout & { sourceId: number; recording: NewRecording },
): Promise<boolean> {
  const { sourceId, recording } = of;
  const { userId, workoutId } = of;
  const shown = await findShown(tx, of);
  if (shown) {
    const sources = await findSources(tx, { userId, workoutIds: [workoutId] });
    const owner = sources.find((each) => each.is_shown === 1)?.id;
    if (await isShownRicher({ sources, sourceId, recording, shown })) {
      await setAside(tx, { userId, workoutId, recording, owner: sourceId });
      return false;
    }
    await setAside(tx, { userId, workoutId, recording: shown, owner });
  }
  await writeRecording(tx, recording);
  await changeSource(tx, { userId, id: sourceId, columns: { is_shown: 1 } });
  return true;
}

/**
 * Keeps what a service measured along a workout. It is shown where it tells more than what is there,
 * or its own anew; else it is kept beside what the files of the workout tell. Answers whether it is
 * shown; never for a workout of somebody else.
 */
export async function saveRecording(
  tx: Tx,
  of: OfWorkout & { source: Source; recording: Recording; nowMs: number },
): Promise<boolean> {
  const { userId, workoutId, source, nowMs } = of;
  const recording = tidyRecording(of.recording);
  if (!recording || !(await isWorkoutOf(tx, of))) return false;
  const samples = await compressed(packSamples(recording));
  const told = {
    ...columnsOfRecording(recording, samples),
    workout_id: workoutId,
    user_id: userId,
    source,
    created_at: nowMs,
  };
  const sources = await findSources(tx, { userId, workoutIds: [workoutId] });
  const before = sources.filter((each) => each.kind === RECORDING && each.source === source);
  await deleteSources(tx, { userId, ids: before.map(({ id }) => id) });
  const shown = await findShown(tx, of);
  const owner = sources.find((each) => each.is_shown === 1);
  if (shown && (owner || shown.source !== source)) {
    const isMore = countValues(recording) > (await valuesIn(shown));
    const aside = isMore
      ? { userId, workoutId, recording: shown, owner: owner?.id }
      : { userId, workoutId, recording: told, owner: undefined };
    if (sources.length > 0) await setAside(tx, aside);
    if (!isMore) return false;
  }
  await writeRecording(tx, told);
  return true;
}

/** What a service measured along a workout goes; what its files tell is shown again. */
export async function dropRecording(tx: Tx, of: OfWorkout & { source: Source }): Promise<void> {
  const isGoing = (each: { kind: string; source: Source }) =>
    each.kind === RECORDING && each.source === of.source;
  await showWithout(tx, { userId: of.userId, workoutId: of.workoutId, isGoing });
}

/** Shows the richest of those that are kept beside, where the shown one goes with its source. */
export async function showWithout(
  tx: Tx,
  of: OfWorkout & { isGoing: (source: { id: number; kind: string; source: Source }) => boolean },
): Promise<void> {
  const { userId, workoutId } = of;
  const sources = await findSources(tx, { userId, workoutIds: [workoutId] });
  const shown = await findShown(tx, of);
  const owner = sources.find((each) => each.is_shown === 1);
  const isOwnerGoing = of.isGoing(
    owner ?? { id: 0, kind: RECORDING, source: shown?.source ?? 'manual' },
  );
  const going = sources.filter((each) => each.kind === RECORDING && of.isGoing(each));
  await deleteSources(tx, { userId, ids: going.map(({ id }) => id) });
  if (!shown || !isOwnerGoing) return;
  await deleteRecording(tx, { userId, workoutId, source: shown.source });
  const left = (await findKeptBeside(tx, of)).flatMap((kept) => {
    const source = sources.find(({ id }) => id === kept.id);
    return source && !of.isGoing(source) ? { kept, source } : [];
  });
  const ranked = byRank(
    left.map(({ kept, source }) => ({
      kept,
      source,
      kind: source.kind,
      sourceKey: source.source_key,
    })),
  );
  let best: { values: number; at: (typeof ranked)[number] } | undefined;
  for (const at of ranked) {
    const values = await valuesIn(at.kept);
    if (!best || values > best.values) best = { values, at };
  }
  if (!best) return;
  const { kept, source } = best.at;
  await writeRecording(tx, readAside(kept, of));
  if (source.kind === RECORDING) await deleteSources(tx, { userId, ids: [source.id] });
  else {
    const columns = { is_shown: 1 as const, recording: null, samples: null };
    await changeSource(tx, { userId, id: source.id, columns });
  }
}

async function findShown(tx: Tx, of: OfWorkout): Promise<NewRecording | undefined> {
  const row = await findWholeRecording(tx, of);
  if (!row) return undefined;
  const { has_efforts, ascent_m, cadence_s, cadence_times_s, ...columns } = row;
  const sums = { ascentM: ascent_m, cadenceS: cadence_s, cadenceTimesS: cadence_times_s };
  const found =
    has_efforts === 1
      ? { efforts: await findEfforts(tx, of), sums }
      : await foundInSamples(row.samples);
  return { ...columns, ...found };
}

/** Of equal ones the higher in rank is, in whatever order they came. */
async function isShownRicher(of: {
  sources: readonly StoredSource[];
  sourceId: number;
  recording: NewRecording;
  shown: NewRecording;
}): Promise<boolean> {
  const [values, shownValues] = [await valuesIn(of.recording), await valuesIn(of.shown)];
  if (values !== shownValues) return shownValues > values;
  const both = of.sources.filter(({ id, is_shown }) => id === of.sourceId || is_shown === 1);
  const [first] = byRank(
    both.map(({ id, kind, source_key }) => ({ id, kind, sourceKey: source_key })),
  );
  return both.length < 2 || first?.id !== of.sourceId;
}

async function valuesIn({ samples }: { samples: Uint8Array }): Promise<number> {
  const unpacked = await unpackedSamples(samples).catch(() => null);
  return unpacked ? countValues({ ...unpacked, laps: [], sets: [] }) : 0;
}

/** With the source that it is of, or in a place of its own. */
async function setAside(
  tx: Tx,
  of: OfWorkout & { recording: NewRecording; owner: number | undefined },
): Promise<void> {
  const { userId, workoutId, recording, owner } = of;
  const written = writeAside(recording);
  if (owner !== undefined) {
    await changeSource(tx, { userId, id: owner, columns: { ...written, is_shown: 0 } });
    return;
  }
  await insertSources(tx, [
    {
      user_id: userId,
      workout_id: workoutId,
      source: recording.source,
      kind: RECORDING,
      ...OF_NO_IMPORT,
      fields: '{}',
      ...written,
      created_at: recording.created_at,
    },
  ]);
}

const effort = z.object({
  distanceM: z.number(),
  elapsedS: z.number(),
  startS: z.number(),
  startM: z.number(),
});
const numberOrNull = z.nullable(z.number());
const aside = z.object({
  source: z.enum(SOURCES),
  sample_count: z.number(),
  laps: z.string(),
  sets: z.string(),
  efforts: z.array(effort),
  sums: z.object({ ascentM: numberOrNull, cadenceS: numberOrNull, cadenceTimesS: numberOrNull }),
  created_at: z.number(),
});

/** Whether text is what `writeAside` writes of a recording. */
export function isAside(recording: string): boolean {
  try {
    return aside.safeParse(JSON.parse(recording)).success;
  } catch {
    return false;
  }
}

function writeAside(recording: NewRecording) {
  const { samples, workout_id: _workoutId, user_id: _userId, ...rest } = recording;
  return { recording: JSON.stringify(rest), samples };
}

function readAside(kept: StoredRecording, of: OfWorkout): NewRecording {
  return {
    ...aside.parse(JSON.parse(kept.recording)),
    samples: kept.samples,
    workout_id: of.workoutId,
    user_id: of.userId,
  };
}
