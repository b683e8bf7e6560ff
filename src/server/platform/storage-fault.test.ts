import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartProblem } from './start-problem.ts';
import { damageText, reasonOf, storageFaultOf } from './storage-fault.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'longrun-storage-'));
  file = join(folder, 'any.sqlite');
  const db = new Sqlite(file);
  db.exec('create table notes (text text)');
  db.prepare('insert into notes select ? from json_each(?)').run(
    ...['n'.repeat(500), JSON.stringify(Array(200).fill(0))],
  );
  db.close();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function errorOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('it did not fail');
}

test('a database with no room left is full', () => {
  const db = new Sqlite(file);
  db.pragma('max_page_count = 1');
  const error = errorOf(() => {
    for (;;) db.prepare('insert into notes values (?)').run('n'.repeat(9_000));
  });
  db.close();
  expect(storageFaultOf(error)).toBe('full');
  expect(reasonOf(error)).toBe(
    'the disk is full (database or disk is full). Free some space, then run the same command again: what was saved before is still there.',
  );
});

test.runIf(process.platform === 'linux')('a file with no room left is full', () => {
  expect(storageFaultOf(errorOf(() => writeFileSync('/dev/full', 'x')))).toBe('full');
});

test('a database that is open for reading alone takes no changes', () => {
  const db = new Sqlite(file, { readonly: true });
  const error = errorOf(() => db.exec('delete from notes'));
  db.close();
  expect(storageFaultOf(error)).toBe('readOnly');
});

test.each([
  ['whose inner pages are overwritten', 4096],
  ['that begins like none', 0],
])('a database %s is damaged, and the sentence says how to go on', (_case, from) => {
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0x5a, from));
  const db = new Sqlite(file);
  const error = errorOf(() => db.prepare('select * from notes').all());
  db.close();
  expect(storageFaultOf(error)).toBe('damaged');
  expect(damageText(error)).toMatch(/damaged \(.+\)\. Stop Longrun, keep the folder as it is/);
  expect(reasonOf(error)).toBe(damageText(error));
});

test('an error that nobody foresaw stays as it is, and a sentence of ours too', () => {
  const error = new TypeError('x is not a function');
  expect([storageFaultOf(error), damageText(error), reasonOf(error)]).toEqual([null, null, error]);
  expect(reasonOf(new StartProblem('Mend this.'))).toBe('Mend this.');
});
