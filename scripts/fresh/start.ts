import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from '../machine/unprivileged-account.ts';

const PROMPT = /\(y(es)?\)|\[y\/n\]|\(y\/n\)|password:|press (enter|any key)/i;
const END_MS = 15_000;

export type Started = { readyMs: number; endMs: number; problem: string | undefined };

/** Runs `npm start` until /api/health answers, then SIGTERMs it. Its input stays open and silent, so that a question would wait until the limit. */
export async function start(options: {
  cwd: string;
  env: NodeJS.ProcessEnv;
  account: Account | undefined;
  port: number;
  limitMs: number;
}): Promise<Started> {
  const { cwd, env, account, port, limitMs } = options;
  const startedAt = performance.now();
  const npm = spawn('npm', ['start'], {
    ...account,
    cwd,
    env: { ...env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const isRunning = () => npm.exitCode === null && npm.signalCode === null;
  const isReady = await waitUntil(limitMs, async () => !isRunning() || (await answers(port)));
  const readyMs = performance.now() - startedAt;
  const died = !isRunning();
  npm.kill('SIGTERM');
  const hasEnded = await waitUntil(END_MS, async () => !isRunning());
  const endMs = performance.now() - startedAt - readyMs;
  const leftBehind = hasEnded && (await answers(port));
  if (!hasEnded || leftBehind) killGroup(npm);

  let problem: string | undefined;
  if (died) problem = 'it ended before the first answer';
  else if (!isReady) problem = `it did not answer within ${limitMs / 1000} s`;
  else if (!hasEnded) problem = `it did not end within ${END_MS / 1000} s of SIGTERM`;
  else if (leftBehind) problem = 'npm ended and left the server behind';
  else if (PROMPT.test(output)) problem = 'it asked a question';
  return { readyMs, endMs, problem: problem && `${problem}:\n${output}` };
}

async function waitUntil(limitMs: number, isTrue: () => Promise<boolean>): Promise<boolean> {
  const until = performance.now() + limitMs;
  while (performance.now() < until) {
    if (await isTrue()) return true;
    await sleep(5);
  }
  return false;
}

function killGroup({ pid }: ChildProcess) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing of it is left.
  }
}

async function answers(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/api/health`)).status === 200;
  } catch {
    return false;
  }
}
