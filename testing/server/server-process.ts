import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newSchema, TEST_ENGINE } from './test-database.ts';

const MAIN = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url));
/** As `npm start` has it. */
const LITTLE_ROOM_FOR_YOUNG_OBJECTS = '--max-semi-space-size=8';
const COMPILE_CACHE = new URL('../../scripts/compile-cache.mjs', import.meta.url).href;
const LONGEST_START_MS = 60_000;

export type Place = { env: Record<string, string>; folder: string; remove: () => Promise<void> };

/** A data folder of its own and, where the run is about PostgreSQL, a schema of its own. */
export async function newPlace(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'longrun-place-'));
  const schema = TEST_ENGINE === 'postgres' ? await newSchema() : undefined;
  return {
    env: { DATA_DIR: join(folder, 'data'), ...(schema && { DATABASE_URL: schema.url }) },
    folder,
    remove: async () => {
      await schema?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type ServerProcess = {
  child: ChildProcess;
  /** Where it answers. */
  origin: string;
  /** Everything it has printed so far. */
  printed: () => string;
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | string>;
};

/** An account on a server that runs, and what its calls carry. */
export async function registerOn(origin: string, name: string) {
  const response = await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email: `${name}@example.com`, password: 'lovelace' }),
  });
  const { token, user } = (await response.json()) as { token: string; user: { id: number } };
  return { token, userId: user.id, headers: { authorization: `Bearer ${token}` } };
}

/** The resident memory of a server as the system says: at its highest so far, or now. */
export function memoryMb({ child }: ServerProcess, field: 'VmHWM' | 'VmRSS' = 'VmHWM'): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
}

/** The server as an operator starts it, ready to be asked. */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const args = [LITTLE_ROOM_FOR_YOUNG_OBJECTS, MAIN];
  const program = runProgram(args, { HOST: '127.0.0.1', PORT: '0', ...env });
  const origin = await untilReady(program);
  return { ...program, origin };
}

/** Where it answers, once it says so; rejects where it ends before, or takes too long. */
export function untilReady(program: Program): Promise<string> {
  const { child, printed, ended } = program;
  return new Promise((resolve, reject) => {
    const giveUp = setTimeout(() => child.kill('SIGKILL'), LONGEST_START_MS);
    const look = () => {
      const address = /Longrun is ready: (http:\S+)/.exec(printed())?.[1];
      if (address) resolve(address);
      if (address) clearTimeout(giveUp);
    };
    child.stdout.on('data', look);
    void ended.then((code) => {
      clearTimeout(giveUp);
      reject(new Error(`ended with ${code}, and was not ready:\n${printed()}`));
    });
  });
}

type Program = ReturnType<typeof runProgram>;

/** The same, for a start that is to fail: how it ended and what it said. */
export async function failToStart(
  env: Record<string, string>,
): Promise<{ code: number | string; printed: string }> {
  const program = runProgram([MAIN], { HOST: '127.0.0.1', PORT: '0', ...env });
  const giveUp = setTimeout(() => program.child.kill('SIGKILL'), LONGEST_START_MS);
  const code = await program.ended;
  clearTimeout(giveUp);
  return { code, printed: program.printed() };
}

/** Runs Node on a file, without any of our own settings in its environment. */
export function runProgram(args: string[], env: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env;
  const flags = ['--disable-warning=ExperimentalWarning', '--import', COMPILE_CACHE];
  const child = spawn(process.execPath, [...flags, ...args], {
    env: { PATH, HOME, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  }
  const ended = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
  return { child, printed: () => text, ended };
}
