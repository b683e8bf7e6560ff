import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Breach } from './breach.ts';
import { findCycles } from './find-cycles.ts';
import { judgeImport, layerOf } from './judge-import.ts';
import { type ReadSource, readSource } from './read-source.ts';
import { BANS, TESTS } from './rules.ts';

/** Everything in the source folders of `root` that breaks a rule of rules.ts. */
export function findBreaches(root: string): { breaches: Breach[]; files: number } {
  const sources = ['src', 'scripts', 'e2e', 'testing', 'practice-strava']
    .flatMap((folder) => listSources(root, folder))
    .map((file) => readSource(file, readFileSync(path.join(root, file), 'utf8')));
  const breaches = sources.flatMap((source) => [
    ...homelessFile(source),
    ...source.imports.flatMap(({ specifier, line }) => {
      const message = judgeImport(source.file, specifier);
      return message === undefined ? [] : [{ file: source.file, line, message }];
    }),
    ...bannedUses(source),
  ]);
  return { breaches: [...breaches, ...findCycles(sources)], files: sources.length };
}

function homelessFile({ file }: ReadSource): Breach[] {
  if (!file.startsWith('src/') || TESTS.test(file) || layerOf(file) !== undefined) return [];
  return [
    { file, line: 1, message: 'belongs to no layer or room: give it a line in walls/rules.ts' },
  ];
}

function bannedUses({ file, uses }: ReadSource): Breach[] {
  return uses.flatMap(({ what, line }) =>
    BANS.filter((ban) => ban.what === what && ban.files.test(file) && !ban.except.test(file)).map(
      ({ instead }) => ({ file, line, message: `uses ${what}: ${instead}` }),
    ),
  );
}

function listSources(root: string, folder: string): string[] {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !file.includes('node_modules/'))
    .sort();
}
