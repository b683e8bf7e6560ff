import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { unprivilegedAccount } from '../../../scripts/machine/unprivileged-account.ts';

/** Root may write everything: then it is another user who claims the folder. */
const account = unprivilegedAccount();
const CLAIM = `
import Sqlite from 'better-sqlite3';
import { claimDataFolder } from ${JSON.stringify(new URL('data-folder.ts', import.meta.url).href)};
new Sqlite(':memory:').close();
${account ? `process.setgroups([]); process.setgid(${account.gid}); process.setuid(${account.uid});` : ''}
await claimDataFolder(process.argv[1]).then(
  ({ release }) => (release(), console.log('claimed')),
  (error) => console.log(error.message),
);`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'longrun-folder-'));
  giveAway(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function giveAway(path: string): void {
  if (account) chownSync(path, account.uid, account.gid);
}

/** The file is there, and whoever claims the folder may read it, and no more. */
function makeForeign(path: string): void {
  writeFileSync(path, '');
  chmodSync(path, 0o444);
}

function claim(of = folder): string {
  return execFileSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', CLAIM, of],
    { encoding: 'utf8', cwd: process.cwd() },
  ).trim();
}

describe('a data folder', () => {
  test('that this user made is claimed, and again', () => {
    expect([claim(), claim()]).toEqual(['claimed', 'claimed']);
    expect(readdirSync(folder)).toEqual(['running.lock', 'running.pid']);
  });

  test.each(['longrun.sqlite', 'longrun.sqlite-wal', 'running.lock', 'running.pid', 'secret.key'])(
    'whose %s is another user’s is refused, with the command that hands it over',
    (name) => {
      makeForeign(join(folder, name));
      expect(claim()).toMatch(
        new RegExp(
          `${name} cannot be written by this user\\. .+ Give the whole folder to this user: sudo chown -R \\d+ ${folder}$`,
        ),
      );
    },
  );

  test('may hold what is not of Longrun, whoever’s it is', () => {
    makeForeign(join(folder, 'notes.txt'));
    mkdirSync(join(folder, 'lost+found'), { mode: 0o700 });
    expect(claim()).toBe('claimed');
  });

  test('that is made at the start is for this user alone', () => {
    const made = join(folder, 'below', 'data');
    expect(claim(made)).toBe('claimed');
    expect(statSync(made).mode & 0o777).toBe(0o700);
  });
});
