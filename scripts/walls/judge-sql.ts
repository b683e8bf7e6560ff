import type { ReadSource, TableUse } from './read-source.ts';
import { SQL_FILES, TABLES } from './rooms.ts';
import { TESTS } from './rules.ts';

type Fault = { line: number; message: string };

/** What is wrong with the SQL of a file of the server: where it stands, and whose tables it touches. */
export function judgeSql({ file, sqlLines, tables }: ReadSource): Fault[] {
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
