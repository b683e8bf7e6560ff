import { type ChildProcess, spawn } from 'node:child_process';
import { projectRoot } from './local-file.ts';

const running = new Set<ChildProcess>();
const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
let stopping = false;

/** Runs a program with our own output; resolves to its exit code, or to the signal that ended it. */
export function runProgram(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number | string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    running.add(child);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      running.delete(child);
      // Told to stop, nothing is to follow on this one.
      if (!stopping) resolve(code ?? signal ?? 'no exit code');
    });
  });
}

/** Ends what `runProgram` started and still runs: first kindly, after ten seconds for good. */
export async function endChildren() {
  const all = [...running];
  const closed = all.map((child) => new Promise((done) => child.once('close', done)));
  for (const child of all) child.kill('SIGTERM');
  const giveUp = setTimeout(() => {
    for (const child of running) child.kill('SIGKILL');
  }, 10_000);
  await Promise.all(closed);
  clearTimeout(giveUp);
}

/** Whoever stops us stops what we started. */
export function endChildrenWithUs() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      stopping = true;
      endChildren().then(() => process.exit(SIGNALS[signal]));
    });
  }
}
