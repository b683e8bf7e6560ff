import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import type { BareJob } from './bare-server.ts';

export type Started = {
  url: string;
  startMs: number;
  rssMb: () => number;
  stop: () => Promise<void>;
};

const MAIN = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url));
const BARE = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
const PATIENCE_MS = 30_000;

/** The app as `npm start` runs it, and how long it took to its first answer. */
export async function startLongrun(env: Record<string, string>): Promise<Started> {
  const port = await freePort();
  const begun = performance.now();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
    env: { ...process.env, HOST: '127.0.0.1', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(`${url}/api/health`))) {
    if (child.exitCode !== null || performance.now() - begun > PATIENCE_MS) {
      throw new Error(`Longrun did not start (exit code ${child.exitCode})`);
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const startMs = performance.now() - begun;
  return { url, startMs, rssMb: () => rssMb(child), stop: () => stop(child) };
}

export async function startBare(job: BareJob): Promise<Started> {
  const begun = performance.now();
  const child = fork(BARE, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.send(job);
  const [port] = await once(child, 'message');
  const startMs = performance.now() - begun;
  return {
    url: `http://127.0.0.1:${port}`,
    startMs,
    rssMb: () => rssMb(child),
    stop: () => stop(child),
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Linux tells it in /proc; elsewhere it is not measured. */
function rssMb(child: ChildProcess): number {
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  } catch {
    return Number.NaN;
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
