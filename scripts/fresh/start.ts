import { spawn } from 'node:child_process';
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
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const isRunning = () => npm.exitCode === null && npm.signalCode === null;
  let isReady = false;
  while (!isReady && isRunning() && performance.now() - startedAt < limitMs) {
    await sleep(5);
    isReady = await answers(port);
  }
  const readyMs = performance.now() - startedAt;
  if (isRunning()) npm.kill('SIGTERM');
  while (isRunning() && performance.now() - startedAt < readyMs + END_MS) await sleep(5);
  const endMs = performance.now() - startedAt - readyMs;

  const problem = () => {
    if (PROMPT.test(output)) return `asked a question:\n${output}`;
    if (!isReady) return `never answered within ${limitMs / 1000} s:\n${output}`;
    if (isRunning()) return `did not end within ${END_MS / 1000} s of SIGTERM:\n${output}`;
    return undefined;
  };
  const found = problem();
  if (isRunning()) npm.kill('SIGKILL');
  return {
    readyMs,
    endMs,
    problem: found ?? ((await answers(port)) ? 'the server outlived npm' : undefined),
  };
}

async function answers(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/api/health`)).status === 200;
  } catch {
    return false;
  }
}
