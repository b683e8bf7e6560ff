import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findTitles } from './spec-table/find-titles.ts';
import { readRows, rowsOf, type ShownBy } from './spec-table/read-rows.ts';
import { isKnownPart, renderPage } from './spec-table/render-page.ts';
import { localFile } from './suites/local-file.ts';

const titlesOfFile = new Map<string, Set<string>>();

function exists({ file, title }: ShownBy): boolean {
  const known = titlesOfFile.get(file);
  if (known) return known.has(title);
  if (!existsSync(localFile(file))) return false;
  titlesOfFile.set(file, findTitles(readFileSync(localFile(file), 'utf8')));
  return exists({ file, title });
}

describe('docs/spec.md', () => {
  const rows = readRows();

  test('names only tests that there are', () => {
    const missing = rows.flatMap(({ part, what, shownBy }) =>
      shownBy
        .filter((test) => !exists(test))
        .map(({ file, title }) => `${part}: “${what}” is shown by ${file}: ${title}`),
    );
    expect(missing).toEqual([]);
  });

  test('is the parts of docs/spec in one page; else run: node scripts/spec-table.ts', () => {
    expect(readFileSync(localFile('docs/spec.md'), 'utf8')).toBe(renderPage(rows));
    expect([...new Set(rows.map(({ part }) => part))].filter((part) => !isKnownPart(part))).toEqual(
      [],
    );
  });

  test('has rules of every section', () => {
    const sections = new Set(rows.flatMap((row) => row.sections));
    expect([...sections].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('tells of each rule whether it was kept', () => {
    const vague = rows.filter(
      ({ verdict }) => !/^(kept|corrected|replaced|added|left out)\b/.test(verdict),
    );
    expect(vague.map(({ part, verdict }) => `${part}: ${verdict}`)).toEqual([]);
  });
});

describe('a table', () => {
  const HEAD =
    '| Section | What | Kept, corrected or replaced, and why | Shown by |\n|---|---|---|---|';

  test('is read cell by cell', () => {
    const text = `${HEAD}\n| 2, 9 | A \\| B | kept | a/b.test.ts: one: two<br>c.test.tsx: three |\n`;
    expect(rowsOf(text, 'races')).toEqual([
      {
        ...{ part: 'races', sections: [2, 9], what: 'A | B', verdict: 'kept' },
        shownBy: [
          { file: 'a/b.test.ts', title: 'one: two' },
          { file: 'c.test.tsx', title: 'three' },
        ],
      },
    ]);
  });

  test.each([
    '| 2 | What | kept | e2e/races.test.ts |',
    '| 2 | What | kept | somewhere: a title |',
    '| 2 | What | | e2e/races.test.ts: title |',
    '| two | What | kept | e2e/races.test.ts: title |',
    '| 2 | What | kept | e2e/races.test.ts: title | more |',
    'a line of text',
  ])('with %j is refused', (line) => {
    expect(() => rowsOf(`${HEAD}\n${line}`, 'races')).toThrow('docs/spec/races.md:3');
  });
});

describe('the titles of a file', () => {
  const SOURCE = `
    describe('a group', () => {
      test('plain', () => {});
      test(\`with \${look}\`, async () => {});
      test('it\\'s quoted', { timeout: 5 }, () => {});
      journey(
        'on a line of its own',
        async () => {});
      test.each([['a', 'b']])('of %s', () => {});
      test.each([
        [call('x'), 1],
      ])(
        'behind a table',
        () => {});
      test.skip('skipped', () => {});
      test.todo('yet to come');
      log('no test', 1);
      const wide = test.extend('width', () => 1);
      send(here)('POST', '/api/races');
    });`;

  test('are those of its tests, as they are written', () => {
    expect([...findTitles(SOURCE)]).toEqual([
      ...[
        'plain',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in the source
        'with ${look}',
        "it's quoted",
        'on a line of its own',
        'of %s',
        'behind a table',
      ],
    ]);
  });

  test('do not hold one that a row could only have made up', () => {
    expect(exists({ file: 'scripts/spec-table.test.ts', title: 'is read cell by cell' })).toBe(
      true,
    );
    expect(exists({ file: 'scripts/spec-table.test.ts', title: 'is read' })).toBe(false);
    expect(exists({ file: 'scripts/no-such.test.ts', title: 'is read cell by cell' })).toBe(false);
  });
});
