import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FormFiles } from '../platform/http/form-files.ts';

/** A file on its way in. Its name is told, never used as a path. */
type SpooledFile = { name: string; path: string; bytes: number; sha256: string };
export type Spooled = { folder: string; files: SpooledFile[] };

/** Where files lie while they arrive and are read: a folder for each upload, for its owner alone. */
export function createSpool(dataDir: string) {
  const root = join(dataDir, 'spool');
  const folderOf = (importId: number) => join(root, `import-${importId}`);
  const make = async (folder: string) => {
    await mkdir(root, { recursive: true, mode: 0o700 });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return folder;
  };
  return {
    /** All of an upload; nothing of it where it is cut off. */
    receive: async (form: FormFiles): Promise<Spooled> => {
      const folder = await make(join(root, `upload-${randomUUID()}`));
      const files: SpooledFile[] = [];
      try {
        await form(async ({ name, content }) => {
          const path = join(folder, String(files.length));
          files.push({ name, path, ...(await write(content, path)) });
        });
        return { folder, files };
      } catch (error) {
        await drop(folder);
        throw error;
      }
    },
    /** One file that came as it is. */
    put: async (file: { name: string; bytes: Uint8Array }): Promise<Spooled> => {
      const folder = await make(join(root, `upload-${randomUUID()}`));
      const path = join(folder, '0');
      const written = await write(Readable.from(slices(file.bytes)), path);
      return { folder, files: [{ name: file.name, path, ...written }] };
    },
    /** The files of an upload become those of an import, by the ids that they have there. */
    moveToImport: async (
      spooled: Spooled,
      to: { importId: number; fileIds: readonly number[] },
    ) => {
      const folder = await make(folderOf(to.importId));
      for (const [at, { path }] of spooled.files.entries()) {
        await rename(path, join(folder, String(to.fileIds[at])));
      }
      await drop(spooled.folder);
    },
    /** Where a file of an import lies, or is to be written. */
    pathOf: async (of: { importId: number; fileId: number }) =>
      join(await make(folderOf(of.importId)), String(of.fileId)),
    drop,
    /** What a reader that was killed had taken out of an archive to look into it. */
    dropUnpacked: async (importId: number) => {
      const folder = folderOf(importId);
      for (const name of await readdir(folder).catch(() => [])) {
        if (name.startsWith(UNPACKED)) await drop(join(folder, name));
      }
    },
    dropImport: (importId: number) => drop(folderOf(importId)),
    /** Removes what nobody has touched since; answers how many uploads. */
    sweep: async (beforeMs: number): Promise<number> => {
      const names = await readdir(root).catch(() => []);
      let swept = 0;
      for (const name of names) {
        const folder = join(root, name);
        const found = await stat(folder).catch(() => null);
        if (!found || found.mtimeMs >= beforeMs) continue;
        await drop(folder);
        swept += 1;
      }
      return swept;
    },
  };
}

/** How the folders are called that a reader makes beside the file that it reads. */
export const UNPACKED = 'inner-';

export type Spool = ReturnType<typeof createSpool>;

function drop(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}

const SLICE_BYTES = 1024 * 1024;

function* slices(bytes: Uint8Array) {
  for (let from = 0; from < bytes.byteLength; from += SLICE_BYTES) {
    yield bytes.subarray(from, from + SLICE_BYTES);
  }
}

async function write(content: NodeJS.ReadableStream, path: string) {
  const hash = createHash('sha256');
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.byteLength;
      done(null, chunk);
    },
  });
  await pipeline(content, measure, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  return { bytes, sha256: hash.digest('hex') };
}
