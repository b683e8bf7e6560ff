import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_MS = 1_000;

/** How much of this machine's processors others use while we only look on, from 0 to 1. */
export async function busyShare(): Promise<number> {
  const before = ticks();
  await sleep(LOOK_MS);
  const after = ticks();
  const all = after.all - before.all;
  return all === 0 ? 0 : 1 - (after.idle - before.idle) / all;
}

function ticks() {
  const times = cpus().map((cpu) => cpu.times);
  return {
    idle: times.reduce((sum, { idle }) => sum + idle, 0),
    all: times.reduce((sum, each) => sum + Object.values(each).reduce((a, b) => a + b, 0), 0),
  };
}
