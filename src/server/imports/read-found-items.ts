import { readFile } from 'node:fs/promises';
import type { CsvMapping } from '../../contract/csv-import.ts';
import type { Source } from '../../domain/workout-kinds.ts';
import { keyOfReading } from '../workouts/source-keys.ts';
import { type Athlete, type Converted, convertWorkout } from './convert-workout.ts';
import { readMappedTable } from './csv/read-mapped-table.ts';
import type { FoundItem } from './found-item.ts';
import { type ReadEvent, readUpload } from './read-upload.ts';
import type { TablesInside } from './upload/reading-run.ts';

export type FileToRead = {
  path: string;
  name: string;
  athlete: Athlete;
  /** Of a table: which column holds what, where the athlete has said it. */
  mapping: CsvMapping | null;
  tables: TablesInside;
};

/** A fault of ours, as a log may tell it: the message of an error can quote the file. */
export type ReaderFault = { fault: string; at: string[] };

/** A table out of an archive, which lies there until its batch is taken. */
export type FoundTable = Omit<Extract<ReadEvent, { kind: 'table' }>, 'kind'>;

export type FoundBatch = {
  items: FoundItem[];
  tables: FoundTable[];
  bytesRead: number;
  faults: ReaderFault[];
};

/** The embedded database waits for the disk once a batch, whatever its size, and everybody with it. */
const ITEMS_A_BATCH = 20;
/** Lines are short, and a table has thousands. */
const LINES_A_BATCH = 50;
const BYTES_A_BATCH = 512 * 1024;
/** So that the progress moves, and whoever waits knows that somebody reads. */
const TELL_EVERY_MS = 1000;
const MOST_FAULTS = 10;
const FRAMES_TOLD = 6;

/** Reads a file and hands on what is in it, some at a time; `take` is waited for, and so is `giveWay`. */
export async function readFoundItems(
  of: FileToRead,
  { take, giveWay }: { take: (batch: FoundBatch) => Promise<void>; giveWay?: () => Promise<void> },
): Promise<void> {
  if (of.mapping) return readTableItems(of, of.mapping, take);
  let items: FoundItem[] = [];
  let faults: ReaderFault[] = [];
  let bytes = 0;
  let bytesRead = 0;
  let toldAtMs = performance.now();
  const handOn = async (tables: FoundTable[] = []) => {
    const batch = { items, tables, bytesRead, faults };
    items = [];
    faults = [];
    bytes = 0;
    await take(batch);
    toldAtMs = performance.now();
  };
  await readUpload(of, {
    athlete: of.athlete,
    tables: of.tables,
    giveWay,
    onFault: (error) => {
      if (faults.length < MOST_FAULTS) faults.push(faultOf(error));
    },
    emit: async (event) => {
      if (event.kind === 'table') return handOn([event]);
      if (event.kind === 'progress') bytesRead = event.bytesRead;
      else {
        const item = itemOf(event, of.athlete);
        items.push(item);
        bytes += 'recording' in item ? (item.recording?.samples.byteLength ?? 0) : 0;
      }
      const isFull = items.length >= ITEMS_A_BATCH || bytes >= BYTES_A_BATCH;
      if (isFull || performance.now() - toldAtMs > TELL_EVERY_MS) await handOn();
    },
  });
  if (items.length + faults.length > 0) await handOn();
}

function faultOf(error: unknown): ReaderFault {
  if (!(error instanceof Error)) return { fault: typeof error, at: [] };
  // What a built-in does itself stands in no file.
  const frames = (error.stack ?? '').split('\n').filter((line) => /^ {4}at .*\//.test(line));
  const at = frames.slice(0, FRAMES_TOLD).map((line) => line.slice(line.lastIndexOf('/') + 1));
  return { fault: error.name, at };
}

async function readTableItems(
  { path, name, athlete }: FileToRead,
  mapping: CsvMapping,
  take: (batch: FoundBatch) => Promise<void>,
): Promise<void> {
  const bytes = await readFile(path);
  const items = readMappedTable(bytes, { file: name, mapping, timeZone: athlete.timeZone });
  for (let from = 0; from < items.length; from += LINES_A_BATCH) {
    const batch = items.slice(from, from + LINES_A_BATCH);
    const bytesRead = Math.round((bytes.byteLength * from) / items.length);
    await take({ items: batch, tables: [], faults: [], bytesRead });
  }
}

function itemOf(
  event: Exclude<ReadEvent, { kind: 'progress' | 'table' }>,
  athlete: Athlete,
): FoundItem {
  const { file } = event;
  if (event.kind === 'refused') {
    const { what, reason, isNoWorkout, asksColumns, head } = event;
    return {
      file,
      place: what,
      warnings: [],
      head,
      format: null,
      refused: { what, reason, isNoWorkout, asksColumns },
    };
  }
  if (event.kind === 'account') {
    const { account } = event;
    return { file, place: '', warnings: [], format: 'longrun', refused: null, account };
  }
  if (event.kind === 'weights') {
    const { weights, format, left } = event;
    return { file, place: '', warnings: leftOut(left), format, refused: null, weights };
  }
  const { workout, format, asksColumns, head } = event;
  const converted = convertWorkout(workout, { athlete, withRecordings: true });
  return {
    file,
    place: workout.place,
    warnings: workout.notes,
    head,
    format,
    columns: converted.columns,
    activityName: converted.activityName,
    localStart: workout.localStart,
    sourceKey: readingKey(format, converted),
    recording: converted.recording,
    asksColumns,
    refused: null,
  };
}

function leftOut(entries: number): FoundItem['warnings'] {
  if (entries === 0) return [];
  const which = entries === 1 ? '1 entry is' : `${entries.toLocaleString('en')} entries are`;
  return [{ code: 'weights-left', message: `${which} no weight that can be read, and left out.` }];
}

/** What the file says, in a few letters, and how much it measured. */
function readingKey(kind: string, { columns, recording }: Converted): string {
  const key = keyOfReading({ kind, columns });
  return recording ? `${key}/${recording.sample_count}` : key;
}

/** Under which source a workout of such a file stands in the log. */
export function sourceOfKind(format: string): Source {
  if (format === 'apple-health' || format.startsWith('health-auto-export')) return 'apple-health';
  if (format.startsWith('strava')) return 'strava-archive';
  return format.includes('csv') ? 'csv' : 'file';
}
