import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onServer } from '../../testing/server/on-server.ts';
import { freePort } from '../machine/free-port.ts';
import { unprivilegedAccount } from '../machine/unprivileged-account.ts';

/** After which statement a client gives the server's connection back. */
export type PoolMode = 'transaction' | 'session';

const PLACES = ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];
const PATIENCE_MS = 10_000;

/** Where the program is, and which version. */
export function findPgbouncer(): string {
  const folders = [...PLACES, ...(process.env.PATH ?? '').split(path.delimiter)];
  const program = folders
    .map((folder) => path.join(folder, 'pgbouncer'))
    .find((file) => existsSync(file));
  if (program === undefined) {
    throw new Error('pgbouncer is not installed. Debian, Ubuntu: apt-get install -y pgbouncer');
  }
  console.log(execFileSync(program, ['--version'], { encoding: 'utf8' }).split('\n')[0]);
  return program;
}

/** A pgbouncer of our own in front of a database, as its packages configure it but for the mode. */
export async function startPgbouncer(input: {
  program: string;
  target: URL;
  mode: PoolMode;
  /** The most that it opens to the server. */
  connections: number;
}): Promise<{ url: string; stop: () => Promise<void> }> {
  const { program, target, mode, connections } = input;
  const account = unprivilegedAccount();
  const folder = mkdtempSync('/tmp/longrun-pgbouncer-');
  const port = await freePort();
  const users = path.join(folder, 'users.txt');
  const settings = path.join(folder, 'pgbouncer.ini');
  writeFileSync(users, `"${target.username}" "${target.password}"\n`, { mode: 0o600 });
  writeFileSync(
    settings,
    `[databases]
* = host=${target.hostname} port=${target.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = ${mode}
default_pool_size = ${connections}
max_client_conn = 200
log_connections = 0
log_disconnections = 0
`,
  );
  for (const owned of [folder, users, settings]) {
    if (account) chownSync(owned, account.uid, account.gid);
  }
  const child = spawn(program, ['--quiet', settings], { ...account, stdio: 'ignore' });
  const stop = async () => {
    await ended(child);
    rmSync(folder, { recursive: true, force: true });
  };
  const url = new URL(target);
  url.port = String(port);
  try {
    await untilItAnswers(url.href, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: url.href, stop };
}

async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      await onServer(url, 'select 1');
      return;
    } catch (error) {
      if (child.exitCode !== null || Date.now() > until) {
        throw new Error('pgbouncer did not start', { cause: error });
      }
    }
    await sleep(50);
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  // At once, whoever is still connected.
  child.kill('SIGTERM');
  await gone;
}
