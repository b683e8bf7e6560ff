import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const WORKER = fileURLToPath(
  new URL('../../src/web/service-worker/service-worker.ts', import.meta.url),
);

/** Pictures of a page have their own names; the page itself is known by what it holds. */
const KEPT = /^(assets\/|index\.html$)/;

/** The service worker beside the app, which knows every file of it by name. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.values(bundle).filter(({ fileName }) => KEPT.test(fileName));
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: {
          FILES_OF_BUILD: JSON.stringify(files.map(entryOf)),
          'process.env.NODE_ENV': '"production"',
        },
        build: {
          outDir: dir,
          emptyOutDir: false,
          rolldownOptions: {
            input: WORKER,
            output: { format: 'iife', entryFileNames: 'service-worker.js' },
          },
        },
      });
    },
  };
}

function entryOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk) {
  const url = `/${file.fileName}`;
  if (file.fileName.startsWith('assets/')) return { url, revision: null };
  const text = file.type === 'chunk' ? file.code : file.source;
  return { url, revision: createHash('sha256').update(text).digest('base64url').slice(0, 16) };
}
