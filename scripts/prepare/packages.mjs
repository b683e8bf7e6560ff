import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runQuietly } from './run-quietly.mjs';
import { Stop } from './stop.mjs';

const INSTALL = [
  ...['ci', '--ignore-scripts', '--loglevel=error'],
  // A machine may say NODE_ENV=production: the build still needs its tools.
  ...['--include=dev', '--include=optional'],
  // npm's own patience with a registry that does not answer is two minutes.
  ...['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'],
];
const UNREACHABLE =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH/;

/** True when node_modules holds what package-lock.json names, by the stamp of the last look or else by npm's own list. */
export function packagesAreInstalled(root) {
  const lockText = read(path.join(root, 'package-lock.json'));
  if (lockText === undefined)
    throw new Stop(`package-lock.json is missing in ${root}: restore it.`);
  if (read(stampFile(root)) === stampOf(lockText)) return true;
  if (!listsAgree(lockText, read(path.join(root, 'node_modules', '.package-lock.json'))))
    return false;
  writeStamp(root, lockText);
  return true;
}

/** Installs exactly what the lockfile names. No package needs its install script, so none is run. */
export async function installPackages(root) {
  const startedAt = Date.now();
  console.log('Installing the packages (the first time takes about a minute) ...');
  const { command, args } = npm();
  const { code, output } = await runQuietly(command, [...args, ...INSTALL], {
    cwd: root,
    shell: command.endsWith('.cmd'),
  });
  if (code !== 0) throw installFailed(output);
  writeStamp(root, readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  console.log(`Packages installed in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
}

// The Node that npm itself runs on: the one in node_modules/.bin disappears while npm works.
function npm() {
  const { npm_node_execpath: node, npm_execpath: script } = process.env;
  if (node && script && existsSync(node) && existsSync(script))
    return { command: node, args: [script] };
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [] };
}

function installFailed(output) {
  if (output.includes('in sync')) {
    return new Stop(
      'package.json and package-lock.json do not agree: run `npm install` and commit both files.',
    );
  }
  return UNREACHABLE.test(output)
    ? new Stop(
        'The packages could not be fetched, the npm registry cannot be reached from here: check the network and `npm config get registry` (behind a proxy: `npm config set proxy http://...`), then run the same command again.',
      )
    : new Stop(`npm could not install the packages. It says:\n${output}`);
}

function listsAgree(lockText, installedText) {
  if (installedText === undefined) return false;
  const installed = JSON.parse(installedText).packages;
  return Object.entries(JSON.parse(lockText).packages).every(
    ([name, wanted]) =>
      name === '' || wanted.optional || installed[name]?.version === wanted.version,
  );
}

function writeStamp(root, lockText) {
  try {
    mkdirSync(path.dirname(stampFile(root)), { recursive: true });
    writeFileSync(stampFile(root), stampOf(lockText));
  } catch {
    // Without the stamp the next start compares the lists again: slower, not wrong.
  }
}

function stampFile(root) {
  return path.join(root, 'node_modules', '.cache', 'longrun', 'packages');
}

function stampOf(lockText) {
  return `${createHash('sha256').update(lockText).digest('hex')} ${process.platform}-${process.arch}`;
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}
