import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { readManifest } from '../account-export/read-account-export.ts';
import { decodeText } from '../parsers/decode-text.ts';
import type { ParsedWorkout } from '../parsers/parsed-workout.ts';
import { readAppleHealth } from '../readers/apple-health/read-apple-health.ts';
import type { Reading } from '../readers/reading.ts';
import type { MeasuredPoint } from '../readers/recording-of-points.ts';
import { type StravaList, stravaList } from '../readers/strava-archive/strava-list.ts';
import { isStravaHeader } from '../readers/strava-archive/strava-table.ts';
import { readTrack } from '../readers/tracks.ts';
import { UNPACKED } from '../spool.ts';
import { asUtf8, peek, wholeOf } from './byte-source.ts';
import { type Finish, type Item, metered, type Run, refusalOf, tell } from './reading-run.ts';
import { HEAD_BYTES, recognise } from './recognise.ts';
import { RefusedFile } from './refused-file.ts';
import { WHOLE_FILE_BYTES } from './upload-limits.ts';
import { openZip, type ZipArchive, type ZipEntry } from './zip-archive.ts';

const DEEPEST_ARCHIVE = 1;

/**
 * An archive, file by file: `readItem` reads each. Where one of its files says what the others are,
 * which is so in the exports of Apple and Strava, they are read together.
 */
export async function readArchive(item: Item, run: Run, readItem: ReadItem): Promise<void> {
  if (item.depth > DEEPEST_ARCHIVE) {
    throw new RefusedFile(
      'an archive in an archive in an archive',
      'This archive lies in an archive that lies in another. Unpack the outer one and drop what comes out.',
    );
  }
  if (item.source.path !== null) return readZipAt(item.source.path, { item, run, readItem });
  // An archive is read from its end, so one that comes out of another is put on disk first.
  const folder = await mkdtemp(join(run.folder, UNPACKED));
  try {
    const path = join(folder, 'archive.zip');
    const { chunks } = await peek(item.source, 0);
    await pipeline(metered(chunks, item, run), createWriteStream(path, { mode: 0o600 }));
    await readZipAt(path, { item, run, readItem });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type ReadItem = (item: Item, run: Run, finish?: Finish) => Promise<void>;

async function readZipAt(
  path: string,
  { item, run, readItem }: { item: Item; run: Run; readItem: ReadItem },
): Promise<void> {
  const zip = await openZip(path, run.limits);
  try {
    if (zip.entries.length === 0) {
      throw new RefusedFile('an empty archive', 'This archive holds no files.', true);
    }
    const account = await readManifest(zip);
    if (account) {
      if (item.depth > 0) throw accountInArchive();
      return await run.emit({ kind: 'account', file: item.file, account });
    }
    const lead = await findLead(zip);
    const tables = zip.entries.filter(({ name }) => /\.(csv|tsv|txt)(\.gz)?$/i.test(name));
    const isHandmade = lead === null && tables.length <= MOST_HANDMADE;
    const itemOf = (entry: ZipEntry) => ({ ...itemOfEntry(entry, item), isHandmade });
    const rest = new Set(zip.entries);
    if (lead?.kind === 'apple-health') await readAppleZip(lead.entry, { zip, rest, itemOf, run });
    const list =
      lead?.kind === 'strava-archive'
        ? await openStravaList(lead.entry, { rest, itemOf, run })
        : null;
    for (const entry of rest) await readItem(itemOf(entry), run, list?.finishOf(entry.name));
    if (lead && list) await tell(itemOf(lead.entry), 'strava-archive', list.rest(), run);
  } finally {
    zip.close();
  }
}

/** Services put more tables into an archive than people do. */
const MOST_HANDMADE = 30;

function accountInArchive(): RefusedFile {
  return new RefusedFile(
    'a whole Longrun account in another archive',
    'This is the export of a Longrun account. Take it out of the archive that it lies in, and drop it by itself.',
  );
}

function itemOfEntry(entry: ZipEntry, archive: Item): Omit<Item, 'isHandmade'> {
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
    .filter(({ name }) => /\.(xml|csv)$/i.test(name) && depthOf(name) <= 2)
    // Apple's lies beside the hundreds of tables of a heart.
    .toSorted((a, b) => rankOf(a.name) - rankOf(b.name))
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

function depthOf(name: string): number {
  return name.split('/').length - 1;
}

function rankOf(name: string): number {
  return depthOf(name) + (/\.xml$/i.test(name) ? 0 : 10);
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

/** Strava's list of activities, which says what the files of its archive are called. */
async function openStravaList(
  entry: ZipEntry,
  { rest, itemOf, run }: InZip,
): Promise<StravaList | null> {
  rest.delete(entry);
  const item = itemOf(entry);
  try {
    const { chunks } = await peek(item.source, 0);
    const bytes = await wholeOf(metered(chunks, item, run), {
      bytes: WHOLE_FILE_BYTES.table,
      what: 'a table',
    });
    return stravaList(bytes, { folder: entry.name.slice(0, entry.name.lastIndexOf('/') + 1) });
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    await tell(item, 'strava-archive', { workouts: [], refusals: [refusalOf(error)] }, run);
    return null;
  }
}

/** An export of Apple Health, in an archive or alone. */
export async function readAppleItem(input: {
  item: Item;
  chunks: AsyncIterable<Buffer>;
  run: Run;
  routeOf: (path: string) => Promise<MeasuredPoint[]>;
}): Promise<void> {
  const { item, chunks, run, routeOf } = input;
  const { timeZone } = run;
  for await (const piece of readAppleHealth(asUtf8(chunks), { timeZone, routeOf })) {
    const reading: Reading = {
      workouts: 'workout' in piece ? [piece.workout] : [],
      refusals: 'refusal' in piece ? [piece.refusal] : [],
    };
    if ('weights' in piece) reading.weights = piece.weights;
    await tell(item, 'apple-health', reading, run);
  }
}
