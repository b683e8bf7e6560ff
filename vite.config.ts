import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { precompressed } from './scripts/vite/precompressed.ts';
import { serviceWorker } from './scripts/vite/service-worker.ts';

const apiPort = process.env.API_PORT ?? '3000';

const root = new URL('./src/web/', import.meta.url);

const OF_FORMS =
  /kept-entries|form-check|text-area|save-or-cancel|[-/]field\.|-form\.|typed-(measures|text|duration)|read-number|useMutation|mutationObserver|contract\/(imports|weight|shoes|workout-entry|typed-fields)\.|domain\/workout-fields\./;
// What keeps answers and entries on the device comes after the first screen.
const WITHOUT_NETWORK = /node_modules\/idb\/|\/src\/web\/offline\//;
const OF_LISTS =
  /ui\/(confirm-dialog|description-list|dialog|icon-button|list-skeleton|progress-bar|table|zone-swatch)\.|show-more-pages|charts\/use-width/;

const OF_DASHBOARD = /src\/web\/(routes|dashboard\/dashboard\.page)\./;
const BELOW_FIGURES =
  /src\/web\/dashboard\/(insights-card|race-tiles|recent-workouts|weekly-progress)\./;

/** Changes with what the calls answer, so that an answer kept on a device is read as it was written. */
const contractVersion = createHash('sha256');
for (const file of globSync('src/contract/**/*.ts', { exclude: ['**/*.test.ts'] }).sort()) {
  contractVersion.update(readFileSync(file));
}

export default defineConfig({
  define: { CONTRACT_VERSION: JSON.stringify(contractVersion.digest('base64url').slice(0, 12)) },
  root: fileURLToPath(root),
  publicDir: 'public',
  plugins: [
    react(),
    tailwindcss(),
    blockingScript('/theme/apply-theme.js'),
    scriptsOneByOne(),
    precompressed(),
    serviceWorker(),
  ],
  build: {
    outDir: fileURLToPath(new URL('./dist/web', import.meta.url)),
    emptyOutDir: true,
    manifest: true,
    license: { fileName: 'licenses.md' },
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Where the time of a build went is nothing for whoever starts Longrun on a slow machine.
      checks: { bundlerTimings: false },
      output: {
        // What many screens share is one file: dozens of small ones pack worse and are slower to
        // fetch. What forms are made of is for the screens that have one, and so with lists.
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              minShareCount: 9,
              test: (file) => ![OF_FORMS, OF_LISTS, WITHOUT_NETWORK].some((own) => own.test(file)),
            },
            { name: 'lists', minShareCount: 4, test: OF_LISTS },
            { name: 'react-dom', test: /node_modules\/(react-dom|scheduler)\// },
            { name: 'start', tags: ['$initial'] },
            { name: 'dashboard', test: OF_DASHBOARD },
            { name: 'dashboard-below', test: BELOW_FIGURES },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: `http://127.0.0.1:${apiPort}` } },
  },
});

// A classic script that must run before the first paint. Inlined it would be refused by the CSP, and
// Vite bundles modules only, so it is emitted with a hash and named in the page.
function blockingScript(address: string): Plugin {
  const file = fileURLToPath(new URL(`./src/web${address}`, import.meta.url));
  const name = address.slice(address.lastIndexOf('/') + 1);
  return {
    name: 'blocking-script',
    buildStart() {
      if (this.environment.mode !== 'build') return;
      this.emitFile({ type: 'asset', name, source: readFileSync(file, 'utf8') });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const emitted = Object.values(bundle ?? {}).find(
          (file) => file.type === 'asset' && file.names.includes(name),
        );
        if (bundle && !emitted) throw new Error(`${name} was not emitted`);
        const src = emitted ? `/${emitted.fileName}` : address;
        return [{ tag: 'script', attrs: { src }, injectTo: 'head' }];
      },
    },
  };
}

// Each file that the entry imports is a script of the page, run when it has come and in a task of its
// own. Named as preloads, as Vite has them, all of them run in one task once the last has come.
function scriptsOneByOne(): Plugin {
  const preload = / *<link rel="modulepreload" crossorigin href="(.*?)">\n/g;
  return {
    name: 'scripts-one-by-one',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const scripts = [...html.matchAll(preload)].map(
          ([, src]) => `    <script type="module" crossorigin src="${src}"></script>\n`,
        );
        return html
          .replace(preload, '')
          .replace(/ *<script type="module"/, (entry) => scripts.join('') + entry);
      },
    },
  };
}
