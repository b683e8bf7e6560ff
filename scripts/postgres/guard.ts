// Owns one throw-away PostgreSQL: starts it, prints its address, and ends it when its own input
// closes, which happens when the starter says stop and also when the starter dies.
//   node guard.ts BINARIES fast|durable
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../machine/free-port.ts';
import { type Account, unprivilegedAccount } from '../machine/unprivileged-account.ts';

const [given = '', mode] = process.argv.slice(2);
const USER = 'longrun';
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'log_min_messages=warning',
  ...(mode === 'durable' ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
];

let server: ChildProcess | undefined;
let folder: string | undefined;
let ending: Promise<void> | undefined;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0));
process.stdin
  .on('end', () => end(0))
  .on('error', () => end(0))
  .resume();

try {
  process.stdout.write(`${await start()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  await end(1);
}

async function start(): Promise<string> {
  const account = unprivilegedAccount();
  folder = mkdtempSync(path.join(account ? '/tmp' : tmpdir(), 'longrun-postgres-'));
  const binaries = account ? reachable(given, folder) : given;
  const data = path.join(folder, 'data');
  const passwordFile = path.join(folder, 'password');
  const password = randomBytes(18).toString('hex');
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  for (const owned of [folder, data, passwordFile]) {
    if (account) chownSync(owned, account.uid, account.gid);
  }
  await promisify(execFile)(
    path.join(binaries, 'initdb'),
    [
      ...['--pgdata', data, '--username', USER, '--auth', 'scram-sha-256'],
      ...['--pwfile', passwordFile, '--encoding', 'UTF8', '--locale', 'C', '--no-sync'],
    ],
    { ...account, cwd: folder, env: { ...process.env, LC_ALL: 'C' } },
  );
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    const failure = await serve({ binaries, data, port, account, cwd: folder });
    if (failure === undefined) return `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`;
    if (attempt === 3) throw new Error(failure);
  }
}

/** Starts the server and resolves when it answers; to what it said when it does not come up. */
function serve(options: {
  binaries: string;
  data: string;
  port: number;
  account: Account | undefined;
  cwd: string;
}): Promise<string | undefined> {
  const { binaries, data, port, account, cwd } = options;
  const settings = [...SETTINGS, `port=${port}`].flatMap((setting) => ['-c', setting]);
  const child = spawn(path.join(binaries, 'postgres'), ['-D', data, ...settings], {
    ...account,
    cwd,
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  server = child;
  let said = '';
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => resolve(said));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (said.length < 10_000) said += text;
      if (said.includes('ready to accept connections')) resolve(undefined);
    });
  });
}

function end(code: number): Promise<void> {
  ending ??= (async () => {
    if (server) await endServer(server);
    if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    process.exit(code);
  })();
  return ending;
}

/** Fast shutdown, then immediate, then the hard way. */
async function endServer(child: ChildProcess) {
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (hasEnded()) return;
    child.kill(signal);
    for (let waited = 0; waited < 5000 && !hasEnded(); waited += 20) await sleep(20);
  }
}

/** The other user cannot look into root's home: what lies there is copied to where it can. */
function reachable(binaries: string, target: string): string {
  if (/^\/(usr|opt)\//.test(binaries)) return binaries;
  const copy = path.join(target, 'postgres');
  cpSync(path.dirname(binaries), copy, { recursive: true, verbatimSymlinks: true });
  return path.join(copy, path.basename(binaries));
}
