import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createSpool, UNPACKED } from './spool.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'longrun-spool-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

test('what a killed reader took out of an archive is removed, and what was uploaded stays', async () => {
  const spool = createSpool(dataDir);
  const uploaded = await spool.pathOf({ importId: 7, fileId: 3 });
  writeFileSync(uploaded, 'a file');
  const left = join(dirname(uploaded), `${UNPACKED}AbCdEf`);
  mkdirSync(left);
  writeFileSync(join(left, 'archive.zip'), 'half an archive');
  await spool.dropUnpacked(7);
  expect([existsSync(uploaded), existsSync(left)]).toEqual([true, false]);
  await spool.dropUnpacked(8);
});
