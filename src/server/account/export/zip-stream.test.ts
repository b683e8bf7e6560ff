import { once } from 'node:events';
import { expect, test } from 'vitest';
import { type ZipEntry, zipOf } from './zip-stream.ts';

test('ends at once where its reader leaves while the next entry is still being looked for', async () => {
  const [looking, found] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let isLeft = false;
  async function* entries(): AsyncGenerator<ZipEntry> {
    try {
      yield { name: 'first.txt', content: 'of its first entry' };
      looking.resolve();
      await found.promise;
      yield { name: 'second.txt', content: 'nobody reads it' };
    } finally {
      isLeft = true;
    }
  }
  const zip = zipOf(entries());
  let read = '';
  zip.on('data', (piece: Buffer) => {
    read += piece.toString('latin1');
  });
  await expect.poll(() => read).toContain(END_OF_ENTRY);
  await looking.promise;
  const closed = once(zip, 'close');
  zip.destroy();
  await closed;
  expect(isLeft).toBe(false);
  found.resolve();
  await expect.poll(() => isLeft).toBe(true);
});

/** The signature of what stands behind the bytes of each entry. */
const END_OF_ENTRY = 'PK\x07\x08';

test('breaks off, and is closed, where an entry cannot be had', async () => {
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: 'first.txt', content: 'of its first entry' };
    await new Promise((resolve) => setTimeout(resolve, 20));
    throw new Error('the database is gone');
  }
  const zip = zipOf(entries());
  let isClosed = false;
  zip.once('close', () => {
    isClosed = true;
  });
  await expect(zip.toArray()).rejects.toThrow('the database is gone');
  await expect.poll(() => isClosed).toBe(true);
});
