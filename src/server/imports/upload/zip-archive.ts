import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { cleanText } from '../quantities/clean-text.ts';
import { zipDocumentOf } from './other-kinds.ts';
import { RefusedFile, refusedKind } from './refused-file.ts';
import { SMALL_ENTRY_BYTES, type UploadLimits } from './upload-limits.ts';

export type ZipEntry = {
  /** As the archive has it, with forward slashes; for people and for references, never a path of ours. */
  name: string;
  packedBytes: number;
  unpackedBytes: number;
  open: () => Promise<Readable>;
};

export type ZipArchive = { entries: ZipEntry[]; close: () => void };

/**
 * The files of an archive on disk. What its directory says is held to the limits before anything is
 * unpacked, and each entry to its own word while it is: none gives more bytes than it says.
 */
export async function openZip(path: string, limits: UploadLimits): Promise<ZipArchive> {
  const zip = await opened(path);
  try {
    if (zip.entryCount > limits.entries) throw tooManyEntries(limits);
    const entries = await entriesOf(zip, limits);
    const document = zipDocumentOf(entries.slice(0, 50).map(({ name }) => name));
    if (document !== null) throw refusedKind(document);
    return { entries, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error instanceof RefusedFile ? error : damaged();
  }
}

async function opened(path: string): Promise<ZipFile> {
  try {
    // Names are decoded below: many archives do not say that theirs are UTF-8.
    return await openPromise(path, { autoClose: false, decodeStrings: false });
  } catch {
    throw damaged();
  }
}

async function entriesOf(zip: ZipFile, limits: UploadLimits): Promise<ZipEntry[]> {
  const entries: ZipEntry[] = [];
  const spans: { from: number; to: number }[] = [];
  let inflatedBytes = 0;
  for await (const entry of zip.eachEntry()) {
    const from = entry.relativeOffsetOfLocalHeader;
    spans.push({ from, to: from + LOCAL_HEADER_BYTES + entry.compressedSize });
    inflatedBytes += entry.uncompressedSize;
    if (inflatedBytes > limits.inflatedBytes) throw tooLarge();
    if (isTooDense(entry, limits)) throw tooDense();
    const name = nameOf(entry);
    if (name.endsWith('/') || isOfTheSystem(name)) continue;
    entries.push({
      name,
      packedBytes: entry.compressedSize,
      unpackedBytes: entry.uncompressedSize,
      open: () => openEntry(zip, entry),
    });
  }
  refuseOverlaps(spans);
  return entries;
}

async function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  if (entry.isEncrypted()) {
    throw new RefusedFile(
      'a file under a password',
      'This file of the archive is under a password. Unpack the archive and drop its files.',
    );
  }
  if (!entry.canDecodeFileData()) {
    throw new RefusedFile(
      'a file packed in a rare way',
      'This file of the archive is packed in a way that Longrun does not read. Unpack the archive and drop its files.',
    );
  }
  return zip.openReadStreamPromise(entry);
}

const LOCAL_HEADER_BYTES = 30;

function isTooDense(entry: Entry, { ratio }: UploadLimits): boolean {
  const { uncompressedSize, compressedSize } = entry;
  return uncompressedSize > SMALL_ENTRY_BYTES && uncompressedSize > compressedSize * ratio;
}

/** Two entries in the same bytes: what is packed once would be unpacked many times. */
function refuseOverlaps(spans: { from: number; to: number }[]): void {
  spans.sort((a, b) => a.from - b.from);
  let end = 0;
  for (const { from, to } of spans) {
    if (from < end) throw bomb('Files of this archive lie in each other.');
    end = to;
  }
}

const UTF8_NAME = 0x800;
const utf8 = new TextDecoder('utf-8', { fatal: true });
const westernEuropean = new TextDecoder('windows-1252');

/** UTF-8 where the bytes are that, whatever the archive says of them. */
function nameOf(entry: Entry): string {
  const { fileNameRaw, generalPurposeBitFlag } = entry;
  const slashed = decoded(fileNameRaw, (generalPurposeBitFlag & UTF8_NAME) !== 0);
  return cleanName(slashed.replaceAll('\\', '/'));
}

function decoded(bytes: Buffer, saysUtf8: boolean): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return saysUtf8 ? new TextDecoder('utf-8').decode(bytes) : westernEuropean.decode(bytes);
  }
}

function cleanName(name: string): string {
  return cleanText(name) || 'a file without a name';
}

/** What macOS and Windows put beside the files of people. */
function isOfTheSystem(name: string): boolean {
  return /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._)/.test(name);
}

function tooManyEntries({ entries }: UploadLimits): RefusedFile {
  return bomb(`This archive holds more than ${entries.toLocaleString('en')} files.`);
}

function tooLarge(): RefusedFile {
  return bomb('What is in this archive is too large once it is unpacked.');
}

function tooDense(): RefusedFile {
  return bomb('A file of this archive is far larger unpacked than any export is.');
}

function bomb(said: string): RefusedFile {
  return new RefusedFile(
    'an archive beyond bounds',
    `${said} Unpack it and drop the files that hold your workouts.`,
  );
}

function damaged(): RefusedFile {
  return new RefusedFile(
    'a damaged zip archive',
    'This zip archive is cut off or damaged. Download or make it again.',
  );
}
