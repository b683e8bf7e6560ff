import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type FoundBatch, readFoundItems } from './read-found-items.ts';

const folder = mkdtempSync(join(tmpdir(), 'longrun-found-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a fault of a reader is told with its place in our code, and nothing of the file', async () => {
  const path = join(folder, '0');
  writeFileSync(path, 'Date,Duration,Distance,Notes\n2026-03-08T07:30:00Z,0:50:00,10.1,Anna\n');
  const batches: FoundBatch[] = [];
  // Nobody's zone: whatever asks for a day in it throws.
  const athlete = { userId: 1, limits: [], timeZone: 'Anna/Secret' };
  const tables = { known: new Set<string>(), left: 0, leftOut: 0, bytesLeft: 0 };
  const file = { path, name: 'Annas runs.csv', athlete, mapping: null, tables };
  await readFoundItems(file, {
    take: async (batch) => {
      batches.push(batch);
    },
  });
  const faults = batches.flatMap((batch) => batch.faults);
  expect(faults).toMatchObject([{ fault: 'RangeError', at: expect.any(Array) }]);
  expect(faults[0]?.at).toContainEqual(expect.stringMatching(/^[a-z-]+\.ts:\d+:\d+\)?$/));
  expect(JSON.stringify(faults)).not.toMatch(/Anna|10\.1/);
});
