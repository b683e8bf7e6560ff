import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../src/server/main.ts', import.meta.url));
const COMPILE_CACHE = new URL('../scripts/compile-cache.mjs', import.meta.url).href;
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LONGEST_START_MS = 60_000;

/** The built app as its own process, on an empty database and a free port of this machine. */
export type RunningApp = {
  url: string;
  dataDir: string;
  /** As a power cut would: nothing is finished, nothing is closed. */
  kill: () => Promise<void>;
  /** On the same port and database. */
  start: () => Promise<void>;
  /** Ends it kindly and removes its data. */
  remove: () => Promise<void>;
};

const SERVER: Program = {
  command: process.execPath,
  parameters: [
    '--disable-warning=ExperimentalWarning',
    '--max-semi-space-size=8',
    ...['--import', COMPILE_CACHE, MAIN],
  ],
};

/** What is run: the server itself, or the command that a person types. */
export type Program = { command: string; parameters: string[] };

export async function startApp(
  environment: Record<string, string> = {},
  program = SERVER,
): Promise<RunningApp> {
  const port = await freePort();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'longrun-e2e-'));
  const env = {
    ...process.env,
    DATABASE_URL: '',
    PUBLIC_URL: '',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOGIN_RATE_LIMIT: '100000',
    ...environment,
  };
  let child: ChildProcess;
  const start = async () => {
    child = spawn(program.command, program.parameters, {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    await untilReady(child);
  };
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  };
  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    start,
    kill: () => end('SIGKILL'),
    remove: async () => {
      await end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Rejects where it ends before, and where it takes too long, which ends it: none is left running. */
function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => child.kill('SIGKILL'), LONGEST_START_MS);
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      if (!said.includes('Longrun is ready')) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      reject(new Error(`The app did not start (it ended with ${code ?? signal}):\n${said}`));
    });
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
