import { fork } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { readUpload } from '../src/server/imports/read-upload.ts';
import { appleExport, healthJson } from '../testing/imports/made-up-exports.ts';

// How fast large exports are read, and what of memory that takes: each in a process of its own, whose
// resident memory at its highest is what the system says. `npm run bench:imports`.

const MB = 1024 * 1024;

const CASES = [
  {
    name: 'Apple Health, export.xml of 1 GB',
    bytes: 1024 * MB,
    make: appleExport,
    leastMbPerS: 40,
  },
  { name: 'Health Auto Export, JSON of 68 MB', bytes: 68 * MB, make: healthJson, leastMbPerS: 0 },
];
const MOST_MEMORY_MB = 300;

type Measured = { workouts: number; refusals: number; seconds: number; peakMb: number };

const [, , path] = process.argv;
if (process.send && path) await measure(path);
else await main();

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'longrun-bench-'));
  let isMissed = false;
  try {
    for (const { name, bytes, make, leastMbPerS } of CASES) {
      const file = join(folder, 'export');
      await pipeline(Readable.from(make(bytes)), createWriteStream(file));
      const megabytes = (await stat(file)).size / MB;
      const { workouts, seconds, peakMb } = await inProcess(file);
      const perS = megabytes / seconds;
      const isMet = perS >= leastMbPerS && peakMb <= MOST_MEMORY_MB && workouts > 0;
      isMissed ||= !isMet;
      console.info(
        `${name}: ${workouts} workouts in ${seconds.toFixed(1)} s, ${perS.toFixed(0)} MB/s, ${peakMb.toFixed(0)} MB of memory${isMet ? '' : '  MISSED'}`,
      );
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  if (isMissed) process.exitCode = 1;
}

function inProcess(file: string): Promise<Measured> {
  const child = fork(fileURLToPath(import.meta.url), [file]);
  return new Promise((resolve, reject) => {
    child.once('message', (measured) => resolve(measured as Measured));
    child.once('exit', (code) => code !== 0 && reject(new Error(`reading ended with ${code}`)));
  });
}

async function measure(file: string): Promise<void> {
  const from = performance.now();
  let workouts = 0;
  let refusals = 0;
  await readUpload(
    { path: file, name: 'export' },
    {
      athlete: { timeZone: 'Europe/Berlin' },
      async emit({ kind }) {
        if (kind === 'workout') workouts += 1;
        if (kind === 'refused') refusals += 1;
      },
    },
  );
  const seconds = (performance.now() - from) / 1000;
  process.send?.({ workouts, refusals, seconds, peakMb: process.resourceUsage().maxRSS / 1024 });
}
