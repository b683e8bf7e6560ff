import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export type ZipEntry = {
  name: string;
  content: string | Uint8Array[] | AsyncIterable<string | Uint8Array>;
};

/**
 * A zip of what the entries give, one after the other, as fast as it is read: an entry is asked for
 * once the one before is written. Whoever stops reading ends them.
 */
export function zipOf(entries: AsyncGenerator<ZipEntry, unknown>): Readable {
  const zip = new ZipFile();
  const output = Readable.from(zip.outputStream, { objectMode: false });
  let current: Readable | undefined;
  zip.on('error', (error: Error) => output.destroy(error));
  output.on('close', () => current?.destroy());
  addAll().catch((error: unknown) => {
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return output;

  async function addAll(): Promise<void> {
    for await (const { name, content } of entries) {
      if (output.destroyed) return;
      current =
        typeof content === 'string'
          ? streamOnce(content)
          : Readable.from(content, { objectMode: false });
      const read = finished(current);
      zip.addReadStream(current, name, { mtime: WRITTEN_AT });
      await read;
    }
    zip.end();
  }
}

/** The zip holds on to its streams until it ends: what was read once is let go of. */
function streamOnce(text: string): Readable {
  let left: string | null = text;
  return new Readable({
    read() {
      this.push(left);
      left = null;
    },
  });
}

/** A zip holds times without a zone: none of ours. */
const WRITTEN_AT = new Date(1980, 0, 1);
