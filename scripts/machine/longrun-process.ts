import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

export type Started = {
  url: string;
  /** From the spawn to the first answer. */
  startMs: number;
  rssMb: () => number;
  cpuMs: () => number;
  stop: () => Promise<void>;
};

const MAIN = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url));
const COMPILE_CACHE = new URL('../compile-cache.mjs', import.meta.url).href;
const PATIENCE_MS = 30_000;

/** The built app as its own process, with the flags of `npm start`, on a free port of this machine. */
export async function startLongrun(env: Record<string, string>): Promise<Started> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--import', COMPILE_CACHE, MAIN],
    {
      env: { ...process.env, DATABASE_URL: '', ...env, HOST: '127.0.0.1', PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  while (!(await answers(`${url}/api/health`))) {
    if (child.exitCode !== null || performance.now() - begun > PATIENCE_MS) {
      await endProcess(child);
      throw new Error(`Longrun did not start (exit code ${child.exitCode})`);
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const startMs = performance.now() - begun;
  return {
    url,
    startMs,
    rssMb: () => rssMbOf(child),
    cpuMs: () => cpuMsOf(child),
    stop: () => endProcess(child),
  };
}

export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Linux tells it in /proc; elsewhere it is not measured. */
function rssMbOf(child: ChildProcess): number {
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  } catch {
    return Number.NaN;
  }
}

const TICK_MS = 10;

/** The processor time it has used so far, which does not depend on what else the machine does. */
export function cpuMsOf(child: ChildProcess): number {
  try {
    const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8');
    // The name in parentheses may hold blanks; user and system time are fields 14 and 15.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return Number.NaN;
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
