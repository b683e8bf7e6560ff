// npm run check: every regular expression of src/ takes time that grows no faster than its text.
// With --keep it writes down what it judged, so that nobody waits for that again.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { collectPatterns, type Pattern } from './patterns/collect-patterns.ts';
import { judge } from './patterns/judge.ts';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const judgedFile = fileURLToPath(new URL('./patterns/judged.txt', import.meta.url));

/** Texts that are cut before any pattern reads them; a pattern may be quadratic on so few characters. */
const BOUNDED = [{ files: /^src\/(domain|server)\/coach\//, characters: 1000 }];

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
