import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { cpuMsOf, endProcess } from '../machine/longrun-process.ts';
import type { BareJob } from './bare-server.ts';
import type { Side } from './compare.ts';

const BARE = fileURLToPath(new URL('./bare-server.ts', import.meta.url));

/** The yardstick in a process of its own, as the app has one. */
export async function startBare(job: BareJob): Promise<Side & { stop: () => Promise<void> }> {
  const child = fork(BARE, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.send(job);
  const [port] = await once(child, 'message');
  return {
    url: `http://127.0.0.1:${port}`,
    cpuMs: () => cpuMsOf(child),
    stop: () => endProcess(child),
  };
}
