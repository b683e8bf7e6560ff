// How some files of phrases are read by what is learned of the others: read-left-out.ts FILE,FILE ALSO,NOT,LEARNED
import { execFileSync } from 'node:child_process';
import { registerHooks } from 'node:module';
import type { JudgedReading } from './learn-sureness.ts';

const [files = [], others = []] = process.argv
  .slice(2)
  .map((names) => names.split(',').filter((name) => name !== ''));
const learned = execFileSync(
  process.execPath,
  [new URL('learn-without.ts', import.meta.url).pathname, '--intents', ...files, ...others],
  { encoding: 'utf8', maxBuffer: 1e8 },
);
registerHooks({
  load: (url, context, next) =>
    url.endsWith('/learned.json')
      ? { format: 'json', source: learned, shortCircuit: true }
      : next(url, context),
});
const { PHRASE_FILES, readPhrases } = await import('./phrases.ts');
const { judgedReadings } = await import('./judge-readings.ts');
const readings: JudgedReading[] = PHRASE_FILES.filter((file) => files.includes(file)).flatMap(
  (file) => judgedReadings(readPhrases(file)),
);
process.stdout.write(JSON.stringify(readings));
