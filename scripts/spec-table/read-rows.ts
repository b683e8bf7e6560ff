import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { localFile } from '../suites/local-file.ts';

export type ShownBy = { file: string; title: string };

/** One rule of the specification, as a part of docs/spec has it. */
export type Row = {
  /** The part's name: 'races'. */
  part: string;
  /** Sections of the specification, the one it is listed under first. */
  sections: number[];
  what: string;
  /** Kept, corrected or replaced, and why. */
  verdict: string;
  shownBy: ShownBy[];
};

const PARTS = localFile('docs/spec');
const HEAD = 'Section | What | Kept, corrected or replaced, and why | Shown by';

/** Every row of every part; a line that is none is refused with its place. */
export function readRows(folder = PARTS): Row[] {
  const parts = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return parts.flatMap((name) =>
    rowsOf(readFileSync(path.join(folder, name), 'utf8'), name.replace('.md', '')),
  );
}

export function rowsOf(text: string, part: string): Row[] {
  const [head, rule, ...lines] = text.trim().split('\n');
  if (head !== `| ${HEAD} |` || !/^\|(---\|){4}$/.test(rule ?? '')) {
    throw new Error(`docs/spec/${part}.md must be one table, headed | ${HEAD} |`);
  }
  return lines.map((line, at) => {
    const row = rowOf(line, part);
    if (row) return row;
    throw new Error(`docs/spec/${part}.md:${at + 3} is not a row of four cells: ${line}`);
  });
}

function rowOf(line: string, part: string): Row | null {
  const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
  const [before, section = '', what, verdict, shownBy = '', after] = cells;
  const isRow = cells.length === 6 && before === '' && after === '' && what && verdict;
  if (!isRow || !/^[1-9](, [1-9])*$/.test(section)) return null;
  const tests = shownBy.split('<br>').map(testOf);
  if (tests.includes(null)) return null;
  return {
    part,
    sections: section.split(', ').map(Number),
    what,
    verdict,
    shownBy: tests.filter((test) => test !== null),
  };
}

/** 'path/to/file.test.ts: its exact title' */
function testOf(cell: string): ShownBy | null {
  const [, file, title] = /^(\S+\.test\.tsx?): (.+)$/.exec(cell.trim()) ?? [];
  return file && title ? { file, title } : null;
}
