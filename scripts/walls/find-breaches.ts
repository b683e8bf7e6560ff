import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { judgeImport, layerOf } from './judge-import.ts';
import { type ReadSource, readSource, type TableUse } from './read-source.ts';
import { SQL_FILES, TABLES } from './rooms.ts';
import { BANNED, TESTS } from './rules.ts';

type Breach = { file: string; line: number; message: string };

/** Everything in the source folders of `root` that breaks a rule of rules.ts or rooms.ts. */
export function findBreaches(root: string): { breaches: Breach[]; files: number } {
  const files = ['src', 'scripts', 'e2e', 'testing', 'practice-strava'].flatMap((folder) =>
    listFiles(root, folder, /\.(ts|tsx|mjs)$/),
  );
  const breaches = files.flatMap((file) =>
    judgeFile(file, readFileSync(path.join(root, file), 'utf8')).map((fault) => ({
      file,
      line: fault.line,
      message: fault.message,
    })),
  );
  return { breaches: [...breaches, ...tablesWithoutOwner(root)], files: files.length };
}

function judgeFile(file: string, text: string): { line: number; message: string }[] {
  const source = readSource(file, text);
  const isHomeless = file.startsWith('src/') && !TESTS.test(file) && layerOf(file) === undefined;
  const homeless = 'belongs to no layer or room: give it a line in walls/rules.ts';
  const sql = judgeSql(source);
  return [
    ...(isHomeless ? [{ line: 1, message: homeless }] : []),
    ...source.imports.flatMap(({ specifier, line }) => {
      const message = judgeImport(file, specifier);
      return message === undefined ? [] : [{ line, message }];
    }),
    ...BANNED.filter(({ files }) => files.test(file)).flatMap(({ what, pattern, instead }) => {
      const match = pattern.exec(text);
      return match
        ? [{ line: lineAt(text, match.index), message: `uses ${what}: ${instead}` }]
        : [];
    }),
    ...sql,
  ];
}

/** Of the tables that are there once all migrations ran: told where each was made. */
function tablesWithoutOwner(root: string): Breach[] {
  const made = new Map<string, { file: string; line: number }>();
  for (const file of listFiles(root, 'migrations', /\.sql$/)) {
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const match of text.matchAll(MAKES_TABLE)) {
      const { created, dropped = '', before = '', after } = match.groups ?? {};
      made.delete(dropped);
      if (created) made.set(created, { file, line: lineAt(text, match.index) });
      const renamed = made.get(before);
      if (after && renamed) made.set(after, renamed);
      made.delete(before);
    }
  }
  return [...made]
    .filter(([table]) => TABLES[table] === undefined)
    .map(([table, { file, line }]) => ({
      file,
      line,
      message: `makes ${table}, which no room owns: give it a line in walls/rooms.ts`,
    }));
}

const MAKES_TABLE =
  /^create table (?:if not exists )?(?<created>\w+)|^drop table (?:if exists )?(?<dropped>\w+)|^alter table (?<before>\w+) rename to (?<after>\w+)/gim;

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function listFiles(root: string, folder: string, names: RegExp): string[] {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && names.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !file.includes('node_modules/'))
    .sort();
}

type Fault = { line: number; message: string };

/** What is wrong with the SQL of a file of the server: where it stands, and whose tables it touches. */
function judgeSql({ file, sqlLines, tables }: ReadSource): Fault[] {
  const room = /^src\/server\/([^/]+)\//.exec(file)?.[1];
  if (room === undefined || TESTS.test(file)) return [];
  const misplaced = SQL_FILES.test(file) ? [] : sqlLines.slice(0, 1);
  return [
    ...misplaced.map((line) => ({ line, message: 'holds SQL: that stands in *.queries.ts' })),
    ...tables.flatMap((use) => {
      const message = judgeUse(room, use);
      return message === undefined ? [] : [{ line: use.line, message }];
    }),
  ];
}

function judgeUse(room: string, { table, writes }: TableUse): string | undefined {
  if (table === undefined) {
    return room === 'platform'
      ? undefined
      : 'names its table by a variable: nobody can tell whose it is';
  }
  const known = TABLES[table];
  if (known === undefined || known.owner === room) return undefined;
  if (writes) return `writes ${table}: only ${known.owner} does, by a function of its own`;
  if (known.readers?.includes(room)) return undefined;
  return `reads ${table}, which is ${known.owner}'s: ask there, or name ${room} in walls/rooms.ts`;
}
