import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appleExport, healthJson } from '../../../../testing/imports/made-up-exports.ts';
import { makeZip } from '../../../../testing/imports/make-zip.ts';
import { readFileAt } from '../../../../testing/imports/read-uploads.ts';
import { peek } from './byte-source.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'longrun-sources-'));
});
afterAll(() => rm(folder, { recursive: true }));

test.each([0, 1, 10, 1000])(
  'what was looked into for %i bytes is closed where nobody reads on',
  async (bytes) => {
    const opened: Readable[] = [];
    const source = {
      path: null,
      open: async () => {
        const stream = Readable.from(Array.from({ length: 50 }, () => Buffer.alloc(10)));
        opened.push(stream);
        return stream;
      },
    };
    const { head, chunks } = await peek(source, bytes);
    expect(head).toHaveLength(Math.min(bytes, 500));
    await chunks.return(undefined);
    expect(opened.filter(({ destroyed }) => !destroyed)).toEqual([]);
  },
);

const APPLE = [...appleExport(300_000)].join('');
const PNG = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(200_000, 7)]);
/** Each longer than what is looked at to know it. */
const FILES = {
  'a picture': PNG,
  'an export of Apple Health': APPLE,
  'a damaged one': APPLE.slice(0, 150_000).replaceAll('</', '<'),
  'a Health export': [...healthJson(300_000)].join(''),
  'a damaged Health export': `${[...healthJson(300_000)].join('').slice(0, 150_000)}]]]`,
  'JSON of nobody': `{"a": "${'x'.repeat(200_000)}"}`,
  'a table': `Date,Duration,Distance\n${'2026-03-02,0:30,5\n'.repeat(5000)}`,
  'a text': 'nothing of it is known. '.repeat(10_000),
  'a zip': makeZip([{ name: 'a.png', content: PNG, says: { method: 0 } }]),
  'a zip with an export': makeZip([{ name: 'Export.xml', content: APPLE }]),
  'a zip in a zip': makeZip([
    { name: 'a.zip', content: makeZip([{ name: 'a.xml', content: APPLE }]) },
  ]),
  'a damaged zip': makeZip([{ name: 'a.xml', content: APPLE }]).subarray(0, 5000),
  'a gzip': gzipSync(PNG, { level: 0 }),
};

test.each(Object.keys(FILES) as (keyof typeof FILES)[])(
  'of %s that was read nothing stays open',
  async (kind) => {
    const path = join(folder, 'upload');
    await writeFile(path, FILES[kind]);
    const { workouts, refusals } = await readFileAt(path);
    expect(workouts.length + refusals.length).toBeGreaterThan(0);
    // Where the system tells which files a process has open.
    if (!existsSync('/proc/self/fd')) return;
    await expect.poll(() => openIn(folder)).toEqual([]);
  },
);

function openIn(where: string): string[] {
  return readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      const path = readlinkSync(join('/proc/self/fd', fd));
      return path.startsWith(where) ? path : [];
    } catch {
      return [];
    }
  });
}
