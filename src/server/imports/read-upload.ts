import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Athlete } from './convert-workout.ts';
import { decodeText } from './parsers/decode-text.ts';
import { readHealthJson } from './readers/health-auto-export/read-health-json.ts';
import { readOtherJson, recogniseJson } from './readers/other-json/read-other-json.ts';
import { readTable } from './readers/table/read-table.ts';
import { readTrack } from './readers/tracks.ts';
import {
  asUtf8,
  fileSource,
  gunzipped,
  meterOf,
  type Peeked,
  peek,
  wholeOf,
} from './upload/byte-source.ts';
import { readAppleItem, readArchive } from './upload/read-archive.ts';
import {
  advance,
  type Finish,
  type Item,
  metered,
  type ReadEvent,
  type Run,
  refusalOf,
  Stopped,
  type TablesInside,
  tell,
  UNREADABLE,
} from './upload/reading-run.ts';
import { HEAD_BYTES, recognise } from './upload/recognise.ts';
import { RefusedFile, refusedKind } from './upload/refused-file.ts';
import { handOverTable } from './upload/table-inside.ts';
import { UPLOAD_LIMITS, type UploadLimits, WHOLE_FILE_BYTES } from './upload/upload-limits.ts';

export type { FileKind, ReadEvent } from './upload/reading-run.ts';

type UploadContext = {
  athlete: Pick<Athlete, 'timeZone'>;
  limits?: UploadLimits;
  /** By default tables inside archives are told where they lie. */
  tables?: TablesInside;
  /** The next file is not read before this one is done with. */
  emit: (event: ReadEvent) => Promise<void>;
  /** Waited for before the next bytes: others may need the processor. */
  giveWay?: (() => Promise<void>) | undefined;
  /** Told of a fault of ours in a reader; the file is refused and reading goes on. */
  onFault?: (error: unknown, file: string) => void;
};

/**
 * Reads an uploaded file of whatever kind it is, and what is inside it where it is an archive. What it
 * holds decides, never its name. One bad file of an archive costs that file alone.
 */
export async function readUpload(
  file: { path: string; name: string },
  { athlete, limits = UPLOAD_LIMITS, tables = NO_TABLES, emit, giveWay, onFault }: UploadContext,
): Promise<void> {
  const { size } = await stat(file.path);
  const run: Run = {
    timeZone: athlete.timeZone,
    limits,
    meter: meterOf(limits.inflatedBytes),
    folder: dirname(file.path),
    tables: { ...tables, known: new Set(tables.known) },
    bytesDone: 0,
    bytesTold: 0,
    async emit(event) {
      try {
        await emit(event);
      } catch (error) {
        throw new Stopped(error);
      }
    },
    giveWay: giveWay ?? (async () => {}),
    onFault: onFault ?? (() => {}),
  };
  const item: Item = {
    file: file.name,
    source: fileSource(file.path),
    packedBytes: size,
    unpackedBytes: size,
    depth: 0,
    isUnpacked: false,
    isHandmade: true,
  };
  try {
    await readItem(item, run);
    await run.emit({ kind: 'progress', bytesRead: size });
  } catch (error) {
    throw error instanceof Stopped ? error.cause : error;
  }
}

const NO_TABLES: TablesInside = { known: new Set(), left: 0, leftOut: 0, bytesLeft: 0 };

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

async function readKnown(item: Item, run: Run, finish: Finish): Promise<void> {
  const peeked = await peek(item.source, HEAD_BYTES);
  try {
    await readPeeked(item, peeked, { run, finish });
  } finally {
    await peeked.chunks.return(undefined);
  }
}

async function readPeeked(
  item: Item,
  peeked: Peeked,
  { run, finish }: { run: Run; finish: Finish },
): Promise<void> {
  const known = recognise(peeked.head);
  const chunks = metered(peeked.chunks, item, run);
  switch (known.kind) {
    case 'zip':
    case 'gzip':
      await peeked.chunks.return(undefined);
      return known.kind === 'zip' ? readArchive(item, run, readItem) : readGzip(item, run, finish);
    case 'fit':
    case 'gpx':
    case 'tcx':
    case 'kml': {
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
      const reading = readTable(bytes, { timeZone: run.timeZone });
      if (await handOverTable({ item, bytes, reading }, run)) return;
      return tell(item, reading.kind, finish(reading), run);
    }
    default:
      throw refusedKind(known);
  }
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
  const kind = recogniseJson(decodeText(head).replace(/^\s+/, ''));
  if (typeof kind === 'object') throw refusedKind(kind);
  if (kind === 'health-auto-export') {
    return tell(item, kind, finish(await readHealthJson(asUtf8(chunks))), run);
  }
  const bytes = await wholeOf(chunks, { bytes: WHOLE_FILE_BYTES.json, what: 'a JSON file' });
  return tell(item, kind, finish(readOtherJson(kind, decodeText(bytes))), run);
}
