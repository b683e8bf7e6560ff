import { classifyActivity } from '../../../domain/classify-activity.ts';
import { implausibleTime } from '../../../domain/plausible-time.ts';
import { isRun } from '../../../domain/sports.ts';
import type { AccountExport } from '../account-export/read-account-export.ts';
import type { ParsedWorkout } from '../parsers/parsed-workout.ts';
import type { OtherJsonKind } from '../readers/other-json/read-other-json.ts';
import type { Reading, Refusal } from '../readers/reading.ts';
import type { TableKind } from '../readers/table/read-table.ts';
import { type DailyWeight, dailyWeights } from '../readers/weigh-ins.ts';
import type { ByteSource, Meter } from './byte-source.ts';
import type { RefusedFile } from './refused-file.ts';
import type { UploadLimits } from './upload-limits.ts';

export type FileKind = 'fit' | 'gpx' | 'tcx' | 'apple-health' | 'kml' | OtherJsonKind | TableKind;

export type ReadEvent =
  | {
      kind: 'workout';
      file: string;
      format: FileKind;
      workout: ParsedWorkout;
      asksColumns: boolean;
    }
  | ({ kind: 'refused'; file: string; asksColumns: boolean } & Refusal)
  /** What was weighed, once a day, oldest first; `left` are none that a person weighs. */
  | { kind: 'weights'; file: string; format: FileKind; weights: DailyWeight[]; left: number }
  /** A whole account of Longrun's, whose rows are read when it is compared and written. */
  | { kind: 'account'; file: string; account: AccountExport }
  /** Of the file as it was uploaded. */
  | { kind: 'progress'; bytesRead: number };

/** The reading of one upload: what it was asked for, and how far it is. */
export type Run = {
  timeZone: string;
  limits: UploadLimits;
  meter: Meter;
  /** Where an archive inside an archive is put while it is read. */
  folder: string;
  /** Of the uploaded file. */
  bytesDone: number;
  bytesTold: number;
  emit: (event: ReadEvent) => Promise<void>;
  onFault: (error: unknown, file: string) => void;
};

/** One file: the upload itself, or one inside it. */
export type Item = {
  /** For people: 'archive.zip/activities/1.fit.gz'. */
  file: string;
  source: ByteSource;
  packedBytes: number;
  unpackedBytes: number;
  /** How many archives it lies in. */
  depth: number;
  isUnpacked: boolean;
};

/** What becomes of the workouts of a file; by default they are told as they are. */
export type Finish = (reading: Reading) => Reading;

/** Whoever listens does not go on: no fault of a file. */
export class Stopped extends Error {
  constructor(cause: unknown) {
    super('reading was stopped', { cause });
  }
}

export const UNREADABLE: Refusal = {
  what: 'a file that could not be read',
  reason: 'This file could not be read. It may be damaged.',
  isNoWorkout: false,
};

export function refusalOf({ what, message, isNoWorkout }: RefusedFile): Refusal {
  return { what, reason: message, isNoWorkout };
}

export async function tell(
  item: Item,
  format: FileKind,
  reading: Reading,
  run: Run,
): Promise<void> {
  // What lies in an archive is no file of its own, for which columns could be named.
  const isOwnFile = item.depth === 0 && !item.isUnpacked;
  for (const workout of reading.workouts) {
    const isZoneOpen = workout.notes.some(({ code }) => code === 'zone-unknown');
    const asksColumns = isOwnFile && format === 'csv' && isZoneOpen;
    const told = withDoubt(workout);
    await run.emit({ kind: 'workout', file: item.file, format, workout: told, asksColumns });
  }
  if (reading.weights) {
    const { weights, left } = dailyWeights(reading.weights, run.timeZone);
    if (weights.length > 0) {
      await run.emit({ kind: 'weights', file: item.file, format, weights, left });
    } else await run.emit({ kind: 'refused', file: item.file, ...NO_WEIGHTS, asksColumns: false });
  }
  for (const refusal of reading.refusals) {
    const asksColumns = isOwnFile && refusal.asksColumns === true;
    await run.emit({ kind: 'refused', file: item.file, ...refusal, asksColumns });
  }
}

const NO_WEIGHTS: Refusal = {
  what: 'a file of weights without any',
  reason: 'It is of weights, and holds none that a person weighs.',
  isNoWorkout: true,
};

/** A time that hardly anybody can run is said on the workout, whatever file it comes from. */
function withDoubt(workout: ParsedWorkout): ParsedWorkout {
  const { activityName, distanceM, durationS, notes } = workout;
  if (notes.some(({ code }) => code === 'impossible-pace')) return workout;
  const doubt = implausibleTime({
    isRun: isRun(classifyActivity(activityName)),
    distanceM,
    durationS,
  });
  if (doubt === null) return workout;
  return { ...workout, notes: [...notes, { code: 'impossible-pace', message: doubt }] };
}

/** The bytes of a file as they are read, counted against the bounds and told as progress. */
export async function* metered(
  chunks: AsyncIterable<Buffer>,
  { packedBytes, unpackedBytes, isUnpacked }: Item,
  run: Run,
): AsyncGenerator<Buffer> {
  const before = run.bytesDone;
  let seen = 0;
  for await (const chunk of chunks) {
    run.meter.add(chunk.length);
    seen += chunk.length;
    const share = isUnpacked ? 0 : Math.min(1, seen / Math.max(unpackedBytes, 1));
    await advance(run, before + packedBytes * share);
    yield chunk;
  }
}

const TELL_EVERY_BYTES = 1024 * 1024;

export async function advance(run: Run, bytesDone: number): Promise<void> {
  run.bytesDone = Math.max(run.bytesDone, Math.round(bytesDone));
  if (run.bytesDone - run.bytesTold < TELL_EVERY_BYTES) return;
  run.bytesTold = run.bytesDone;
  await run.emit({ kind: 'progress', bytesRead: run.bytesDone });
}
