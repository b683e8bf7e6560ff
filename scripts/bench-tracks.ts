import { convertWorkouts } from '../src/server/imports/convert-workout.ts';
import { decodeFit } from '../src/server/imports/readers/fit/decode-fit.ts';
import { readFit } from '../src/server/imports/readers/fit/read-fit.ts';
import { fitFile, MADE_UP } from '../testing/imports/made-up-track.ts';

// How fast a thousand FIT files of an hour each are read: by the bare decoder, which gives
// records in their units, as workouts, and as workouts ready to be written (zones, best efforts,
// packed). In seconds of one processor, so that what else the machine does tells nothing. `npm run bench:tracks`.

const FILES = 1000;
const DIFFERENT = 50;
const LEAST_FILES_PER_S = 25;
const LEAST_RATIO = 0.6;

const files = Array.from({ length: DIFFERENT }, (_, index) =>
  fitFile({
    startMs: MADE_UP.startMs + index * 86_400_000,
    bpm: 125 + index,
    speedMPerS: 2.4 + index / 50,
  }),
);
const athlete = { userId: 1, limits: [], timeZone: 'Europe/Zurich' };

const bare = filesPerS('bare decoder', (bytes) => decodeFit(bytes));
const read = filesPerS('read as workouts', (bytes) => readFit(bytes));
const ready = filesPerS('read and made ready to be written', (bytes) =>
  convertWorkouts(readFit(bytes).workouts, { athlete, withRecordings: true }),
);
console.info(
  `Reading takes ${ratio(read, bare)} of the speed of the bare decoder, all that is written ${ratio(ready, bare)}.`,
);
const isMet = ready >= LEAST_FILES_PER_S && read / bare >= LEAST_RATIO;
if (!isMet) {
  console.info(`MISSED: ${LEAST_FILES_PER_S} files a second, a ratio of ${LEAST_RATIO}.`);
  process.exitCode = 1;
}

function filesPerS(name: string, work: (bytes: Uint8Array) => unknown): number {
  for (const bytes of files) work(bytes);
  const before = process.threadCpuUsage();
  for (let done = 0; done < FILES; done += 1) {
    work(files[done % DIFFERENT] ?? new Uint8Array());
  }
  const { user, system } = process.threadCpuUsage(before);
  const perS = FILES / ((user + system) / 1_000_000);
  console.info(`${name}: ${perS.toFixed()} files a second`);
  return perS;
}

function ratio(of: number, to: number): string {
  return (of / to).toFixed(2);
}
