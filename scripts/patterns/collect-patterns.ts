import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync, Visitor } from 'vite';

export type Pattern = { source: string; flags: string; place: string };

/**
 * Every regular expression of the product, written out or built from parts. Those that are built
 * are seen when their module is loaded; `unseen` are the places where none was.
 */
export async function collectPatterns(
  root: string,
): Promise<{ patterns: Pattern[]; unseen: string[] }> {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort();
  const written: Pattern[] = [];
  const building: { file: string; line: number }[] = [];
  for (const file of files) {
    const text = readFileSync(path.join(root, file), 'utf8');
    const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
    new Visitor({
      Literal(node) {
        if (!('regex' in node)) return;
        const { pattern, flags } = node.regex;
        written.push({ source: pattern, flags, place: `${file}:${lineAt(node.start)}` });
      },
      NewExpression(node) {
        if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return;
        building.push({ file, line: lineAt(node.start) });
      },
    }).visit(parseSync(file, text).program);
  }
  const built = await patternsBuiltIn(root, files);
  const isSeen = new Set(built.map(({ place }) => place));
  const unseen = building.map(({ file, line }) => `${file}:${line}`);
  return {
    patterns: onceEach([...written, ...built]),
    unseen: unseen.filter((place) => !isSeen.has(place)),
  };
}

/** Loads what has no screen and no database, and listens to what it builds. */
async function patternsBuiltIn(root: string, files: string[]): Promise<Pattern[]> {
  const built: Pattern[] = [];
  const Real = globalThis.RegExp;
  const folder = `${pathToFileURL(root).href}/`;
  globalThis.RegExp = new Proxy(Real, {
    construct(target, parts, self) {
      const made: RegExp = Reflect.construct(target, parts, self);
      const [, , caller = ''] = (new Error().stack ?? '').split('\n');
      const place = caller.slice(caller.indexOf(folder) + folder.length).split(':');
      if (caller.includes(`${folder}src/`)) {
        built.push({ source: made.source, flags: made.flags, place: `${place[0]}:${place[1]}` });
      }
      return made;
    },
  });
  try {
    for (const file of files.filter((name) => LOADED.test(name))) {
      await import(pathToFileURL(path.join(root, file)).href);
    }
  } finally {
    globalThis.RegExp = Real;
  }
  return built;
}

const LOADED = /^src\/(domain|contract|server\/imports)\/(?!.*\.(worker|routes|queries)\.ts$)/;

function onceEach(patterns: Pattern[]): Pattern[] {
  const known = new Map<string, Pattern>();
  for (const pattern of patterns) {
    const key = `${pattern.source}/${pattern.flags}`;
    if (!known.has(key)) known.set(key, pattern);
  }
  return [...known.values()];
}
