import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Stop } from './stop.mjs';

const OLDEST = [22, 18];

/**
 * The Node that can run our TypeScript: on Linux the one that came with the packages, first in the
 * path of npm scripts by its link in node_modules/.bin (npm 10 forgets to make it); elsewhere, and
 * where that one cannot run (musl, an old glibc), the machine's own, with no link in its way.
 */
export function chooseNode(root) {
  const link = path.join(root, 'node_modules', '.bin', 'node');
  if (existsSync(link) && realpathSync(link) === realpathSync(process.execPath)) return link;
  const packaged = path.join(
    ...[root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node'],
  );
  if (runs(packaged)) {
    linkTo(packaged, link);
    return link;
  }
  if (isNewEnough(process.versions.node)) {
    rmSync(link, { force: true });
    return process.execPath;
  }
  throw new Stop(
    `Longrun needs Node ${OLDEST.join('.')} or newer on this machine and this is ${process.versions.node}: install the current one from https://nodejs.org, then run the same command again.`,
  );
}

/**
 * Our npm scripts say `exec node`, so that no shell stands between npm and the program: it would
 * take the SIGTERM for itself and leave the program behind. The shell of Windows has no `exec`.
 */
export function giveWindowsExec(root) {
  if (process.platform !== 'win32') return;
  const file = path.join(root, 'node_modules', '.bin', 'exec.cmd');
  if (!existsSync(file)) writeFileSync(file, '@%*\r\n');
}

function linkTo(packaged, link) {
  if (existsSync(link)) return;
  rmSync(link, { force: true });
  mkdirSync(path.dirname(link), { recursive: true });
  symlinkSync(path.relative(path.dirname(link), packaged), link);
}

function runs(file) {
  if (!existsSync(file)) return false;
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' });
  return status === 0 && isNewEnough(stdout.trim().slice(1));
}

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}
