import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Stop } from './stop.mjs';

const OLDEST = [22, 18];

/**
 * The Node that can run our TypeScript: on Linux the one that came with the packages and stands first
 * in the path of npm scripts, elsewhere the machine's own. One that cannot run here (musl, an old
 * glibc) is taken out of the path, so that the machine's own is used.
 */
export function chooseNode(root) {
  const packaged = path.join(root, 'node_modules', '.bin', 'node');
  if (existsSync(packaged)) {
    if (realpathSync(packaged) === realpathSync(process.execPath) || runs(packaged))
      return packaged;
    if (isNewEnough(process.versions.node)) {
      rmSync(packaged);
      return process.execPath;
    }
  } else if (isNewEnough(process.versions.node)) {
    return process.execPath;
  }
  throw new Stop(
    `Longrun needs Node ${OLDEST.join('.')} or newer on this machine and this is ${process.versions.node}: install the current one from https://nodejs.org, then run the same command again.`,
  );
}

function runs(file) {
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' });
  return status === 0 && isNewEnough(stdout.trim().slice(1));
}

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}
