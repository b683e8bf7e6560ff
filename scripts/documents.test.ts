import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { VARIABLES } from '../src/server/config.ts';
import { localFile } from './suites/local-file.ts';
import { ROOM_STEPS } from './walls/rooms.ts';

/** What a newcomer reads. A decision keeps the names of its day. */
const READ_FIRST = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'];
const PAGES = [...READ_FIRST, ...globSync('docs/**/*.md', { cwd: localFile('.') })];

function read(page: string): string {
  return readFileSync(localFile(page), 'utf8');
}

function foldersOf(folder: string): string[] {
  return readdirSync(localFile(folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

describe('ARCHITECTURE.md', () => {
  const text = read('ARCHITECTURE.md');
  const [, tree = ''] = text.split('```');
  const [before = '', afterWeb = ''] = tree.split('└── web/');
  const [, domain = ''] = before.split('├── domain/');
  const [, server = ''] = before.split('├── server/');

  test.each([
    ['src/domain', domain],
    ['src/server', server],
    ['src/web', afterWeb],
  ])('has every folder of %s in its tree', (folder, part) => {
    const missing = foldersOf(folder).filter((name) => !new RegExp(`\\b${name}/`).test(part));
    expect(missing).toEqual([]);
  });

  test('has the rooms in the order that the walls keep', () => {
    const order = ROOM_STEPS.map((step) => step.join(', ')).join(' -> ');
    expect(text).toContain(`rooms import rightwards only:  ${order}\n`);
  });
});

test('README.md lists every setting', () => {
  const settings = new Set(read('README.md').match(/`[A-Z_]+`/g));
  expect(VARIABLES.filter((name) => !settings.has(`\`${name}\``))).toEqual([]);
});

test.each(PAGES)('%s links and commands lead somewhere', (page) => {
  const text = read(page);
  const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, link = '']) => link);
  const broken = links.filter(
    (link) => !/^https?:/.test(link) && !existsSync(localFile(join(dirname(page), link))),
  );
  const { scripts } = JSON.parse(read('package.json'));
  const commands = [...text.matchAll(/npm run (?:-s )?([\w:-]+)(?![\w:*-])/g)]
    .map(([, name = '']) => name)
    .filter((name) => !name.endsWith(':') && scripts[name] === undefined);
  expect({ broken, commands }).toEqual({ broken: [], commands: [] });
});

test.each(READ_FIRST)('%s names only files that there are', (page) => {
  const named = [
    ...read(page).matchAll(/`((?:src|scripts|testing|e2e|docs|fixtures)\/[\w./-]+)`/g),
  ];
  const missing = named
    .map(([, file = '']) => file)
    .filter((file) => !existsSync(localFile(file)) && !existsSync(localFile(`${file}.test.ts`)));
  expect(missing).toEqual([]);
});
