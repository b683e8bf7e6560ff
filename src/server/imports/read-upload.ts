import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Athlete } from './convert-workout.ts';
import { readCsvTable } from './csv/csv-table.ts';
import { decodeText } from './parsers/decode-text.ts';
import type { ParsedWorkout } from './parsers/parsed-workout.ts';
import { readAppleHealth } from './readers/apple-health/read-apple-health.ts';
import { readHealthJson } from './readers/health-auto-export/read-health-json.ts';
import { readOtherJson, recogniseJson } from './readers/other-json/read-other-json.ts';
import type { Reading, Refusal } from './readers/reading.ts';
import type { MeasuredPoint } from './readers/recording-of-points.ts';
import { joinStravaRow } from './readers/strava-archive/join-row.ts';
import {
  isStravaHeader,
  readStravaTable,
  type StravaRow,
  workoutOfRow,
} from './readers/strava-archive/strava-table.ts';
import { readTable, type TableKind } from './readers/table/read-table.ts';
import { readTrack } from './readers/tracks.ts';
import {
  type ByteSource,
  fileSource,
  gunzipped,
  type Meter,
  meterOf,
  type Peeked,
  peek,
  wholeOf,
} from './upload/byte-source.ts';
import { HEAD_BYTES, type Recognised, recognise } from './upload/recognise.ts';
import { RefusedFile } from './upload/refused-file.ts';
import { UPLOAD_LIMITS, type UploadLimits, WHOLE_FILE_BYTES } from './upload/upload-limits.ts';
import { openZip, type ZipArchive, type ZipEntry } from './upload/zip-archive.ts';

export type FileKind =
  | 'fit'
  | 'gpx'
  | 'tcx'
  | 'apple-health'
  | 'fitbit'
  | 'polar'
  | 'nike'
  | TableKind;

export type ReadEvent =
  | { kind: 'workout'; file: string; format: FileKind; workout: ParsedWorkout }
  | { kind: 'refused'; file: string; what: string; reason: string; isNoWorkout: boolean }
  /** Of the file as it was uploaded. */
  | { kind: 'progress'; bytesRead: number };

export type UploadContext = {
  athlete: Pick<Athlete, 'timeZone'>;
  limits?: UploadLimits;
  /** The next file is not read before this one is done with. */
  emit: (event: ReadEvent) => Promise<void>;
  /** Told of a fault of ours in a reader; the file is refused and reading goes on. */
  onFault?: (error: unknown, file: string) => void;
};

/**
 * Reads an uploaded file of whatever kind it is, and what is inside it where it is an archive. What it
 * holds decides, never its name. One bad file of an archive costs that file alone.
 */
export async function readUpload(
  file: { path: string; name: string },
  { athlete, limits = UPLOAD_LIMITS, emit, onFault }: UploadContext,
): Promise<void> {
  const { size } = await stat(file.path);
  const run: Run = {
    timeZone: athlete.timeZone,
    limits,
    meter: meterOf(limits.inflatedBytes),
    folder: dirname(file.path),
    bytesDone: 0,
    bytesTold: 0,
    async emit(event) {
      try {
        await emit(event);
      } catch (error) {
        throw new Stopped(error);
      }
    },
    onFault: onFault ?? (() => {}),
  };
  const item: Item = {
    file: file.name,
    source: fileSource(file.path),
    packedBytes: size,
    unpackedBytes: size,
    depth: 0,
    isUnpacked: false,
  };
  try {
    await readItem(item, run);
    await run.emit({ kind: 'progress', bytesRead: size });
  } catch (error) {
    throw error instanceof Stopped ? error.cause : error;
  }
}

/** Whoever listens does not go on: no fault of a file. */
class Stopped extends Error {
  constructor(cause: unknown) {
    super('reading was stopped', { cause });
  }
}

type Run = {
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
type Item = {
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
type Finish = (reading: Reading) => Reading;

async function readItem(
  item: Item,
  run: Run,
  finish: Finish = (reading) => reading,
): Promise<void> {
  const before = run.bytesDone;
  try {
    await readKnown(item, run, finish);
  } catch (error) {
    if (error instanceof Stopped) throw error;
    if (!(error instanceof RefusedFile)) run.onFault(error, item.file);
    const refusal = error instanceof RefusedFile ? refusalOf(error) : UNREADABLE;
    await tell(item, 'csv', finish({ workouts: [], refusals: [refusal] }), run);
  }
  if (item.depth > 0) await advance(run, before + item.packedBytes);
}

const UNREADABLE: Refusal = {
  what: 'a file that could not be read',
  reason: 'This file could not be read. It may be damaged.',
  isNoWorkout: false,
};

function refusalOf({ what, message, isNoWorkout }: RefusedFile): Refusal {
  return { what, reason: message, isNoWorkout };
}

async function readKnown(item: Item, run: Run, finish: Finish): Promise<void> {
  const peeked = await peek(item.source, HEAD_BYTES);
  const known = recognise(peeked.head);
  const chunks = metered(peeked.chunks, item, run);
  switch (known.kind) {
    case 'zip':
    case 'gzip':
      await peeked.chunks.return(undefined);
      return known.kind === 'zip' ? readZip(item, run) : readGzip(item, run, finish);
    case 'fit':
    case 'gpx':
    case 'tcx': {
      const bytes = await wholeOf(chunks, {
        bytes: WHOLE_FILE_BYTES[known.kind],
        what: `a ${known.kind.toUpperCase()} file`,
        keepsPart: true,
      });
      return tell(item, known.kind, finish(readTrack(known.kind, bytes)), run);
    }
    case 'apple-health':
      return readAppleItem({ item, chunks, run, routeOf: async () => [] });
    case 'json':
      return readJson(item, peeked, { chunks, run, finish });
    case 'table': {
      const bytes = await wholeOf(chunks, { bytes: WHOLE_FILE_BYTES.table, what: 'a table' });
      const { kind, ...reading } = readTable(bytes, { timeZone: run.timeZone });
      return tell(item, kind, finish(reading), run);
    }
    default:
      await peeked.chunks.return(undefined);
      throw unread(known);
  }
}

function unread({ what, isNoWorkout }: Extract<Recognised, { kind: 'other' }>): RefusedFile {
  const said = isNoWorkout ? 'which holds no workouts' : 'which Longrun does not read';
  return new RefusedFile(what, `This is ${what}, ${said}.`, isNoWorkout);
}

async function tell(item: Item, format: FileKind, reading: Reading, run: Run): Promise<void> {
  for (const workout of reading.workouts) {
    await run.emit({ kind: 'workout', file: item.file, format, workout });
  }
  for (const { what, reason, isNoWorkout } of reading.refusals) {
    await run.emit({ kind: 'refused', file: item.file, what, reason, isNoWorkout });
  }
}

/** The bytes of a file as they are read, counted against the bounds and told as progress. */
async function* metered(
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

async function advance(run: Run, bytesDone: number): Promise<void> {
  run.bytesDone = Math.max(run.bytesDone, Math.round(bytesDone));
  if (run.bytesDone - run.bytesTold < TELL_EVERY_BYTES) return;
  run.bytesTold = run.bytesDone;
  await run.emit({ kind: 'progress', bytesRead: run.bytesDone });
}

async function readGzip(item: Item, run: Run, finish: Finish): Promise<void> {
  if (item.isUnpacked) {
    throw new RefusedFile(
      'a file compressed twice',
      'This file is compressed twice. Unpack it once and drop what comes out.',
    );
  }
  await readKnown({ ...item, source: gunzipped(item.source), isUnpacked: true }, run, finish);
}

async function readJson(
  item: Item,
  { head }: Peeked,
  { chunks, run, finish }: { chunks: AsyncIterable<Buffer>; run: Run; finish: Finish },
): Promise<void> {
  const isUtf8 = !head.subarray(0, 4).includes(0) && head[0] !== 0xff && head[0] !== 0xfe;
  const kind = recogniseJson(decodeText(head).replace(/^\s+/, ''));
  if (typeof kind === 'object') throw unread({ kind: 'other', ...kind });
  if (kind === 'health-auto-export' && isUtf8) {
    return tell(item, kind, finish(await readHealthJson(withoutMark(chunks))), run);
  }
  const bytes = await wholeOf(chunks, { bytes: WHOLE_FILE_BYTES.json, what: 'a JSON file' });
  const text = decodeText(bytes);
  if (kind !== 'health-auto-export') {
    return tell(item, kind, finish(readOtherJson(kind, text)), run);
  }
  const asUtf8 = (async function* () {
    yield Buffer.from(text);
  })();
  return tell(item, kind, finish(await readHealthJson(asUtf8)), run);
}

/** Without the mark that some programs put before UTF-8. */
async function* withoutMark(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let isFirst = true;
  for await (const chunk of chunks) {
    const hasMark = isFirst && chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf;
    isFirst = false;
    yield hasMark ? chunk.subarray(3) : chunk;
  }
}

async function readAppleItem(input: {
  item: Item;
  chunks: AsyncIterable<Buffer>;
  run: Run;
  routeOf: (path: string) => Promise<MeasuredPoint[]>;
}): Promise<void> {
  const { item, chunks, run, routeOf } = input;
  const { timeZone } = run;
  for await (const piece of readAppleHealth(chunks, { timeZone, routeOf })) {
    const reading: Reading =
      'workout' in piece
        ? { workouts: [piece.workout], refusals: [] }
        : { workouts: [], refusals: [piece.refusal] };
    await tell(item, 'apple-health', reading, run);
  }
}

const DEEPEST_ARCHIVE = 1;

async function readZip(item: Item, run: Run): Promise<void> {
  if (item.depth > DEEPEST_ARCHIVE) {
    throw new RefusedFile(
      'an archive in an archive in an archive',
      'This archive lies in an archive that lies in another. Unpack the outer one and drop what comes out.',
    );
  }
  if (item.source.path !== null) return readZipAt(item.source.path, item, run);
  // An archive is read from its end, so one that comes out of another is put on disk first.
  const folder = await mkdtemp(join(run.folder, 'inner-'));
  try {
    const path = join(folder, 'archive.zip');
    const { chunks } = await peek(item.source, 0);
    await pipeline(metered(chunks, item, run), createWriteStream(path, { mode: 0o600 }));
    await readZipAt(path, item, run);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readZipAt(path: string, item: Item, run: Run): Promise<void> {
  const zip = await openZip(path, run.limits);
  try {
    if (zip.entries.length === 0) {
      throw new RefusedFile('an empty archive', 'This archive holds no files.', true);
    }
    const lead = await findLead(zip);
    const itemOf = (entry: ZipEntry) => itemOfEntry(entry, item);
    const rest = new Set(zip.entries);
    if (lead?.kind === 'apple-health') await readAppleZip(lead.entry, { zip, rest, itemOf, run });
    const strava =
      lead?.kind === 'strava-archive'
        ? await openStravaTable(lead.entry, { rest, itemOf, run })
        : null;
    for (const entry of rest) {
      await readItem(itemOf(entry), run, strava?.finishOf(entry));
    }
    await strava?.end();
  } finally {
    zip.close();
  }
}

function itemOfEntry(entry: ZipEntry, archive: Item): Item {
  const { packedBytes, unpackedBytes, name } = entry;
  return {
    file: `${archive.file}/${name}`,
    source: { path: null, open: entry.open },
    // What came out of an archive in an archive was counted when it came out.
    packedBytes: archive.depth === 0 ? packedBytes : 0,
    unpackedBytes,
    depth: archive.depth + 1,
    isUnpacked: false,
  };
}

type Lead = { kind: 'apple-health' | 'strava-archive'; entry: ZipEntry };

const MOST_LOOKED_AT = 60;

/** The file of an archive that says what the others are: Apple's export.xml, Strava's activities.csv. */
async function findLead(zip: ZipArchive): Promise<Lead | null> {
  const candidates = zip.entries
    .filter(({ name }) => /\.(xml|csv)$/i.test(name) && name.split('/').length <= 3)
    .slice(0, MOST_LOOKED_AT);
  for (const entry of candidates) {
    const head = await headOfEntry(entry);
    if (head === null) continue;
    const { kind } = recognise(head);
    if (kind === 'apple-health') return { kind, entry };
    if (kind === 'table' && isStravaHeader(decodeText(head)))
      return { kind: 'strava-archive', entry };
  }
  return null;
}

async function headOfEntry(entry: ZipEntry): Promise<Buffer | null> {
  try {
    const { head, chunks } = await peek({ path: null, open: entry.open }, HEAD_BYTES);
    await chunks.return(undefined);
    return head;
  } catch (error) {
    // What is wrong with it is told when it is its turn.
    if (error instanceof RefusedFile) return null;
    throw error;
  }
}

type InZip = { rest: Set<ZipEntry>; itemOf: (entry: ZipEntry) => Item; run: Run };

/** Apple names the files of its routes in export.xml. Those that it does not name are read as tracks. */
async function readAppleZip(
  entry: ZipEntry,
  { zip, rest, itemOf, run }: InZip & { zip: ZipArchive },
): Promise<void> {
  rest.delete(entry);
  const item = itemOf(entry);
  const byReference = new Map(zip.entries.map((each) => [lastFolders(each.name), each]));
  async function routeOf(path: string): Promise<MeasuredPoint[]> {
    const route = byReference.get(lastFolders(path));
    if (!route) return [];
    rest.delete(route);
    return pointsOfRoute(itemOf(route), run);
  }
  try {
    const { chunks } = await peek(item.source, 0);
    await readAppleItem({ item, chunks: metered(chunks, item, run), run, routeOf });
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    await tell(item, 'apple-health', { workouts: [], refusals: [refusalOf(error)] }, run);
  }
}

/** '/workout-routes/route_1.gpx' stands in some folder of the archive. */
function lastFolders(path: string): string {
  return path.split('/').slice(-2).join('/');
}

async function pointsOfRoute(item: Item, run: Run): Promise<MeasuredPoint[]> {
  const { chunks } = await peek(item.source, 0);
  try {
    const bytes = await wholeOf(metered(chunks, item, run), {
      bytes: WHOLE_FILE_BYTES.gpx,
      what: 'a GPX file',
      keepsPart: true,
    });
    return readTrack('gpx', bytes).workouts.flatMap(pointsOf);
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    return [];
  }
}

function pointsOf({ startedAtMs, recording }: ParsedWorkout): MeasuredPoint[] {
  if (startedAtMs === null || recording === null) return [];
  const { timeS, latitudeDeg, longitudeDeg, elevationM, speedMPerS } = recording;
  return timeS.map((second, index) => ({
    atMs: startedAtMs + second * 1000,
    latitudeDeg: latitudeDeg?.[index],
    longitudeDeg: longitudeDeg?.[index],
    elevationM: elevationM?.[index],
    speedMPerS: speedMPerS?.[index],
  }));
}

/** Strava's list of activities: each file of the archive gets what its line says. */
async function openStravaTable(entry: ZipEntry, { rest, itemOf, run }: InZip) {
  rest.delete(entry);
  const item = itemOf(entry);
  const { chunks } = await peek(item.source, 0);
  const bytes = await wholeOf(metered(chunks, item, run), {
    bytes: WHOLE_FILE_BYTES.table,
    what: 'a table',
  });
  const { rows, refusals } = readStravaTable(readCsvTable(bytes));
  await tell(item, 'strava-archive', { workouts: [], refusals }, run);
  const folder = entry.name.slice(0, entry.name.lastIndexOf('/') + 1);
  const byFile = new Map(rows.flatMap((row) => (row.fileName ? [[bare(row.fileName), row]] : [])));
  const joined = new Set<StravaRow>();
  const unreadable = new Map<StravaRow, string>();
  return {
    finishOf({ name }: ZipEntry): Finish | undefined {
      const row = name.startsWith(folder) ? byFile.get(bare(name.slice(folder.length))) : undefined;
      if (!row) return undefined;
      return (reading) => {
        if (reading.workouts.length > 0) {
          joined.add(row);
          return { ...reading, workouts: joinStravaRow(reading.workouts, row) };
        }
        unreadable.set(row, reading.refusals[0]?.reason ?? UNREADABLE.reason);
        return { workouts: [], refusals: [] };
      };
    },
    /** Activities that were typed in, and those whose file tells nothing. */
    async end(): Promise<void> {
      for (const row of rows) {
        if (joined.has(row)) continue;
        const why = unreadable.get(row);
        const workout = workoutOfRow(
          row,
          row.fileName === null ? null : missing(row.fileName, why),
        );
        await run.emit({ kind: 'workout', file: item.file, format: 'strava-archive', workout });
      }
    },
  };
}

/** Some programs unpack what lies under gzip and leave the list as it was. */
function bare(fileName: string): string {
  return fileName.replace(/\.gz$/i, '');
}

function missing(fileName: string, why: string | undefined): string {
  const said = why ? `could not be read (${why.replace(/\.$/, '')})` : 'is not in the archive';
  return `The file ${fileName} ${said}; the figures of Strava’s list were taken.`;
}
