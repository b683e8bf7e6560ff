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
      head: string | null;
    }
  | ({ kind: 'refused'; file: string; asksColumns: boolean; head: string | null } & Refusal)
  /**
   * A table inside an archive of which it is still to be said what its columns hold. It lies at `path`
   * until whoever listens is done with it.
   */
  | { kind: 'table'; file: string; path: string; bytes: number; sha256: string }
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
  tables: TablesInside;
  /** Of the uploaded file. */
  bytesDone: number;
  bytesTold: number;
  emit: (event: ReadEvent) => Promise<void>;
  giveWay: () => Promise<void>;
  onFault: (error: unknown, file: string) => void;
};

/** Tables inside archives that are files of the import by themselves, and how many more may be. */
export type TablesInside = {
  /** Those that are: `knownTable`. */
  known: Set<string>;
  left: number;
  /** Of `left`, those that look like no tables of workouts. */
  leftOut: number;
  bytesLeft: number;
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
  /** Whether people may have put it together: services put hundreds of tables into their archives. */
  isHandmade: boolean;
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

/** What lies in an archive is no file by itself, for which columns could be named. */
export function isOwnFile({ depth, isUnpacked }: Item): boolean {
  return depth === 0 && !isUnpacked;
}

export function asksForZone({ notes }: ParsedWorkout): boolean {
  return notes.some(({ code }) => code === 'zone-unknown');
}

export async function tell(
  item: Item,
  format: FileKind,
  reading: Reading,
  run: Run,
): Promise<void> {
  const { file } = item;
  const { head = null } = reading;
  for (const workout of reading.workouts) {
    const asksColumns = isOwnFile(item) && format === 'csv' && asksForZone(workout);
    await run.emit({
      kind: 'workout',
      file,
      format,
      workout: withDoubt(workout),
      asksColumns,
      head,
    });
  }
  if (reading.weights) {
    const { weights, left } = dailyWeights(reading.weights, run.timeZone);
    if (weights.length > 0) await run.emit({ kind: 'weights', file, format, weights, left });
    else await run.emit({ kind: 'refused', file, ...NO_WEIGHTS, asksColumns: false, head });
  }
  for (const refusal of reading.refusals) {
    const asksColumns = isOwnFile(item) && refusal.asksColumns === true;
    const reason = refusal.asksColumns ? withWayOut(refusal, { asksColumns }) : refusal.reason;
    await run.emit({ kind: 'refused', file, ...refusal, reason, asksColumns, head });
  }
}

/** What can be done about a table whose columns leave something open. */
function withWayOut(
  { reason, isNoWorkout }: Refusal,
  { asksColumns }: { asksColumns: boolean },
): string {
  if (asksColumns) return `${reason} ${BY_HAND}`;
  return isNoWorkout ? `${reason} ${BY_ITSELF}` : `${TOO_MANY_TABLES} ${BY_ITSELF}`;
}

const BY_HAND = 'Say which of its columns holds what: here, or in CSV Upload on Log Workout.';
const BY_ITSELF = 'Dropped by itself, it can be told which of its columns holds what.';
const TOO_MANY_TABLES =
  'More tables of this import leave open what their columns hold than are asked for at once.';

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
    await run.giveWay();
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
