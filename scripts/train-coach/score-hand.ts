// Scores one hand of phrases, left out of what is learned: node score-hand.ts hand-3 [FILE of wrong and refused]
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import type { Phrase } from './phrases.ts';

const [file = '', written] = process.argv.slice(2);
const learned = execFileSync(
  process.execPath,
  [new URL('learn-without.ts', import.meta.url).pathname, file],
  { encoding: 'utf8', maxBuffer: 1e8 },
);
registerHooks({
  load: (url, context, next) =>
    url.endsWith('/learned.json')
      ? { format: 'json', source: learned, shortCircuit: true }
      : next(url, context),
});
const { scoreOf } = await import('./score.ts');
const path = file.includes('/')
  ? file
  : new URL(`./phrases/${file}.jsonl`, import.meta.url).pathname;
const phrases: Phrase[] = readFileSync(path, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const { right, refused, wrong } = scoreOf(phrases);
console.log(
  `${file}: ${right} right, ${refused.length} refused, ${wrong.length} wrong of ${phrases.length}`,
);
if (written) writeFileSync(written, [...wrong, '', ...refused].join('\n'));
