import { parentPort, workerData } from 'node:worker_threads';
import { readUpload } from '../../src/server/imports/read-upload.ts';

// Reads a file in a thread of its own, and says what that took of the processor and of memory.

const { path }: { path: string } = workerData;
const before = process.memoryUsage.rss();
const from = process.threadCpuUsage();
let highest = before;
let workouts = 0;
let refusals = 0;
const watch = setInterval(look, 5);

await readUpload(
  { path, name: 'upload' },
  {
    athlete: { timeZone: 'UTC' },
    async emit({ kind }) {
      if (kind === 'workout') workouts += 1;
      if (kind === 'refused') refusals += 1;
      look();
    },
    onFault(error) {
      throw error;
    },
  },
);
clearInterval(watch);
look();
const { user, system } = process.threadCpuUsage(from);
parentPort?.postMessage({
  workouts,
  refusals,
  seconds: (user + system) / 1e6,
  grewMb: (highest - before) / 1024 / 1024,
});

function look(): void {
  highest = Math.max(highest, process.memoryUsage.rss());
}
