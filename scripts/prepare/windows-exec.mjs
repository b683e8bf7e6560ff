import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Our npm scripts say `exec node`, so that no shell stands between npm and the program: it would
 * take the SIGTERM for itself and leave the program behind. The shell of Windows has no `exec`.
 */
export function giveWindowsExec(root) {
  if (process.platform !== 'win32') return;
  const file = path.join(root, 'node_modules', '.bin', 'exec.cmd');
  if (!existsSync(file)) writeFileSync(file, '@%*\r\n');
}
