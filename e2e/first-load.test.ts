import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { pageForVisitor } from '../src/server/platform/http/page-for-visitor.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const BUILT = `${ROOT}dist/web/`;
const MOST_BYTES = 100_000;

type Manifest = Record<string, { file: string; imports?: string[] }>;

// Builds only where the sources have changed since, so that no old build is measured.
beforeAll(() => {
  execFileSync(process.execPath, [`${ROOT}scripts/prepare.mjs`, '--web'], { stdio: 'inherit' });
}, 120_000);

describe.each([
  { screen: 'login', seemsSignedIn: false, shows: 'Sign In', leavesOut: 'Training Status' },
  { screen: 'dashboard', seemsSignedIn: true, shows: 'Training Status', leavesOut: 'Sign In' },
])('the first load of $screen', ({ screen, seemsSignedIn, shows, leavesOut }) => {
  const scripts = () => scriptsOf(pageForVisitor(read('index.html'), { seemsSignedIn, path: '/' }));

  test(`is at most ${MOST_BYTES / 1000} kB of scripts`, () => {
    const sizes = scripts().map((file) => ({ file, bytes: packed(file) }));
    const sum = sizes.reduce((total, { bytes }) => total + bytes, 0);
    const parts = sizes.map(({ file, bytes }) => `${file.slice(7, -12)} ${kB(bytes)}`).join(', ');
    console.log(`First load of ${screen}: ${kB(sum)} kB of scripts, gzip (${parts})`);
    expect(sum).toBeGreaterThan(50_000);
    expect(sum).toBeLessThanOrEqual(MOST_BYTES);
  });

  test('holds its own screen, not the other, and no schemas', () => {
    const code = scripts().map(read).join('\n');
    expect(code).toContain(shows);
    expect(code).not.toContain(leavesOut);
    expect(code).not.toContain('_zod');
  });
});

test('the schemas are in the build, with the forms', () => {
  const code = readdirSync(`${BUILT}assets`).filter((name) => name.endsWith('.js'));
  expect(code.some((name) => read(`assets/${name}`).includes('_zod'))).toBe(true);
});

test('every script and style is there once more as Brotli and gzip, and says the same', () => {
  const files = readdirSync(`${BUILT}assets`).filter((name) => /\.(js|css)$/.test(name));
  for (const name of files) {
    const bytes = readFileSync(`${BUILT}assets/${name}`);
    if (bytes.length < 1000) continue;
    expect(existsSync(`${BUILT}assets/${name}.br`), name).toBe(true);
    expect(brotliDecompressSync(readFileSync(`${BUILT}assets/${name}.br`)).equals(bytes)).toBe(
      true,
    );
    expect(gunzipSync(readFileSync(`${BUILT}assets/${name}.gz`)).equals(bytes)).toBe(true);
  }
});

/** The scripts that a page names, and those that they import before they can run. */
function scriptsOf(page: string): string[] {
  const manifest: Manifest = JSON.parse(read('.vite/manifest.json'));
  const chunks = Object.values(manifest);
  const files = new Set(
    [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file),
  );
  for (const file of files) {
    for (const key of chunks.find((chunk) => chunk.file === file)?.imports ?? []) {
      const imported = manifest[key];
      if (!imported) throw new Error(`${file} imports ${key}, which the manifest does not know`);
      files.add(imported.file);
    }
  }
  return [...files];
}

function read(file: string): string {
  return readFileSync(BUILT + file, 'utf8');
}

function packed(file: string): number {
  return gzipSync(readFileSync(BUILT + file), { level: 9 }).length;
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
