import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { runQuietly } from './run-quietly.mjs';
import { Stop } from './stop.mjs';

const SOURCES = [
  'src/web',
  'src/domain',
  'src/contract',
  'vite.config.ts',
  'scripts/vite',
  'tsconfig.base.json',
  'package-lock.json',
];
const TEST = /\.test\.tsx?$|\/testing\//;

/** True when dist/web was built from the very content that stands in the sources now. */
export function webIsFresh(root) {
  const { built, stamp } = places(root);
  return (
    existsSync(path.join(built, 'index.html')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hashOfSources(root)
  );
}

/** Builds beside dist/web and swaps at the end, so that a running server never serves half a build. */
export async function buildWeb(root, node) {
  const { built, stamp, next, last } = places(root);
  const startedAt = Date.now();
  console.log('Building the web app ...');
  const hash = hashOfSources(root);
  const { code, output } = await runQuietly(
    node,
    [
      path.join(root, 'node_modules', 'vite', 'bin', 'vite.js'),
      ...['build', '--outDir', next, '--emptyOutDir', '--logLevel', 'warn'],
    ],
    // Whatever the machine says, and a test runner says 'test': else React's slow half is built.
    { cwd: root, env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (code !== 0) throw new Stop(`The web app did not build:\n${output}`);
  if (output !== '') console.log(output);
  keepEarlierAssets(built, next);
  rmSync(stamp, { force: true });
  rmSync(last, { recursive: true, force: true });
  if (existsSync(built)) renameSync(built, last);
  renameSync(next, built);
  rmSync(last, { recursive: true, force: true });
  writeFileSync(stamp, hash);
  console.log(`Web app built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
}

/**
 * A page that was open while the server was updated still asks for the code that it began with: that
 * is served for some weeks more. A file is as old as the day on which a newer build replaced it.
 */
function keepEarlierAssets(built, next) {
  const manifest = path.join(built, '.vite', 'manifest.json');
  if (!existsSync(manifest)) return;
  const current = readFileSync(manifest, 'utf8');
  for (const name of readdirSync(path.join(built, 'assets'))) {
    const [from, to] = [built, next].map((folder) => path.join(folder, 'assets', name));
    const isReplacedNow = current.includes(`assets/${name.replace(/\.(br|gz)$/, '')}"`);
    const replacedMs = isReplacedNow ? Date.now() : statSync(from).mtimeMs;
    if (existsSync(to) || Date.now() - replacedMs > EARLIER_KEPT_MS) continue;
    cpSync(from, to);
    utimesSync(to, replacedMs / 1000, replacedMs / 1000);
  }
}

const EARLIER_KEPT_MS = 30 * 86_400_000;

function places(root) {
  const dist = path.join(root, 'dist');
  return {
    built: path.join(dist, 'web'),
    stamp: path.join(dist, 'web.stamp'),
    next: path.join(dist, 'web.next'),
    last: path.join(dist, 'web.last'),
  };
}

function hashOfSources(root) {
  const hash = createHash('sha256');
  for (const source of SOURCES) addToHash({ hash, root, relative: source });
  return hash.digest('hex');
}

function addToHash({ hash, root, relative }) {
  const full = path.join(root, relative);
  if (!existsSync(full)) return;
  const entries = readFolder(full);
  if (entries === undefined) {
    if (TEST.test(relative)) return;
    hash.update(`${relative}\0`).update(createHash('sha256').update(readFileSync(full)).digest());
    return;
  }
  for (const name of entries.sort()) addToHash({ hash, root, relative: `${relative}/${name}` });
}

function readFolder(folder) {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}
