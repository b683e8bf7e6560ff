// How some files of phrases are read by what is learned of the others: read-left-out.ts FILE,FILE ALSO,NOT,LEARNED
import type { JudgedReading } from './learn-sureness.ts';
import { readByLearnedWithout } from './read-by-learned-without.ts';

const [files = [], others = []] = process.argv
  .slice(2)
  .map((names) => names.split(',').filter((name) => name !== ''));
readByLearnedWithout(['--intents', ...files, ...others]);
const { PHRASE_FILES, readPhrases } = await import('./phrases.ts');
const { judgedReadings } = await import('./judge-readings.ts');
const readings: JudgedReading[] = PHRASE_FILES.filter((file) => files.includes(file)).flatMap(
  (file) => judgedReadings(readPhrases(file)),
);
process.stdout.write(JSON.stringify(readings));
