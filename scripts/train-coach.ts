// npm run train:coach: learns from the table of phrases what a question asks and which words may stand
// beside it, and writes it for the reader of questions. The same phrases give the same file.
import { writeFileSync } from 'node:fs';
import { allPhrases, learnedFrom } from './train-coach/write-learned.ts';

const phrases = allPhrases();
const learned = learnedFrom(phrases);
const file = new URL('../src/domain/coach/reading/intent/learned.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(learned, null, 2)}\n`);
console.log(
  `${phrases.flatMap((each) => each.phrases).length} phrases, ${learned.intents.length} intents, ${Object.keys(learned.weights).length} features, ${Object.keys(learned.words).length} words.`,
);
