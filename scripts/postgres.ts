import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findPostgres } from './postgres/find-postgres.ts';

export type RunningPostgres = { url: string; stop: () => Promise<void> };

/**
 * A PostgreSQL to test on: the one TEST_DATABASE_URL names, else a throw-away cluster of our own.
 * The cluster belongs to a guard process that ends it when `stop` is called and also when this
 * process dies, however it dies. `durable` keeps fsync on, for measurements.
 */
export async function startPostgres({ durable = false } = {}): Promise<RunningPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };

  const binaries = await findPostgres();
  const script = fileURLToPath(new URL('./postgres/guard.ts', import.meta.url));
  const guard = spawn(process.execPath, [script, binaries, durable ? 'durable' : 'fast'], {
    // Its own process group: a Ctrl-C in the terminal must not end it before its cluster.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => guard.once('close', () => resolve()));
  let complaint = '';
  guard.stderr.setEncoding('utf8').on('data', (text) => {
    complaint += text;
  });
  const url = await new Promise<string>((resolve, reject) => {
    guard.stdout.setEncoding('utf8').once('data', (line: string) => resolve(line.trim()));
    guard.once('error', reject);
    guard.once('close', () => reject(new Error(`PostgreSQL did not start:\n${complaint.trim()}`)));
  });
  guard.unref();
  return {
    url,
    stop: async () => {
      guard.ref();
      guard.stdin.end();
      await ended;
    },
  };
}
