import { fileURLToPath } from 'node:url';
import { runProgram, untilReady } from '../../testing/server/server-process.ts';

const MAIN = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url));
const SHIFT = new URL('./shifted-clock.mjs', import.meta.url).href;

export type AppProcess = {
  origin: string;
  /** `kill -9`; resolves when it is gone. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
};

const running = new Set<{ kill: (signal: NodeJS.Signals) => boolean }>();

// However this process ends, no app outlives it.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(1));
}

/** The app as an operator runs it, but with its clock ahead. */
export async function startApp(env: Record<string, string>, aheadMs = 0): Promise<AppProcess> {
  const program = runProgram(['--import', SHIFT, MAIN], {
    HOST: '127.0.0.1',
    PORT: '0',
    LOGIN_RATE_LIMIT: '100000',
    PROOF_CLOCK_SHIFT_MS: String(aheadMs),
    ...env,
  });
  const { child, ended } = program;
  running.add(child);
  void ended.finally(() => running.delete(child));
  const origin = await untilReady(program);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  return { origin, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}
