// npm run check: every regular expression of src/ takes time that grows no faster than its text.
// With --keep it writes down what it judged, so that nobody waits for that again.

import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseSync, Visitor } from 'vite';
import { judge } from './patterns/judge.ts';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const judgedFile = fileURLToPath(new URL('./patterns/judged.txt', import.meta.url));

/** Texts that are cut before any pattern reads them; a pattern may be quadratic on so few characters. */
const BOUNDED = [{ files: /^src\/(domain|server)\/coach\//, characters: 1000 }];

/** Without a screen and without a database: loaded, so that what they build is seen. */
const LOADED = /^src\/(domain|contract|server\/imports)\/(?!.*\.(worker|routes|queries)\.ts$)/;

const judged = new Set(readFileSync(judgedFile, 'utf8').split('\n'));
const { patterns, unseen } = await collectPatterns(root);
const lines = new Set<string>();
const refused: string[] = unseen.map(
  (place) => `${place}  a pattern is built here while the app runs, so nobody can judge it`,
);
const isKept = process.argv.includes('--keep');
let news = 0;
for (const pattern of patterns) {
  const characters = boundOf(pattern);
  const line = lineOf(pattern, characters);
  if (!judged.has(line)) {
    const fault = judge(pattern, characters);
    if (fault) {
      refused.push(`${pattern.place}  /${pattern.source}/${pattern.flags}\n    ${fault}`);
      continue;
    }
    news += 1;
  }
  lines.add(line);
}

if (isKept) writeFileSync(judgedFile, `${[...lines].sort().join('\n')}\n`);
if (refused.length > 0) {
  console.error(refused.join('\n'));
  console.error(
    '\nA text of strangers could hold the server up for minutes. Bound what repeats ({1,80}), split or search the text instead, or cut the text first and name that in scripts/check-patterns.ts.',
  );
  process.exitCode = 1;
}
console.log(`Patterns: ${patterns.length}, ${refused.length} refused.`);
if (news > 0) {
  const what = isKept
    ? `written down in ${path.relative(root, judgedFile)}: commit it`
    : "'node scripts/check-patterns.ts --keep' writes them down";
  console.log(`${news} judged now, ${what}.`);
}

function boundOf({ place }: Pattern): number | null {
  return BOUNDED.find(({ files }) => files.test(place))?.characters ?? null;
}

function lineOf({ source, flags }: Pattern, characters: number | null): string {
  const pattern = `/${source}/${flags}`;
  return characters === null ? pattern : `${pattern} on ${characters} characters`;
}

type Pattern = { source: string; flags: string; place: string };

/**
 * Every regular expression of the product, written out or built from parts. Those that are built
 * are seen when their module is loaded; `unseen` are the places where none was.
 */
async function collectPatterns(root: string): Promise<{ patterns: Pattern[]; unseen: string[] }> {
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

/** Listens to what the modules build as they are loaded. */
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

function onceEach(patterns: Pattern[]): Pattern[] {
  const known = new Map<string, Pattern>();
  for (const pattern of patterns) {
    const key = `${pattern.source}/${pattern.flags}`;
    if (!known.has(key)) known.set(key, pattern);
  }
  return [...known.values()];
}
