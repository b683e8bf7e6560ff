import { PHRASE_FILES, readPhrases } from './phrases.ts';
import { learnedFrom } from './write-learned.ts';

const left = process.argv[2];
const files = PHRASE_FILES.filter((file) => file !== left);
process.stdout.write(
  JSON.stringify(learnedFrom(files.map((file) => ({ file, phrases: readPhrases(file) })))),
);
