// Scores one hand of phrases, left out of what is learned: node score-hand.ts hand-3 [FILE of wrong and refused]
import { readFileSync, writeFileSync } from 'node:fs';
import type { Phrase } from './phrases.ts';
import { readByLearnedWithout } from './read-by-learned-without.ts';

const [file = '', written] = process.argv.slice(2);
readByLearnedWithout([file]);
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
