// npm run proof:fresh: what a newcomer does, by a machine. Clones HEAD into a folder with a space in
// its name, runs `npm start` with nothing installed and nobody at the keyboard, and a second time,
// measured. As root it does it all again as an ordinary user. `-- --test` runs `npm test` as well, as that
// user where there is one.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './machine/free-port.ts';
import { type Account, unprivilegedAccount } from './machine/unprivileged-account.ts';
import { projectRoot } from './suites/local-file.ts';

const SECOND_START_MS = 2000;
const END_MS = 15_000;
const PROMPT = /\(y(es)?\)|\[y\/n\]|\(y\/n\)|password:|press (enter|any key)/i;
const failures: string[] = [];

const ordinary = unprivilegedAccount();
await prove(ordinary ? 'root' : 'this user', undefined);
if (ordinary) await prove('an ordinary user', ordinary);
for (const failure of failures) console.error(`FAILED: ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;

async function prove(who: string, account: Account | undefined) {
  const home = mkdtempSync(path.join(tmpdir(), 'longrun fresh '));
  try {
    const clone = path.join(home, 'a clone');
    execFileSync('git', ['clone', '--quiet', projectRoot, clone]);
    mkdirSync(path.join(home, 'home'));
    if (account) chownAll(home, account);
    const env = { ...cleanEnvironment(), ...(account && { HOME: path.join(home, 'home') }) };
    const place = { cwd: clone, env, account };
    console.log(`As ${who}, in ${clone}`);

    const first = await start({ ...place, port: await freePort(), limitMs: 600_000 });
    note(first.problem, `first start as ${who}`);
    console.log(`  first npm start, to the first answer    ${seconds(first.readyMs)}`);
    console.log(`  SIGTERM to the end                      ${seconds(first.endMs)}`);

    const second = await start({ ...place, port: await freePort(), limitMs: 30_000 });
    note(second.problem, `second start as ${who}`);
    console.log(`  second npm start, to the first answer   ${seconds(second.readyMs)}`);
    if (second.readyMs > SECOND_START_MS) {
      failures.push(`the second start as ${who} took ${seconds(second.readyMs)}, not under 2 s`);
    }
    const changed = execFileSync(
      'git',
      ['-c', `safe.directory=${clone}`, 'status', '--porcelain'],
      { cwd: clone, encoding: 'utf8' },
    );
    if (changed !== '') failures.push(`starting as ${who} changed the clone:\n${changed}`);
    if (process.argv.includes('--test') && account === ordinary) {
      execFileSync('npm', ['test'], {
        ...place,
        ...account,
        stdio: ['ignore', 'inherit', 'inherit'],
      });
    }
  } catch (error) {
    failures.push(`as ${who}: ${error instanceof Error ? error.message : error}`);
  } finally {
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  }
}

function note(problem: string | undefined, when: string) {
  if (problem !== undefined) failures.push(`${when}: ${problem}`);
}

function chownAll(folder: string, { uid, gid }: Account) {
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    chownSync(path.join(folder, entry), uid, gid);
  }
  chownSync(folder, uid, gid);
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}

type Started = { readyMs: number; endMs: number; problem: string | undefined };

/** Runs `npm start` until /api/health answers, then SIGTERMs it. Its input stays open and silent, so that a question would wait until the limit. */
async function start(options: {
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

/** What a login shell has: without what npm adds to its scripts, and without settings of ours. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) =>
      !/^(npm_|NODE$|NODE_OPTIONS$|INIT_CWD$|PORT$|HOST$|DATA_DIR$|DATABASE_URL$)/.test(name),
  );
  const folders = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !/node_modules|node-gyp-bin/.test(folder));
  return { ...Object.fromEntries(kept), PATH: folders.join(path.delimiter) };
}
