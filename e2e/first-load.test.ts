import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { journey } from './fixtures.ts';
import { settled } from './settled.ts';

const BUILT = fileURLToPath(new URL('../dist/web/', import.meta.url));
const MOST_BYTES = 126_000;

/** What stands below the figures: fetched while the answers come, in one file. */
const LATER_PARTS = 'dashboard-below';

const FIGURES = [
  '/api/analytics/:id/summary',
  '/api/analytics/:id/weeks',
  '/api/analytics/:id/status',
  '/api/races/:id',
  '/api/workouts/:id',
];

describe('the first load', () => {
  journey(`of login is at most ${MOST_BYTES / 1000} kB of scripts`, async ({ visitor }) => {
    const scripts = watchScripts(visitor.page);
    await visitor.navigate('/');
    await settled(visitor.page);
    const sum = tellSizes('login', scripts);
    expect(sum).toBeGreaterThan(50_000);
    expect(sum).toBeLessThanOrEqual(MOST_BYTES);
    expect(codeOf(scripts)).toContain('Your training log, on your own server.');
    expect(codeOf(scripts)).not.toContain('Training Status');
  });

  journey(`of the dashboard is at most ${MOST_BYTES / 1000} kB of scripts`, async ({ visitor }) => {
    await visitor.register();
    const scripts = watchScripts(visitor.page);
    await visitor.navigate('/');
    await settled(visitor.page);
    const needed = scriptsOf(['index.html', chunkNamed('dashboard')]);
    const later = without(scriptsOf([chunkNamed(LATER_PARTS)]), needed);
    tellSizes('the races and the chart below it', later);
    const first = without(scripts, later);
    const sum = tellSizes('dashboard', first);
    expect(sum).toBeGreaterThan(50_000);
    expect(sum).toBeLessThanOrEqual(MOST_BYTES);
    expect(codeOf(first)).toContain('Training Status');
    expect(codeOf(first)).not.toContain('Your training log, on your own server.');
  });

  journey(
    'of the dashboard asks for the code of its later parts before their answers have come',
    async ({ visitor }) => {
      const { page } = visitor;
      await visitor.register();
      const early = await page.request.get('/');
      const frame = [...scriptsOf([chunkNamed('dashboard')])].at(0);
      expect(early.headers().link).toContain(`</${frame}>; rel=modulepreload`);
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\/api\/(races|analytics|coach)\//, async (route) => {
        await held;
        await route.continue();
      });
      const scripts = watchScripts(page);
      await visitor.navigate('/');
      const parts = scriptsOf([chunkNamed(LATER_PARTS)]);
      await expect.poll(() => without(parts, scripts)).toEqual(new Set());
      release();
      await page.getByText('No upcoming races').waitFor();
      await settled(page);
    },
  );

  journey(
    'of the dashboard asks for each figure once, and before it is drawn',
    async ({ visitor }) => {
      const { page } = visitor;
      await visitor.register();
      await page.addInitScript(() => {
        const asked: { path: string; isDrawn: boolean }[] = [];
        const { fetch } = window;
        window.fetch = (input, init) => {
          const isDrawn = document.querySelector('h1') !== null;
          asked.push({ path: String(input).replace(/\d+/, ':id'), isDrawn });
          return fetch(input, init);
        };
        Object.assign(window, { asked });
      });
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await visitor.navigate('/');
      await settled(page);
      // What the page names is what its code asks for, and goes over the wire once.
      const named = await page
        .locator('link[as="fetch"]')
        .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
      expect(named.length).toBe(3);
      for (const address of named) {
        expect(requests.filter((url) => url === address)).toEqual([address]);
      }
      const asked: { path: string; isDrawn: boolean }[] = await page.evaluate('asked');
      const calls = FIGURES.map((path) => asked.filter((call) => call.path.startsWith(path)));
      expect(calls).toEqual(
        FIGURES.map((path) => [{ path: expect.stringContaining(path), isDrawn: false }]),
      );
    },
  );

  journey('says that it is on its way where the code takes its time', async ({ visitor }) => {
    const { page } = visitor;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/(react-dom|index)-.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const words = page.getByText('Longrun is loading...');
    await expect.poll(() => words.evaluate((shown) => getComputedStyle(shown).opacity)).toBe('1');
    release();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(await words.count()).toBe(0);
  });

  journey(
    'fetches a screen when its link is pointed at or focused, none before',
    async ({ visitor }) => {
      const { page } = visitor;
      await visitor.register();
      const scripts = watchScripts(page);
      await visitor.navigate('/');
      await settled(page);
      const fetched = (name: string) => [...scripts].some((file) => file.includes(name));
      expect(['log.page', 'races.page', 'ai.page', 'profile.page'].filter(fetched)).toEqual([]);
      const bar = page.getByRole('navigation', { name: 'Main' });
      await bar.getByRole('link', { name: 'Race Goals' }).hover();
      await expect.poll(() => fetched('races.page')).toBe(true);
      await bar.getByRole('link', { name: 'AI', exact: true }).focus();
      await expect.poll(() => fetched('ai.page')).toBe(true);
      expect(['log.page', 'profile.page'].filter(fetched)).toEqual([]);
    },
  );
});

test('every file that the entry imports is a script of the page, before the entry', () => {
  const page = read('index.html');
  const entry = readManifest()['index.html'];
  const imported = (entry?.imports ?? []).map((name) => readManifest()[name]?.file);
  const scripts = [...page.matchAll(/<script type="module" crossorigin src="\/(.*?)">/g)];
  expect(scripts.map(([, file]) => file)).toEqual([...imported, entry?.file]);
  expect(page).not.toContain('modulepreload');
});

journey('every script and style is there once more as Brotli and gzip, and says the same', () => {
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

/** The scripts that this page has asked for, as they come. */
function watchScripts(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname.slice(1));
  });
  return scripts;
}

type Manifest = Record<string, { file: string; name?: string; imports?: string[] }>;

function readManifest(): Manifest {
  return JSON.parse(read('.vite/manifest.json'));
}

function chunkNamed(name: string): string {
  const found = Object.entries(readManifest()).find(([, chunk]) => chunk.name === name);
  if (!found) throw new Error(`The manifest has no chunk named ${name}`);
  return found[0];
}

/** The scripts of these modules, and those that they import before they can run. */
function scriptsOf(modules: readonly string[]): Set<string> {
  const manifest = readManifest();
  const chunks = new Set(modules);
  for (const name of chunks) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The manifest does not know ${name}`);
    for (const imported of chunk.imports ?? []) chunks.add(imported);
  }
  return new Set([...chunks].map((name) => manifest[name]?.file ?? name));
}

function without(scripts: ReadonlySet<string>, others: ReadonlySet<string>): Set<string> {
  return new Set([...scripts].filter((file) => !others.has(file)));
}

function tellSizes(what: string, scripts: ReadonlySet<string>): number {
  const sizes = [...scripts].map((file) => ({
    name: file.slice('assets/'.length, -'-12345678.js'.length),
    bytes: gzipSync(readFileSync(BUILT + file), { level: 9 }).length,
  }));
  const sum = sizes.reduce((total, { bytes }) => total + bytes, 0);
  const parts = sizes.map(({ name, bytes }) => `${name} ${kB(bytes)}`).join(', ');
  console.log(`First load of ${what}: ${kB(sum)} kB of scripts, gzip (${parts})`);
  return sum;
}

function codeOf(scripts: ReadonlySet<string>): string {
  return [...scripts].map(read).join('\n');
}

function read(file: string): string {
  return readFileSync(BUILT + file, 'utf8');
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
