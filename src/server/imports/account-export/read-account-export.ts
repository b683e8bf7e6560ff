import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import { recordingSchema } from '../../../contract/recordings.ts';
import { SOURCES, type Source } from '../../../domain/workout-kinds.ts';
import type { PackedRecording } from '../../workouts/recordings.queries.ts';
import { packRecording } from '../../workouts/recordings.ts';
import { unpackedSamples } from '../../workouts/unpack-recording.ts';
import { meterOf, peek, wholeOf } from '../upload/byte-source.ts';
import { RefusedFile } from '../upload/refused-file.ts';
import { UPLOAD_LIMITS, WHOLE_FILE_BYTES } from '../upload/upload-limits.ts';
import { openZip, type ZipArchive, type ZipEntry } from '../upload/zip-archive.ts';
import { rowsOfJson } from './rows-of-json.ts';

/** The word by which a manifest is known. */
export const ACCOUNT_EXPORT = 'longrun-export';
/** Goes up when a reader of the one before could no longer read it. */
export const ACCOUNT_EXPORT_VERSION = 1;

type ExportedValues = Record<string, unknown>;
type ExportedRecording = { source: Source; createdAtMs: number; packed: PackedRecording };
export type ExportedRow = {
  values: ExportedValues;
  /** Of a workout. */
  hasRecording?: boolean;
  recording?: ExportedRecording;
  /** Of an original: where its bytes lie now, for whoever takes the row to remove. */
  original?: { path: string; bytes: number; sha256: string };
};
/** Some rows of one file under json/. */
export type ExportedRows = { file: string; rows: ExportedRow[] };

export type AccountExport = { exportedAt: string | null };

/** What a zip says of itself; null where it is no export of an account. */
export async function readManifest(zip: ZipArchive): Promise<AccountExport | null> {
  const entry = zip.entries.find(({ name }) => name === 'manifest.json');
  if (!entry || entry.unpackedBytes > MANIFEST_BYTES) return null;
  const manifest = manifestSchema.safeParse(parsed(await text(await entry.open())));
  if (!manifest.success) return null;
  const { version, exportedAt = null } = manifest.data;
  if (version > ACCOUNT_EXPORT_VERSION) {
    throw new RefusedFile(
      'a Longrun account of a newer version',
      `This export is of version ${version}, and this Longrun knows version ${ACCOUNT_EXPORT_VERSION}. Have this server brought up to date, then drop it again.`,
    );
  }
  return { exportedAt };
}

const manifestSchema = z.object({
  format: z.literal(ACCOUNT_EXPORT),
  version: z.int(),
  exportedAt: z.optional(z.string().check(z.maxLength(40))),
});

const MANIFEST_BYTES = 1024 * 1024;

const ROWS_A_BATCH = 25;
const BYTES_A_BATCH = 256 * 1024;

export type AccountReading = {
  path: string;
  /** Names of files under json/, in the order in which they are read. */
  files: readonly string[];
  /** Where originals are put, under names of ours; null where neither they nor recordings are asked for. */
  folder: string | null;
  /** How many rows of a file, from the first on, come without what was measured and without bytes. */
  without: Readonly<Record<string, number>>;
};

/** The rows of an export, file by file. */
export async function* readAccountExport(of: AccountReading): AsyncGenerator<ExportedRows> {
  const zip = await openZip(of.path, UPLOAD_LIMITS);
  try {
    const reading: Reading = {
      entries: new Map(zip.entries.map((entry) => [entry.name, entry])),
      meter: meterOf(UPLOAD_LIMITS.inflatedBytes),
      folder: of.folder,
      without: of.without,
    };
    for (const file of of.files) yield* batchesOf(file, reading);
  } finally {
    zip.close();
  }
}

type Reading = {
  entries: ReadonlyMap<string, ZipEntry>;
  meter: { add: (bytes: number) => void };
} & Pick<AccountReading, 'folder' | 'without'>;

async function* batchesOf(file: string, reading: Reading): AsyncGenerator<ExportedRows> {
  let rows: ExportedRow[] = [];
  let bytes = 0;
  for await (const row of rowsOf(file, reading)) {
    rows.push(row);
    bytes += row.recording?.packed.samples.byteLength ?? row.original?.bytes ?? 1000;
    if (rows.length < ROWS_A_BATCH && bytes < BYTES_A_BATCH) continue;
    yield { file, rows };
    rows = [];
    bytes = 0;
  }
  if (rows.length > 0) yield { file, rows };
}

async function* rowsOf(file: string, reading: Reading): AsyncGenerator<ExportedRow> {
  const entry = reading.entries.get(`json/${file}.json`);
  if (!entry) return;
  const { chunks } = await peek({ path: null, open: entry.open }, 0);
  let place = 0;
  for await (const json of rowsOfJson(metered(chunks, reading))) {
    const values = parsed(json);
    if (!isRow(values)) continue;
    const row: ExportedRow = { values };
    const isWhole = place >= (reading.without[file] ?? 0);
    place += 1;
    if (file === 'workouts') {
      row.hasRecording = reading.entries.has(`recordings/${values.id}.json`);
      if (isWhole) row.recording = await recordingOf(values, reading);
    }
    if (file === 'originals' && isWhole) row.original = await originalOf(values, reading);
    if (file === 'workout-sources') await dropUnreadable(values);
    if (file === 'import-item-recordings' && !(await isReadable(values))) continue;
    yield row;
  }
}

async function* metered(chunks: AsyncIterable<Buffer>, { meter }: Reading) {
  for await (const chunk of chunks) {
    meter.add(chunk.length);
    yield chunk;
  }
}

const recordedSchema = z.extend(recordingSchema, {
  createdAt: z.int(),
  source: z.enum(SOURCES),
});

/** One that cannot be read costs the recording, and not the workout. */
async function recordingOf(
  { id }: ExportedValues,
  reading: Reading,
): Promise<ExportedRecording | undefined> {
  const entry = reading.entries.get(`recordings/${id}.json`);
  if (!entry || reading.folder === null) return undefined;
  const limit = { bytes: WHOLE_FILE_BYTES.json, what: 'a recording' };
  return unlessRefused(async () => {
    const { chunks } = await peek({ path: null, open: entry.open }, 0);
    const bytes = await wholeOf(metered(chunks, reading), limit);
    const recorded = recordedSchema.safeParse(parsed(bytes.toString()));
    if (!recorded.success) return undefined;
    const { createdAt, source, ...recording } = recorded.data;
    const packed = packRecording(recording);
    return packed ? { source, createdAtMs: createdAt, packed } : undefined;
  });
}

/** A file of the zip that is damaged costs that file. */
async function unlessRefused<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof RefusedFile) return undefined;
    throw error;
  }
}

async function originalOf(
  { id, is_whole: isWhole }: ExportedValues,
  reading: Reading,
): Promise<ExportedRow['original']> {
  const entry = reading.entries.get(`originals/${id}`);
  if (!entry || reading.folder === null || isWhole !== 1) return undefined;
  const path = join(reading.folder, `original-${Number(id)}`);
  const hash = createHash('sha256');
  let bytes = 0;
  async function* hashed(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  return unlessRefused(async () => {
    const { chunks } = await peek({ path: null, open: entry.open }, 0);
    await pipeline(hashed(metered(chunks, reading)), createWriteStream(path, { mode: 0o600 }));
    return { path, bytes, sha256: hash.digest('hex') };
  });
}

/** What is kept beside as packed bytes is shown when another source is taken back. */
async function dropUnreadable(values: ExportedValues): Promise<void> {
  if (values.samples === null || values.samples === undefined) return;
  if (await isReadable(values)) return;
  values.samples = null;
  values.recording = null;
}

async function isReadable({ samples }: ExportedValues): Promise<boolean> {
  try {
    await unpackedSamples(Buffer.from(String(samples), 'base64'));
    return true;
  } catch {
    return false;
  }
}

function isRow(value: unknown): value is ExportedValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
