// npm run proof:fresh: what a newcomer does, by a machine. Clones HEAD into a folder with a space in
// its name, runs `npm start` with nothing installed and nobody at the keyboard, and a second time,
// measured. As root it does it all again as an ordinary user. `-- --test` runs `npm test` as well, as that
// user where there is one.
import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cleanEnvironment } from './fresh/clean-environment.ts';
import { start } from './fresh/start.ts';
import { freePort } from './machine/free-port.ts';
import { type Account, unprivilegedAccount } from './machine/unprivileged-account.ts';
import { projectRoot } from './suites/local-file.ts';

const SECOND_START_MS = 2000;
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
