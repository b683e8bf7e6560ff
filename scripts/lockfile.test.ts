import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Entry = {
  version?: string;
  resolved?: string;
  integrity?: string;
  inBundle?: boolean;
  optionalDependencies?: Record<string, string>;
  hasInstallScript?: boolean;
};

/** Below these versions the package has a published hole. */
const FLOORS: Record<string, string> = {
  fastify: '5.12.5',
  '@fastify/multipart': '10.1.1',
  'fast-uri': '3.1.8',
  'find-my-way': '9.9.0',
  'fast-xml-parser': '5.7.0',
  'drizzle-orm': '0.45.2',
  hono: '4.13.7',
};

const LOCKFILES = ['../package-lock.json', './postgres/binaries/package-lock.json'];

function read(lockfile: string): { text: string; packages: [string, Entry][] } {
  const text = readFileSync(new URL(lockfile, import.meta.url), 'utf8');
  const lock: { packages: Record<string, Entry> } = JSON.parse(text);
  return { text, packages: Object.entries(lock.packages).filter(([place]) => place !== '') };
}

function tooOld({ packages }: { packages: [string, Entry][] }): string[] {
  return packages.flatMap(([place, { version = '0' }]) => {
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const floor = FLOORS[name];
    return floor !== undefined && compare(version, floor) < 0 ? [`${place} ${version}`] : [];
  });
}

/** -1, 0 or 1; a pre-release is older than its release. */
function compare(a: string, b: string): number {
  const numbers = (version: string) => version.split('-')[0]?.split('.').map(Number) ?? [];
  const [left, right] = [numbers(a), numbers(b)];
  for (const [i, number] of left.entries()) {
    if (number !== right[i]) return Math.sign(number - (right[i] ?? 0));
  }
  return Number(b.includes('-')) - Number(a.includes('-'));
}

test('no locked package is below its security floor', () => {
  const lock = read('../package-lock.json');
  expect(tooOld(lock)).toEqual([]);
  expect(lock.packages.map(([place]) => place)).toContain('node_modules/fastify');
});

test.each([
  ['fastify', '5.12.4', 1],
  ['fastify', '5.12.5', 0],
  ['fastify', '5.12.5-rc.1', 1],
  ['fastify', '5.13.0', 0],
  ['fastify', '4.99.9', 1],
  ['fastify', '6.0.0', 0],
  ['other', '0.0.1', 0],
])('%s %s has %i complaints, also deep in the tree', (name, version, count) => {
  const packages: [string, Entry][] = [[`node_modules/a/node_modules/${name}`, { version }]];
  expect(tooOld({ packages })).toHaveLength(count);
});

test.each(LOCKFILES)('%s names no registry and has a hash for each package', (lockfile) => {
  const { text, packages } = read(lockfile);
  expect(packages.length).toBeGreaterThan(0);
  expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  const unhashed = packages.filter(
    ([, { integrity, inBundle }]) => !inBundle && !integrity?.startsWith('sha512-'),
  );
  expect(unhashed).toEqual([]);
  expect(text).not.toMatch(/registry\./);
});

// npm leaves out what the registry of that moment does not have, and then `npm ci` refuses the file.
test('every platform that a package supports is in the lockfile', () => {
  const { packages } = read('../package-lock.json');
  const places = new Set(packages.map(([place]) => place));
  const missing = packages.flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !foldersAbove(place).some((folder) => places.has(`${folder}node_modules/${name}`)),
    ),
  );
  expect(missing).toEqual([]);
});

function foldersAbove(place: string): string[] {
  const parts = `${place}/`.split(/(?<=\/)(?=node_modules\/)/);
  return ['', ...parts.map((_, i) => parts.slice(0, i + 1).join(''))];
}

test('no package of the app needs its install script, so none is run', () => {
  const { packages } = read('../package-lock.json');
  expect(packages.filter(([, entry]) => entry.hasInstallScript).map(([place]) => place)).toEqual(
    [],
  );
});
