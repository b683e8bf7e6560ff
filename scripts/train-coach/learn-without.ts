// What is learned of some files of phrases, as JSON: learn-without.ts [--intents] FILE...
import { PHRASE_FILES, readPhrases } from './phrases.ts';
import { learnedFrom, learnedOfIntents } from './write-learned.ts';

const left = new Set(process.argv.slice(2));
const files = PHRASE_FILES.filter((file) => !left.has(file)).map((file) => ({
  file,
  phrases: readPhrases(file),
}));
process.stdout.write(
  JSON.stringify(left.has('--intents') ? learnedOfIntents(files) : learnedFrom(files)),
);
