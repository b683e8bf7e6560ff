import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { localFile } from './suites/local-file.ts';

const HEAD = '| Section | What | Kept, corrected or replaced, and why | Shown by |';
const PAGES = readdirSync(localFile('docs/spec'));
const ROWS = PAGES.flatMap((page) => linesOf(page).slice(2).map(rowOf));

describe('the pages of docs/spec', () => {
  test('are tables of four columns, each named in docs/spec.md', () => {
    const index = readFileSync(localFile('docs/spec.md'), 'utf8');
    for (const page of PAGES) {
      expect(linesOf(page).slice(0, 2), page).toEqual([HEAD, '|---|---|---|---|']);
      expect(index).toContain(`(spec/${page})`);
    }
  });

  test('have rules of every section', () => {
    const sections = new Set(ROWS.flatMap((row) => row.sections));
    expect([...sections].sort()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  });

  test('tell of each rule whether it was kept', () => {
    for (const { line, verdict } of ROWS) {
      expect(verdict, line).toMatch(/^(kept|corrected|replaced|added|left out)\b/);
    }
  });

  test('name only files of tests that there are', () => {
    for (const { line, files } of ROWS) {
      for (const file of files) {
        expect(file, line).toMatch(/\.test\.tsx?$/);
        expect(existsSync(localFile(file)), line).toBe(true);
      }
    }
  });
});

function linesOf(page: string): string[] {
  return readFileSync(localFile(`docs/spec/${page}`), 'utf8')
    .trim()
    .split('\n');
}

function rowOf(line: string) {
  const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
  const [before, sections = '', , verdict = '', files = '', after] = cells;
  if (cells.length !== 6 || before !== '' || after !== '') throw new Error(`no row: ${line}`);
  return { line, sections: sections.split(', '), verdict, files: files.split(', ') };
}
