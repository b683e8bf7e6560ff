import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { budget } from '../../../../testing/budget.ts';
import { BOMBS } from '../../../../testing/imports/bombs.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'longrun-bombs-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** One of each kind of nesting, and of what refers to something else; each takes a second. */
const QUICK = new Set([
  'a zip in a zip in a zip',
  'a zip that lies about sizes',
  'XML with entities of entities',
  'XML that names a file of the server',
  'JSON of 5,000,000 levels',
]);
const EVERYDAY = BOMBS.filter(({ name }) => QUICK.has(name));

test.each(budget({ everyday: EVERYDAY, small: BOMBS, full: BOMBS }))(
  '$name is refused within two seconds and 128 MB',
  { timeout: 60_000 },
  async ({ make }) => {
    const path = join(folder, 'upload');
    await writeFile(path, make());
    const { workouts, refusals, seconds, grewMb } = await readInThread(path);
    expect([workouts, refusals > 0]).toEqual([0, true]);
    expect(seconds).toBeLessThan(SECONDS);
    expect(grewMb).toBeLessThan(MEMORY_MB);
    await rm(path);
    expect(await readdir(folder)).toEqual([]);
  },
);

/** Of processor time: on a busy machine the clock on the wall says more about the others. */
const SECONDS = 2;
const MEMORY_MB = 128;

type Outcome = { workouts: number; refusals: number; seconds: number; grewMb: number };

/** As an import reads it: in a thread, whose heap may hold no more than this. */
function readInThread(path: string): Promise<Outcome> {
  const worker = new Worker(
    new URL('../../../../testing/imports/read-in-thread.ts', import.meta.url),
    {
      workerData: { path },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    },
  );
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
