import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export type ZipEntry = {
  name: string;
  /** In pieces where it may be long: a long text at once is slow to be let go of. */
  content: string | Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
};

/**
 * A zip of what the entries give, one after the other, as fast as it is read: an entry is asked for
 * once the one before is written. Whoever stops reading ends them.
 */
export function zipOf(entries: AsyncGenerator<ZipEntry, unknown>): Readable {
  const zip = new ZipFile();
  // It closes at once when it is left: one that is read by an iterator would wait for the next piece.
  const output = zip.outputStream.pipe(new PassThrough());
  let current = Readable.from([]);
  zip.on('error', (error: Error) => output.destroy(error));
  output.on('close', () => current.destroy());
  addAll().catch((error: unknown) => {
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return output;

  async function addAll(): Promise<void> {
    for await (const { name, content } of entries) {
      if (output.destroyed) return;
      const source = typeof content === 'string' ? [content] : content;
      current = Readable.from(source, { objectMode: false });
      const read = finished(current);
      withoutPool(() => {
        // By a function: a stream that it is given itself, the zip keeps until it ends.
        zip.addReadStreamLazy(name, { mtime: WRITTEN_AT }, (take) => take(null, current));
      });
      await read;
    }
    zip.end();
  }
}

/**
 * The zip keeps the bytes of each name until it ends. Cut from the pool that small buffers share they
 * would hold on to 64 kB each: an export of 5,000 recordings took 800 MB.
 */
function withoutPool(add: () => void): void {
  const { poolSize } = Buffer;
  Buffer.poolSize = 0;
  try {
    add();
  } finally {
    Buffer.poolSize = poolSize;
  }
}

/** A zip holds times without a zone: none of ours. */
const WRITTEN_AT = new Date(1980, 0, 1);
