import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { removeLeftBehind } from './left-behind.ts';

test('folders of tests that are a day old go, and nothing else', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'longrun-empty-'));
  const nowMs = Date.UTC(2026, 10, 21);
  const make = (name: string, hoursOld: number) => {
    const place = path.join(folder, name);
    mkdirSync(place);
    writeFileSync(path.join(place, 'longrun.sqlite'), '');
    const changed = nowMs / 1000 - hoursOld * 3600;
    utimesSync(place, changed, changed);
  };
  for (const name of ['longrun-test-a', 'longrun prepare b', 'longrun-e2e-c']) make(name, 25);
  const staying = ['longrun-demo-d', 'longrun-postgres-e', 'longrun', 'other-test-f'];
  for (const name of staying) make(name, 1000);
  make('longrun-test-g', 23);
  removeLeftBehind({ folder, nowMs });
  expect(readdirSync(folder).sort()).toEqual([...staying, 'longrun-test-g'].sort());
  rmSync(folder, { recursive: true });
});
