import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { takeSnapshot } from '../../../testing/server/snapshot.ts';
import { createTestApp, type TestApp } from '../../../testing/server/test-app.ts';
import { readImport, startImport, undoImport } from '../../contract/imports.ts';
import { createWorkout } from '../../contract/workout-entry.ts';

const samples =
  process.env.LONGRUN_SAMPLES ??
  fileURLToPath(new URL('../../../../shared/samples', import.meta.url));
const isThere = existsSync(join(samples, 'fit'));

if (!isThere)
  console.info(`Real files are not at ${samples}: importing and undoing them is skipped.`);

const FOLDERS = 'fit gpx tcx hae apple_xml strava_bulk garmin_csv other_exports other_track'.split(
  ' ',
);

/** An import that was taken back stays in the list, with what it had found. */
const ABOUT_IMPORTS = ['imports', 'import_files', 'import_items'];

test.skipIf(!isThere)(
  'every sample imported over a log that has some of them, then undone, leaves every table as it was',
  { timeout: 600_000 },
  async () => {
    const app = await createTestApp();
    const athlete = await app.register({ timeZone: 'Europe/Berlin' });
    const typed = { date: '2026-03-08', workoutType: 'running' as const, duration: '0:50' };
    expect((await athlete.call(createWorkout, { body: { ...typed, distance: 10 } })).status).toBe(
      201,
    );
    const files = FOLDERS.flatMap((folder) => allFiles(samples, folder));
    const send = async (some: typeof files) => {
      const query = { commit: 'true', keep: 'false' } as const;
      const { status, body: begun } = await athlete.call(startImport, { files: some, query });
      expect(status).toBe(202);
      await app.importWork.idle();
      return { id: String(begun.id) };
    };
    await send(files.filter(({ name }) => /^(tcx|garmin_csv)\//.test(name)));
    const before = await hashesOf(app);
    const params = await send(files);
    const { counts, status } = (await athlete.call(readImport, { params })).body;
    expect(status).toBe('done');
    console.info(`${files.length} files: ${JSON.stringify(counts)}`);
    expect(counts.new).toBeGreaterThan(50);
    expect(counts.merged).toBeGreaterThan(3);
    expect(await hashesOf(app)).not.toEqual(before);
    await athlete.call(undoImport, { params });
    await app.importWork.idle();
    expect((await athlete.call(readImport, { params })).body.status).toBe('undone');
    expect(await hashesOf(app)).toEqual(before);
    await app.close();
  },
);

function allFiles(folder: string, under: string): { name: string; content: Buffer }[] {
  return readdirSync(join(folder, under)).flatMap((entry) => {
    const name = `${under}/${entry}`;
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return allFiles(folder, name);
    return [{ name, content: readFileSync(path) }];
  });
}

/** Of each table with rows of people. */
async function hashesOf(app: TestApp): Promise<Record<string, string>> {
  const tables = Object.entries(await takeSnapshot(app.db));
  return Object.fromEntries(
    tables
      .filter(([table]) => !ABOUT_IMPORTS.includes(table))
      .map(([table, rows]) => [
        table,
        `${rows.length} rows, ${createHash('sha256').update(rows.join('\n')).digest('hex').slice(0, 16)}`,
      ]),
  );
}
