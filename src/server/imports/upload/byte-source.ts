import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { TextDecoder } from 'node:util';
import { createGunzip } from 'node:zlib';
import { RefusedFile } from './refused-file.ts';

/** One file to read, wherever its bytes are: on disk, in an archive, under gzip. */
export type ByteSource = {
  /** Where it lies as a file of its own; null inside an archive or under gzip. */
  path: string | null;
  open: () => Promise<Readable>;
};

export function fileSource(path: string): ByteSource {
  return { path, open: async () => createReadStream(path, { highWaterMark: CHUNK }) };
}

/** Some milliseconds of reading. */
const CHUNK = 64 * 1024;

/** The same file without its gzip. */
export function gunzipped(source: ByteSource): ByteSource {
  return {
    path: null,
    async open() {
      const packed = await source.open();
      const unpacked = createGunzip({ chunkSize: CHUNK });
      packed.on('error', (error) => unpacked.destroy(error));
      unpacked.on('close', () => packed.destroy());
      return packed.pipe(unpacked);
    },
  };
}

/** Counts what is unpacked of an upload as a whole, and refuses what is beyond the limit. */
export type Meter = { add: (bytes: number) => void };

export function meterOf(limitBytes: number): Meter {
  let total = 0;
  return {
    add(bytes) {
      total += bytes;
      if (total <= limitBytes) return;
      throw new RefusedFile(
        'an archive beyond bounds',
        'What is in this file is too large once it is unpacked. Drop a part of it.',
      );
    },
  };
}

/**
 * A source whose beginning was looked at. Its bytes can be had once, from the first on; `return` closes
 * it, wherever it stands.
 */
export type Peeked = { head: Buffer; chunks: AsyncGenerator<Buffer> };

export async function peek(source: ByteSource, bytes: number): Promise<Peeked> {
  const chunks = chunksOf(source);
  const parts: Buffer[] = [];
  let length = 0;
  while (length < bytes) {
    const next = await chunks.next();
    if (next.done) break;
    parts.push(next.value);
    length += next.value.length;
  }
  const read = Buffer.concat(parts);
  const whole = continued(read, chunks);
  // One that has not begun closes nothing where it is left.
  await whole.next();
  return { head: read.subarray(0, bytes), chunks: whole };
}

async function* continued(read: Buffer, chunks: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield NOTHING_YET;
    if (read.length > 0) yield read;
    yield* chunks;
  } finally {
    await chunks.return(undefined);
  }
}

const NOTHING_YET = Buffer.alloc(0);

/** The same as UTF-8 and without a mark, whatever of the two encodings of Unicode it came in. */
export async function* asUtf8(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let decoder: TextDecoder | null | undefined;
  for await (const chunk of chunks) {
    if (chunk.length === 0) continue;
    const isFirst = decoder === undefined;
    if (decoder === undefined) decoder = decoderOfUtf16(chunk);
    if (decoder !== null) yield Buffer.from(decoder.decode(chunk, { stream: true }));
    else yield isFirst && hasMark(chunk) ? chunk.subarray(3) : chunk;
  }
}

function decoderOfUtf16([first, second]: Buffer): TextDecoder | null {
  const isBigEndian = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0);
  const isLittleEndian = (first === 0xff && second === 0xfe) || (first !== 0 && second === 0);
  if (!isBigEndian && !isLittleEndian) return null;
  return new TextDecoder(isBigEndian ? 'utf-16be' : 'utf-16le');
}

function hasMark([first, second, third]: Buffer): boolean {
  return first === 0xef && second === 0xbb && third === 0xbf;
}

/** All of a source; refused where it is larger than such a file ever is. */
export async function wholeOf(
  chunks: AsyncIterable<Buffer>,
  limit: { bytes: number; what: string; keepsPart?: boolean },
): Promise<Buffer> {
  let whole = Buffer.allocUnsafe(LEAST_BYTES);
  let length = 0;
  try {
    for await (const chunk of chunks) {
      if (length + chunk.length > limit.bytes) throw tooLarge(limit);
      if (length + chunk.length > whole.length) {
        const larger = Buffer.allocUnsafe(Math.max(length + chunk.length, whole.length * 2));
        whole.copy(larger, 0, 0, length);
        whole = larger;
      }
      chunk.copy(whole, length);
      length += chunk.length;
    }
  } catch (error) {
    // What precedes the damage may still be most of a run.
    const isPart = limit.keepsPart === true && length > 0 && error instanceof DamagedFile;
    if (!isPart) throw error;
  }
  return whole.subarray(0, length);
}

const LEAST_BYTES = 64 * 1024;

/** The bytes of a source as they come. What zlib and the archive complain of is one refusal. */
async function* chunksOf(source: ByteSource): AsyncGenerator<Buffer> {
  let stream: Readable | null = null;
  try {
    // An archive looks at an entry's own header when it opens it.
    stream = await source.open();
    for await (const chunk of stream) yield chunk;
  } catch (error) {
    throw error instanceof RefusedFile ? error : new DamagedFile();
  } finally {
    stream?.destroy();
  }
}

function tooLarge({ bytes, what }: { bytes: number; what: string }): RefusedFile {
  const mb = Math.round(bytes / 1024 / 1024);
  return new RefusedFile(
    what,
    `This is ${what} of more than ${mb} MB, which is larger than any export. Drop a part of it.`,
  );
}

/** Cut off or broken under its compression. */
class DamagedFile extends RefusedFile {
  constructor() {
    super(
      'a damaged compressed file',
      'This file is compressed, and cut off or damaged. Download or make it again.',
    );
  }
}
